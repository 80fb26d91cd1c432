/** New units, many at once, with what they fail. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { TranslationId, UnitId, UserId } from "../../ids/index.ts";
import { type Action, actions, formSeparator } from "../../changes/index.ts";
import { recordsFrom } from "../../changes/inside.ts";
import { booleans, ints, smallints, texts } from "../../database/index.ts";
import type { FileUnit, NewRow, Owner } from "../fileUnits.ts";
import { joinForms, splitForms } from "../forms.ts";

export const makeAddingStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  const forms = (column: string) => sql.literal(splitForms(column));

  /**
   * The id of a translation that the planner is not to know. Of one that statistics have not seen it believes that
   * there are no units, and that looking through all of them for each hash is as good as the index of hashes.
   */
  const hidden = (translationId: TranslationId) => sql`(select ${translationId}::int)`;

  const failures = (rows: readonly NewRow[]) =>
    rows.flatMap(({ translationId, unit }) => unit.failing.map((name) => ({ translationId, hash: unit.idHash, name })));

  /** The beginning of a statement: new units of a component as `made`, with their checks; `from` where they come from. */
  const adding = (sourceTranslationId: TranslationId, rows: readonly NewRow[], from: "file" | "person") => {
    const units = rows.map(({ unit }) => unit);
    const column = <A>(read: (unit: FileUnit) => A) => units.map(read);
    const pairs = failures(rows);
    // "limit" keeps the planner from reading all source strings for each batch.
    return sql`with made as (
        insert into units (translation_id, source_unit_id, id_hash, content_hash, file_key, position, context, source,
          target, previous_source, location, note, flags, state, original_state, pending, unwritten, priority,
          num_words, num_chars, has_failing_check)
        select x.translation_id, s.id, x.id_hash::bigint, x.content_hash::bigint, x.file_key, x.position, x.context,
          ${forms("x.source")}, ${forms("x.target")}, x.previous_source, x.location, x.note, x.flags, x.state,
          x.original_state, x.pending, x.pending and ${from === "person"}, x.priority, x.words, x.chars, x.failing
        from unnest(${ints(rows.map((row) => row.translationId))}, ${texts(column((u) => u.idHash))},
          ${texts(column((u) => u.contentHash))}, ${texts(column((u) => u.fileKey))},
          ${ints(column((u) => u.position))}, ${texts(column((u) => u.context))},
          ${texts(column((u) => joinForms(u.source)))}, ${texts(column((u) => joinForms(u.target)))},
          ${texts(column((u) => u.previousSource))}, ${texts(column((u) => u.location))},
          ${texts(column((u) => u.note))}, ${texts(column((u) => u.flags))}, ${smallints(column((u) => u.state))},
          ${smallints(column((u) => u.originalState))}, ${booleans(column((u) => u.pending))},
          ${smallints(column((u) => u.priority))}, ${ints(column((u) => u.words))},
          ${ints(column((u) => u.chars))}, ${booleans(column((u) => u.failing.length > 0))})
          as x(translation_id, id_hash, content_hash, file_key, position, context, source, target, previous_source,
            location, note, flags, state, original_state, pending, priority, words, chars, failing)
        ${
          rows.every(({ translationId }) => translationId === sourceTranslationId)
            ? sql`cross join (values (null::bigint)) s(id)`
            : sql`left join lateral (select id from units where translation_id = ${hidden(sourceTranslationId)}
                and id_hash = x.id_hash::bigint limit 1) s on true`
        }
        on conflict (translation_id, id_hash) do nothing
        returning id, translation_id, id_hash, source, target, previous_source, state, original_state, pending),
      failing as (insert into checks (unit_id, name) select made.id, k.name
        from unnest(${ints(pairs.map((pair) => pair.translationId))}, ${texts(pairs.map(({ hash }) => hash))},
          ${texts(pairs.map(({ name }) => name))}) as k(translation_id, hash, name)
        join made on made.translation_id = k.translation_id and made.id_hash = k.hash::bigint)`;
  };

  /** Adds what a file holds, with a record of each, in one statement; `action` is how a found string is recorded. */
  const insert = (owner: Owner, units: readonly FileUnit[], action: Action, userId: UserId | null) => {
    const { projectId, componentId, translationId } = owner;
    const rows = units.map((unit) => ({ translationId, unit }));
    const place = sql`${projectId}::int, ${componentId}::int, ${translationId}::int`;
    return sql`${adding(owner.sourceTranslationId, rows, "file")} ${recordsFrom(
      sql,
      sql`select ${action}::smallint, ${userId}::int, ${userId}::int, ${place}, made.id,
          array_to_string(made.target, ${formSeparator}), '', jsonb_build_object('state', made.state)
          || case made.original_state when made.state then '{}'
            else jsonb_build_object('after', jsonb_build_object('original_state', made.original_state)) end
        from made union all select ${actions.sourceStringChanged}::smallint, null, null, ${place}, made.id,
          array_to_string(made.source, ${formSeparator}), '',
          jsonb_build_object('after', jsonb_build_object('previous_source', made.previous_source))
        from made where made.previous_source <> ''`,
    )}`;
  };

  /** Adds units, of which those that are pending wait to be written for their author; answers what was added. */
  const add = (sourceTranslationId: TranslationId, rows: readonly NewRow[], authorId: UserId) =>
    sql<{ id: UnitId; translation_id: TranslationId; hash: string }>`${adding(sourceTranslationId, rows, "person")},
      waiting as (insert into pending_changes (unit_id, translation_id, author_id, target, state)
        select id, translation_id, ${authorId}, target, original_state from made where pending)
      select id, translation_id, id_hash::text as hash from made`;

  /** Which translations have which strings already, as "translation hash". */
  const present = (translationIds: readonly TranslationId[], hashes: readonly string[]) =>
    Effect.map(
      sql<{ name: string }>`select u.translation_id || ' ' || u.id_hash as name
        from unnest(${ints(translationIds)}) t(id) join units u on u.translation_id = t.id
          and u.id_hash = any(array(select distinct h::bigint from unnest(${texts(hashes)}) h))`,
      (rows): ReadonlySet<string> => new Set(rows.map(({ name }) => name)),
    );

  /** How many units translations have. */
  const lengths = (translationIds: readonly TranslationId[]) =>
    Effect.map(
      sql<{ id: TranslationId; total: number }>`select translation_id as id, total from translation_statistics
        where translation_id = any(${ints(translationIds)})`,
      (rows) => rows.map(({ id, total }) => [id, total] as const),
    );

  /** Marks that units came or went, so that kept places in their list are looked up anew. */
  const renumbered = (translationIds: readonly TranslationId[]) =>
    sql`update translations set units_version = units_version + 1 where id = any(${ints(translationIds)})`;

  return { insert, add, present, lengths, renumbered };
});
