/** What fills the memory; no actor is asked. */
import { Context, Effect, Layer } from "effect";

export class MemoryKeeping extends Context.Service<
  MemoryKeeping,
  {
    /** Remembers edits soon after they were made, for ever. */
    readonly fill: Effect.Effect<never>;
  }
>()("@dragoman/core/memory/MemoryKeeping") {}

/** Fills the memory as long as its scope is open. */
export const memoryFilling = Layer.effectDiscard(Effect.flatMap(MemoryKeeping, ({ fill }) => Effect.forkScoped(fill)));
