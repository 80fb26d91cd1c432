/** What translations of source strings fail, and what is recorded of it. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { TranslationId, UnitId } from "../../ids/index.ts";
import { bigints } from "../../database/index.ts";
import type { JudgedApart } from "../model.ts";

export interface Judged extends JudgedApart {
  /** How many checks its translations fail. */
  readonly failures: number;
  /** Whether the check is recorded. */
  readonly held: boolean;
  /** Whether it is dismissed. */
  readonly dismissed: boolean;
  /** Whether other checks fail that nobody dismissed. */
  readonly others: boolean;
}

export const makeSourceCheckStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  const name = "multiple_failures";

  const judged = (ids: readonly UnitId[]) => sql<Judged>`
    select s.id, s.translation_id, s.state, s.num_words, s.num_chars, s.has_failing_check, s.has_suggestion,
      s.has_comment, s.flags, s.extra_flags, t.check_flags as translation_flags, c.check_flags,
      c.file_format, c.is_glossary,
      coalesce(theirs.failures, 0) as failures, coalesce(own.held, false) as held,
      coalesce(own.dismissed, false) as dismissed, coalesce(own.others, false) as others
    from units s join translations t on t.id = s.translation_id join components c on c.id = t.component_id
      left join (select u.source_unit_id as id, count(*)::int as failures from units u join checks k on k.unit_id = u.id
        where u.source_unit_id = any(${bigints(ids)}) and u.id <> u.source_unit_id
        group by u.source_unit_id) theirs on theirs.id = s.id
      left join (select unit_id as id, bool_or(name = ${name}) as held, bool_or(name = ${name} and dismissed) as dismissed,
          bool_or(name <> ${name} and not dismissed) as others from checks
        where unit_id = any(${bigints(ids)}) group by unit_id) own on own.id = s.id
    where s.id = any(${bigints(ids)})`;

  /** Source units are locked behind their translations, in one order: no two edits wait for each other in a circle. */
  const lock = (unitIds: readonly UnitId[]) =>
    Effect.map(
      sql<{ id: UnitId }>`select s.id from units s
        where s.id in (select coalesce(u.source_unit_id, u.id) from units u where u.id = any(${bigints(unitIds)}))
        order by s.id for update`,
      (rows) => rows.map(({ id }) => id),
    );

  const add = (ids: readonly UnitId[]) =>
    sql`insert into checks (unit_id, name) select id, ${name} from unnest(${bigints(ids)}) id on conflict do nothing`;
  const drop = (ids: readonly UnitId[]) =>
    sql`delete from checks where unit_id = any(${bigints(ids)}) and name = ${name}`;
  const turn = (ids: readonly UnitId[]) =>
    sql`update units set has_failing_check = not has_failing_check where id = any(${bigints(ids)})`;

  /** Source strings of a component whose translations say otherwise than what is recorded. */
  const stale = (sourceTranslationId: TranslationId) =>
    Effect.map(
      Effect.orDie(sql<{ id: UnitId }>`with failing as (
          select u.source_unit_id as id
          from translations t join units u on u.translation_id = t.id join checks k on k.unit_id = u.id
          where t.component_id = (select component_id from translations where id = ${sourceTranslationId})
            and u.source_unit_id <> u.id
          group by u.source_unit_id having count(*) >= 2)
        select s.id from units s left join failing f on f.id = s.id
          left join checks k on k.unit_id = s.id and k.name = ${name}
        where s.translation_id = ${sourceTranslationId} and (f.id is null) <> (k.unit_id is null)`),
      (rows) => rows.map(({ id }) => id),
    );

  return { judged, lock, add, drop, turn, stale };
});
