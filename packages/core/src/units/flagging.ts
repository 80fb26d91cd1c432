/**
 * What new flags of a source string do at once, to itself and to its translations: their priority, read-only state and
 * checks follow, in sets. Beneath a read-only flag each keeps the state that it had, and gets it back.
 */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { bigints, smallints, texts } from "../database/index.ts";
import { Changes } from "../changes/index.ts";
import { isReadOnly, parseFlags, priorityOf, relatedChecks } from "../checks/index.ts";
import { checkUnit, effectiveFlags } from "./editing.ts";
import { countsOf, type UnitFacts } from "./model.ts";
import { makeRelatedChecks } from "./relatedChecks.ts";
import { makeSourceChecks } from "./sourceChecks.ts";
import { stateBeneath, unitStates } from "./states.ts";
import type { makeTerminology } from "./terminology.ts";

interface Flagged {
  readonly unit: UnitFacts;
  readonly state: UnitFacts["state"];
  readonly beneath: UnitFacts["state"];
  readonly priority: number;
  readonly failing: readonly string[];
}

export const makeFlagging = (terminology: Effect.Success<typeof makeTerminology>) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient;
    const changes = yield* Changes;
    const sourceChecks = yield* makeSourceChecks;
    const judgedTogether = yield* makeRelatedChecks;

    const judge = (unit: UnitFacts, extra_flags: string): Flagged => {
      const flagged = unit.is_source ? { ...unit, extra_flags } : { ...unit, source_flags: extra_flags };
      const flags = effectiveFlags(flagged);
      const beneath = stateBeneath(unit);
      const state = isReadOnly(flags) ? unitStates.readOnly : beneath;
      const failing = checkUnit(flagged, unit.target, state);
      return { unit, state, beneath, priority: priorityOf(flags), failing };
    };

    /** Answers which units fail a check now. */
    const write = (rows: readonly Flagged[]) =>
      Effect.gen(function* () {
        const ids = bigints(rows.map(({ unit }) => unit.id));
        const pairs = rows.flatMap(({ unit, failing }) => failing.map((name) => ({ id: unit.id, name })));
        const failing = sql`(select * from unnest(${bigints(pairs.map(({ id }) => id))}, ${texts(pairs.map(({ name }) => name))}) as f(unit_id, name))`;
        yield* sql`delete from checks k where k.unit_id = any(${ids}) and k.name <> all(${texts(relatedChecks)})
          and not exists (select 1 from ${failing} f where f.unit_id = k.unit_id and f.name = k.name)`;
        yield* sql`insert into checks (unit_id, name) select unit_id, name from ${failing} f on conflict do nothing`;
        const written = yield* sql<{ id: number; failing: boolean }>`update units u
          set state = x.state, original_state = x.beneath, priority = x.priority, updated = now(),
            has_failing_check = exists (select 1 from checks k where k.unit_id = u.id)
          from unnest(${ids}, ${smallints(rows.map(({ state }) => state))}, ${smallints(rows.map(({ beneath }) => beneath))},
            ${smallints(rows.map(({ priority }) => priority))}) as x(id, state, beneath, priority)
          where u.id = x.id returning u.id, u.has_failing_check as failing`;
        return new Map(written.map(({ id, failing }) => [id, failing]));
      });

    /** `family`: the source string and its translations, locked. Wants a transaction. */
    const apply = (family: readonly UnitFacts[], source: UnitFacts, extra_flags: string) =>
      Effect.gen(function* () {
        yield* sql`update units set extra_flags = ${extra_flags} where id = ${source.id}`;
        const rows = family.map((unit) => judge(unit, extra_flags));
        const failing = yield* write(rows);
        yield* changes.follow(
          rows.map(({ unit, state }) => ({
            translationId: unit.translation_id,
            counts: {
              before: countsOf(unit),
              after: countsOf({ ...unit, state, has_failing_check: failing.get(unit.id) ?? false }),
            },
          })),
        );
        if (source.is_glossary && parseFlags(extra_flags).has("terminology")) yield* terminology.spread([source.id]);
        const translations = family.filter(({ is_source }) => !is_source);
        const ids = translations.map(({ id }) => id);
        const others = yield* judgedTogether.refresh(ids, translations, { enforcing: false });
        yield* sourceChecks.refresh([source.id, ...others]);
      });

    return { apply };
  });
