/** The log as it grows: every record once, whoever made it, in whichever process. */
import { Actors, systemActor } from "@dragoman/core/access";
import { actions, Changes } from "@dragoman/core/changes";
import { databases, joinSite, openSite, recordStatements, type Site, type TestDatabase } from "@dragoman/testing";
import { Effect, Exit, Fiber, Latch, Scope, Stream } from "effect";
import { SqlClient } from "effect/sql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ChangeKeeping } from "../../src/changes/inside.ts";
import type { ProjectId } from "../../src/ids/index.ts";

const shape = { target: "target", project: "project" } as const;
const system = Effect.succeed(systemActor);

describe.each(databases)("the stream of changes on $name", (database) => {
  /** The embedded database has one process, and one transaction at a time. */
  const shares = database.name === "PostgreSQL";
  const scope = Scope.makeUnsafe();
  let shared: TestDatabase;
  let site: Site;

  beforeAll(async () => {
    const options = await Effect.runPromise(Scope.provide(database.options, scope));
    shared = { ...database, options: Effect.succeed(options) };
    site = await openSite(shared);
    await site.account("ada");
    await site.ask("admin", "POST /api/projects/", { name: "App", slug: "app", web: "https://example.org/" });
  });
  afterAll(async () => {
    await site.close();
    await Effect.runPromise(Scope.close(scope, Exit.void));
  });

  const record = (target: string) =>
    Effect.flatMap(ChangeKeeping, (changes) => changes.record([{ action: actions.projectCreated, target }]));
  const newest = Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient;
    const [row] = yield* sql<{ id: number }>`select max(id)::float8 as id from changes`;
    return row?.id ?? 0;
  });
  const take = (count: number, after: number) =>
    Effect.gen(function* () {
      const changes = yield* Changes;
      return yield* Stream.runCollect(Stream.take(changes.stream(system, shape, { after }), count));
    });
  const within = <A, E, R>(effect: Effect.Effect<A, E, R>) => Effect.timeout(effect, "30 seconds");

  it("tells what is recorded from now on", async () => {
    const told = await site.run(
      Effect.gen(function* () {
        const changes = yield* Changes;
        const begun = yield* Latch.make();
        const seen = Effect.tap(system, () => begun.open);
        const stream = Stream.takeUntil(changes.stream(seen, shape), ({ target }) => target === "last");
        const reading = yield* Effect.forkChild(Stream.runCollect(stream));
        // Nobody says when it has begun.
        const writing = yield* Effect.forkChild(Effect.forever(Effect.delay(record("early"), "50 millis")));
        yield* within(begun.await);
        yield* Fiber.interrupt(writing);
        yield* record("last");
        return yield* within(Fiber.join(reading));
      }),
    );
    expect(new Set(told.map(({ target }) => target))).toEqual(new Set(["early", "last"]));
  });

  it("goes on behind the record that was read last", async () => {
    const [first, again] = await site.run(
      Effect.gen(function* () {
        const from = yield* newest;
        for (const target of ["a", "b", "c"]) yield* record(target);
        const two = yield* within(take(2, from));
        return [two, yield* within(take(1, two[1]?.id ?? 0))] as const;
      }),
    );
    expect([...first, ...again].map(({ target }) => target)).toEqual(["a", "b", "c"]);
  });

  it("shows what the actor sees, and passes over what was never recorded", async () => {
    const told = await site.run(
      Effect.gen(function* () {
        const changes = yield* Changes;
        const sql = yield* SqlClient.SqlClient;
        const from = yield* newest;
        const [app] = yield* sql<{ id: ProjectId }>`select id from projects where slug = 'app'`;
        yield* record("of nowhere, for superusers");
        yield* Effect.exit(sql.withTransaction(Effect.andThen(record("taken back"), Effect.fail("no"))));
        yield* (yield* ChangeKeeping).record([
          { action: actions.projectCreated, target: "of app", projectId: app?.id ?? null },
        ]);
        const ada = Effect.orDie(Effect.flatMap(Actors, (actors) => actors.byUsername("ada")));
        return yield* within(Stream.runCollect(Stream.take(changes.stream(ada, shape, { after: from }), 1)));
      }),
    );
    expect(told).toEqual([{ id: expect.any(Number), target: "of app", project: "app" }]);
  });

  it.runIf(shares)("waits for slower transactions, whose records have lower numbers", async () => {
    const told = await site.run(
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient;
        const from = yield* newest;
        const [written, go] = [yield* Latch.make(), yield* Latch.make()];
        const slow = record("slow").pipe(Effect.andThen(written.open), Effect.andThen(go.await), (act) =>
          sql.withTransaction(act),
        );
        const running = yield* Effect.forkChild(slow);
        yield* written.await;
        yield* record("quick");
        const reading = yield* Effect.forkChild(take(2, from));
        yield* Effect.sleep("500 millis");
        yield* go.open;
        yield* Fiber.join(running);
        return yield* within(Fiber.join(reading));
      }),
    );
    expect(told.map(({ target }) => target)).toEqual(["slow", "quick"]);
  });

  it.runIf(shares)("begins with what acts under way have recorded, below the numbers that are there", async () => {
    const told = await site.run(
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient;
        const changes = yield* Changes;
        yield* Effect.exit(sql.withTransaction(Effect.andThen(record("taken back"), Effect.fail("no"))));
        const [first, second, go] = [yield* Latch.make(), yield* Latch.make(), yield* Latch.make()];
        const slow = (target: string, written: Latch.Latch) =>
          sql.withTransaction(record(target).pipe(Effect.andThen(written.open), Effect.andThen(go.await)));
        const one = yield* Effect.forkChild(slow("slow", first));
        yield* first.await;
        yield* record("before");
        const two = yield* Effect.forkChild(slow("slower", second));
        yield* second.await;
        yield* record("before too");
        const { services, take: statements } = recordStatements(yield* Effect.context<never>());
        const reading = yield* Effect.forkChild(
          Effect.provide(Stream.runCollect(Stream.take(changes.stream(system, shape), 3)), services),
        );
        const begun = Effect.sync(() => statements().some((text) => text.includes("pg_locks")));
        yield* Effect.repeat(Effect.delay(begun, "20 millis"), { until: (yes) => yes });
        yield* go.open;
        yield* Fiber.join(one);
        yield* Fiber.join(two);
        yield* record("after");
        return yield* within(Fiber.join(reading));
      }),
    );
    expect(told.map(({ target }) => target)).toEqual(["slow", "slower", "after"]);
  });

  it.runIf(shares)("does not wait for transactions that record nothing", async () => {
    const told = await site.run(
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient;
        const from = yield* newest;
        const open = yield* Latch.make();
        const busy = sql`create temporary table busy on commit drop as select 1`.pipe(
          Effect.andThen(open.open),
          Effect.andThen(Effect.never),
          (act) => sql.withTransaction(act),
        );
        const working = yield* Effect.forkChild(busy);
        yield* open.await;
        yield* Effect.exit(sql.withTransaction(Effect.andThen(record("taken back"), Effect.fail("no"))));
        yield* record("kept");
        const read = yield* within(take(1, from));
        yield* Fiber.interrupt(working);
        return read;
      }),
    );
    expect(told.map(({ target }) => target)).toEqual(["kept"]);
  });

  it.runIf(shares)("hears of other processes", async () => {
    const other = await joinSite(shared);
    try {
      const from = await site.run(newest);
      const reading = site.run(within(take(1, from)));
      await other.run(record("from elsewhere"));
      expect((await reading).map(({ target }) => target)).toEqual(["from elsewhere"]);
    } finally {
      await other.close();
    }
  });
});
