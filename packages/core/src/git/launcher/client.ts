/**
 * Starts programs through the launcher. A process that starts another one stands still while the system copies the
 * tables of its memory, 25 ms at 300 MB on a small machine; the launcher has little memory to copy.
 */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline, type Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { type HeldFolder, holdFolder, prefixes } from "../../folders/index.ts";
import { type Connections, listenAt } from "./connections.ts";
import { stopGroup } from "./group.ts";
import { type FromLauncher, nameOf, type Program, type ToLauncher } from "./messages.ts";

export interface Ended {
  readonly exitCode: number | null;
  readonly stderr: string;
}

export interface Launched {
  /** Paused until it is resumed or piped; must be read to its end, or destroyed. */
  readonly stdout: Readable;
  /** Settles when the program and what it says of itself are closed; rejects when it could not be started. */
  readonly ended: Promise<Ended>;
  /** Stops the program with all that it started; it is killed when it does not go by itself. */
  readonly stop: () => void;
}

/** What a program reads: at once, or as it comes. */
export type Input = string | Uint8Array | Readable;

interface Launcher {
  /** Rejects when the program could not be started. */
  readonly launch: (program: Program, input: Input | undefined) => Promise<Launched>;
}

interface Job extends PromiseWithResolvers<Ended> {
  pid?: number;
}

const file = fileURLToPath(new URL(import.meta.url.endsWith(".ts") ? "./program.ts" : "./program.js", import.meta.url));

/** Milliseconds without work after which the launcher ends; the next program starts another one. */
const idleLimit = 60_000;
/** Milliseconds that a program may take to be connected. */
const startLimit = 30_000;

let current: Promise<Launcher> | undefined;

/** One launcher serves a whole process. */
export const launch: Launcher["launch"] = async (program, input) => (await (current ??= open())).launch(program, input);

const open = (): Promise<Launcher> => {
  // The next program gets another one.
  const retire = () => {
    if (current === opened) current = undefined;
  };
  const opened = openLauncher(retire);
  opened.catch(retire);
  return opened;
};

const openLauncher = async (retire: () => void): Promise<Launcher> => {
  let folder: HeldFolder | undefined;
  let connections: Connections | undefined;
  try {
    folder = holdFolder(tmpdir(), prefixes.launcher);
    const address = join(folder.path, "socket");
    connections = await listenAt(address);
    // A session of its own: what a terminal sends to this process is not meant for it.
    const child = spawn(process.execPath, [file, address], {
      cwd: "/",
      detached: true,
      env: {},
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    return launcherOf(child, folder, connections, retire);
  } catch (cause) {
    connections?.close();
    folder?.release();
    // Users see it: paths of this machine are nobody's business.
    const { code = "unknown" } = cause as NodeJS.ErrnoException;
    throw new Error(`the launcher of processes has no working folder in TMPDIR (${code})`, { cause });
  }
};

const launcherOf = (
  child: ReturnType<typeof spawn>,
  folder: HeldFolder,
  connections: Connections,
  retire: () => void,
): Launcher => {
  const jobs = new Map<number, Job>();
  let lastId = 0;
  let idle: NodeJS.Timeout | undefined;

  const send = (message: ToLauncher) => {
    if (child.connected) child.send(message);
  };
  /** It keeps this process alive only while it works. */
  const wake = () => {
    clearTimeout(idle);
    child.ref();
    child.channel?.ref();
  };
  const finish = (id: number) => {
    if (!jobs.delete(id) || jobs.size > 0) return;
    child.unref();
    child.channel?.unref();
    idle = setTimeout(() => {
      retire();
      child.disconnect();
    }, idleLimit).unref();
  };
  const close = (reason: string) => {
    retire();
    clearTimeout(idle);
    if (child.connected) child.disconnect();
    connections.close();
    folder.release();
    for (const { pid, reject } of jobs.values()) {
      // A launcher that was killed has not ended what it had started.
      if (pid !== undefined) stopGroup(pid);
      reject(new Error(reason));
    }
    jobs.clear();
  };
  child.on("error", (error) => close(error.message));
  child.on("exit", () => close("the launcher of processes has ended"));
  child.on("message", (message: FromLauncher) => {
    const job = jobs.get(message.id);
    if (job === undefined) return;
    if (message.type === "started") {
      job.pid = message.pid;
      return;
    }
    finish(message.id);
    if (message.type === "ended") return job.resolve(message);
    job.reject(new Error(message.reason));
    // Somebody cleaned the folder of temporary files.
    if (!existsSync(folder.path)) retire();
  });

  return {
    launch: async (program, input) => {
      if (jobs.size === 0) wake();
      const id = ++lastId;
      const job: Job = Promise.withResolvers();
      jobs.set(id, job);
      // Who starts a program asks for its end later.
      job.promise.catch(() => {});
      const stop = () => send({ type: "stop", id });
      const names = [nameOf(id, "output"), ...(input === undefined ? [] : [nameOf(id, "input")])];
      const expected = names.map(connections.expect);
      const clock = setTimeout(() => job.reject(new Error("its start took too long")), startLimit);
      send({ type: "prepare", id, hasInput: input !== undefined, ...program });
      try {
        // The system drops connections while there is no file descriptor left: without them nothing starts.
        const early = job.promise.then(() => Promise.reject(new Error("it ended before it had started")));
        const [stdout, stdin] = await Promise.race([Promise.all(expected), early]);
        if (stdout === undefined) throw new Error("it has no output");
        send({ type: "start", id });
        if (input !== undefined && stdin !== undefined) give(stdin, input);
        return { stdout, ended: job.promise, stop };
      } catch (error) {
        for (const name of names) connections.forget(name);
        for (const each of expected) void each.then((socket) => socket.destroy());
        stop();
        finish(id);
        throw error;
      } finally {
        clearTimeout(clock);
      }
    },
  };
};

/** A program may end without reading all of its input; what becomes of a stream, its owner sees. */
const give = (stdin: Socket, input: Input) => {
  stdin.resume();
  if (typeof input === "string" || input instanceof Uint8Array) stdin.end(input);
  else pipeline(input, stdin, () => {});
};
