/** Reads for downloads. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { Fragment } from "effect/sql/Statement";
import type { ComponentId, ProjectId, TranslationId } from "../ids/index.ts";
import type { Actor } from "../access/index.ts";
import { holdsInComponent, visibleComponent } from "../access/inside.ts";

export interface ArchivedTranslation {
  readonly component_id: ComponentId;
  readonly owner_id: ComponentId;
  readonly filename: string;
  readonly language: string;
}

/** A unit as conversions need it. */
export interface ConvertedRow {
  readonly context: string;
  readonly source: readonly string[];
  readonly target: readonly string[];
  readonly location: string;
  readonly note: string;
  readonly explanation: string;
  readonly flags: string;
  readonly source_flags: string;
  readonly comments: readonly string[];
  readonly suggestions: readonly string[];
  readonly id_hash: string;
  readonly state: number;
}

export const makeExportStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const changed = (translationId: TranslationId) =>
    Effect.map(
      sql<{
        last_change: Date | null;
      }>`select last_change from translation_statistics where translation_id = ${translationId}`,
      (rows) => rows[0]?.last_change ?? undefined,
    );

  /** Translations with files that the actor may download. */
  const translations = (
    actor: Actor,
    where: { readonly projectId?: ProjectId; readonly componentId?: ComponentId; readonly language?: string },
  ) =>
    sql<ArchivedTranslation>`select c.id as component_id, coalesce(c.linked_component_id, c.id) as owner_id, t.filename, l.code as language
      from translations t join components c on c.id = t.component_id join projects p on p.id = c.project_id join languages l on l.id = t.language_id
      where not c.deleting and ${visibleComponent(sql, actor)} and ${holdsInComponent(sql, actor, "translation.download")}
        ${where.projectId === undefined ? sql`` : sql`and c.project_id = ${where.projectId}`}
        ${where.componentId === undefined ? sql`` : sql`and c.id = ${where.componentId}`}
        ${where.language === undefined ? sql`` : sql`and l.code = ${where.language}`}
      order by c.id, l.code`;

  /** Units of a translation in the order of its file; `search` narrows them. */
  const units = (translationId: TranslationId, search: Fragment | undefined) =>
    sql<ConvertedRow>`select u.context, u.source, u.target, u.location, u.note, coalesce(su.explanation, '') as explanation, u.flags,
        coalesce(su.extra_flags, '') as source_flags, lpad(to_hex(u.id_hash), 16, '0') as id_hash, u.state,
        coalesce((select array_agg(k.comment order by k.id) from comments k where k.unit_id = u.id and not k.resolved), '{}') as comments,
        coalesce((select array_agg(k.target[1] order by k.id) from suggestions k where k.unit_id = u.id), '{}') as suggestions
      from units u join translations t on t.id = u.translation_id join languages l on l.id = t.language_id join components c on c.id = t.component_id
        join projects p on p.id = c.project_id left join units su on su.id = u.source_unit_id
      where u.translation_id = ${translationId} ${search === undefined ? sql`` : sql`and ${search}`} order by u.position, u.id`;

  return { changed, translations, units };
});
