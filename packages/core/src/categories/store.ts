/** Categories in the database. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { CategoryId, ProjectId } from "../ids/index.ts";
import type { Actor } from "../access/index.ts";
import { visibleProject } from "../access/inside.ts";
import type { Kept } from "../changes/inside.ts";
import { ints, itemOf, pageOf, type Slice, type View } from "../database/index.ts";
import { insertedId } from "../database/inside.ts";
import { type CategoryColumn, categoryColumns } from "./columns.ts";
import type { CategoryFacts } from "./model.ts";
import type { Node } from "./tree.ts";

export interface CategoryValues {
  readonly name?: string;
  readonly slug?: string;
  readonly category_id?: CategoryId | null;
}

/** A category as records keep it. */
export const keptCategory: Kept = { table: "categories" };

export const makeCategoryStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  /** The category if it exists for the actor. */
  const visible = (actor: Actor, id: CategoryId) =>
    Effect.map(
      sql<CategoryFacts>`with recursive up as (
          select id, category_id, slug::text as path from categories where id = ${id}
          union all select k.id, k.category_id, k.slug || '/' || up.path from categories k join up on up.category_id = k.id)
        select k.id, k.name, k.slug, k.category_id as "categoryId", (select path from up where category_id is null) as path,
          p.id as "projectId", p.slug as "projectSlug", p.access_control as "accessControl"
        from categories k join projects p on p.id = k.project_id where k.id = ${id} and ${visibleProject(sql, actor)}`,
      (rows) => rows[0],
    );

  const source = { columns: categoryColumns, from: sql`from categories k join projects p on p.id = k.project_id` };

  /** All categories that the actor sees, or those of one project. */
  const page = (actor: Actor, projectId: ProjectId | undefined, view: View<CategoryColumn>, slice: Slice) => {
    const ofProject = projectId === undefined ? [] : [sql`k.project_id = ${projectId}`];
    const where = sql.and([visibleProject(sql, actor), ...ofProject]);
    return pageOf(sql, source, view, { where, order: sql`k.id` }, slice);
  };

  const one = (id: CategoryId, view: View<CategoryColumn>) => itemOf(sql, source, view, sql`k.id = ${id}`);

  /** The same, where the actor sees it. */
  const seen = (actor: Actor, id: CategoryId, view: View<CategoryColumn>) =>
    itemOf(sql, source, view, sql`k.id = ${id} and ${visibleProject(sql, actor)}`);

  const ofProject = (projectId: ProjectId) =>
    sql<Node>`select id, category_id as "categoryId", slug from categories where project_id = ${projectId} order by id`;

  const insert = (projectId: ProjectId, values: CategoryValues) =>
    Effect.map(
      sql<{ id: CategoryId }>`insert into categories ${sql.insert({ project_id: projectId, ...values })} returning id`,
      insertedId,
    );

  const update = (id: CategoryId, values: CategoryValues) =>
    Object.keys(values).length === 0
      ? Effect.void
      : Effect.asVoid(sql`update categories set ${sql.update({ ...values })} where id = ${id}`);

  const remove = (ids: readonly CategoryId[]) => sql`delete from categories where id = any(${ints(ids)})`;

  return { visible, page, one, seen, ofProject, insert, update, remove };
});
