import { embeddedDatabase } from "@dragoman/testing/database";
import { it } from "@effect/vitest";
import { Cause, Effect, Exit } from "effect";
import { Reactivity } from "effect/reactivity";
import { describe, expect } from "vitest";
import { makeClient } from "../../src/database/client.ts";
import { openCluster } from "../../src/database/embedded/cluster.ts";
import { Connection } from "../../src/database/embedded/connection.ts";
import { makeHub } from "../../src/database/embedded/hub.ts";
import type { ToDatabase } from "../../src/database/embedded/messages.ts";

/** The embedded database's client without the thread, with a hub of little patience. */
const makeImpatientClient = Effect.gen(function* () {
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
    if (message.type === "send") hub.receive(message.client, message.bytes);
    else if (message.type === "consumed") hub.consumed(message.client, message.count);
    else if (message.type === "leave") hub.leave(message.client);
  };
  const stream = () => {
    const connection = new Connection(connections.length, deliver, () => {});
    connections.push(connection);
    return connection;
  };
  return yield* makeClient({ username: "postgres", stream, maxConnections: 3, multiplex: true }, "pglite");
});

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
