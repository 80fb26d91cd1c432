import { databases } from "@dragoman/testing/database";
import { layer } from "@effect/vitest";
import { PgClient } from "@effect/sql-pg";
import { Effect, Exit, Fiber, Queue } from "effect";
import { SqlClient } from "effect/sql";
import { describe, expect } from "vitest";

/** A counter that concurrent transactions raise by reading and writing it. */
const makeCounter = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  yield* sql`create table counter (value int not null)`;
  yield* sql`insert into counter values (0)`;
  return {
    sql,
    raise: sql.withTransaction(
      Effect.gen(function* () {
        const [row] = yield* sql<{ value: number }>`select value from counter for update`;
        yield* sql`update counter set value = ${(row?.value ?? 0) + 1}`;
      }),
    ),
    value: Effect.map(sql<{ value: number }>`select value from counter`, ([row]) => row?.value),
    drop: sql`drop table counter`,
  };
});

describe.each(databases)("sessions on $name", (database) => {
  layer(database.layer, { excludeTestServices: true })((it) => {
    it.effect("concurrent transactions lose no update", () =>
      Effect.gen(function* () {
        const counter = yield* makeCounter;
        yield* Effect.all(
          Array.from({ length: 50 }, () => counter.raise),
          { concurrency: "unbounded" },
        );
        expect(yield* counter.value).toBe(50);
        yield* counter.drop;
      }),
    );

    it.effect("what a transaction wrote and took back is seen by nobody", () =>
      Effect.gen(function* () {
        const counter = yield* makeCounter;
        const runOutside = Effect.runForkWith(yield* Effect.context<SqlClient.SqlClient>());
        const reader = yield* counter.sql
          .withTransaction(
            Effect.gen(function* () {
              yield* counter.sql`update counter set value = 7`;
              const fiber = runOutside(counter.value);
              yield* Effect.sleep(50);
              return yield* Effect.fail(fiber);
            }),
          )
          .pipe(Effect.flip);
        expect(Fiber.isFiber(reader) && (yield* Fiber.join(reader))).toBe(0);
        yield* counter.drop;
      }),
    );

    it.effect("a failed transaction leaves nothing, and its connection is usable", () =>
      Effect.gen(function* () {
        const counter = yield* makeCounter;
        const failed = yield* Effect.exit(
          counter.sql.withTransaction(Effect.andThen(counter.raise, counter.sql`select 1 / 0`)),
        );
        expect(Exit.isFailure(failed)).toBe(true);
        expect(yield* counter.value).toBe(0);
        yield* counter.drop;
      }),
    );

    it.effect("an interrupted transaction is rolled back", () =>
      Effect.gen(function* () {
        const counter = yield* makeCounter;
        const fiber = yield* Effect.forkChild(counter.sql.withTransaction(Effect.andThen(counter.raise, Effect.never)));
        yield* Effect.sleep(100);
        yield* Fiber.interrupt(fiber);
        expect(yield* counter.value).toBe(0);
        yield* counter.drop;
      }),
    );

    it.effect("an error tells what was wrong", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient;
        const error = yield* Effect.flip(sql`select * from nowhere`);
        expect(error.reason._tag).toBe("SqlSyntaxError");
        expect(String(error.reason.cause)).toContain("nowhere");
      }),
    );

    it.effect("a violated key is told by its constraint", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient;
        yield* sql`create table keyed (key int constraint keyed_unique primary key)`;
        yield* sql`insert into keyed values (1)`;
        const { reason } = yield* Effect.flip(sql`insert into keyed values (1)`);
        expect(reason).toMatchObject({ _tag: "UniqueViolation", constraint: "keyed_unique" });
      }),
    );

    it.effect("values of many megabytes go both ways", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient;
        const value = "0123456789abcdef".repeat(512 * 1024);
        const rows = yield* sql<{ value: string }>`select ${value}::text as value from generate_series(1, 3)`;
        expect(rows.map((row) => row.value === value)).toEqual([true, true, true]);
      }),
    );

    it.effect("many thousand rows arrive whole and in order", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient;
        const rows = yield* sql<{ n: number }>`select n, repeat('x', 100) as filling from generate_series(1, 50000) n`;
        expect(rows.length).toBe(50_000);
        expect(rows.every((row, index) => row.n === index + 1)).toBe(true);
      }),
    );

    it.effect("a notification reaches every listener once its transaction has committed", () =>
      Effect.gen(function* () {
        const sql = yield* PgClient.PgClient;
        const queues = yield* Effect.all([sql.listen("news"), sql.listen("news")]);
        yield* Effect.ignore(
          sql.withTransaction(Effect.andThen(sql`select pg_notify('news', 'rolled back')`, Effect.fail("no"))),
        );
        yield* sql.withTransaction(sql`select pg_notify('news', 'kept')`);
        const heard = yield* Effect.all(queues.map((queue) => Queue.take(queue)));
        expect(heard.map(({ payload }) => payload)).toEqual(["kept", "kept"]);
      }),
    );

    it.effect("a listener that leaves does not silence the others", () =>
      Effect.gen(function* () {
        const sql = yield* PgClient.PgClient;
        const staying = yield* sql.listen("talk");
        yield* Effect.scoped(sql.listen("talk"));
        yield* sql`select pg_notify('talk', 'still here')`;
        expect((yield* Queue.take(staying)).payload).toBe("still here");
      }),
    );
  });
});
