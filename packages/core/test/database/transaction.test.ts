/** Transactions that wait for each other run again and both take place; what cannot be repeated is not. */
import { makeTransaction } from "@dragoman/core/database";
import { databases, postgres } from "@dragoman/testing";
import { Context, Effect, Exit, Latch, Layer, Scope } from "effect";
import { SqlClient } from "effect/sql";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

const open = (database: (typeof databases)[number]) => {
  const scope = Scope.makeUnsafe();
  let services: Context.Context<SqlClient.SqlClient>;
  beforeAll(async () => {
    services = await Effect.runPromise(Scope.provide(Layer.build(database.layer), scope));
    await run(
      Effect.flatMap(SqlClient.SqlClient, (sql) => sql`create table places (id int primary key, n int not null)`),
    );
  });
  beforeEach(async () => {
    await run(
      Effect.flatMap(SqlClient.SqlClient, (sql) =>
        Effect.andThen(sql`delete from places`, sql`insert into places values (1, 0), (2, 0)`),
      ),
    );
  });
  afterAll(() => Effect.runPromise(Scope.close(scope, Exit.void)));
  const run = <A, E>(effect: Effect.Effect<A, E, SqlClient.SqlClient>) => Effect.runPromiseWith(services)(effect);
  return run;
};

const numbers = Effect.flatMap(SqlClient.SqlClient, (sql) =>
  Effect.map(sql<{ n: number }>`select n from places order by id`, (rows) => rows.map(({ n }) => n)),
);

describe.each(databases)("transactions on $name", (database) => {
  const run = open(database);

  it("of an error of the domain are rolled back and not repeated", async () => {
    let runs = 0;
    const exit = await run(
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient;
        const transaction = yield* makeTransaction;
        return yield* Effect.exit(
          transaction(
            Effect.andThen(
              sql`update places set n = 7`,
              Effect.suspend(() => Effect.fail(`no ${++runs}`)),
            ),
          ),
        );
      }),
    );
    expect(exit).toEqual(Exit.fail("no 1"));
    expect(await run(numbers)).toEqual([0, 0]);
  });

  it("of a mistake in SQL are not repeated", async () => {
    let runs = 0;
    const exit = await run(
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient;
        const transaction = yield* makeTransaction;
        return yield* Effect.exit(
          transaction(
            Effect.andThen(
              Effect.sync(() => void runs++),
              sql`insert into places values (1, 1)`,
            ),
          ),
        );
      }),
    );
    expect(Exit.hasDies(exit)).toBe(true);
    expect(runs).toBe(1);
  });
});

describe.skipIf(!databases.includes(postgres))("transactions that collide on PostgreSQL", () => {
  const run = open(postgres);

  /**
   * Two that take the same rows in opposite orders, each holding its first before the other asks for it. The one that is
   * ended may take its row again before the other one wakes up, and they collide once more.
   */
  const crossed = (fails: "as a failure" | "as a defect") =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient;
      const transaction = yield* makeTransaction;
      const latches = [yield* Latch.make(), yield* Latch.make()] as const;
      let runs = 0;
      const raise = (id: number) => {
        const update = sql`update places set n = n + 1 where id = ${id}`;
        return fails === "as a defect" ? Effect.orDie(update) : update;
      };
      const cross = (first: number, mine: Latch.Latch, theirs: Latch.Latch) =>
        transaction(
          Effect.gen(function* () {
            runs++;
            yield* raise(first);
            yield* mine.open;
            yield* theirs.await;
            yield* raise(3 - first);
          }),
        );
      yield* Effect.all([cross(1, ...latches), cross(2, latches[1], latches[0])], { concurrency: 2 });
      return runs;
    });

  it.each(["as a failure", "as a defect"] as const)("by a deadlock, met %s, both take place", async (fails) => {
    expect(await run(crossed(fails))).toBeGreaterThan(2);
    expect(await run(numbers)).toEqual([2, 2]);
  });

  it("inside of another one run again with that one", async () => {
    const runs = await run(
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient;
        const transaction = yield* makeTransaction;
        const latches = [yield* Latch.make(), yield* Latch.make()] as const;
        const counted = { outer: 0, inner: 0 };
        const cross = (first: number, mine: Latch.Latch, theirs: Latch.Latch) =>
          transaction(
            Effect.gen(function* () {
              counted.outer++;
              yield* sql`update places set n = n + 1 where id = ${first}`;
              yield* mine.open;
              yield* theirs.await;
              yield* transaction(
                Effect.suspend(() => {
                  counted.inner++;
                  return sql`update places set n = n + 1 where id = ${3 - first}`;
                }),
              );
            }),
          );
        yield* Effect.all([cross(1, ...latches), cross(2, latches[1], latches[0])], { concurrency: 2 });
        return counted;
      }),
    );
    expect(runs.outer).toBeGreaterThan(2);
    expect(runs.inner).toBeLessThanOrEqual(runs.outer);
    expect(await run(numbers)).toEqual([2, 2]);
  });

  it("because they cannot be put in order run again, each on what the other left", async () => {
    await run(
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient;
        const transaction = yield* makeTransaction;
        const raise = transaction(
          Effect.gen(function* () {
            yield* sql`set transaction isolation level serializable`;
            const [row] = yield* sql<{ n: number }>`select n from places where id = 1`;
            yield* Effect.sleep("20 millis");
            yield* sql`update places set n = ${(row?.n ?? 0) + 1} where id = 1`;
          }),
        );
        yield* Effect.all([raise, raise, raise], { concurrency: 3 });
      }),
    );
    expect(await run(numbers)).toEqual([3, 0]);
  });
});
