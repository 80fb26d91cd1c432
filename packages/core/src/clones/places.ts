/** How many fetches are served at a time: by this process, and for one asker, so that nobody takes all the places. */
import { Effect, type Scope, Semaphore } from "effect";
import { TooManyClones } from "./errors.ts";

export interface PlaceLimits {
  readonly most: number;
  readonly mostOfOne: number;
  /** Seconds that somebody waits for a place. */
  readonly patience: number;
}

export interface Places {
  /** A place until the scope ends. */
  readonly take: (asker: string) => Effect.Effect<void, TooManyClones, Scope.Scope>;
}

export const makePlaces = ({ most, mostOfOne, patience }: PlaceLimits): Places => {
  const all = Semaphore.makeUnsafe(most);
  const askers = new Map<string, { readonly own: Semaphore.Semaphore; present: number }>();

  const come = (asker: string) => {
    const known = askers.get(asker) ?? { own: Semaphore.makeUnsafe(mostOfOne), present: 0 };
    known.present++;
    askers.set(asker, known);
    return known;
  };
  const enter = (semaphore: Semaphore.Semaphore) =>
    Effect.acquireRelease(semaphore.take(1), () => semaphore.release(1), { interruptible: true });

  return {
    take: (asker) =>
      Effect.gen(function* () {
        const { own } = yield* Effect.acquireRelease(
          Effect.sync(() => come(asker)),
          (known) =>
            Effect.sync(() => {
              if (--known.present === 0) askers.delete(asker);
            }),
        );
        // The place of one's own comes first: who waits for it takes none from others.
        yield* enter(own);
        yield* enter(all);
      }).pipe(
        Effect.timeoutOrElse({
          duration: `${patience} seconds`,
          orElse: () => new TooManyClones({ seconds: patience }),
        }),
      ),
  };
};
