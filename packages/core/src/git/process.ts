/**
 * One run of git as a process of the system: no shell, its own process group, and an end that always comes. At a limit
 * the whole group is asked to stop, so that git removes its lock files, and killed when it does not.
 */
import { existsSync } from "node:fs";
import type { Readable } from "node:stream";
import { notStarted } from "./errors.ts";
import type { Input } from "./launcher/client.ts";

export interface Command {
  readonly args: readonly string[];
  readonly env: Record<string, string>;
  /** Folder that it runs in. */
  readonly cwd: string;
  readonly stdin?: Input;
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

export const startGit = async (command: Command): Promise<GitProcess> => {
  const { args, env, cwd, stdin } = command;
  const { launch } = await import("./launcher/client.ts");
  // A missing folder is told by the system as if the program were missing.
  const told = ({ message }: Error) => notStarted(message, existsSync(cwd));
  const child = await launch({ command: "git", args, env, cwd }, stdin).catch((error: Error) =>
    Promise.reject(new Error(told(error))),
  );
  let stopped: string | undefined;
  let timedOut = false;
  let closed = false;

  const stop = (because: string) => {
    if (closed || stopped !== undefined) return;
    stopped = because;
    child.stop();
    child.stdout.destroy();
  };
  const clock = setTimeout(() => {
    timedOut = true;
    stop(`It took longer than ${command.timeLimit / 1000} seconds and was stopped.`);
  }, command.timeLimit);

  const outputClosed = new Promise<void>((resolve) => {
    if (child.stdout.closed) resolve();
    else child.stdout.once("close", resolve);
  });
  const end = child.ended.catch((error: Error) => {
    child.stdout.destroy();
    stopped ??= told(error);
    return { exitCode: null, stderr: "" };
  });
  const ended = Promise.all([end, outputClosed]).then(([{ exitCode, stderr }]): Ended => {
    closed = true;
    clearTimeout(clock);
    return { exitCode, stderr, timedOut, ...(stopped === undefined ? {} : { stopped }) };
  });
  return { stdout: child.stdout, ended, stop };
};
