/** Units that go, with a record of all that was there. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { TranslationId, UnitId, UserId } from "../../ids/index.ts";
import { formSeparator, unlisted } from "../../changes/index.ts";
import { recordsFrom } from "../../changes/inside.ts";
import { bigints } from "../../database/index.ts";
import type { Owner } from "../fileUnits.ts";

export const makeRemovingStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  /** All that is to be known of a unit to bring it back. */
  const whole = sql`jsonb_build_object('context', u.context, 'source', u.source, 'target', u.target,
    'state', u.state, 'original_state', u.original_state, 'previous_source', u.previous_source,
    'explanation', u.explanation, 'extra_flags', u.extra_flags, 'location', u.location, 'note', u.note,
    'flags', u.flags, 'file_key', u.file_key, 'position', u.position,
    'labels', array(select k.label_id from unit_labels k where k.unit_id = u.id order by 1))
    || jsonb_strip_nulls(jsonb_build_object(
      'suggestions', (select jsonb_agg(to_jsonb(k) - array['unit_id'] order by k.id)
        from suggestions k where k.unit_id = u.id),
      'comments', (select jsonb_agg(to_jsonb(k) - array['unit_id'] order by k.id)
        from comments k where k.unit_id = u.id),
      'dismissed', (select jsonb_agg(k.name order by k.name) from checks k where k.unit_id = u.id and k.dismissed),
      'screenshots', (select jsonb_agg(k.screenshot_id order by k.screenshot_id)
        from screenshot_units k where k.unit_id = u.id)))`;

  const remove = (ids: readonly UnitId[]) =>
    Effect.andThen(
      sql`delete from changes where unit_id = any(${bigints(ids)})`,
      sql`delete from units where id = any(${bigints(ids)})`,
    );

  /** Removes what the files hold no more. The record of each keeps what the records of the string said. */
  const lose = ({ projectId, componentId, translationId }: Owner, ids: readonly UnitId[], userId: UserId | null) =>
    Effect.gen(function* () {
      const lost = sql`select ${unlisted.stringGone}::smallint, ${userId}::int, ${userId}::int, ${projectId}::int,
        ${componentId}::int, ${translationId}::int, u.id, '', array_to_string(u.target, ${formSeparator}),
        jsonb_build_object('before', ${whole}, 'history', (select coalesce(jsonb_agg(jsonb_build_object(
          'action', h.action, 'author', h.author_id, 'timestamp', h.timestamp, 'target', h.target) order by h.id), '[]')
          from changes h where h.unit_id = u.id and h.target <> '')) from units u where u.id = any(${bigints(ids)}) order by u.id`;
      yield* recordsFrom(sql, lost);
      yield* sql`delete from changes where unit_id = any(${bigints(ids)}) and action <> ${unlisted.stringGone}`;
      yield* sql`delete from units where id = any(${bigints(ids)})`;
    });

  const located = (ids: readonly UnitId[]) =>
    sql<{
      id: UnitId;
      translation_id: TranslationId;
      file_key: string;
      position: number;
      source: readonly string[];
      target: readonly string[];
      whole: Readonly<Record<string, unknown>>;
    }>`select u.id, u.translation_id, u.file_key, u.position, u.source, u.target, ${whole} as whole
      from units u join translations t on t.id = u.translation_id
      where u.id = any(${bigints(ids)}) order by t.is_source, u.translation_id`;

  /**
   * The string in all translations where it is a source string; where it is the last translation of a source that no
   * file lists, its source too.
   */
  const sameString = (id: UnitId) =>
    Effect.map(
      sql<{ id: UnitId }>`select x.id from units u join translations t on t.id = u.translation_id
          join units x on x.id = u.id or (t.is_source and x.source_unit_id = u.id) where u.id = ${id}
        union select s.id from units u join translations t on t.id = u.translation_id
          join units s on s.id = u.source_unit_id join translations st on st.id = s.translation_id
          where u.id = ${id} and not t.is_source and st.filename = ''
            and not exists (select 1 from units o where o.source_unit_id = s.id and o.id <> u.id)`,
      (rows) => rows.map((row) => row.id),
    );

  /** Positions behind removed units move up by one. */
  const closeGaps = (gaps: readonly { readonly translationId: TranslationId; readonly position: number }[]) =>
    Effect.forEach(
      gaps,
      ({ translationId, position }) =>
        sql`update units set position = position - 1
          where translation_id = ${translationId} and position > ${position}`,
      { discard: true },
    );

  return { remove, lose, located, sameString, closeGaps };
});
