/** Runs the command as people do: a process with arguments, output and an exit code. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { databaseLayer } from "@dragoman/core/database";
import { databases, embeddedDatabase, type TestDatabase } from "@dragoman/testing";
import { Console, Effect, Exit, Scope } from "effect";
import { SqlClient } from "effect/sql";
import { afterAll, beforeAll } from "vitest";
import { main } from "../src/run.ts";

export const program = fileURLToPath(new URL("./programs/dragoman.ts", import.meta.url));

export interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

const start = (args: readonly string[], env: Readonly<Record<string, string>>) => {
  // The settings of whoever runs the tests are not the tests' own.
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith("DRAGOMAN_"));
  const child = spawn(process.execPath, ["--conditions=dragoman-source", program, ...args], {
    env: { ...Object.fromEntries(own), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said = { stdout: "", stderr: "" };
  child.stdout.on("data", (chunk) => (said.stdout += chunk));
  child.stderr.on("data", (chunk) => (said.stderr += chunk));
  const ended = once(child, "close").then(([code]): Outcome => ({ code: Number(code), ...said }));
  return { child, said, ended };
};

export const dragoman = (args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Outcome> =>
  start(args, env).ended;

export interface Server {
  readonly url: string;
  readonly process: ChildProcess;
  /** Tells it to end, and answers how it did. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<Outcome>;
  readonly [Symbol.asyncDispose]: () => Promise<void>;
}

/** Starts `dragoman serve` on a free port. */
export const serve = async (dataDir: string, env: Readonly<Record<string, string>> = {}): Promise<Server> => {
  const { child, said, ended } = start(["serve", "--json", "--port", "0", "--data-dir", dataDir], env);
  await Promise.race([ended, once(child.stdout, "data")]);
  if (said.stdout === "") throw new Error(`The server did not start: ${said.stderr}`);
  const { url } = JSON.parse(said.stdout) as { url: string };
  const stop = (signal: NodeJS.Signals = "SIGTERM") => {
    child.kill(signal);
    return ended;
  };
  return { url, process: child, stop, [Symbol.asyncDispose]: async () => void (await stop("SIGKILL")) };
};

/** Runs the command in this process: for what ends before anything is opened. */
export const inProcess = async (args: readonly string[]): Promise<Outcome> => {
  const said = { stdout: "", stderr: "" };
  const print = (stream: keyof typeof said) => (text: string) => void (said[stream] += `${text}\n`);
  const captured = Object.assign(Object.create(console), { log: print("stdout"), error: print("stderr") });
  const code = await Effect.runPromise(Effect.provideService(main(args), Console.Console, captured));
  return { code, ...said };
};

/** A data folder with an empty database, which is gone at the end of the test. */
export const dataFolder = async () => {
  const { path, options, ...rest } = await site(embeddedDatabase);
  if (options.kind !== "embedded") throw new Error("The embedded database has a folder.");
  await symlink(options.dataDir, join(path, "database"));
  return { path, ...rest };
};

/** The options that name an empty site, which is gone at the end of the test: on PostgreSQL, where opening takes no time. */
export const emptySite = async () => {
  const [database = embeddedDatabase] = databases.slice(-1);
  if (database === embeddedDatabase) {
    const { path, ...rest } = await dataFolder();
    return { options: ["--data-dir", path], ...rest };
  }
  const { path, options, ...rest } = await site(database);
  if (options.kind !== "server") throw new Error("PostgreSQL has an address.");
  return { options: ["--data-dir", path, "--database-url", options.url], ...rest };
};

/** Commands on one empty site, which all tests of a group share. A test runs few of them: each opens the database. */
export const sharedSite = (prepare?: (site: SharedSite) => Promise<unknown>): SharedSite => {
  let site: Awaited<ReturnType<typeof emptySite>> | undefined;
  const run = (...args: string[]) => inProcess([...args, ...(site?.options ?? [])]);
  const shared: SharedSite = { run, json: async (...args) => JSON.parse((await run(...args, "--json")).stdout) };
  beforeAll(async () => {
    site = await emptySite();
    await prepare?.(shared);
  });
  afterAll(() => site?.[Symbol.asyncDispose]());
  return shared;
};

export interface SharedSite {
  readonly run: (...args: string[]) => Promise<Outcome>;
  /** What the command answers under `--json`. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
  readonly json: (...args: string[]) => Promise<any>;
}

const site = async (database: TestDatabase) => {
  const scope = Scope.makeUnsafe();
  const options = await Effect.runPromise(Scope.provide(database.options, scope));
  const path = await mkdtemp(join(tmpdir(), "dragoman-cli-"));
  const dispose = async () => {
    await rm(path, { recursive: true, force: true });
    await Effect.runPromise(Scope.close(scope, Exit.void));
  };
  const sql = <A>(work: (sql: SqlClient.SqlClient) => Effect.Effect<A, unknown>): Promise<A> =>
    Effect.runPromise(
      Effect.provide(Effect.orDie(Effect.flatMap(SqlClient.SqlClient, work)), databaseLayer(options)) as never,
    );
  return { path, options, sql, [Symbol.asyncDispose]: dispose };
};
