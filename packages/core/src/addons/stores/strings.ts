/** Strings as add-ons look for them, and what is said beside them. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { ComponentId, LanguageId, TranslationId, UnitId } from "../../ids/index.ts";
import { bigints, type Fragment } from "../../database/index.ts";
import { unitJoins } from "../../units/index.ts";
import type { Remark } from "../../units/inside.ts";

export const makeStringStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const idsOf = <Id>(rows: readonly { readonly id: Id }[]) => rows.map(({ id }) => id);
  const unitIds = (componentId: ComponentId, condition: Fragment) =>
    Effect.map(
      sql<{ id: UnitId }>`select u.id from units u ${sql.literal(unitJoins)}
        where c.id = ${componentId} and ${condition} order by u.id`,
      idsOf,
    );

  const untranslated = (componentId: ComponentId) => unitIds(componentId, sql`u.state = 0 and not t.is_source`);

  /** Read-only strings without a text, whose source has one. */
  const unfilled = (componentId: ComponentId) =>
    unitIds(
      componentId,
      sql`u.state = 100 and not t.is_source and array_to_string(u.target, '') = '' and array_to_string(u.source, '') <> ''`,
    );

  const ofTranslation = (componentId: ComponentId, translationId: TranslationId) =>
    unitIds(componentId, sql`t.id = ${translationId}`);

  /** Texts of a translation by the source unit that they belong to. */
  const textsOf = (translationId: TranslationId) =>
    sql<{ id: UnitId; target: readonly string[] }>`select coalesce(source_unit_id, id) as id, target from units
      where translation_id = ${translationId}`;

  /** The source strings of units. */
  const sources = (ids: readonly UnitId[]) =>
    Effect.map(
      sql<{ id: UnitId }>`select distinct coalesce(u.source_unit_id, u.id) as id from units u
        where u.id = any(${bigints(ids)}) order by id`,
      idsOf,
    );

  /** Old comments or suggestions of a component. */
  const oldRemarks = (kind: "comments" | "suggestions", componentId: ComponentId, days: number, votes: number) =>
    sql<Remark>`select k.id, k.unit_id, u.translation_id from ${sql.literal(kind)} k
      join units u on u.id = k.unit_id join translations t on t.id = u.translation_id
      where t.component_id = ${componentId} and k.created < now() - make_interval(days => ${days})
        ${kind === "suggestions" ? sql`and k.votes <= ${votes}` : sql``} order by k.id`;

  const missingLanguages = (componentId: ComponentId) =>
    Effect.map(
      sql<{ id: LanguageId }>`select distinct t.language_id as id from components k
        join components c on c.project_id = k.project_id and not c.deleting and not c.restricted and not c.is_glossary
        join translations t on t.component_id = c.id
      where k.id = ${componentId} and t.language_id <> k.source_language_id
        and not exists (select 1 from translations x where x.component_id = k.id and x.language_id = t.language_id)
      order by 1`,
      idsOf,
    );

  return {
    unitIds,
    untranslated,
    unfilled,
    ofTranslation,
    textsOf,
    sources,
    oldRemarks,
    missingLanguages,
  };
});
