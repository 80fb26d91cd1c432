/**
 * The checks of translations that compare them with others of the project, and with what they said before. Judged in
 * the transaction that changed strings, for these and for those that say or said the same; after files were read, for
 * whole languages. `checks/related` says what each check means; here the same is asked of many rows at once.
 */
import { Effect } from "effect";
import type { LanguageId, ProjectId, UnitId } from "../ids/index.ts";
import type { Transaction } from "../database/index.ts";
import { checks, runsWith } from "../checks/index.ts";
import { effectiveFlags } from "./editing.ts";
import { type Move, moved } from "./model.ts";
import { unitStates } from "./states.ts";
import { makeRelatedCheckStore, type Said, type Verdict } from "./stores/relatedChecks.ts";
import { ChangeKeeping } from "../changes/inside.ts";

const translated = unitStates.translated;
const allowing = (verdict: Verdict) => {
  const check = checks.find(({ id }) => id === verdict.name);
  return check !== undefined && !verdict.is_glossary && runsWith(check, effectiveFlags(verdict));
};

/** What judging made of units. */
export interface Judgement {
  /** Units whose recorded checks are others now. */
  readonly changed: readonly UnitId[];
  readonly moves: readonly Move[];
}

export interface Judging {
  /** Whether those asked that fail what their component enforces need editing. */
  readonly enforcing: boolean;
  /** Units whose history begins anew with an act that no record tells of yet. */
  readonly anew?: readonly UnitId[];
}

export const makeRelatedChecks = Effect.gen(function* () {
  const store = yield* makeRelatedCheckStore;
  const changes = yield* ChangeKeeping;

  /** Keeps what was found; answers that, and of the asked units what each fails. */
  const settle = (found: readonly Verdict[]) =>
    Effect.gen(function* () {
      const judged = found.map((verdict) => ({ ...verdict, wanted: verdict.fails && allowing(verdict) }));
      const touched = judged.filter(
        ({ wanted, held, has_failing_check }) => wanted !== held || (wanted && !has_failing_check),
      );
      const failing = judged.filter(({ wanted }) => wanted);
      if (touched.length === 0) return { changed: [], moves: [], failing };
      const ids = touched.map(({ id }) => id);
      const before = new Map((yield* store.held(ids)).map((unit) => [unit.id, unit]));
      const here = touched.filter(({ id }) => before.has(id));
      const appearing = here.filter(({ wanted, held }) => wanted && !held);
      const gone = here.filter(({ wanted, held }) => !wanted && held);
      if (appearing.length > 0) yield* store.add(appearing);
      if (gone.length > 0) yield* store.drop(gone);
      const turned = yield* store.mark(ids);
      return {
        changed: [...new Set([...appearing, ...gone].map(({ id }) => id))],
        moves: turned.map((unit) => moved(before.get(unit.id) ?? unit, unit)),
        failing,
      };
    });

  /**
   * Judges these units, and those that say what they say or `said`. Wants the transaction of the change, which has
   * taken their languages, and whose caller records what became of units and lets counters follow the moves.
   */
  const judge = (ids: readonly UnitId[], said: readonly Said[], { enforcing, anew = [] }: Judging) =>
    Effect.gen(function* () {
      if (ids.length === 0 && said.length === 0) return { changed: [], moves: [] };
      const { failing, ...first } = yield* settle(yield* store.ofStrings(ids, said, anew));
      const asked = new Set(ids);
      const lowered = new Map(
        (enforcing ? failing : [])
          .filter(
            ({ id, name, state, enforced_checks }) =>
              asked.has(id) && state >= translated && enforced_checks.includes(name),
          )
          .map((unit) => [unit.id, unit]),
      );
      if (lowered.size === 0) return first;
      // In the file too they wait for another look.
      const now = yield* store.lower([...lowered.keys()]);
      const again = yield* settle(yield* store.ofStrings([...lowered.keys()], [], anew));
      return {
        changed: [...new Set([...first.changed, ...again.changed])],
        moves: [
          ...first.moves,
          ...now.map((unit) => moved({ ...unit, state: lowered.get(unit.id)?.state ?? unit.state }, unit)),
          ...again.moves,
        ],
      };
    }).pipe(
      Effect.map((judgement): Judgement => judgement),
      Effect.orDie,
    );

  /**
   * Takes languages of projects until the transaction ends, so that of two strings that become alike at once one sees
   * the other. Before any unit is locked: who waits for a language holds none that is asked for there.
   */
  const take = (places: readonly Pick<Said, "project_id" | "language_id">[]) => Effect.orDie(store.alone(places));

  /** Judges those that say what others said which are gone; answers units whose checks are others now. */
  const refresh = (said: readonly Said[]) =>
    Effect.gen(function* () {
      const { changed, moves } = yield* judge([], said, { enforcing: false });
      yield* changes.follow(moves);
      return changed;
    });

  /** Judges whole languages of a project; each is one transaction of `transaction`. */
  const refreshLanguages = (projectId: ProjectId, languageIds: Iterable<LanguageId>, transaction: Transaction) =>
    Effect.forEach(
      [...languageIds].sort((a, b) => a - b),
      (languageId) =>
        transaction(
          Effect.gen(function* () {
            yield* store.alone([{ project_id: projectId, language_id: languageId }]);
            const { changed, moves } = yield* settle(yield* store.ofLanguage(projectId, languageId));
            yield* changes.follow(moves);
            return changed;
          }),
        ),
    ).pipe(Effect.orDie);

  /** Judges strings that files say otherwise than before, and those that say what they say or `said`. */
  const refreshStrings = (
    place: Pick<Said, "project_id" | "language_id">,
    ids: readonly UnitId[],
    said: readonly Said[],
  ) =>
    Effect.gen(function* () {
      yield* store.alone([place]);
      const { changed, moves } = yield* settle(yield* store.ofStrings(ids, said, "files"));
      yield* changes.follow(moves);
      return changed;
    }).pipe(Effect.orDie);

  return {
    take,
    judge,
    refresh,
    refreshStrings,
    refreshLanguages,
    languagesOf: store.languagesOf,
    saidBy: store.saidBy,
  };
});
