/** Has files read in a thread, which is started when it is needed and ends when it was not for a while. */
import { Worker } from "node:worker_threads";
import { CodecError, type MergedFile, type MergeRequest } from "@dragoman/formats";
import type { Manner, Portion } from "../portions.ts";
import { type Base, type FromThread, large, type Origin, type ToThread } from "./messages.ts";

/** A file that the thread holds until it is closed. */
export interface ThreadFile {
  readonly header: ReadonlyMap<string, string>;
  /** Begins to read the units; each call answers the next ones, and none at the end. One reading at a time. */
  readonly read: (manner: Manner, earlier?: readonly ThreadFile[]) => () => Promise<Portion>;
  readonly close: () => void;
}

type Answer = Extract<FromThread, { readonly type: "opened" | "units" | "merged" }>;

const isSource = import.meta.url.endsWith(".ts");
const program = new URL(isSource ? "./program.ts" : "./program.js", import.meta.url);

/** Milliseconds without work after which the thread ends. */
const idleLimit = 60_000;

interface Thread {
  readonly open: (origin: Origin, base: ThreadFile | Origin | undefined) => Promise<ThreadFile>;
  readonly merge: (codec: string, request: MergeRequest) => Promise<MergedFile>;
}

let thread: Thread | undefined;

/**
 * Opens a file of which `base` is the base, if it has one.
 * @throws CodecError for a file that cannot be read
 */
export const openInThread: Thread["open"] = (origin, base) => running().open(origin, base);

/**
 * Merges versions of a file.
 * @throws CodecError where one of them cannot be read
 */
export const mergeInThread: Thread["merge"] = (codec, request) => running().merge(codec, request);

const running = (): Thread => {
  if (thread !== undefined) return thread;
  const started: Thread = startThread(() => {
    if (thread === started) thread = undefined;
  });
  thread = started;
  return started;
};

const startThread = (onEnd: () => void): Thread => {
  const worker = new Worker(program, { execArgv: isSource ? ["--conditions=dragoman-source"] : [], name: "files" });
  /** Files that are open or being opened, and who waits for an answer about them. */
  const open = new Map<number, PromiseWithResolvers<Answer>>();
  const numbers = new WeakMap<ThreadFile, number>();
  let last = 0;
  let idle: ReturnType<typeof setTimeout> | undefined;
  let ended: Error | undefined;
  const post = (message: ToThread, transfer: ArrayBuffer[] = []) => worker.postMessage(message, transfer);

  const end = (error: Error) => {
    clearTimeout(idle);
    onEnd();
    ended ??= error;
    for (const waiting of open.values()) waiting.reject(error);
    open.clear();
  };
  const close = (file: number) => {
    if (!open.delete(file)) return;
    post({ type: "close", file });
    if (open.size > 0) return;
    worker.unref();
    idle = setTimeout(() => {
      // Who comes while it ends gets another one.
      onEnd();
      void worker.terminate();
    }, idleLimit).unref();
  };
  /** Says something to which the thread answers. */
  const ask = (message: Exclude<ToThread, { readonly type: "close" }>, transfer?: ArrayBuffer[]): Promise<Answer> => {
    const waiting = Promise.withResolvers<Answer>();
    // Who asks in advance listens later.
    waiting.promise.catch(() => {});
    if (ended === undefined) {
      open.set(message.file, waiting);
      post(message, transfer);
    } else waiting.reject(ended);
    return waiting.promise;
  };

  worker.on("message", (message: FromThread) => {
    const waiting = open.get(message.file);
    if (waiting === undefined) return;
    switch (message.type) {
      case "opened":
      case "units":
      case "merged":
        return waiting.resolve(message);
      case "refused": {
        const { message: text, line, column } = message.error;
        return waiting.reject(new CodecError(text, line, column));
      }
      case "failed":
        return waiting.reject(new Error(message.reason));
    }
  });
  worker.on("error", end);
  worker.on("exit", () => end(new Error("The thread that reads files has ended.")));

  const reader = (file: number, manner: Manner, earlier: readonly number[]) => {
    let ahead = ask({ type: "read", file, manner, earlier });
    return async () => {
      const answer = await ahead;
      if (answer.type !== "units") throw new Error("The thread answers what nobody asked.");
      // The next ones are made while these are worked on, unless nobody wants them any more.
      if (answer.portion.units.length > 0 && open.has(file)) ahead = ask({ type: "more", file });
      return answer.portion;
    };
  };

  const numberOf = (opened: ThreadFile): number => {
    const file = numbers.get(opened);
    if (file === undefined) throw new Error("The thread that holds the file has ended.");
    return file;
  };

  /** How the thread knows a base. */
  const named = (base: ThreadFile | Origin | undefined): Base | undefined =>
    base === undefined || !("read" in base) ? base : { file: numberOf(base) };

  const begin = () => {
    clearTimeout(idle);
    worker.ref();
    return ++last;
  };

  return {
    merge: async (codec, request) => {
      const file = begin();
      try {
        const answer = await ask({ type: "merge", file, codec, request });
        if (answer.type !== "merged") throw new Error("The thread answers what nobody asked.");
        return answer.merged;
      } finally {
        close(file);
      }
    },
    open: async (origin, base) => {
      const file = begin();
      const { buffer, byteLength } = origin.bytes;
      const isOwn = buffer instanceof ArrayBuffer && byteLength > large && byteLength === buffer.byteLength;
      try {
        const answer = await ask({ type: "open", file, origin, base: named(base) }, isOwn ? [buffer] : []);
        if (answer.type !== "opened") throw new Error("The thread answers what nobody asked.");
        const opened: ThreadFile = {
          header: answer.header,
          read: (manner, earlier = []) => reader(file, manner, earlier.map(numberOf)),
          close: () => close(file),
        };
        numbers.set(opened, file);
        return opened;
      } catch (error) {
        close(file);
        throw error;
      }
    },
  };
};
