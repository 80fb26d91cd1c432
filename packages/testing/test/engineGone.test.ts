/** The embedded database that crashes under a server: told once, answered as any outage, and opened again by itself. */
import { rename } from "node:fs/promises";
import { join } from "node:path";
import { dragomanLayer } from "@dragoman/core/dragoman";
import { makeApp } from "@dragoman/http";
import { serve } from "@dragoman/node";
import { embeddedDatabase } from "@dragoman/testing";
import { Context, Effect, Exit, Layer, Logger, Scope } from "effect";
import { SqlClient } from "effect/sql";
import { afterAll, beforeAll, expect, it } from "vitest";

const scope = Scope.makeUnsafe();
const logged: string[] = [];
const unhandled: unknown[] = [];
const note = (error: unknown) => void unhandled.push(error);
let url: string;
let log: string;
let crash: () => Promise<unknown>;

beforeAll(async () => {
  process.on("unhandledRejection", note).on("uncaughtException", note);
  const logger = Logger.make(({ logLevel, message }) => void logged.push(`${logLevel} ${String(message)}`));
  const start = Effect.gen(function* () {
    const database = yield* embeddedDatabase.options;
    const dataDir = database.kind === "embedded" ? database.dataDir : "";
    log = join(dataDir, "pgdata", "pg_wal");
    const git = { schemes: ["file" as const], searchPath: process.env["PATH"] ?? "/usr/bin" };
    // The loggers around this surround the requests too.
    const around = yield* Effect.context<never>();
    const services = Context.merge(around, yield* Layer.build(dragomanLayer({ database, dataDir, git })));
    const filling = Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient;
      yield* sql`create table filled (n integer)`;
      // More than one file of the log takes, wherever in one it begins; a table that is filled as it is made has none.
      yield* sql`insert into filled select n from generate_series(1, 600000) n`;
    });
    crash = () => Effect.runPromise(Effect.exit(Effect.provide(filling, services)));
    url = (yield* serve({ app: makeApp(services, { apiRateLimitAnon: "off" }), port: 0 })).url;
  });
  await Effect.runPromise(start.pipe(Scope.provide(scope), Effect.provide(Logger.layer([logger]))));
}, 120_000);

afterAll(async () => {
  await Effect.runPromise(Scope.close(scope, Exit.void));
  process.off("unhandledRejection", note).off("uncaughtException", note);
});

const statuses = async (count: number) => {
  const answers = await Promise.all(Array.from({ length: count }, () => fetch(`${url}/api/projects/`)));
  return [...new Set(answers.map(({ status, headers }) => `${status} ${headers.get("retry-after")}`))];
};

it("is 503 to everybody while it is away, one line in the log, and 200 again", async () => {
  expect(await statuses(1)).toEqual(["200 null"]);
  // Without its log PostgreSQL panics, and cannot be opened.
  await rename(log, `${log}.away`);
  await crash();
  expect(await statuses(10)).toEqual(["503 5"]);
  expect((await fetch(`${url}/readyz`)).status).toBe(503);
  await rename(`${log}.away`, log);
  await expect.poll(() => statuses(1), { timeout: 30_000 }).toEqual(["200 null"]);
  await expect.poll(() => logged, { timeout: 30_000 }).toHaveLength(2);
  expect(logged).toEqual([
    expect.stringMatching(/^Error The database cannot be reached: .+\.$/),
    expect.stringMatching(/^Info The database is back after \d+ s\.$/),
  ]);
  expect(unhandled).toEqual([]);
});
