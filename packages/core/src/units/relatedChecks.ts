/**
 * The checks of translations that compare them with others of the project, and with what they said before. Judged in the
 * transaction that changed strings, for these and for those that say or said the same; after files were read, for whole
 * languages. `checks/related` says what each check means; here the same is asked of many rows at once.
 */
import { Effect } from "effect";
import type { Transaction } from "../database/index.ts";
import { unlisted } from "../changes/index.ts";
import { checks, runsWith } from "../checks/index.ts";
import { effectiveFlags } from "./editing.ts";
import { countsOf } from "./model.ts";
import { unitStates } from "./states.ts";
import { makeRelatedCheckStore, type Said, type Verdict } from "./stores/relatedChecks.ts";
import { ChangeKeeping } from "../changes/inside.ts";

const translated = unitStates.translated;
const allowing = (verdict: Verdict) => {
  const check = checks.find(({ id }) => id === verdict.name);
  return check !== undefined && !verdict.is_glossary && runsWith(check, effectiveFlags(verdict));
};

export const makeRelatedChecks = Effect.gen(function* () {
  const store = yield* makeRelatedCheckStore;
  const changes = yield* ChangeKeeping;

  /** Records what was found; answers the units whose recorded checks are others now, and what each asked one fails. */
  const settle = (found: readonly Verdict[]) =>
    Effect.gen(function* () {
      const judged = found.map((verdict) => ({ ...verdict, wanted: verdict.fails && allowing(verdict) }));
      const touched = judged.filter(
        ({ wanted, held, has_failing_check }) => wanted !== held || (wanted && !has_failing_check),
      );
      if (touched.length === 0) return { changed: [], failing: judged.filter(({ wanted }) => wanted) };
      const ids = touched.map(({ id }) => id);
      const before = new Map((yield* store.held(ids)).map((unit) => [unit.id, unit]));
      const here = touched.filter(({ id }) => before.has(id));
      const appearing = here.filter(({ wanted, held }) => wanted && !held);
      const gone = here.filter(({ wanted, held }) => !wanted && held);
      if (appearing.length > 0) yield* store.add(appearing);
      if (gone.length > 0) yield* store.drop(gone);
      const turned = yield* store.mark(ids);
      yield* changes.follow(
        turned.map((unit) => ({
          translationId: unit.translation_id,
          counts: { before: countsOf(before.get(unit.id) ?? unit), after: countsOf(unit) },
        })),
      );
      return {
        changed: [...new Set([...appearing, ...gone].map(({ id }) => id))],
        failing: judged.filter(({ wanted }) => wanted),
      };
    });

  /** An enforced check that fails makes a string wait for another look: in the file too. */
  const enforce = (lowered: readonly Verdict[]) =>
    Effect.gen(function* () {
      const units = new Map(lowered.map((unit) => [unit.id, unit]));
      const now = yield* store.lower([...units.keys()]);
      yield* changes.record(
        now.map((unit) => {
          const before = { ...unit, state: units.get(unit.id)?.state ?? unit.state };
          return {
            action: unlisted.stateFollowed,
            projectId: unit.project_id,
            componentId: unit.component_id,
            translationId: unit.translation_id,
            unitId: unit.id,
            details: { state: unit.state, old_state: before.state },
            counts: { before: countsOf(before), after: countsOf(unit) },
          };
        }),
      );
      return [...units.keys()];
    });

  /**
   * Judges these units, and those that say what they say or `said`. Where `enforcing`, those of them that fail what their
   * component enforces need editing. Answers the units whose checks are others now. Wants the transaction of the change,
   * behind its records.
   */
  const refresh = (ids: readonly number[], said: readonly Said[], { enforcing }: { readonly enforcing: boolean }) =>
    Effect.gen(function* () {
      if (ids.length === 0 && said.length === 0) return [];
      yield* store.alone(said);
      const { changed, failing } = yield* settle(yield* store.ofStrings(ids, said));
      const asked = new Set(ids);
      const lowered = enforcing
        ? failing.filter(
            ({ id, name, state, enforced_checks }) =>
              asked.has(id) && state >= translated && enforced_checks.includes(name),
          )
        : [];
      if (lowered.length === 0) return changed;
      const again = yield* settle(yield* store.ofStrings(yield* enforce(lowered), []));
      return [...new Set([...changed, ...again.changed])];
    }).pipe(Effect.orDie);

  /** Judges whole languages of a project; each is one transaction of `transaction`. */
  const refreshLanguages = (projectId: number, languageIds: Iterable<number>, transaction: Transaction) =>
    Effect.forEach(
      [...languageIds].sort((a, b) => a - b),
      (languageId) =>
        transaction(
          Effect.gen(function* () {
            yield* store.alone([{ project_id: projectId, language_id: languageId }]);
            return (yield* settle(yield* store.ofLanguage(projectId, languageId))).changed;
          }),
        ),
    ).pipe(Effect.orDie);

  return { refresh, refreshLanguages, languagesOf: store.languagesOf, saidBy: store.saidBy };
});
