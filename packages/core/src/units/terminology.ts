/** Terminology: strings of a glossary that every language has, be it empty. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { bigints } from "../database/index.ts";
import { actions } from "../changes/index.ts";
import { makeBulkStore } from "./bulk.ts";
import { Statistics } from "../statistics/index.ts";

/** The anonymous user, author of what nobody wrote. */
const anonymousId = 1;

export const makeTerminology = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  const bulk = yield* makeBulkStore;
  const statistics = yield* Statistics;

  /** Adds the units that are missing of these source strings, all of one component. Wants a transaction. */
  const spread = (sourceUnitIds: readonly number[]) =>
    Effect.gen(function* () {
      if (sourceUnitIds.length === 0) return;
      const rows = yield* sql<{ translation_id: number }>`with made as (
          insert into units (translation_id, source_unit_id, id_hash, content_hash, file_key, position, context, source, target,
            location, note, flags, state, original_state, pending, priority, num_words, num_chars, has_failing_check)
          select t.id, s.id, s.id_hash, s.content_hash, s.file_key,
            (select coalesce(max(position), 0) from units x where x.translation_id = t.id)::int + (row_number() over (partition by t.id order by s.id))::int,
            s.context, s.source, array[''], s.location, s.note, s.flags,
            case when s.extra_flags ~ '(^|,)\\s*read-only\\s*(,|$)' then 100 else 0 end, 0, true, s.priority, s.num_words, s.num_chars, false
          from units s join translations st on st.id = s.translation_id
            join translations t on t.component_id = st.component_id and not t.is_source
          where s.id = any(${bigints(sourceUnitIds)})
          on conflict (translation_id, id_hash) do nothing returning id, translation_id, target),
        waiting as (insert into pending_changes (unit_id, translation_id, author_id, target, state)
          select id, translation_id, ${anonymousId}::int, target, 0 from made),
        recorded as (insert into changes (action, project_id, component_id, translation_id, unit_id)
          select ${actions.stringAdded}::smallint, c.project_id, c.id, m.translation_id, m.id
          from made m join translations t on t.id = m.translation_id join components c on c.id = t.component_id)
        select distinct translation_id from made`;
      const ids = rows.map((row) => row.translation_id);
      if (ids.length === 0) return;
      yield* bulk.renumbered(ids);
      yield* statistics.recount(ids);
    });

  /** Source strings of a glossary that carry the flag. */
  const flagged = (componentId: number) =>
    Effect.map(
      sql<{
        id: number;
      }>`select u.id from units u join translations t on t.id = u.translation_id join components c on c.id = t.component_id
        where c.id = ${componentId} and c.is_glossary and t.is_source and u.extra_flags ~ '(^|,)\\s*terminology\\s*(,|$)'`,
      (rows) => rows.map(({ id }) => id),
    );

  return { spread, complete: (componentId: number) => Effect.flatMap(flagged(componentId), spread) };
});
