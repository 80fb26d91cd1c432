/**
 * Starts processes through the launcher. A process that starts another one stands still while the system copies the
 * tables of its memory, 25 ms at 300 MB on a small machine; the launcher has little memory to copy.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { type FromLauncher, nameOf, type Program, type ToLauncher } from "./messages.ts";

export interface Ended {
  readonly exitCode: number | null;
  readonly stderr: string;
}

export interface Launched {
  /** Paused; must be read to its end, or destroyed. */
  readonly stdout: Readable;
  /** Settles when the process and what it says of itself are closed; rejects when it could not be started. */
  readonly ended: Promise<Ended>;
  /** To the process and all that it started. */
  readonly signal: (name: NodeJS.Signals) => void;
}

interface Launcher {
  readonly launch: (program: Program, input: string | Uint8Array | undefined) => Promise<Launched>;
}

const file = fileURLToPath(new URL(import.meta.url.endsWith(".ts") ? "./program.ts" : "./program.js", import.meta.url));

/** Milliseconds without work after which the launcher ends; the next command starts another one. */
const idleLimit = 60_000;

let current: Promise<Launcher> | undefined;

/** One launcher serves a whole process. */
export const launch: Launcher["launch"] = async (program, input) => {
  current ??= openLauncher().catch((error: unknown) => {
    // The next command tries again.
    current = undefined;
    throw error;
  });
  return (await current).launch(program, input);
};

const openLauncher = async (): Promise<Launcher> => {
  const folder = await mkdtemp(join(tmpdir(), "dragoman-launcher-"));
  const address = join(folder, "socket");
  const jobs = new Map<number, PromiseWithResolvers<Ended>>();
  const awaited = new Map<string, PromiseWithResolvers<Socket>>();
  const server = await listen(address, (name, socket) => {
    const taker = awaited.get(name);
    awaited.delete(name);
    if (taker === undefined) socket.destroy();
    else taker.resolve(socket);
  });
  // A session of its own: what a terminal sends to this process is not meant for it.
  const child = spawn(process.execPath, [file, address], {
    detached: true,
    env: {},
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  let lastId = 0;
  let idle: NodeJS.Timeout | undefined;

  const send = (message: ToLauncher) => {
    if (child.connected) child.send(message);
  };
  const rest = () => {
    child.unref();
    child.channel?.unref();
    idle = setTimeout(() => {
      current = undefined;
      child.disconnect();
    }, idleLimit).unref();
  };
  const wake = () => {
    clearTimeout(idle);
    child.ref();
    child.channel?.ref();
  };
  const settle = (message: FromLauncher) => {
    const job = jobs.get(message.id);
    jobs.delete(message.id);
    if (message.type === "ended") job?.resolve(message);
    else {
      for (const stream of ["input", "output"] as const) awaited.delete(nameOf(message.id, stream));
      job?.reject(new Error(message.reason));
    }
    if (jobs.size === 0) rest();
  };
  child.on("message", settle);
  const close = (reason: string) => {
    current = undefined;
    clearTimeout(idle);
    server.close();
    rmSync(folder, { recursive: true, force: true });
    for (const waiting of [...jobs.values(), ...awaited.values()]) waiting.reject(new Error(reason));
  };
  child.on("error", (error) => close(error.message));
  child.on("exit", () => close("the launcher of processes has ended"));

  const expect = (id: number, stream: "input" | "output") => {
    const waiting = Promise.withResolvers<Socket>();
    awaited.set(nameOf(id, stream), waiting);
    return waiting.promise;
  };

  return {
    launch: async (program, input) => {
      if (jobs.size === 0) wake();
      const id = ++lastId;
      const job = Promise.withResolvers<Ended>();
      jobs.set(id, job);
      // Who starts a process asks for its end later.
      job.promise.catch(() => {});
      const output = expect(id, "output");
      if (input !== undefined)
        expect(id, "input").then(
          (socket) => socket.resume().end(input),
          () => {},
        );
      send({ type: "start", id, hasInput: input !== undefined, ...program });
      const stdout = await Promise.race([output, job.promise.then(() => output)]);
      return { stdout, ended: job.promise, signal: (name) => send({ type: "signal", id, name }) };
    },
  };
};

/** Listens for connections; each begins with a line that names it. */
const listen = async (address: string, onSocket: (name: string, socket: Socket) => void): Promise<Server> => {
  const server = createServer((socket) => {
    // A program may end without reading all of its input; its exit code tells why.
    socket.on("error", () => {});
    socket.once("data", (first: Buffer) => {
      const end = first.indexOf("\n") + 1;
      socket.pause();
      if (end < first.length) socket.unshift(first.subarray(end));
      onSocket(first.toString("latin1", 0, end), socket);
    });
  });
  server.listen(address);
  await once(server, "listening");
  return server.unref();
};
