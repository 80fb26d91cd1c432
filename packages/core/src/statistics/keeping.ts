/** What other rooms do with statistics; no actor is asked. */
import { Context, type Effect } from "effect";
import type { TranslationId } from "../ids/index.ts";
import type { UserCount, UserCounts } from "./store.ts";

export class StatisticsKeeping extends Context.Service<
  StatisticsKeeping,
  {
    /** Counts translations anew, after work in bulk. */
    readonly recount: (translationIds: readonly TranslationId[]) => Effect.Effect<void>;
    /** What is wrong with the counters of translations, in words, by translation. */
    readonly wrongCounters: (
      translationIds: readonly TranslationId[],
    ) => Effect.Effect<ReadonlyMap<TranslationId, string>>;
    /** Counts as commit messages name them. */
    readonly forMessages: (translationId: TranslationId) => Effect.Effect<Readonly<Record<string, number>>>;
    readonly addToUsers: (name: keyof UserCounts, counts: readonly UserCount[]) => Effect.Effect<void>;
  }
>()("@dragoman/core/statistics/StatisticsKeeping") {}
