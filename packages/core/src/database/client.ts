/**
 * The SQL client over either database. Prompt and patient work, and those who listen, have connections of their own:
 * the client takes the one that the fiber's urgency asks for.
 */
import { PgClient, type PgConnection, PgPool } from "@effect/sql-pg";
import { Effect, Stream } from "effect";
import type { Scope } from "effect";
import type { Reactivity } from "effect/reactivity";
import { SqlClient, type SqlConnection, SqlError } from "effect/sql";
import { makeCodecs } from "./codecs.ts";
import { Urgency } from "./urgency.ts";

/** Bytes of one message from the database; an answer's JSON text is one value. */
const maxMessageSize = 256 * 1024 * 1024;

/** Connections that are held by those who listen: for tasks, for changes of access, and for records. They are opened when needed. */
export const listening = 3;

export interface Pools {
  readonly prompt: PgPool.Config;
  readonly patient: PgPool.Config;
}

export const makeClient = (
  { prompt, patient }: Pools,
  driver: "pg" | "pglite",
): Effect.Effect<PgClient.PgClient, SqlError.SqlError, Scope.Scope | Reactivity.Reactivity> =>
  Effect.gen(function* () {
    const common = { types: makeCodecs(), maxMessageSize, multiplex: true };
    const {
      json,
      listen,
      notify,
      config,
      [PgClient.TypeId]: typeId,
    } = yield* PgClient.make({
      ...prompt,
      ...common,
      minConnections: 0,
      maxConnections: listening,
    });
    const pools = {
      prompt: yield* PgPool.make({ ...prompt, ...common }),
      // A plan that is kept from when a table was small is ruinous when it has grown, and long work makes it grow.
      patient: yield* PgPool.make({ ...patient, ...common, prepare: false }),
    };
    const client = yield* SqlClient.make({
      driver,
      compiler: PgClient.makeCompiler(),
      spanAttributes: [["db.system.name", "postgresql"]],
      prepareTransactionControls: true,
      acquirer: Effect.flatMap(Urgency, (urgency) => Effect.map(pools[urgency].get, wrap)),
      borrower: (work) => Effect.flatMap(Urgency, (urgency) => pools[urgency].use((session) => work(wrap(session)))),
      transactionAcquirer: Effect.flatMap(Urgency, (urgency) => Effect.map(pools[urgency].reserve, wrap)),
      commit,
      releaseSavepoint: (name) => `RELEASE SAVEPOINT ${name}`,
    });
    return Object.assign(client, { [PgClient.TypeId]: typeId, config, json, listen, notify });
  });

const commit = (connection: SqlConnection.Connection) =>
  Effect.flatMap(
    connection.executeRaw("COMMIT", []) as Effect.Effect<PgConnection.Result, SqlError.SqlError>,
    (done) =>
      // What PostgreSQL answers where the transaction had failed.
      done.command === "ROLLBACK" ? Effect.fail(rolledBack()) : Effect.void,
  );

const rolledBack = () => {
  const cause = new Error("the transaction had failed, and was rolled back");
  return new SqlError.SqlError({
    reason: new SqlError.UnknownError({ cause, message: cause.message, operation: "commit" }),
  });
};

type Transform = Parameters<SqlConnection.Connection["execute"]>[2];

/** A session as the client uses it. */
const wrap = (session: PgConnection.PgConnection): SqlConnection.Connection => {
  const run = (text: string, values: readonly unknown[], transform: Transform, prepare: boolean) =>
    Effect.map(session.query(text, values, prepare), ({ rows }) => (transform === undefined ? rows : transform(rows)));
  return {
    execute: (text, values, transform) => run(text, values, transform, true),
    executeUnprepared: (text, values, transform) => run(text, values, transform, false),
    executeRaw: session.query,
    executeValues: session.queryValues,
    executeValuesUnprepared: (text, values) => session.queryValues(text, values, false),
    executeStream: (text, values, transform) => {
      const rows = session.stream(text, values);
      return transform === undefined ? rows : Stream.mapArray(rows, (some) => transform(some) as typeof some);
    },
  };
};
