/** Other processes on the same database: whether there may be any, and how they are heard and told. */
import { PgClient } from "@effect/sql-pg";
import { Effect, Option } from "effect";
import { SqlClient } from "effect/sql";

/** The embedded database has no other process. */
export const hasPeers = Effect.map(SqlClient.SqlClient, ({ driver }) => driver !== "pglite");

const peered = Effect.map(Effect.serviceOption(PgClient.PgClient), (found) => {
  const client = Option.getOrUndefined(found);
  return client === undefined || client.driver === "pglite" ? undefined : client;
});

/** What listens to a channel as long as a scope is open; undefined where nobody else can speak. */
export const makeListen = Effect.map(peered, (client) => client?.listen);

/** What tells all processes, at once and in no transaction, that there is news on a channel; undefined as above. */
export const makeTell = Effect.map(peered, (client) =>
  client === undefined ? undefined : (channel: string) => client.notify(channel, ""),
);
