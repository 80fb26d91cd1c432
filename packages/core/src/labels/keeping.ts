/** What other rooms do with labels; no actor is asked. */
import { Context, type Effect } from "effect";
import type { LabelId, ProjectId, UserId } from "../ids/index.ts";
import type { NewLabel } from "./model.ts";

export class LabelKeeping extends Context.Service<
  LabelKeeping,
  {
    /** The project's label of this name, made where it has none. Answers its id; wants a transaction. */
    readonly ensure: (projectId: ProjectId, label: NewLabel, userId: UserId | null) => Effect.Effect<LabelId>;
  }
>()("@dragoman/core/labels/LabelKeeping") {}
