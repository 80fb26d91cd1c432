/** What other rooms do with translations; no actor is asked. */
import { Context, type Effect } from "effect";
import type { ComponentId, ProjectId, TranslationId, UserId } from "../ids/index.ts";
import type { NewChange } from "../changes/index.ts";
import type { TranslationFacts } from "./model.ts";
import type { makeTranslationStore } from "./store.ts";

export class TranslationKeeping extends Context.Service<
  TranslationKeeping,
  {
    /** Source first. */
    readonly ofComponent: (componentId: ComponentId) => Effect.Effect<readonly TranslationFacts[]>;
    readonly byId: (id: TranslationId) => Effect.Effect<TranslationFacts | undefined>;
    readonly byLanguage: (componentId: ComponentId, language: string) => Effect.Effect<TranslationFacts | undefined>;
    readonly insert: (
      values: Parameters<Effect.Success<typeof makeTranslationStore>["insert"]>[0],
      place: { readonly projectId: ProjectId; readonly userId: UserId | null },
    ) => Effect.Effect<TranslationId>;
    /** Notes what its file says now, and whether that was read, which is no act. */
    readonly update: (
      id: TranslationId,
      says: { readonly revision: string; readonly read_revision?: string },
    ) => Effect.Effect<void>;
    /** Gives it another file, plural definition or flags, and records that. */
    readonly change: (
      id: TranslationId,
      values: Parameters<Effect.Success<typeof makeTranslationStore>["update"]>[1],
      place: Pick<NewChange, "projectId" | "componentId" | "userId">,
    ) => Effect.Effect<void>;
    /** The base file has new content: the translations' own files were read against it all the same. */
    readonly baseChanged: (componentId: ComponentId, blob: string) => Effect.Effect<void>;
    /** A file of several languages has new content, which says the same as before for those that were read from it. */
    readonly contentChanged: (componentId: ComponentId, before: string, after: string) => Effect.Effect<void>;
    /** Takes the units and the records of the translation along; `record` is what is told of it then. */
    readonly remove: (id: TranslationId, record: Omit<NewChange, "details">) => Effect.Effect<void>;
  }
>()("@dragoman/core/translations/TranslationKeeping") {}
