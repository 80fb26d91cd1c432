/** Metrics, counted when they are asked for. */
import { Context, Effect, Layer } from "effect";
import type { Actor } from "../access/index.ts";
import { type Measured, queueLengths } from "./model.ts";
import { makeMetricsStore } from "./store.ts";

export class Metrics extends Context.Service<
  Metrics,
  {
    /** How much there is of what the actor sees. */
    readonly of: (actor: Actor) => Effect.Effect<Measured>;
  }
>()("@dragoman/core/metrics/Metrics") {
  static readonly layer = Layer.effect(
    Metrics,
    Effect.gen(function* () {
      const store = yield* makeMetricsStore;
      return Metrics.of({
        of: (actor) =>
          Effect.gen(function* () {
            const counts = yield* Effect.orDie(store.counts(actor));
            return { ...counts, queues: queueLengths(yield* Effect.orDie(store.waiting(actor))) };
          }),
      });
    }),
  );
}
