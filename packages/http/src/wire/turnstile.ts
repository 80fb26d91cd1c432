/** A door for costly requests: a few at a time, a few more wait, and others are told to come back. */
import { Effect, Semaphore } from "effect";
import { TooManyAtOnce } from "./failure.ts";

export interface Turnstile {
  /** Runs `work` when its turn comes; fails at once where too many wait. */
  readonly pass: <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.Effect<A, E | TooManyAtOnce, R>;
}

/** How many wait for each that may be inside. */
const queue = 4;

/** `most`: how many are inside at a time. With 0 nobody ever is. */
export const makeTurnstile = (most: number): Turnstile => {
  const inside = Semaphore.makeUnsafe(most);
  let present = 0;
  /** Milliseconds that the last one took. */
  let took = 1_000;
  const enter = Effect.suspend(() => {
    if (present >= most * (1 + queue))
      return Effect.fail(new TooManyAtOnce({ seconds: Math.ceil((took * (1 + queue)) / 1_000) }));
    present++;
    return Effect.void;
  });
  return {
    pass: <A, E, R>(work: Effect.Effect<A, E, R>) => {
      const timed = Effect.suspend(() => {
        const begun = performance.now();
        return Effect.ensuring(
          work,
          Effect.sync(() => (took = performance.now() - begun)),
        );
      });
      return Effect.acquireUseRelease(
        enter,
        () => inside.withPermit(timed),
        () => Effect.sync(() => present--),
      );
    },
  };
};
