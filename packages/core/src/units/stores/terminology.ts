/** Terms of glossaries, and which languages lack them. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { ComponentId, TranslationId, UnitId } from "../../ids/index.ts";
import { bigints } from "../../database/index.ts";
import type { UnitFacts } from "../model.ts";

/** A source string of a glossary that every language is to have. */
export interface Term extends Pick<UnitFacts, "file_key" | "context" | "source" | "flags" | "extra_flags" | "note"> {
  readonly hash: string;
  readonly location: string;
  /** Translations that do not have it. */
  readonly lacking: readonly TranslationId[];
}

export const makeTerminologyStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const terms = sql`from translations t join components c on c.id = t.component_id and c.is_glossary
    join units u on u.translation_id = t.id and u.extra_flags ~ '(^|,)\\s*terminology\\s*(,|$)' where t.is_source`;
  const lacking = sql`from translations o where o.component_id = t.component_id and not o.is_source
    and not exists (select 1 from units x where x.translation_id = o.id and x.id_hash = u.id_hash)`;

  /** The first terms of a glossary behind `after` that some language lacks. */
  const lacked = (componentId: ComponentId, after: number, limit: number) =>
    Effect.map(
      sql<{ id: UnitId }>`select u.id ${terms} and c.id = ${componentId} and u.id > ${after}
        and exists (select 1 ${lacking}) order by u.id limit ${limit}`,
      (rows) => rows.map(({ id }) => id),
    );

  /** Those of these strings that are terms. */
  const among = (ids: readonly UnitId[]) =>
    sql<Term>`select u.id_hash::text as hash, u.file_key, u.context, u.source, u.flags, u.extra_flags, u.location,
        u.note, array(select o.id ${lacking} order by o.id) as lacking
      ${terms} and u.id = any(${bigints(ids)}) order by u.id`;

  return { lacked, among };
});
