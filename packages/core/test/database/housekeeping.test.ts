import { embeddedDatabase } from "@dragoman/testing/database";
import { it } from "@effect/vitest";
import { Effect } from "effect";
import { describe, expect } from "vitest";
import { openCluster } from "../../src/database/embedded/cluster.ts";
import { tidy } from "../../src/database/embedded/housekeeping.ts";

const opened = Effect.flatMap(embeddedDatabase.options, (options) =>
  Effect.acquireRelease(
    Effect.promise(() =>
      openCluster({ folder: options.kind === "embedded" ? options.dataDir : "", fsync: false }, (reason) => {
        throw new Error(reason);
      }),
    ),
    (cluster) => Effect.promise(cluster.close),
  ),
);

describe("housekeeping of the embedded database", () => {
  it.live("clears dead rows away and learns about the table", () =>
    Effect.gen(function* () {
      const { query } = yield* opened;
      const statistics = Effect.promise(async () => {
        await query("select pg_stat_force_next_flush()");
        return query<{ dead: number; known: number }>(
          "select n_dead_tup::int as dead, reltuples::int as known from pg_stat_user_tables join pg_class on oid = relid where pg_class.relname = 'worn'",
        );
      });
      yield* Effect.promise(() => query("create table worn as select n from generate_series(1, 1000) n"));
      yield* Effect.promise(() => query("delete from worn where n > 100"));
      expect(yield* statistics).toEqual([{ dead: 900, known: -1 }]);
      yield* Effect.promise(() => tidy({ query }));
      expect(yield* statistics).toEqual([{ dead: 0, known: 100 }]);
    }),
  );

  it.live("keeps the log short", () =>
    Effect.gen(function* () {
      const { query } = yield* opened;
      const length = Effect.promise(() =>
        query<{ bytes: number }>(
          "select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()",
        ),
      );
      yield* Effect.promise(() => query("create table logged (filling text)"));
      yield* Effect.promise(() =>
        query("insert into logged select repeat(n::text, 50) from generate_series(1, 200000) n"),
      );
      expect((yield* length)[0]?.bytes).toBeGreaterThan(32 * 1024 * 1024);
      yield* Effect.promise(() => tidy({ query }));
      expect((yield* length)[0]?.bytes).toBeLessThan(1024 * 1024);
    }),
  );
});
