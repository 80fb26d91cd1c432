/** Signs of life of the work that a process does. */
import { Duration, Effect } from "effect";
import type { Claim, Claims } from "./claims.ts";
import { endless } from "./endless.ts";

/** Keeps `running` claimed. `giveUp` is run when that did not succeed for so long that others have taken over. */
export const heartbeat = (
  claims: Claims,
  running: ReadonlyMap<string, Claim>,
  lease: Duration.Duration,
  giveUp: Effect.Effect<void>,
): Effect.Effect<never> => {
  const interval = Duration.divideUnsafe(lease, 4);
  let alive = Date.now();
  const beat = Effect.gen(function* () {
    const now = Date.now();
    if (running.size > 0) yield* claims.renew([...running.values()]);
    alive = now;
  });
  // A loop of its own, because a beat may hang.
  const check = Effect.suspend(() => (Date.now() - alive > Duration.toMillis(lease) ? giveUp : Effect.void));
  return Effect.andThen(
    Effect.all([endless(beat, interval), endless(check, interval)], { concurrency: 2 }),
    Effect.never,
  );
};
