/** A server process on a PostgreSQL database of its own, with a component made from a repository. */
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { type GitRemote, postgres, makeRemote } from "@dragoman/testing";
import { Effect, Exit, Scope } from "effect";
import { openClient } from "./client.ts";
import { type ServerProcess, startProcess } from "../../../packages/testing/src/processes/serverProcess.ts";

export { adminToken } from "../../../packages/testing/src/processes/serverProcess.ts";

export interface BenchSite {
  readonly server: ServerProcess;
  /** Address of the database. */
  readonly database: string;
  /** The repository that the component is made from. */
  readonly remote: GitRemote;
  /** What the creation of the component took, in milliseconds. */
  readonly imported: number;
  /** Memory of the server process in MB: before the import, and the most until now. */
  readonly memory: () => { readonly before: number; readonly peak: number };
  /** Ends when the background work that follows the import does, such as filling the memory. */
  readonly settled: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Megabytes of a process by a field of its status: `VmRSS` now, `VmHWM` at most. */
export const memoryOf = (pid: number, field: "VmRSS" | "VmHWM"): number => {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(new RegExp(`^${field}:\\s+(\\d+)`, "m").exec(status)?.[1] ?? 0) / 1024);
};

export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The machine's load of the last minute, which every figure of these benchmarks depends on. */
export const load = (): string => `load ${(loadavg()[0] ?? 0).toFixed(1)}`;

export const openDatabase = async () => {
  const scope = Scope.makeUnsafe();
  const options = await Effect.runPromise(Scope.provide(postgres.options, scope));
  if (options.kind !== "server") throw new Error("These benchmarks need a PostgreSQL server.");
  return { url: options.url, close: () => Effect.runPromise(Scope.close(scope, Exit.void)) };
};

/** Opens the site; the component is `bench/po`. */
export const openSite = async (files: Readonly<Record<string, string>>): Promise<BenchSite> => {
  const dataDir = await mkdtemp(join(tmpdir(), "dragoman-bench-"));
  const database = await openDatabase();
  const remote = makeRemote(files);
  // As on every host: packing 70 MB for the first time takes the remote five seconds, which are not ours.
  remote.git("gc", "-q");
  const server = await startProcess(
    { DRAGOMAN_DATA_DIR: dataDir, DRAGOMAN_DATABASE_URL: database.url },
    { administrator: true },
  );
  const pid = server.process.pid ?? 0;
  await server.ask("POST /api/projects/", { name: "Bench", slug: "bench", web: "https://example.org/" });
  const before = memoryOf(pid, "VmRSS");
  const begun = performance.now();
  const made = await server.ask("POST /api/projects/bench/components/", {
    name: "Po",
    slug: "po",
    repo: remote.url,
    filemask: "po/*.po",
    new_base: "po/bench.pot",
    file_format: "po",
  });
  if (made.status !== 201) throw new Error(`The component was refused: ${JSON.stringify(made.json)}`);
  while ((await server.ask("GET /api/components/bench/po/")).json.task_url !== null) await pause(100);
  return {
    server,
    database: database.url,
    remote,
    imported: performance.now() - begun,
    memory: () => ({ before, peak: memoryOf(pid, "VmHWM") }),
    settled: async () => {
      const { sql, close } = await openClient(database.url);
      const working = sql`select 1 from tasks where state in ('queued', 'running') limit 1`;
      while ((await Effect.runPromise(working)).length > 0) await pause(500);
      await close();
    },
    close: async () => {
      await server.stop();
      await database.close();
      remote.remove();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
