/** Transactions of services: an error of the domain rolls back and goes on; a failure of the database is a defect. */
import { Effect } from "effect";
import { SqlClient, type SqlError } from "effect/sql";

export type Transaction = <A, E, R>(
  effect: Effect.Effect<A, E, R>,
) => Effect.Effect<A, Exclude<E, SqlError.SqlError>, R>;

export const makeTransaction: Effect.Effect<Transaction, never, SqlClient.SqlClient> = Effect.map(
  SqlClient.SqlClient,
  (sql): Transaction =>
    (effect) =>
      Effect.catchIf(sql.withTransaction(effect), isSqlError, (error) => Effect.die(error)) as never,
);

const isSqlError = (error: unknown): error is SqlError.SqlError =>
  typeof error === "object" && error !== null && "_tag" in error && error._tag === "SqlError";
