/**
 * The one door for what is said beside strings, suggestions and comments: rows, marks on strings, records and counters.
 * Each method wants the caller's transaction.
 */
import { Effect } from "effect";
import { RemarkId, type TranslationId, UnitId, type UserId } from "../ids/index.ts";
import { type Action, actions } from "../changes/index.ts";
import { ChangeKeeping } from "../changes/inside.ts";
import type { ComponentFacts } from "../components/index.ts";
import { StatisticsKeeping } from "../statistics/inside.ts";
import type { FoundTranslation } from "../translations/index.ts";
import { joinForms } from "./forms.ts";
import { keptRemark, makeRemarkStore, type RemarkKind, type Suggested } from "./stores/remarks.ts";

/** A comment or suggestion, and where it is. */
export interface Remark {
  readonly id: RemarkId;
  readonly unit_id: UnitId;
  readonly translation_id: TranslationId;
}

export const makeRemarks = Effect.gen(function* () {
  const store = yield* makeRemarkStore;
  const changes = yield* ChangeKeeping;
  const statistics = yield* StatisticsKeeping;

  /** Suggests texts that nobody suggested before; answers how many these were. */
  const suggest = ({ component, translation }: FoundTranslation, userId: UserId, texts: readonly Suggested[]) =>
    Effect.gen(function* () {
      const made = texts.length === 0 ? [] : yield* store.suggest(userId, texts);
      if (made.length === 0) return 0;
      const given = new Map(texts.map((text) => [`${text.id} ${joinForms(text.target)}`, text]));
      yield* changes.made(keptRemark.suggestions, made, ({ row }) => {
        const unitId = UnitId.make(Number(row["unit_id"]));
        const target = joinForms(row["target"] as readonly string[]);
        const gaveWay = given.get(`${unitId} ${target}`)?.gaveWay;
        return [
          {
            action: actions.suggestionAdded,
            userId,
            authorId: userId,
            projectId: component.project_id,
            componentId: component.id,
            translationId: translation.id,
            unitId,
            target,
            ...(gaveWay === undefined ? {} : { details: { gaveWay: { ...gaveWay, kept: joinForms(gaveWay.kept) } } }),
          },
        ];
      });
      yield* statistics.recount([translation.id]);
      return made.length;
    }).pipe(Effect.orDie);

  const remove = (kind: RemarkKind, remarks: readonly Remark[], action: Action, component: ComponentFacts) =>
    Effect.gen(function* () {
      if (remarks.length === 0) return;
      const byId = new Map(remarks.map((remark) => [remark.id, remark]));
      const ids = [...byId.keys()];
      yield* changes.changing(keptRemark[kind], ids, store.remove(kind, ids), ({ id }) => [
        {
          action,
          projectId: component.project_id,
          componentId: component.id,
          translationId: byId.get(RemarkId.make(id))?.translation_id ?? null,
          unitId: byId.get(RemarkId.make(id))?.unit_id ?? null,
        },
      ]);
      yield* statistics.recount([...new Set(remarks.map((remark) => remark.translation_id))]);
    }).pipe(Effect.orDie);

  return { suggest, remove };
});
