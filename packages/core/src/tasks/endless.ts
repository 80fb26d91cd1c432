/** Loops of background work. */
import { Effect } from "effect";
import type { Duration } from "effect";
import { tellFailure } from "../database/index.ts";

/** Does `effect` again and again with a pause before each time. */
export const endless = <A, E, R>(
  effect: Effect.Effect<A, E, R>,
  pause: Duration.Input,
): Effect.Effect<never, never, R> => Effect.forever(Effect.delay(tolerant(effect), pause));

/** A failure is told and outlived. */
export const tolerant = <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A | void, never, R> =>
  Effect.catchCause(effect, (cause) => tellFailure("Background work was disturbed", cause));
