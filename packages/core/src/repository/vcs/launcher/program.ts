/**
 * The launcher: a small process that starts others for a large one. Input and output go past it, over connections that
 * it opens to the large process and hands on. It ends with that process, and so does all that it has started.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { dirname } from "node:path";
import { type FromLauncher, nameOf, type ToLauncher } from "./messages.ts";

const [, , address = ""] = process.argv;
process.title = "dragoman-launcher";

/** Bytes, roughly, of what a process says about itself: the end of it. */
const keptStderr = 64 * 1024;
/** Milliseconds between asking to stop and killing, once nobody waits for an answer. */
const grace = 2_000;

interface Job {
  child?: ChildProcess;
  /** It was told to stop, perhaps before it had started. */
  signalled?: NodeJS.Signals;
}

const jobs = new Map<number, Job>();

const answer = (message: FromLauncher) => {
  jobs.delete(message.id);
  // Nobody listens any more when the large process has gone.
  if (process.connected) process.send?.(message, () => {});
};

const connection = (name: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(address);
    // Nothing is read here: what comes is meant for the process that is started.
    socket.pause();
    socket.once("error", reject);
    socket.write(name, () => resolve(socket));
  });

const start = async (message: Extract<ToLauncher, { type: "start" }>, job: Job) => {
  const { id, hasInput, command, args, env, cwd } = message;
  const output = await connection(nameOf(id, "output"));
  const input = hasInput ? await connection(nameOf(id, "input")) : undefined;
  const close = () => {
    output.destroy();
    input?.destroy();
  };
  if (job.signalled !== undefined) {
    close();
    return answer({ type: "ended", id, exitCode: null, stderr: "" });
  }
  const child = spawn(command, args, { cwd, env, detached: true, stdio: [input ?? "ignore", output, "pipe"] });
  close();
  job.child = child;
  let stderr = "";
  child.stderr?.setEncoding("utf8");
  child.stderr?.on("data", (text: string) => {
    stderr = (stderr + text).slice(-keptStderr);
  });
  child.on("error", ({ message: reason }) => answer({ type: "failed", id, reason }));
  child.on("exit", () => {
    // Helpers of a stopped program may have outlived it.
    if (job.signalled !== undefined) signal(job, "SIGKILL");
  });
  child.on("close", (exitCode) => answer({ type: "ended", id, exitCode, stderr }));
};

const signal = (job: Job, name: NodeJS.Signals) => {
  job.signalled = name;
  try {
    if (job.child?.pid !== undefined) process.kill(-job.child.pid, name);
  } catch {
    // The group is gone already.
  }
};

process.on("message", (message: ToLauncher) => {
  if (message.type === "signal") {
    const job = jobs.get(message.id);
    if (job !== undefined) signal(job, message.name);
    return;
  }
  const job: Job = {};
  jobs.set(message.id, job);
  start(message, job).catch((error: unknown) => answer({ type: "failed", id: message.id, reason: String(error) }));
});

process.on("disconnect", () => {
  rmSync(dirname(address), { recursive: true, force: true });
  for (const job of jobs.values()) signal(job, "SIGTERM");
  setTimeout(() => {
    for (const job of jobs.values()) signal(job, "SIGKILL");
  }, grace).unref();
});

// Signals to a whole group of processes reach this one too; it goes when the large one has ended its work.
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(name, () => {});
