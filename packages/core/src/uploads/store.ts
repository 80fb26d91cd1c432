/** Uploads write many units in a few statements. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { formSeparator } from "../changes/model.ts";
import { bigints, ints, texts } from "../database/arrays.ts";
import type { StoredUnit } from "../units/bulk.ts";

export type UploadTarget = StoredUnit & {
  readonly context: string;
  readonly source_unit_id: number | null;
  readonly num_words: number;
  readonly num_chars: number;
  readonly priority: number;
  readonly has_suggestion: boolean;
  readonly has_comment: boolean;
};

export const makeUploadStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  /** Units of a translation, locked until the upload is stored or refused. */
  const units = (translationId: number) =>
    sql<UploadTarget>`select u.id, u.id_hash::text as id_hash, u.file_key, u.position, u.context, u.source, u.target, u.previous_source, u.location, u.note, u.flags,
      u.extra_flags, coalesce(s.extra_flags, '') as source_flags, u.explanation, u.state, u.original_state, u.pending, u.has_failing_check, u.updated::text as updated,
      u.source_unit_id, u.num_words, u.num_chars, u.priority, u.has_suggestion, u.has_comment
      from units u left join units s on s.id = u.source_unit_id and s.id <> u.id where u.translation_id = ${translationId} order by u.position for update of u`;

  /** Versions to be written into the file, all of one author; that author's older waiting versions go. */
  const addPending = (
    translationId: number,
    authorId: number,
    changed: readonly { readonly id: number; readonly target: readonly string[]; readonly state: number }[],
  ) =>
    Effect.andThen(
      sql`delete from pending_changes where author_id = ${authorId} and unit_id = any(${bigints(changed.map(({ id }) => id))})
        and id in (select max(id) from pending_changes where unit_id = any(${bigints(changed.map(({ id }) => id))}) group by unit_id)`,
      sql`insert into pending_changes (unit_id, translation_id, author_id, target, state)
        select x.id, ${translationId}, ${authorId}, coalesce(nullif(string_to_array(x.target, ${formSeparator}), '{}'), array['']), x.state
        from unnest(${bigints(changed.map(({ id }) => id))}, ${texts(changed.map(({ target }) => target.join(formSeparator)))}, ${ints(changed.map(({ state }) => state))}) as x(id, target, state)`,
    );

  /** Adds suggestions that are not there yet; answers the units that got one. */
  const suggest = (
    userId: number,
    suggestions: readonly { readonly id: number; readonly target: readonly string[] }[],
  ) =>
    Effect.map(
      sql<{ unit_id: number }>`with made as (
          insert into suggestions (unit_id, user_id, target)
          select x.id, ${userId}, string_to_array(x.target, ${formSeparator})
          from unnest(${bigints(suggestions.map(({ id }) => id))}, ${texts(suggestions.map(({ target }) => target.join(formSeparator)))}) as x(id, target)
          where not exists (select 1 from suggestions k where k.unit_id = x.id and k.target = string_to_array(x.target, ${formSeparator}))
          returning unit_id)
        update units set has_suggestion = true where id in (select unit_id from made) returning id as unit_id`,
      (rows) => new Set(rows.map((row) => row.unit_id)),
    );

  const userByEmail = (email: string) =>
    Effect.map(sql<{ id: number }>`select id from users where lower(email) = lower(${email})`, (rows) => rows[0]?.id);

  return { units, addPending, suggest, userByEmail };
});
