/** Statistics: counters that follow every recorded change in its transaction, and their sums as an actor may see them. */
import { Context, Effect, Layer } from "effect";
import type { CategoryId, LanguageId, ProjectId, TranslationId, UserId } from "../ids/index.ts";
import type { Actor } from "../access/index.ts";
import { actions, type Followed, isAction, isContent } from "../changes/index.ts";
import { Reactions } from "../changes/inside.ts";
import { makeTransaction, type Page, type Slice, type View } from "../database/index.ts";
import { type Counter, counters, difference } from "./counters.ts";
import { messageCounts } from "./messageCounts.ts";
import { makeStatisticsStore, type Miscounted, type UserCounts } from "./store.ts";
import type { SumColumn } from "./sums.ts";
import { StatisticsKeeping } from "./keeping.ts";
import { ChangeKeeping } from "../changes/inside.ts";

export class Statistics extends Context.Service<
  Statistics,
  {
    readonly ofProject: (
      actor: Actor,
      project: { readonly id: ProjectId; readonly translationReview: boolean },
      view: View<SumColumn>,
    ) => Effect.Effect<string>;
    readonly ofCategory: (actor: Actor, categoryId: CategoryId, view: View<SumColumn>) => Effect.Effect<string>;
    readonly ofLanguage: (actor: Actor, languageId: LanguageId, view: View<SumColumn>) => Effect.Effect<string>;
    readonly languagesOfProject: (
      actor: Actor,
      projectId: ProjectId,
      view: View<SumColumn>,
      slice: Slice,
    ) => Effect.Effect<Page>;
    /** Acts of a user where the actor can see them. */
    readonly ofUser: (actor: Actor, userId: UserId) => Effect.Effect<UserCounts & { readonly languages: number }>;
  }
>()("@dragoman/core/statistics/Statistics") {
  static readonly layer = Layer.effectContext(
    Effect.gen(function* () {
      const store = yield* makeStatisticsStore;
      const transaction = yield* makeTransaction;
      const reactions = yield* Reactions;
      const recorder = yield* ChangeKeeping;

      reactions.add((changes) => Effect.orDie(follow(changes)));

      const follow = (changes: readonly Followed[]) =>
        Effect.gen(function* () {
          const now = new Date();
          const byTranslation = Map.groupBy(changes.filter(isOfTranslation), ({ translationId }) => translationId);
          const moves = [...byTranslation].map(([translationId, of]) => ({
            translationId,
            delta: difference(of.flatMap((change) => (change.counts === undefined ? [] : [change.counts]))),
            last: of.findLast(({ action }) => action !== undefined && isAction(action)),
            edit: of.findLast(({ action }) => action !== undefined && isContent(action)),
          }));
          const complete = yield* store.add(
            moves.map(({ translationId, delta, last, edit }) => ({
              translationId,
              delta,
              ...(last && { at: { change: now, ...(edit && { authorId: edit.authorId ?? null }) } }),
            })),
          );
          yield* recorder.record(
            moves.flatMap(({ translationId, delta, last }) => {
              if (last === undefined || delta.translated <= 0 || !complete.has(translationId)) return [];
              const { userId = null, authorId = null, projectId = null, componentId = null } = last;
              return [
                { action: actions.translationCompleted, userId, authorId, projectId, componentId, translationId },
              ];
            }),
          );
          const edits = Map.groupBy(
            changes
              .filter(isEdit)
              .flatMap(({ userId, componentId }) =>
                userId == null || componentId == null ? [] : { userId, componentId },
              ),
            ({ userId, componentId }) => `${userId} ${componentId}`,
          );
          if (edits.size > 0)
            yield* store.addToUsers(
              "translated",
              [...edits.values()].flatMap((of) => of.slice(0, 1).map((each) => ({ ...each, count: of.length }))),
            );
        });

      return Context.make(
        Statistics,
        Statistics.of({
          ofProject: (actor, project, view) =>
            Effect.orDie(store.ofProject(actor, project.id, project.translationReview, view)),
          ofCategory: (actor, categoryId, view) => Effect.orDie(store.ofCategory(actor, categoryId, view)),
          ofLanguage: (actor, languageId, view) => Effect.orDie(store.ofLanguage(actor, languageId, view)),
          languagesOfProject: (actor, projectId, view, slice) =>
            Effect.orDie(store.languagesOf(actor, projectId, view, slice)),
          ofUser: (actor, userId) => Effect.orDie(store.ofUser(actor, userId)),
        }),
      ).pipe(
        Context.add(
          StatisticsKeeping,
          StatisticsKeeping.of({
            wrongCounters: (ids) =>
              Effect.map(
                Effect.orDie(store.miscounted(ids)),
                (rows) => new Map(rows.map((row) => [row.translationId, tellMiscount(row)])),
              ),
            recount: (ids) => Effect.asVoid(transaction(store.recount(ids))),
            forMessages: (translationId) => Effect.map(Effect.orDie(store.ofTranslation(translationId)), messageCounts),
            addToUsers: (name, counts) => Effect.asVoid(Effect.orDie(store.addToUsers(name, counts))),
          }),
        ),
      );
    }),
  );
}

const isOfTranslation = (change: Followed): change is Followed & { readonly translationId: TranslationId } =>
  change.translationId != null;

const isEdit = ({ action }: Followed) =>
  action !== undefined && isContent(action) && action !== actions.sourceStringChanged && action !== actions.stringAdded;

const tellMiscount = ({ counted, told }: Miscounted): string => {
  if (told === null) return "has no counters";
  const now = JSON.parse(counted) as Record<Counter, number>;
  const before = JSON.parse(told) as Record<Counter, number>;
  return counters
    .filter((name) => now[name] !== before[name])
    .map((name) => `${name} is ${before[name]} and should be ${now[name]}`)
    .join(", ");
};
