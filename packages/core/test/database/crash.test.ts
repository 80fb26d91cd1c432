import { rename } from "node:fs/promises";
import { join } from "node:path";
import { embeddedDatabase } from "@dragoman/testing/database";
import { it } from "@effect/vitest";
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { describe, expect } from "vitest";
import { clientLayer, type DatabaseOptions, isUnreachable } from "../../src/database/index.ts";
import { start } from "../processes/start.ts";

const insertNumbers = new URL("programs/insertNumbers.ts", import.meta.url);

const dataDirOf = (options: DatabaseOptions) => (options.kind === "embedded" ? options.dataDir : "");

describe("the embedded database", () => {
  it.live("keeps every acknowledged commit when its process is killed", () =>
    Effect.gen(function* () {
      const options = yield* embeddedDatabase.options;
      for (const round of [1, 2]) {
        const writer = start(insertNumbers, dataDirOf(options));
        let last = 0;
        while (last < round * 150) last = Number(yield* Effect.promise(writer.line));
        yield* Effect.promise(writer.kill);
        for (let line = yield* Effect.promise(writer.line); line; line = yield* Effect.promise(writer.line)) {
          last = Number(line);
        }
        const [kept] = yield* Effect.gen(function* () {
          const sql = yield* SqlClient.SqlClient;
          return yield* sql<{ count: number; last: number }>`select count(*) as count, max(n) as last from numbers`;
        }).pipe(Effect.provide(clientLayer(options)));
        expect(kept?.last).toBeGreaterThanOrEqual(last);
        expect(kept?.count).toBe(kept?.last);
      }
    }),
  );

  it.live("fails what was running when its engine crashes, and starts it again", () =>
    Effect.gen(function* () {
      const options = yield* embeddedDatabase.options;
      const log = join(dataDirOf(options), "pgdata", "pg_wal");
      yield* Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient;
        yield* sql`create table kept (n int)`;
        yield* sql`insert into kept values (1)`;
        // Without its log PostgreSQL panics.
        yield* Effect.promise(() => rename(log, `${log}.away`));
        const error = yield* Effect.flip(sql`insert into kept select n from generate_series(1, 200000) n`);
        expect(String(error.reason.cause)).toContain("the embedded database has crashed");
        expect(isUnreachable(error)).toBe(true);
        yield* Effect.promise(() => rename(`${log}.away`, log));
        const again = sql`select count(*) as count from kept`.pipe(Effect.retry({ times: 20 }));
        expect(yield* again).toEqual([{ count: 1 }]);
      }).pipe(Effect.provide(clientLayer(options)));
    }),
  );

  it.live("says so when its folder is not a database", () =>
    Effect.gen(function* () {
      const options = yield* embeddedDatabase.options;
      const control = join(dataDirOf(options), "pgdata", "global");
      yield* Effect.promise(() => rename(control, `${control}.away`));
      const failure = yield* Effect.flip(Effect.provide(SqlClient.SqlClient, clientLayer(options)));
      expect(failure).toMatchObject({ _tag: "EmbeddedDatabaseFailed", folder: dataDirOf(options) });
    }),
  );
});
