/**
 * Starting git through the launcher against starting it by Node itself, in turn, from a process that holds 0, 300 and 600
 * MB. The middle of the milliseconds until its answer is read, and until the program can go on.
 *
 *   node --conditions=dragoman-source bench/repository/launcher.ts
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { startGit } from "../../packages/core/src/git/process.ts";

const rounds = 60;
const megabytes = 1024 * 1024;
const command = { args: ["--version"], env: { PATH: process.env["PATH"] ?? "/usr/bin:/bin" }, cwd: "/" };

interface Time {
  readonly answered: number;
  readonly wentOn: number;
}

const byNode = async (): Promise<Time> => {
  const start = performance.now();
  const child = spawn("git", command.args, { ...command, detached: true, stdio: ["ignore", "pipe", "pipe"] });
  const wentOn = performance.now() - start;
  child.stdout.resume();
  child.stderr.resume();
  await once(child, "close");
  return { answered: performance.now() - start, wentOn };
};

const byLauncher = async (): Promise<Time> => {
  const start = performance.now();
  const starting = startGit({ ...command, timeLimit: 60_000 });
  const wentOn = performance.now() - start;
  const { stdout, ended } = await starting;
  stdout.resume();
  await ended;
  return { answered: performance.now() - start, wentOn };
};

const middle = (times: readonly number[]) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

const held: Buffer[] = [];
await byLauncher();
for (const size of [0, 300, 600]) {
  while (held.length < size) held.push(Buffer.alloc(megabytes, 1));
  const node: Time[] = [];
  const launcher: Time[] = [];
  for (let round = 0; round < rounds; round++) {
    node.push(await byNode());
    launcher.push(await byLauncher());
  }
  const answered = [launcher, node].map((times) => middle(times.map((time) => time.answered)));
  const wentOn = [launcher, node].map((times) => middle(times.map((time) => time.wentOn)));
  const ratio = (answered[0] ?? 0) / (answered[1] ?? 1);
  const shown = (times: readonly number[]) => times.map((time) => `${time.toFixed(1)} ms`).join(" by the launcher, ");
  console.log(
    `${size} MB held: answered after ${shown(answered)} by Node, ${ratio.toFixed(2)}x; went on after ${shown(wentOn)}`,
  );
}
