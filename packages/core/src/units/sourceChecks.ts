/**
 * The check of a source string that its translations decide: two failures among them make it fail too. Looked at again in
 * the transaction that changed the checks of translations.
 */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { bigints, type Transaction } from "../database/index.ts";
import { Changes } from "../changes/index.ts";
import { checks, hasMultipleFailures, runsWith } from "../checks/index.ts";
import { batchSize } from "./bulk.ts";
import { effectiveFlags } from "./editing.ts";
import { countsOf, type JudgedApart } from "./model.ts";

const check = checks.find(({ id }) => id === "multiple_failures");
const allowing = (source: Judged) =>
  check !== undefined && !source.is_glossary && runsWith(check, effectiveFlags({ ...source, source_flags: "" }));

interface Judged extends JudgedApart {
  /** How many checks its translations fail. */
  readonly failures: number;
  /** Whether the check is recorded. */
  readonly held: boolean;
  /** Whether other checks are. */
  readonly others: boolean;
}

export const makeSourceChecks = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  const changes = yield* Changes;
  const name = "multiple_failures";

  const judged = (ids: readonly number[]) => sql<Judged>`
    select s.id, s.translation_id, s.state, s.num_words, s.num_chars, s.has_failing_check, s.has_suggestion, s.has_comment, s.flags,
      s.extra_flags, t.check_flags as translation_flags, c.check_flags, c.file_format, c.is_glossary,
      coalesce(theirs.failures, 0) as failures, coalesce(own.held, false) as held, coalesce(own.others, false) as others
    from units s join translations t on t.id = s.translation_id join components c on c.id = t.component_id
      left join (select u.source_unit_id as id, count(*)::int as failures from units u join checks k on k.unit_id = u.id
        where u.source_unit_id = any(${bigints(ids)}) and u.id <> u.source_unit_id group by u.source_unit_id) theirs on theirs.id = s.id
      left join (select unit_id as id, bool_or(name = ${name}) as held, bool_or(name <> ${name}) as others from checks
        where unit_id = any(${bigints(ids)}) group by unit_id) own on own.id = s.id
    where s.id = any(${bigints(ids)})`;

  /** Source units are locked behind their translations, in one order, so that no two edits wait for each other in a circle. */
  const lock = (unitIds: readonly number[]) =>
    Effect.map(
      sql<{ id: number }>`select s.id from units s
        where s.id in (select coalesce(u.source_unit_id, u.id) from units u where u.id = any(${bigints(unitIds)}))
        order by s.id for update`,
      (rows) => rows.map(({ id }) => id),
    );

  const set = (rows: readonly Judged[]) =>
    Effect.gen(function* () {
      const failing = new Set(
        rows.filter((row) => hasMultipleFailures(row.failures) && allowing(row)).map(({ id }) => id),
      );
      const appearing = rows.filter((row) => failing.has(row.id) && !row.held).map(({ id }) => id);
      const gone = rows.filter((row) => !failing.has(row.id) && row.held).map(({ id }) => id);
      if (appearing.length > 0)
        yield* sql`insert into checks (unit_id, name) select id, ${name} from unnest(${bigints(appearing)}) id on conflict do nothing`;
      if (gone.length > 0) yield* sql`delete from checks where unit_id = any(${bigints(gone)}) and name = ${name}`;
      const changed = rows.filter((row) => row.has_failing_check !== (row.others || failing.has(row.id)));
      if (changed.length === 0) return;
      yield* sql`update units set has_failing_check = not has_failing_check where id = any(${bigints(changed.map(({ id }) => id))})`;
      yield* changes.follow(
        changed.map((row) => ({
          translationId: row.translation_id,
          counts: {
            before: countsOf(row),
            after: countsOf({ ...row, has_failing_check: !row.has_failing_check }),
          },
        })),
      );
    });

  /** Judges the source strings of these units anew. Wants the transaction that changed the units' checks. */
  const refresh = (unitIds: readonly number[]) =>
    unitIds.length === 0 ? Effect.void : Effect.orDie(Effect.flatMap(Effect.flatMap(lock(unitIds), judged), set));

  /** Takes the translations of source strings that are about to change, before the sources themselves. */
  const lockTranslations = (sourceUnitIds: readonly number[]) =>
    Effect.orDie(
      sql`select id from units where source_unit_id = any(${bigints(sourceUnitIds)}) and id <> source_unit_id order by id for update`,
    );

  /** Source strings of a component whose translations say otherwise than what is recorded. */
  const stale = (sourceTranslationId: number) =>
    Effect.map(
      Effect.orDie(sql<{ id: number }>`with failing as (
          select u.source_unit_id as id from translations t join units u on u.translation_id = t.id join checks k on k.unit_id = u.id
          where t.component_id = (select component_id from translations where id = ${sourceTranslationId}) and u.source_unit_id <> u.id
          group by u.source_unit_id having count(*) >= 2)
        select s.id from units s left join failing f on f.id = s.id
          left join checks k on k.unit_id = s.id and k.name = ${name}
        where s.translation_id = ${sourceTranslationId} and (f.id is null) <> (k.unit_id is null)`),
      (rows) => rows.map(({ id }) => id),
    );

  /** Judges the source strings of many units anew; each batch is one transaction of `transaction`. */
  const refreshInBatches = (unitIds: readonly number[], transaction: Transaction) =>
    Effect.gen(function* () {
      for (let start = 0; start < unitIds.length; start += batchSize)
        yield* transaction(refresh(unitIds.slice(start, start + batchSize)));
    });

  /** Judges a whole component anew. */
  const refreshComponent = (sourceTranslationId: number, transaction: Transaction) =>
    Effect.flatMap(stale(sourceTranslationId), (ids) => refreshInBatches(ids, transaction));

  return { lockTranslations, refresh, refreshComponent, refreshInBatches };
});
