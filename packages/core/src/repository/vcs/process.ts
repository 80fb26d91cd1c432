/**
 * One run of git as a process of the system: no shell, its own process group, and an end that always comes. At a limit
 * the whole group is asked to stop, so that git removes its lock files, and killed when it does not.
 */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import type { Readable } from "node:stream";

export interface Command {
  readonly args: readonly string[];
  readonly env: Record<string, string>;
  /** Folder that it runs in. */
  readonly cwd: string;
  readonly stdin?: string | Uint8Array;
  readonly timeLimit: number;
}

export interface Ended {
  readonly exitCode: number | null;
  readonly stderr: string;
  /** What stopped it, when it did not end by itself. */
  readonly stopped?: string;
  readonly timedOut: boolean;
}

export interface GitProcess {
  readonly stdout: Readable;
  /** Settles when the process and its outputs are closed; stdout must be read, or `stop` called. Never rejects. */
  readonly ended: Promise<Ended>;
  readonly stop: (because: string) => void;
}

const grace = 2_000;
const keptStderr = 64 * 1024;

export const startGit = (command: Command): GitProcess => {
  const child = spawn("git", command.args, {
    cwd: command.cwd,
    env: command.env,
    detached: true,
    stdio: ["pipe", "pipe", "pipe"],
  });
  let stopped: string | undefined;
  let timedOut = false;
  let stderr = "";
  let closed = false;
  let kill: NodeJS.Timeout | undefined;

  const signal = (name: NodeJS.Signals) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, name);
    } catch {
      // The group is gone already.
    }
  };
  const stop = (because: string) => {
    if (closed || stopped !== undefined || child.pid === undefined) return;
    stopped = because;
    signal("SIGTERM");
    kill = setTimeout(() => signal("SIGKILL"), grace);
    child.stdout.destroy();
  };
  const clock = setTimeout(() => {
    timedOut = true;
    stop(`It took longer than ${command.timeLimit / 1000} seconds and was stopped.`);
  }, command.timeLimit);

  const ended = new Promise<Ended>((resolve) => {
    const settle = (exitCode: number | null) => {
      closed = true;
      clearTimeout(clock);
      clearTimeout(kill);
      resolve({ exitCode, stderr, timedOut, ...(stopped === undefined ? {} : { stopped }) });
    };
    child.on("error", (error) => {
      // A missing folder is told by the system as if the program were missing.
      stopped ??= `git could not be started: ${existsSync(command.cwd) ? error.message : "its folder is missing"}`;
      settle(null);
    });
    child.on("exit", () => {
      // Helpers of a stopped git (transports, index-pack) may have outlived it.
      if (stopped !== undefined) signal("SIGKILL");
    });
    child.on("close", settle);
  });

  child.stderr.setEncoding("utf8");
  child.stderr.on("data", (text: string) => {
    stderr = (stderr + text).slice(-keptStderr);
  });
  // git may end without reading all of its input; its exit code tells why.
  child.stdin.on("error", () => {});
  child.stdin.end(command.stdin ?? "");
  return { stdout: child.stdout, ended, stop };
};
