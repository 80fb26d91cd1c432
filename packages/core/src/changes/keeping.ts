/** What other rooms do with changes; no actor is asked. */
import { Context, type Effect } from "effect";
import type { ComponentId, UnitId } from "../ids/index.ts";
import type { Kept, Recorded } from "./kept.ts";
import type { NewChange } from "./model.ts";
import type { Followed } from "./reactions.ts";
import type { ChangeScope } from "./filter.ts";

export class ChangeKeeping extends Context.Service<
  ChangeKeeping,
  {
    /**
     * Writes the changes and runs what follows from them and from those `beside` them, which are not recorded, inside the
     * caller's transaction.
     */
    readonly record: (changes: readonly NewChange[], beside?: readonly Followed[]) => Effect.Effect<void>;
    /**
     * Does something to rows and records each of them, with what was there before and after, inside the caller's
     * transaction. Acts that lists do not show are not recorded where nothing changed.
     */
    readonly changing: <A, E, R>(
      kept: Kept,
      ids: readonly number[],
      act: Effect.Effect<A, E, R>,
      record: Recorded,
    ) => Effect.Effect<A, E, R>;
    /** Records rows that were just made. */
    readonly made: (kept: Kept, ids: readonly number[], record: Recorded) => Effect.Effect<void>;
    /** Runs what follows from a change of what is counted, without a record of it. */
    readonly follow: (changes: readonly Followed[]) => Effect.Effect<void>;
    /** Forgets the changes of what is deleted. */
    readonly removeOf: (owner: Pick<ChangeScope, "projectId" | "translationId" | "languageId">) => Effect.Effect<void>;
    readonly removeOfComponents: (ids: readonly ComponentId[]) => Effect.Effect<void>;
    readonly removeOfUnits: (ids: readonly UnitId[]) => Effect.Effect<void>;
  }
>()("@dragoman/core/changes/ChangeKeeping") {}
