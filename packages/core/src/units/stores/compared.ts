/** What is there of a translation, to be compared with its file. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { TranslationId, UnitId } from "../../ids/index.ts";
import { bigints, texts } from "../../database/index.ts";
import type { StoredUnit } from "../fileUnits.ts";
import { ownFailures } from "./failures.ts";

export const makeComparedStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const compared = sql.literal(`u.id, u.id_hash::text as id_hash, u.file_key, u.position, u.source, u.target,
    u.previous_source, u.location, u.note, u.flags, u.extra_flags, coalesce(s.extra_flags, '') as source_flags,
    u.explanation, u.state, u.original_state, u.pending,
    (u.unwritten or coalesce(s.unwritten, false)) as unwritten, u.updated::text as updated`);
  const failing = sql`${ownFailures(sql)} as failing`;

  /** All units of a translation, or those of some hashes. */
  const stored = (translationId: TranslationId, among?: readonly string[]) =>
    sql<StoredUnit>`select ${compared}, ${failing} from units u left join units s on s.id = u.source_unit_id
      where u.translation_id = ${translationId}
        ${among === undefined ? sql`` : sql`and u.id_hash = any(${texts(among)}::bigint[])`}`;

  /** Locks units until the transaction ends, and answers those that somebody changed since they were read. */
  const overtaken = (read: readonly Pick<StoredUnit, "id" | "updated">[]) => {
    const ids = bigints(read.map(({ id }) => id));
    return Effect.andThen(
      sql`select u.id from units u where u.id = any(${ids}) order by u.id for update`,
      sql<StoredUnit>`select ${compared}, ${failing}
        from unnest(${ids}, ${texts(read.map(({ updated }) => updated))}) as x(id, updated)
          join units u on u.id = x.id left join units s on s.id = u.source_unit_id
        where u.updated <> x.updated::timestamptz`,
    );
  };

  /** Texts that wait to be written into the file, by hash. */
  const waiting = (translationId: TranslationId) =>
    Effect.map(
      sql<{ hash: string; target: readonly string[] }>`select id_hash::text as hash, target from units
        where translation_id = ${translationId} and pending`,
      (rows): ReadonlyMap<string, readonly string[]> => new Map(rows.map(({ hash, target }) => [hash, target])),
    );

  const hashes = (translationId: TranslationId) =>
    Effect.map(
      sql<{ hash: string }>`select id_hash::text as hash from units where translation_id = ${translationId}`,
      (rows) => rows.map(({ hash }) => hash),
    );

  /** Flags that people set on source strings, by hash. */
  const flagged = (sourceTranslationId: TranslationId) =>
    Effect.map(
      sql<{ hash: string; flags: string }>`select id_hash::text as hash, extra_flags as flags from units
        where translation_id = ${sourceTranslationId} and extra_flags <> ''`,
      (rows): ReadonlyMap<string, string> => new Map(rows.map(({ hash, flags }) => [hash, flags])),
    );

  /** Source units that no translation has any more, and that were in a file. */
  const orphans = (sourceTranslationId: TranslationId) =>
    sql<{ id: UnitId; hash: string }>`select u.id, u.id_hash::text as hash from units u
      where u.translation_id = ${sourceTranslationId} and not u.unwritten
        and not exists (select 1 from units x where x.source_unit_id = u.id and x.id <> u.id)`;

  return { stored, overtaken, waiting, hashes, flagged, orphans };
});
