/** What other rooms do with labels; no actor is asked. */
import { Context, type Effect } from "effect";
import type { NewLabel } from "./model.ts";

export class LabelKeeping extends Context.Service<
  LabelKeeping,
  {
    /** The project's label of this name, made where it has none. Answers its id; wants a transaction. */
    readonly ensure: (projectId: number, label: NewLabel, userId: number | null) => Effect.Effect<number>;
  }
>()("@dragoman/core/labels/LabelKeeping") {}
