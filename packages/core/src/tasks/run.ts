/** One run of one task: from its claim to its end, whichever way it ends. */
import { Cause, Effect, Exit, Schedule } from "effect";
import { isOutage, makeTransaction, type SqlError, tellFailure } from "../database/index.ts";
import type { Claim, Claims, Report } from "./claims.ts";
import { OwnershipLost } from "./errors.ts";
import type { Registered, TaskRun } from "./handlers.ts";

/** How often a task is started whose process dies each time, or the database. */
const mostAttempts = 5;

/** How often progress and log are written down. */
const reportInterval = "500 millis";

export const makeRun = Effect.fnUntraced(function* (claims: Claims) {
  const transaction = yield* makeTransaction;

  const contextOf = (claim: Claim, report: Report): TaskRun => {
    const guard = Effect.flatMap(Effect.orDie(claims.holds(claim)), (rows) =>
      rows.length > 0 ? Effect.void : Effect.fail(new OwnershipLost({ key: claim.task.key })),
    );
    return {
      progress: (percent) =>
        Effect.sync(() => void (report.progress = Math.round(Math.min(100, Math.max(0, percent))))),
      log: (line) => Effect.sync(() => void (report.log += `${line}\n`)),
      file: Effect.flatMap(Effect.orDie(claims.file(claim)), (content) =>
        content === undefined ? Effect.die(new Error("The task has no file.")) : Effect.succeed(content),
      ),
      guard,
      apply: (last) =>
        transaction(
          Effect.gen(function* () {
            yield* guard;
            const result = yield* last;
            yield* Effect.orDie(claims.markApplied(claim, toJson(result)));
            return result;
          }),
        ),
    };
  };

  /** Writes the report down whenever it has changed, until interrupted. */
  const keepReporting = (claim: Claim, report: Report) => {
    let written = report.progress;
    const write = Effect.suspend(() => {
      const { progress, log } = report;
      if (progress === written && log === "") return Effect.void;
      return Effect.andThen(
        claims.report(claim, { progress, log }),
        Effect.sync(() => {
          written = progress;
          report.log = report.log.slice(log.length);
        }),
      );
    });
    return Effect.forever(Effect.delay(Effect.ignore(write), reportInterval));
  };

  const settle = (
    claim: Claim,
    report: Report,
    exit: Exit.Exit<unknown, unknown>,
  ): Effect.Effect<unknown, SqlError> => {
    if (Exit.isSuccess(exit)) {
      const progress = 100;
      return claims.finish(claim, { ...report, progress }, { state: "done", result: toJson(exit.value) });
    }
    // Interrupted by a stop of this process, or because it was cancelled or lost; the last two leave nothing to park.
    if (Cause.hasInterruptsOnly(exit.cause)) return claims.park(claim, "uncounted");
    // Begun again when the database is back, unless that is what drives it away each time.
    if (isOutage(exit.cause)) return claims.park(claim, "counted");
    const error = Cause.squash(exit.cause);
    if (error instanceof OwnershipLost) return Effect.void;
    return claims.finish(claim, report, { state: "failed", error: explain(error) });
  };

  const tell = (claim: Claim, exit: Exit.Exit<unknown, unknown>): Effect.Effect<void> => {
    if (Exit.isSuccess(exit) || Cause.hasInterruptsOnly(exit.cause)) return Effect.void;
    const error = Cause.squash(exit.cause);
    if (error instanceof OwnershipLost) return Effect.void;
    const failed = `The task ${claim.task.id} (${claim.task.kind}) has failed`;
    if (isOutage(exit.cause)) return tellFailure(failed, exit.cause);
    // Where it happened matters only where nobody expected it.
    return Cause.hasDies(exit.cause)
      ? Effect.logError(failed, exit.cause)
      : Effect.logWarning(`${failed}: ${explain(error)}`);
  };

  return (claim: Claim, handle: Registered["handle"]): Effect.Effect<void> => {
    const { task } = claim;
    const report: Report = { progress: task.progress, log: "" };
    const work = Effect.suspend(() => {
      if (task.applied) return Effect.void;
      if (task.attempts <= mostAttempts) return handle(task, contextOf(claim, report));
      return Effect.fail(
        new Error(`Given up: its process died ${mostAttempts} times while it ran, or lost its database.`),
      );
    });
    return Effect.raceFirst(work, keepReporting(claim, report)).pipe(
      Effect.onExit((exit) =>
        settle(claim, report, exit).pipe(
          Effect.retry(whileUnreachable),
          Effect.catchCause((cause) => tellFailure(`The end of task ${task.id} could not be written down`, cause)),
          (settled) => Effect.andThen(tell(claim, exit), settled),
        ),
      ),
      Effect.exit,
      Effect.asVoid,
    );
  };
});

/** After this long, another process will have taken the task over. */
const whileUnreachable = Schedule.max([Schedule.spaced("1 second"), Schedule.recurs(20)]);

const toJson = (value: unknown): string | undefined => (value === undefined ? undefined : JSON.stringify(value));

const explain = (error: unknown) => (error instanceof Error ? error.message || error.name : String(error));
