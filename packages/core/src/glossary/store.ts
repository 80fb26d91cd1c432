/** Which languages glossaries lack, and which glossaries lack any. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { ComponentId, LanguageId, ProjectId } from "../ids/index.ts";
import { ints } from "../database/index.ts";

export const makeGlossaryStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  /** Languages of other components of the project of glossary `g`. Restricted ones must not show in what all see. */
  const lacking = sql`from translations t join components c on c.id = t.component_id
    where c.project_id = g.project_id and not c.is_glossary and not c.restricted and not c.deleting
      and t.language_id <> g.source_language_id
      and not exists (select 1 from translations x where x.component_id = g.id and x.language_id = t.language_id)`;

  /** Glossaries of projects that do not have a language that others have. */
  const behind = (projectIds: readonly ProjectId[]) =>
    sql<{ id: ComponentId; project_id: ProjectId; owner_id: ComponentId }>`
      select g.id, g.project_id, coalesce(g.linked_component_id, g.id) as owner_id from components g
      where g.project_id = any(${ints(projectIds)}) and g.is_glossary and not g.deleting
        and (g.file_format = 'tbx' or g.new_base <> '')
        and exists (select 1 ${lacking})`;

  const missingLanguages = (glossaryId: ComponentId) =>
    Effect.map(
      sql<{
        id: LanguageId;
      }>`select distinct t.language_id as id from components g cross join lateral (select t.language_id ${lacking}) t
        where g.id = ${glossaryId} order by 1`,
      (rows) => rows.map(({ id }) => id),
    );

  /** Those of `ids` that are glossaries with a repository of their own. */
  const glossaries = (ids: readonly ComponentId[]) =>
    sql<{ id: ComponentId; project_id: ProjectId; owner_id: ComponentId }>`
      select id, project_id, id as owner_id from components
      where id = any(${ints(ids)}) and is_glossary and linked_component_id is null`;

  /** So that people see that something is under way. */
  const noteTask = (id: ComponentId, taskId: string) => sql`update components set task_id = ${taskId} where id = ${id}`;

  return { behind, missingLanguages, glossaries, noteTask };
});
