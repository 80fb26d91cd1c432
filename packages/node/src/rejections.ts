/**
 * The last net of a process that is nothing but a server: a promise that was rejected while nobody waited for it is a
 * mistake of ours, told in the log as one; those who are served should not suffer from it. An exception that nobody
 * caught still ends the process, because nobody knows then what was left half done. Embedders decide for themselves.
 */
import { Effect } from "effect";

/** Until the scope closes. */
export const outliveRejections = Effect.gen(function* () {
  const fork = Effect.runForkWith(yield* Effect.context<never>());
  const tell = (reason: unknown) =>
    void fork(Effect.logError("A promise was rejected and nobody waited for it.", reason));
  yield* Effect.acquireRelease(
    Effect.sync(() => process.on("unhandledRejection", tell)),
    () => Effect.sync(() => process.off("unhandledRejection", tell)),
  );
});
