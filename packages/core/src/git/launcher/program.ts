/**
 * The launcher: a small process that starts others for a large one. Input and output go past it, over connections that
 * it opens to the large process and hands on. It ends with that process, and so does all that it has started.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { dirname } from "node:path";
import { signalGroup, stopGroup } from "./group.ts";
import { type FromLauncher, nameOf, type Program, type ToLauncher } from "./messages.ts";

const [, , address = ""] = process.argv;
process.title = "dragoman-launcher";

/** Bytes, roughly, of what a program says about itself: the end of it. */
const keptStderr = 64 * 1024;
/** Milliseconds before connecting is tried again where too many connections wait. */
const pause = 20;

interface Job {
  /** Settles when it may start, or has been stopped. */
  readonly go: PromiseWithResolvers<void>;
  child?: ChildProcess;
  isStopped?: boolean;
  kill?: NodeJS.Timeout;
}

const jobs = new Map<number, Job>();

const tell = (message: FromLauncher) => {
  // Nobody listens any more when the large process has gone.
  if (process.connected) process.send?.(message, () => {});
};
const finish = (message: FromLauncher) => {
  clearTimeout(jobs.get(message.id)?.kill);
  jobs.delete(message.id);
  tell(message);
};

const connection = (name: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(address);
    // Nothing is read here: what comes is meant for the program that is started.
    socket.pause();
    socket.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EAGAIN" && process.connected) setTimeout(() => resolve(connection(name)), pause);
      else reject(new Error(`its connection failed: ${error.code}`));
    });
    socket.write(name, (error) => {
      if (error == null) resolve(socket);
    });
  });

/** Starts a program with its connections, unless it is stopped before. */
const start = async (id: number, hasInput: boolean, { command, args, env, cwd }: Program, job: Job) => {
  const sockets: Socket[] = [];
  try {
    const output = await connection(nameOf(id, "output"));
    sockets.push(output);
    const input = hasInput ? await connection(nameOf(id, "input")) : undefined;
    if (input !== undefined) sockets.push(input);
    await job.go.promise;
    if (job.isStopped === true) finish({ type: "ended", id, exitCode: null, stderr: "" });
    else
      follow(id, job, spawn(command, args, { cwd, env, detached: true, stdio: [input ?? "ignore", output, "pipe"] }));
  } finally {
    for (const socket of sockets) socket.destroy();
  }
};

const follow = (id: number, job: Job, child: ChildProcess) => {
  job.child = child;
  if (child.pid !== undefined) tell({ type: "started", id, pid: child.pid });
  let stderr = "";
  child.stderr?.setEncoding("utf8");
  child.stderr?.on("data", (text: string) => {
    stderr = (stderr + text).slice(-keptStderr);
  });
  child.on("error", ({ message: reason }) => finish({ type: "failed", id, reason }));
  child.on("exit", () => {
    // Helpers of a stopped program may have outlived it.
    if (job.isStopped === true && child.pid !== undefined) signalGroup(child.pid, "SIGKILL");
  });
  child.on("close", (exitCode) => finish({ type: "ended", id, exitCode, stderr }));
};

const stop = (job: Job) => {
  if (job.isStopped === true) return;
  job.isStopped = true;
  job.go.resolve();
  if (job.child?.pid !== undefined) job.kill = stopGroup(job.child.pid);
};

process.on("message", (message: ToLauncher) => {
  const { id } = message;
  const known = jobs.get(id);
  if (message.type === "start") return known?.go.resolve();
  if (message.type === "stop") return known && stop(known);
  const job: Job = { go: Promise.withResolvers() };
  jobs.set(id, job);
  start(id, message.hasInput, message, job).catch((error: Error) =>
    finish({ type: "failed", id, reason: error.message }),
  );
});

process.on("disconnect", () => {
  for (const job of jobs.values()) stop(job);
  rmSync(dirname(address), { recursive: true, force: true });
});

// Signals to a whole group of processes reach this one too; it goes when the large one has ended its work.
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(name, () => {});
