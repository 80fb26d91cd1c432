/** What stands at an address, in the database. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { Actor } from "../access/index.ts";
import { visibleComponent, visibleProject } from "../access/inside.ts";
import { foundOf, type View } from "../database/index.ts";
import { type PlaceColumn, placeColumns } from "./columns.ts";

/** What is below a project, such as `apps/web/cs`: each way of reading it. */
interface Below {
  readonly path: string;
  readonly parent: string;
  readonly last: string;
}

export const makePlaceStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  /** A component comes before a category of its name, and both before a language. */
  return (actor: Actor, project: string, { path, parent, last }: Below, view: View<PlaceColumn>) => {
    const seen = sql`c.project_id = p.id and not c.deleting and ${visibleComponent(sql, actor)}`;
    const from = sql`from projects p
      cross join lateral (
        select * from (
          select 1 as place, 'project' as kind, null::int as category_id, null::int as component_id,
            null::int as language_id where ${path} = ''
          union all select 2, 'component', null, c.id, null from components c where c.path = ${path} and ${seen}
          union all select 3, 'category', d.id, null, null from (with recursive down as (
              select k.id, k.slug::text as path from categories k where k.project_id = p.id and k.category_id is null
              union all select k.id, down.path || '/' || k.slug from categories k join down on k.category_id = down.id)
            select id, path from down) d where d.path = ${path}
          union all select 4, 'translation', null, c.id, t.language_id from components c
            join translations t on t.component_id = c.id join languages l on l.id = t.language_id
            where c.path = ${parent} and l.code = ${last} and ${seen}
          union all select 5, 'language', null, null, l.id from languages l
            where ${parent} = '-' and l.code = ${last} and exists (select 1 from translations t
              join components c on c.id = t.component_id where t.language_id = l.id and ${seen})
        ) every order by place limit 1) f
      left join components c on c.id = f.component_id
      left join languages l on l.id = f.language_id`;
    const where = sql`p.slug = ${project} and ${visibleProject(sql, actor)}`;
    return foundOf(sql, { columns: placeColumns, from }, view, where);
  };
});
