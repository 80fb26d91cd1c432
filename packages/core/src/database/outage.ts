/**
 * A database that cannot be reached: the one place that knows it from other failures. However many requests and loops
 * meet it, the log has one line when it goes and one when it is back.
 */
import { Cause, Context, Effect, Layer, Option } from "effect";
import { SqlClient, type SqlError } from "effect/sql";
import { isSqlError } from "./sqlError.ts";

/** States of PostgreSQL in which nobody can work: it stops, it starts, it has no room for one more, it has gone. */
const away = /^(?:08...|28...|57P0.|53300|3D000)$/;

/** Whether a failure or defect says that the database cannot be reached, or not by us. */
export const isUnreachable = (error: unknown): boolean => {
  if (!isSqlError(error)) return false;
  const { _tag, cause } = error.reason;
  const code = (cause as { code?: unknown } | undefined)?.code;
  return _tag === "ConnectionError" || _tag === "AuthenticationError" || (typeof code === "string" && away.test(code));
};

/** What in a cause says so. */
const unreachable = (cause: Cause.Cause<unknown>): SqlError.SqlError | undefined => {
  for (const reason of cause.reasons) {
    const error = reason._tag === "Fail" ? reason.error : reason._tag === "Die" ? reason.defect : undefined;
    if (isUnreachable(error)) return error as SqlError.SqlError;
  }
  return undefined;
};

export const isOutage = (cause: Cause.Cause<unknown>): boolean => unreachable(cause) !== undefined;

export class Outages extends Context.Service<
  Outages,
  {
    /** Told by everybody who met an outage; the first one's word goes to the log. */
    readonly met: (cause: Cause.Cause<unknown>) => Effect.Effect<void>;
  }
>()("@dragoman/core/database/Outages") {
  static readonly layer = Layer.effect(
    Outages,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient;
      const scope = yield* Effect.scope;
      let since: number | undefined;
      const look = sql`select 1`.pipe(Effect.timeout(patience), Effect.exit);
      const watch = Effect.gen(function* () {
        do yield* Effect.sleep(pause);
        while ((yield* look)._tag === "Failure");
        const seconds = Math.round((performance.now() - (since ?? 0)) / 1000);
        since = undefined;
        yield* Effect.logInfo(`The database is back after ${seconds} s.`);
      });
      return Outages.of({
        met: (cause) =>
          Effect.suspend(() => {
            if (since !== undefined) return Effect.void;
            since = performance.now();
            return Effect.andThen(
              Effect.logError(`The database cannot be reached: ${explain(unreachable(cause))}.`),
              Effect.forkIn(watch, scope),
            );
          }),
      });
    }),
  );
}

/** Between looks whether it is back, and how long one may take. */
const pause = "1 second";
const patience = "5 seconds";

/** Tells a failure of background work, unless it is an outage that was told. */
export const tellFailure = (message: string, cause: Cause.Cause<unknown>): Effect.Effect<void> =>
  Effect.flatMap(Effect.serviceOption(Outages), (outages) =>
    Option.isSome(outages) && isOutage(cause) ? outages.value.met(cause) : Effect.logWarning(message, cause),
  );

/** The words of the database or the system. */
export const explain = (error: SqlError.SqlError | undefined): string => {
  const cause = error?.reason.cause;
  return cause instanceof Error && cause.message !== "" ? cause.message : (error?.reason.message ?? "no reason given");
};
