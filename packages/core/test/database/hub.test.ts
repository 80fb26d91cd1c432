import { embeddedDatabase } from "@dragoman/testing/database";
import { it } from "@effect/vitest";
import { Cause, Context, Effect, Exit, Fiber, Queue } from "effect";
import type { SqlClient } from "effect/sql";
import { Reactivity } from "effect/reactivity";
import { describe, expect } from "vitest";
import { makeClient } from "../../src/database/client.ts";
import { openCluster } from "../../src/database/embedded/cluster.ts";
import { Connection } from "../../src/database/embedded/connection.ts";
import { makeHub } from "../../src/database/embedded/hub.ts";
import type { ToDatabase } from "../../src/database/embedded/messages.ts";
import { Urgency } from "../../src/database/urgency.ts";

/** The embedded database's client without the thread, with a hub of little patience; `sent` hears of each batch. */
const makeClientOfHub = Effect.fnUntraced(function* (sent: () => void) {
  const options = yield* embeddedDatabase.options;
  const folder = options.kind === "embedded" ? options.dataDir : "";
  const onCrash = (reason: string) => {
    throw new Error(reason);
  };
  const cluster = yield* Effect.promise(() => openCluster({ folder, fsync: false }, onCrash));
  const connections: Array<Connection> = [];
  const hub = makeHub(
    cluster.execute,
    {
      answer: (client, bytes) => connections[client]?.receive(bytes),
      taken: (client, count) => connections[client]?.taken(count),
      close: (client) => void connections[client]?.destroy(),
    },
    200,
  );
  yield* Effect.addFinalizer(() => Effect.promise(() => hub.exclusive(cluster.close)));
  const deliver = (message: ToDatabase) => {
    if (message.type === "enter") hub.enter(message.client, message.urgency);
    else if (message.type === "send") {
      hub.receive(message.client, message.bytes);
      sent();
    } else if (message.type === "consumed") hub.consumed(message.client, message.count);
    else if (message.type === "leave") hub.leave(message.client);
  };
  const pool = (urgency: Urgency) => ({
    username: "postgres",
    maxConnections: 3,
    stream: () => {
      const connection = new Connection(connections.length, deliver, () => {});
      deliver({ type: "enter", client: connections.length, urgency });
      connections.push(connection);
      return connection;
    },
  });
  return yield* makeClient({ prompt: pool("prompt"), patient: pool("patient") }, "pglite");
});
const makeImpatientClient = makeClientOfHub(() => {});

/** Statements that note when they were served, sent while a transaction keeps the session; answers how they were served. */
const servedOrder = (submitted: readonly Urgency[]) =>
  Effect.gen(function* () {
    const arrivals = yield* Queue.unbounded<void>();
    const sql = yield* makeClientOfHub(() => Queue.offerUnsafe(arrivals, undefined));
    yield* sql`create table served (place int generated always as identity, urgency text)`;
    const serve = (urgency: Urgency) =>
      Effect.provideService(
        sql.unsafe("insert into served (urgency) values ($1)", [urgency]).unprepared,
        Urgency,
        urgency,
      );
    // So that each pool has a connection.
    yield* serve("prompt");
    yield* serve("patient");
    yield* sql`truncate served restart identity`;
    const waiting = yield* sql.withTransaction(
      Effect.gen(function* () {
        yield* sql`select 1`;
        yield* Queue.takeAll(arrivals);
        const fibers: Fiber.Fiber<unknown, unknown>[] = [];
        for (const urgency of submitted) {
          fibers.push(yield* Effect.forkDetach(outside(sql, serve(urgency))));
          yield* Queue.take(arrivals);
        }
        return fibers;
      }),
    );
    yield* Effect.forEach(waiting, Fiber.join);
    const rows = yield* sql<{ urgency: Urgency }>`select urgency from served order by place`;
    return rows.map(({ urgency }) => urgency);
  }).pipe(Effect.provide(Reactivity.layer));

/** Not as a part of the transaction around it. */
const outside = <A, E>(sql: SqlClient.SqlClient, effect: Effect.Effect<A, E>) =>
  Effect.updateContext(
    effect,
    (context: Context.Context<never>) => Context.omit(sql.transactionService)(context) as never,
  );

describe("the hub", () => {
  it.live("ends a transaction that stands still while others wait, and serves them", () =>
    Effect.gen(function* () {
      const sql = yield* makeImpatientClient;
      const runOutside = Effect.runPromiseWith(yield* Effect.context<never>());
      const outside = sql<{ n: number }>`select count(*) as n from projects`;
      const waitsForItself = sql.withTransaction(
        Effect.gen(function* () {
          yield* sql`insert into projects (name, slug, web) values ('lost', 'lost', '')`;
          yield* Effect.promise(() => runOutside(outside));
          return yield* sql`select 1`;
        }),
      );
      const exit = yield* Effect.exit(waitsForItself);
      expect(Exit.isFailure(exit) && Cause.pretty(exit.cause)).toContain("stood still");
      expect(yield* outside).toEqual([{ n: 0 }]);
    }).pipe(Effect.provide(Reactivity.layer)),
  );

  it.live("serves who is waited for before long work that came earlier", () =>
    Effect.gen(function* () {
      expect(yield* servedOrder(["patient", "prompt", "prompt"])).toEqual(["prompt", "prompt", "patient"]);
    }),
  );

  it.live("serves long work however much is waited for", () =>
    Effect.gen(function* () {
      const order = yield* servedOrder(["patient", ...Array.from({ length: 30 }, () => "prompt" as const)]);
      expect(order.indexOf("patient")).toBe(20);
      expect(order).toHaveLength(31);
    }),
  );

  it.live("leaves a slow transaction alone while nobody waits", () =>
    Effect.gen(function* () {
      const sql = yield* makeImpatientClient;
      const slow = sql.withTransaction(
        Effect.andThen(sql`select 1`, Effect.andThen(Effect.sleep(700), sql`select 2 as two`)),
      );
      expect(yield* slow).toEqual([{ two: 2 }]);
    }).pipe(Effect.provide(Reactivity.layer)),
  );
});
