/** Writes what was decided about an upload's strings. Each wants the caller's transaction. */
import { Effect } from "effect";
import type { Actor } from "../access/index.ts";
import { actions, Changes, formSeparator } from "../changes/index.ts";
import { Statistics } from "../statistics/index.ts";
import type { FoundTranslation } from "../translations/index.ts";
import {
  contentHash,
  makeBulkStore,
  makePendingStore,
  makeRelatedChecks,
  makeSourceChecks,
  Units,
} from "../units/index.ts";
import type { Taken } from "./decisions.ts";
import { makeUploadStore } from "./store.ts";

/** Source strings whose translations, in all languages, are held in memory together. */
const sourcesAtOnce = 500;

/** Strings that are compared with others at once. */
const relatedAtOnce = 5_000;

const joined = (forms: readonly string[]) => forms.join(formSeparator);

const placeOf = ({ component, translation }: FoundTranslation, authorId: number) => ({
  userId: authorId,
  authorId,
  projectId: component.project_id,
  componentId: component.id,
  translationId: translation.id,
});

export const makeStoring = Effect.gen(function* () {
  const bulk = yield* makeBulkStore;
  const pending = yield* makePendingStore;
  const store = yield* makeUploadStore;
  const changes = yield* Changes;
  const statistics = yield* Statistics;
  const units = yield* Units;
  const sourceChecks = yield* makeSourceChecks;
  const relatedChecks = yield* makeRelatedChecks;

  const translate = (actor: Actor, found: FoundTranslation, taken: readonly Taken[], authorId: number) =>
    Effect.gen(function* () {
      if (taken.length === 0) return;
      const { component, translation } = found;
      const ids = taken.map(({ unit }) => unit.id);
      if (translation.is_template) yield* sourceChecks.lockTranslations(ids);
      yield* Effect.orDie(
        bulk.update(
          translation.id,
          taken.map(({ unit, after }) => ({ id: unit.id, unit: after })),
        ),
      );
      yield* Effect.orDie(
        pending.add(
          translation.id,
          authorId,
          taken.map(({ unit, after }) => ({ id: unit.id, target: after.target, state: after.state })),
        ),
      );
      yield* changes.record(
        taken.map(({ unit, target, asked }) => ({
          ...placeOf(found, authorId),
          action: actions.translationUploaded,
          unitId: unit.id,
          target: joined(target),
          old: joined(unit.target),
          details: { state: asked, old_state: unit.state, source: joined(unit.source) },
        })),
      );
      if (translation.is_template) {
        const edits = taken
          .filter(({ unit, target }) => joined(unit.target) !== joined(target))
          .map(({ unit, target }) => ({ id: unit.id, target: unit.target, text: target }));
        for (let start = 0; start < edits.length; start += sourcesAtOnce)
          yield* units.sourcesEdited(actor, edits.slice(start, start + sourcesAtOnce));
      }
      yield* statistics.recount([translation.id]);
      const related: number[] = [];
      if (!translation.is_source)
        for (let start = 0; start < taken.length; start += relatedAtOnce) {
          const some = taken.slice(start, start + relatedAtOnce).map(({ unit }) => unit);
          const said = some.map((unit) => ({
            project_id: component.project_id,
            language_id: translation.language_id,
            plural_id: translation.plural_id,
            target: unit.target,
            content_hash: contentHash(unit.source, unit.context),
          }));
          const changed = some.map(({ id }) => id);
          related.push(...(yield* relatedChecks.refresh(changed, said, { enforcing: true })));
        }
      yield* sourceChecks.refresh([...ids, ...related]);
    });

  const suggest = (found: FoundTranslation, taken: readonly Taken[], authorId: number) =>
    Effect.gen(function* () {
      if (taken.length === 0) return;
      yield* Effect.orDie(
        store.suggest(
          authorId,
          taken.map(({ unit, target }) => ({ id: unit.id, target })),
        ),
      );
      yield* changes.record(
        taken.map(({ unit, target }) => ({
          ...placeOf(found, authorId),
          action: actions.suggestionAdded,
          unitId: unit.id,
          target: joined(target),
        })),
      );
      yield* statistics.recount([found.translation.id]);
      yield* statistics.addToUsers("suggested", [
        { userId: authorId, componentId: found.component.id, count: taken.length },
      ]);
    });

  return { translate, suggest };
});
