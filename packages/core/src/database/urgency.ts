/**
 * How urgent work on the database is. Somebody waits for a request; long work yields to it. Each kind has connections of
 * its own, so that none waits for a connection that the other has, and the embedded database serves the urgent first.
 */
import { Context, Effect } from "effect";

export type Urgency = "prompt" | "patient";

export const Urgency = Context.Reference<Urgency>("@dragoman/core/database/Urgency", {
  defaultValue: () => "prompt",
});

/** Lets work, with all that it starts, stand back behind what somebody waits for. */
export const patiently: <A, E, R>(effect: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R> = Effect.provideService(
  Urgency,
  "patient",
);
