/** Where later rooms say what follows from recorded changes. Each reaction runs in the transaction of the changes. */
import { Context, Effect, Layer } from "effect";
import type { NewChange } from "./model.ts";

/** A recorded change, or (without an action) a change of what is counted that is not recorded. */
export type Followed = Omit<NewChange, "action"> & { readonly action?: NewChange["action"] };

export type Reaction = (changes: readonly Followed[]) => Effect.Effect<void>;

export class Reactions extends Context.Service<
  Reactions,
  {
    readonly add: (reaction: Reaction) => void;
    readonly run: Reaction;
  }
>()("@dragoman/core/changes/Reactions") {
  static readonly layer = Layer.sync(Reactions, () => {
    const reactions: Reaction[] = [];
    return Reactions.of({
      add: (reaction) => void reactions.push(reaction),
      run: (changes) => Effect.forEach(reactions, (reaction) => reaction(changes), { discard: true }),
    });
  });
}
