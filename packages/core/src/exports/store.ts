/** Reads for downloads. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { Actor } from "../access/model.ts";
import { holdsInComponent, visibleComponent } from "../access/visibility.ts";

export interface ArchivedTranslation {
  readonly component_id: number;
  readonly owner_id: number;
  readonly filename: string;
  readonly language: string;
}

export const makeExportStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const changed = (translationId: number) =>
    Effect.map(sql<{ last_change: Date | null }>`select last_change from translation_statistics where translation_id = ${translationId}`, (rows) => rows[0]?.last_change ?? undefined);

  /** Translations with files that the actor may download. */
  const translations = (actor: Actor, where: { readonly projectId?: number; readonly componentId?: number; readonly language?: string }) =>
    sql<ArchivedTranslation>`select c.id as component_id, coalesce(c.linked_component_id, c.id) as owner_id, t.filename, l.code as language
      from translations t join components c on c.id = t.component_id join projects p on p.id = c.project_id join languages l on l.id = t.language_id
      where not c.deleting and ${visibleComponent(sql, actor)} and ${holdsInComponent(sql, actor, "translation.download")}
        ${where.projectId === undefined ? sql`` : sql`and c.project_id = ${where.projectId}`}
        ${where.componentId === undefined ? sql`` : sql`and c.id = ${where.componentId}`}
        ${where.language === undefined ? sql`` : sql`and l.code = ${where.language}`}
      order by c.id, l.code`;

  return { changed, translations };
});
