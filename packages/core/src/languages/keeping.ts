/** What other rooms do with languages; no actor is asked. */
import { Context, type Effect } from "effect";
import type { LanguageId } from "../ids/index.ts";
import type { LanguageMatch } from "./match.ts";
import type { LanguageRow, PluralRow } from "./store.ts";

export class LanguageKeeping extends Context.Service<
  LanguageKeeping,
  {
    /** The language of a match, made now if it is new. */
    readonly ensure: (match: LanguageMatch) => Effect.Effect<LanguageRow>;
    /** The plural definition of a language that equals the given one; added when there is none. */
    readonly ensurePlural: (
      languageId: LanguageId,
      plural: { readonly number: number; readonly formula: string },
      source: number,
    ) => Effect.Effect<PluralRow>;
  }
>()("@dragoman/core/languages/LanguageKeeping") {}
