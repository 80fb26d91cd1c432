/** The server that is asked: a process of its own over one database, which is started again should it end. */
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Effect, Exit, Scope } from "effect";
import type { TestDatabase } from "../database.ts";
import { beyondHeld } from "../kills/leftovers.ts";
import { makeAlarms } from "../processes/alarms.ts";
import { type ServerProcess, startProcess } from "../processes/serverProcess.ts";

export interface Memory {
  readonly rss: number;
  readonly heapUsed: number;
  readonly external: number;
}

export interface Victim {
  readonly url: () => string;
  /** How often it ended by itself. */
  readonly ends: () => number;
  /** What it said since the last call that a healthy server does not say. */
  readonly complaints: () => readonly string[];
  /** Waits for a server that answers, which is another one when the first has ended. */
  readonly alive: () => Promise<void>;
  /** The same after a connection broke off, which is known before the end of a process is. */
  readonly settled: () => Promise<void>;
  /** After all work is done and garbage is collected. */
  readonly memory: () => Promise<Memory>;
  /** Names of what is left of uploads. */
  readonly uploads: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

export const openVictim = async (database: TestDatabase): Promise<Victim> => {
  const scope = Scope.makeUnsafe();
  const options = await Effect.runPromise(Scope.provide(database.options, scope));
  const dataDir = await mkdtemp(join(tmpdir(), "dragoman-fuzz-"));
  const environment = {
    DRAGOMAN_DATA_DIR: dataDir,
    DRAGOMAN_OPEN_RATELIMIT: "off",
    DRAGOMAN_PAGES_RATELIMIT: "off",
    NODE_OPTIONS: `--import=${new URL("./memory.ts", import.meta.url).href}`,
    ...(options.kind === "server" ? { DRAGOMAN_DATABASE_URL: options.url } : {}),
  };
  const alarms = makeAlarms();
  let ends = 0;
  let server: ServerProcess;
  let starting: Promise<void> | undefined;
  let closing = false;

  const start = async (administrator: boolean) => {
    server = await startProcess(environment, { administrator });
    const { process: child } = server;
    alarms.listen(child);
    child.once("exit", () => {
      if (closing) return;
      ends++;
      starting = start(false).finally(() => (starting = undefined));
    });
  };
  await start(true);

  const idle = async () => {
    for (;;) {
      const { json } = await server.ask("GET /api/metrics/");
      const queues = Object.values(json.celery_queues as Record<string, number>);
      if (queues.every((length) => length === 0)) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };

  return {
    url: () => server.url,
    ends: () => ends,
    complaints: alarms.take,
    alive: async () => {
      while (starting !== undefined) await starting;
    },
    settled: async () => {
      for (;;) {
        while (starting !== undefined) await starting;
        const answers = await server.ask("GET /api/").catch(() => undefined);
        if (answers !== undefined) return;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    memory: async () => {
      await idle();
      const { stdout } = server.process;
      if (stdout === null) throw new Error("The server has no output.");
      server.process.kill("SIGUSR2");
      for (;;) {
        const [chunk] = await once(stdout, "data");
        const found = /^memory (.*)$/m.exec(String(chunk))?.[1];
        if (found !== undefined) return JSON.parse(found) as Memory;
      }
    },
    uploads: () => beyondHeld(join(dataDir, "uploads"), true),
    close: async () => {
      closing = true;
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
      await Effect.runPromise(Scope.close(scope, Exit.void));
    },
  };
};
