/** Uploads read many units at once. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { TranslationId, UnitId } from "../ids/index.ts";
import type { UnitFacts } from "../units/index.ts";
import { ownFailures, type StoredUnit } from "../units/inside.ts";

export type UploadTarget = StoredUnit &
  Pick<
    UnitFacts,
    | "translation_id"
    | "context"
    | "source_unit_id"
    | "content_hash"
    | "num_words"
    | "num_chars"
    | "has_suggestion"
    | "has_comment"
    | "has_failing_check"
    | "dismissals"
  >;

export const makeUploadStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const units = (translationId: TranslationId) =>
    sql<UploadTarget>`select u.id, u.id_hash::text as id_hash, u.file_key, u.position, u.context, u.source, u.target,
        u.previous_source, u.location, u.note, u.flags, u.extra_flags, coalesce(s.extra_flags, '') as source_flags,
        u.explanation, u.state, u.original_state, u.pending, u.updated::text as updated, u.translation_id,
        u.source_unit_id, u.content_hash::text as content_hash, u.num_words, u.num_chars, u.has_suggestion,
        u.has_comment, u.has_failing_check, u.dismissals,
        ${ownFailures(sql)} as failing
      from units u left join units s on s.id = u.source_unit_id and s.id <> u.id
      where u.translation_id = ${translationId} order by u.position, u.id`;

  /** Suggestions in a translation. */
  const suggestions = (translationId: TranslationId) =>
    sql<{ unit_id: UnitId; target: readonly string[] }>`select k.unit_id, k.target from suggestions k
      join units u on u.id = k.unit_id where u.translation_id = ${translationId}`;

  return { units, suggestions };
});
