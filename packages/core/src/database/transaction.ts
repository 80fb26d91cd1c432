/**
 * Transactions of services: an error of the domain rolls back and goes on; a failure of the database is a defect. Two
 * transactions that wait for each other are none: the one that the database ends has left nothing behind, and runs
 * again. What a transaction does outside of the database must therefore bear a repeat.
 */
import { type Cause, Effect, Option } from "effect";
import { SqlClient, type SqlError } from "effect/sql";
import { isSqlError } from "./sqlError.ts";

export type Transaction = <A, E, R>(
  effect: Effect.Effect<A, E, R>,
) => Effect.Effect<A, Exclude<E, SqlError.SqlError>, R>;

/** How often a transaction runs before its failure counts. */
const mostAttempts = 8;

export const makeTransaction: Effect.Effect<Transaction, never, SqlClient.SqlClient> = Effect.map(
  SqlClient.SqlClient,
  (sql): Transaction =>
    (effect) => {
      const once = sql.withTransaction(effect);
      // The locks of a transaction around this one stay: only that one can run again.
      const whole = Effect.flatMap(Effect.serviceOption(sql.transactionService), (outer) =>
        Option.isSome(outer) ? once : again(once),
      );
      return Effect.catchIf(whole, isSqlError, (error) => Effect.die(error)) as never;
    },
);

/** Leaves work for the moment when the transaction under way is committed; outside of one it is done at once. */
export const makeAfterCommit = Effect.map(SqlClient.SqlClient, (sql) => sql.afterCommit);

/** What is a single statement is a transaction by itself; not for use inside of another one. */
export const asStatement: Transaction = (effect) =>
  Effect.catchIf(again(effect), isSqlError, (error) => Effect.die(error)) as never;

const again = <A, E, R>(once: Effect.Effect<A, E, R>, attempt = 1): Effect.Effect<A, E, R> =>
  Effect.catchCause(once, (cause) =>
    attempt < mostAttempts && cause.reasons.some(collided)
      ? Effect.delay(
          Effect.suspend(() => again(once, attempt + 1)),
          // Not both at the same moment.
          Math.random() * 20 * 2 ** attempt,
        )
      : Effect.failCause(cause),
  );

/**
 * Whether a defect is the database's word that somebody else took a name, or removed what was referred to, after it was
 * looked for. Who looks again finds that, and can say so.
 */
export const isOvertaken = (defect: unknown): boolean => {
  if (!isSqlError(defect)) return false;
  const { _tag, cause } = defect.reason;
  return _tag === "UniqueViolation" || (_tag === "ConstraintError" && (cause as { code?: unknown })?.code === "23503");
};

/** Whether the database ended a transaction for the sake of another one. */
const collided = (reason: Cause.Reason<unknown>): boolean => {
  const error = reason._tag === "Fail" ? reason.error : reason._tag === "Die" ? reason.defect : undefined;
  return isSqlError(error) && (error.reason._tag === "DeadlockError" || error.reason._tag === "SerializationError");
};
