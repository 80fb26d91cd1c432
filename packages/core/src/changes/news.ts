/**
 * News that something was recorded, for those who read the log as it grows: at once in this process, and in others by
 * notices that are sent a few times a second at most, because each of them makes commits wait for one another.
 */
import { Effect, Latch } from "effect";
import { makeTell } from "../database/inside.ts";
import { listen, tolerant } from "../tasks/inside.ts";

const channel = "dragoman_changes";

export const makeNews = Effect.gen(function* () {
  const tellOthers = yield* makeTell;
  const scope = yield* Effect.scope;
  const unsent = yield* Latch.make();
  let version = 0;
  const waiting = new Set<() => void>();

  const wake = Effect.sync(() => {
    version++;
    for (const resume of waiting) resume();
    waiting.clear();
  });
  if (tellOthers !== undefined) {
    const send = Effect.gen(function* () {
      yield* unsent.await;
      yield* Effect.sleep("100 millis");
      unsent.closeUnsafe();
      yield* tellOthers(channel);
    });
    yield* Effect.forkIn(Effect.forever(tolerant(send)), scope);
  }

  return {
    /** To be run when a transaction with records has committed. */
    tell: Effect.andThen(wake, tellOthers === undefined ? Effect.void : unsent.open),
    /** Begins to hear of other processes. */
    hear: yield* Effect.cached(Effect.asVoid(Effect.forkIn(listen(wake, channel), scope))),
    /** Which news are the last. */
    now: Effect.sync(() => version),
    /** Waits for later ones. */
    after: (known: number) =>
      Effect.callback<void>((resume) => {
        if (known !== version) {
          resume(Effect.void);
          return Effect.void;
        }
        const told = () => resume(Effect.void);
        waiting.add(told);
        return Effect.sync(() => waiting.delete(told));
      }),
  };
});
