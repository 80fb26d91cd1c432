/** Texts that no person typed, stored for many strings at once: with their checks, counters, records and pending changes. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { bigints, booleans, ints, makeTransaction, smallints, texts } from "../database/index.ts";
import { type Action, Changes } from "../changes/index.ts";
import { checkUnit } from "./editing.ts";
import { countsOf, type UnitFacts } from "./model.ts";
import { makeRelatedChecks } from "./relatedChecks.ts";
import { makeSourceChecks } from "./sourceChecks.ts";
import { unitStates } from "./states.ts";
import { joinForms, makeUnitStore } from "./store.ts";

export interface AutomaticText {
  readonly target: readonly string[];
  readonly state: 0 | 10 | 20 | 30;
}

/** How the texts are recorded. `authorId` signs the commit. */
export interface Automatic {
  readonly action: Action;
  readonly userId: number | null;
  readonly authorId: number;
}

/** Units of one transaction. */
const atOnce = 500;

interface Stored extends AutomaticText {
  readonly unit: UnitFacts;
  readonly failing: readonly string[];
}

export const makeAutomaticTexts = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  const store = yield* makeUnitStore;
  const changes = yield* Changes;
  const sourceChecks = yield* makeSourceChecks;
  const relatedChecks = yield* makeRelatedChecks;
  const transaction = yield* makeTransaction;

  const write = (stored: readonly Stored[], authorId: number) => {
    const ids = bigints(stored.map(({ unit }) => unit.id));
    const targets = texts(stored.map(({ target }) => joinForms(target)));
    const states = smallints(stored.map(({ state }) => state));
    const forms = sql.literal(`coalesce(nullif(string_to_array(x.target, E'\\x1e\\x1e'), '{}'), array[''])`);
    const failing = stored.flatMap(({ unit, failing: names }) => names.map((name) => ({ id: unit.id, name })));
    return Effect.gen(function* () {
      yield* sql`update units u set target = ${forms}, state = x.state, original_state = x.state, pending = true,
          has_failing_check = x.failing, updated = now()
        from unnest(${ids}, ${targets}, ${states}, ${booleans(stored.map((row) => row.failing.length > 0))}) as x(id, target, state, failing)
        where u.id = x.id`;
      yield* sql`delete from checks where unit_id = any(${ids}) and not dismissed`;
      if (failing.length > 0)
        yield* sql`insert into checks (unit_id, name)
          select * from unnest(${bigints(failing.map(({ id }) => id))}, ${texts(failing.map(({ name }) => name))}) on conflict do nothing`;
      // The author's own version that waits is replaced, another's is kept: as for an edit.
      yield* sql`delete from pending_changes where author_id = ${authorId} and id in
        (select max(id) from pending_changes where unit_id = any(${ids}) group by unit_id)`;
      yield* sql`insert into pending_changes (unit_id, translation_id, author_id, target, state)
        select x.id, x.translation_id, ${authorId}, ${forms}, x.state
        from unnest(${ids}, ${ints(stored.map(({ unit }) => unit.translation_id))}, ${targets}, ${states}) as x(id, translation_id, target, state)`;
    });
  };

  const some = (
    ids: readonly number[],
    decide: (unit: UnitFacts) => AutomaticText | undefined,
    { action, userId, authorId }: Automatic,
  ) =>
    Effect.gen(function* () {
      const stored: Stored[] = [];
      for (const unit of yield* store.locked(ids)) {
        const text = unit.state === unitStates.readOnly ? undefined : decide(unit);
        if (text === undefined || (text.state === unit.state && joinForms(text.target) === joinForms(unit.target)))
          continue;
        const failing = checkUnit(unit, text.target, text.state);
        const enforced =
          text.state >= unitStates.translated && failing.some((check) => unit.enforced_checks.includes(check));
        stored.push({ unit, ...text, ...(enforced ? { state: unitStates.needsEditing } : {}), failing });
      }
      if (stored.length === 0) return [];
      yield* write(stored, authorId);
      yield* changes.record(
        stored.map(({ unit, target, state, failing }) => ({
          action,
          userId,
          authorId,
          projectId: unit.project_id,
          componentId: unit.component_id,
          translationId: unit.translation_id,
          unitId: unit.id,
          target: joinForms(target),
          old: joinForms(unit.target),
          details: { state, old_state: unit.state, source: joinForms(unit.source) },
          counts: {
            before: countsOf(unit),
            after: countsOf({ ...unit, state, has_failing_check: failing.length > 0 }),
          },
        })),
      );
      const changed = stored.map(({ unit }) => unit);
      const strings = changed.filter(({ is_source }) => !is_source).map(({ id }) => id);
      const related = yield* relatedChecks.refresh(strings, changed, { enforcing: true });
      yield* sourceChecks.refresh([...changed.map(({ id }) => id), ...related]);
      return stored.map(({ unit }) => unit.id);
    });

  /** Stores what `decide` answers for each unit, as it is when its turn comes; answers the units that changed. */
  const storeTexts = (
    ids: readonly number[],
    decide: (unit: UnitFacts) => AutomaticText | undefined,
    how: Automatic,
  ): Effect.Effect<readonly number[]> =>
    Effect.gen(function* () {
      const changed: number[] = [];
      for (let start = 0; start < ids.length; start += atOnce)
        changed.push(...(yield* transaction(some(ids.slice(start, start + atOnce), decide, how))));
      return changed;
    }).pipe(Effect.orDie);

  return { store: storeTexts };
});

/** The source's text in as many forms as the target has. */
export const sourceAsTarget = ({ source, target }: Pick<UnitFacts, "source" | "target">): readonly string[] =>
  target.map((_, index) => source[Math.min(index, source.length - 1)] ?? "");
