/** Has files parsed in a thread, which is started when it is needed and ends when it was not for a while. */
import { Worker } from "node:worker_threads";
import { CodecError, type Unit } from "@dragoman/formats";
import { type FromThread, mostBases, type Origin, type ToThread } from "./messages.ts";

export interface ParsedInThread {
  readonly header: ReadonlyMap<string, string>;
  readonly units: readonly Unit[];
}

interface Job extends PromiseWithResolvers<ParsedInThread> {
  header: ReadonlyMap<string, string>;
  readonly units: Unit[];
}

const isSource = import.meta.url.endsWith(".ts");
const program = new URL(isSource ? "./program.ts" : "./program.js", import.meta.url);

/** Milliseconds without work after which the thread ends. */
const idleLimit = 60_000;

interface Thread {
  readonly parse: typeof parseInThread;
}

let thread: Thread | undefined;

/** @throws CodecError for a file that cannot be read */
export const parseInThread = (file: Origin, base: Origin | undefined, signal: AbortSignal): Promise<ParsedInThread> => {
  if (thread === undefined) {
    const started: Thread = startThread(() => {
      if (thread === started) thread = undefined;
    });
    thread = started;
  }
  return thread.parse(file, base, signal);
};

const startThread = (onEnd: () => void): Thread => {
  const worker = new Worker(program, { execArgv: isSource ? ["--conditions=source"] : [], name: "files" });
  const jobs = new Map<number, Job>();
  const bases = new WeakMap<Origin, number>();
  const sent: number[] = [];
  let last = 0;
  let idle: ReturnType<typeof setTimeout> | undefined;
  const post = (message: ToThread) => worker.postMessage(message);

  const end = (error: Error) => {
    clearTimeout(idle);
    onEnd();
    for (const job of jobs.values()) job.reject(error);
    jobs.clear();
  };
  const settle = (id: number) => {
    jobs.delete(id);
    if (jobs.size > 0) return;
    worker.unref();
    idle = setTimeout(() => {
      // Who comes while it ends gets another one.
      onEnd();
      void worker.terminate();
    }, idleLimit).unref();
  };

  worker.on("message", (message: FromThread) => {
    const job = jobs.get(message.job);
    if (job === undefined) return;
    switch (message.type) {
      case "parsed":
        job.header = message.header;
        return post({ type: "more", job: message.job });
      case "units":
        if (message.units.length > 0) {
          job.units.push(...message.units);
          return post({ type: "more", job: message.job });
        }
        settle(message.job);
        return job.resolve({ header: job.header, units: job.units });
      case "refused": {
        settle(message.job);
        const { message: text, line, column } = message.error;
        return job.reject(new CodecError(text, line, column));
      }
      case "failed":
        settle(message.job);
        return job.reject(new Error(message.reason));
    }
  });
  worker.on("error", end);
  worker.on("exit", () => end(new Error("The thread that parses files has ended.")));

  /** The number by which the thread knows a base, which it is sent again when it has forgotten it. */
  const known = (base: Origin): number => {
    const id = bases.get(base) ?? ++last;
    bases.set(base, id);
    if (!sent.includes(id)) {
      post({ type: "base", base: id, file: base });
      sent.push(id);
      if (sent.length > mostBases) sent.shift();
    }
    return id;
  };

  return {
    parse: (file: Origin, base: Origin | undefined, signal: AbortSignal): Promise<ParsedInThread> => {
      clearTimeout(idle);
      worker.ref();
      const id = ++last;
      const job: Job = { ...Promise.withResolvers<ParsedInThread>(), header: new Map(), units: [] };
      jobs.set(id, job);
      signal.addEventListener("abort", () => {
        if (!jobs.has(id)) return;
        post({ type: "drop", job: id });
        settle(id);
        job.reject(signal.reason);
      });
      post({ type: "parse", job: id, file, base: base === undefined ? undefined : known(base) });
      return job.promise;
    },
  };
};
