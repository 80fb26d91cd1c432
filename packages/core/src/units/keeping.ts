/** What other rooms do with units; no actor is asked. */
import { Context, type Effect } from "effect";
import type { ComponentId, TranslationId, UserId } from "../ids/index.ts";
import type { Actor, Forbidden, Invalid } from "../access/index.ts";
import type { NewUnit } from "./model.ts";
import type { Addressed, Wanted } from "./creation.ts";

export class UnitKeeping extends Context.Service<
  UnitKeeping,
  {
    readonly countOf: (translationId: TranslationId) => Effect.Effect<number>;
    /** Whether a user has accepted the contributor agreement of a component. */
    readonly hasAgreed: (userId: UserId, componentId: ComponentId) => Effect.Effect<boolean>;
    /** Of each input the string that would be added, or why it is not. */
    readonly survey: (
      actor: Actor,
      addressed: Addressed,
      inputs: readonly NewUnit[],
    ) => Effect.Effect<readonly (Wanted | Invalid)[], Forbidden>;
    /** Adds what `survey` let through, in the transaction of the caller. */
    readonly insert: (actor: Actor, addressed: Addressed, wanted: readonly Wanted[]) => Effect.Effect<void>;
    /** Gives a glossary's languages the terms that they lack, some in each transaction. */
    readonly completeTerminology: (componentId: ComponentId) => Effect.Effect<void>;
  }
>()("@dragoman/core/units/UnitKeeping") {}
