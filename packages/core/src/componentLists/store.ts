/** Component lists in the database. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { ComponentId, ComponentListId } from "../ids/index.ts";
import { type Actor, hasFullPower } from "../access/index.ts";
import { visibleComponent, visibleComponentList } from "../access/inside.ts";
import type { Kept } from "../changes/inside.ts";
import { itemOf, pageOf, type Slice, type View } from "../database/index.ts";
import { insertedId } from "../database/inside.ts";
import { type ComponentListColumn, componentListColumns } from "./columns.ts";
import type { ComponentListFacts, ComponentListPatch, NewComponentList } from "./model.ts";

/** A list as records keep it. */
export const keptList: Kept = { table: "component_lists" };

/** One that goes, with what was in it. */
export const keptWholeList: Kept = {
  ...keptList,
  more: {
    components: `to_jsonb(array(select i.component_id from component_list_components i
      where i.component_list_id = x.id order by 1))`,
    rules: `(select coalesce(jsonb_agg(to_jsonb(r) order by r.id), '[]') from component_list_rules r
      where r.component_list_id = x.id)`,
    teams: "to_jsonb(array(select k.team_id from team_component_lists k where k.component_list_id = x.id order by 1))",
  },
};

export const makeComponentListStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const visible = (actor: Actor, slug: string) =>
    Effect.map(
      sql<ComponentListFacts>`select k.id from component_lists k
        where k.slug = ${slug} and ${visibleComponentList(sql, actor)}`,
      (rows) => rows[0],
    );

  /** Rules may name what is hidden: they show to those who make them. */
  const from = (actor: Actor) => sql`from component_lists k cross join lateral (select
      array(select p.slug || '/' || replace(c.path, '/', '%252F') from component_list_components i
        join components c on c.id = i.component_id join projects p on p.id = c.project_id
        where i.component_list_id = k.id and not c.deleting and ${visibleComponent(sql, actor)} order by c.id) as components,
      (select coalesce(json_agg(json_build_object('project_match', r.project_match, 'component_match', r.component_match)
          order by r.id), '[]') from component_list_rules r
        where r.component_list_id = k.id and ${hasFullPower(actor)}) as rules) seen`;

  const source = (actor: Actor) => ({
    columns: componentListColumns,
    from: from(actor),
    counted: sql`from component_lists k`,
  });

  const page = (actor: Actor, view: View<ComponentListColumn>, slice: Slice) =>
    pageOf(sql, source(actor), view, { where: visibleComponentList(sql, actor), order: sql`k.id` }, slice);

  const one = (actor: Actor, id: ComponentListId, view: View<ComponentListColumn>) =>
    itemOf(sql, source(actor), view, sql`k.id = ${id}`);

  /** Which of the unique fields another list has. */
  const taken = (wanted: ComponentListPatch, except: number | null) =>
    Effect.map(
      sql<{ name: boolean; slug: boolean }>`select
        coalesce(bool_or(name = ${wanted.name ?? null}), false) as name,
        coalesce(bool_or(slug = ${wanted.slug ?? null}), false) as slug
        from component_lists where id is distinct from ${except}`,
      (rows) => rows[0] ?? { name: false, slug: false },
    );

  const insert = (list: NewComponentList) =>
    Effect.map(
      sql<{ id: ComponentListId }>`insert into component_lists ${sql.insert({ ...list })} returning id`,
      insertedId,
    );

  const update = (id: ComponentListId, patch: ComponentListPatch) =>
    Object.keys(patch).length === 0
      ? Effect.void
      : Effect.asVoid(sql`update component_lists set ${sql.update({ ...patch })} where id = ${id}`);

  const remove = (id: ComponentListId) => sql`delete from component_lists where id = ${id}`;

  /** Answers whether it is new in the list; undefined where the actor sees no such component. */
  const add = (actor: Actor, listId: ComponentListId, componentId: ComponentId) =>
    Effect.map(
      sql<{ added: boolean }>`with meant as (select c.id from components c join projects p on p.id = c.project_id
            where c.id = ${componentId} and not c.deleting and ${visibleComponent(sql, actor)}),
          listed as (insert into component_list_components (component_list_id, component_id)
            select ${listId}, id from meant on conflict do nothing returning 1)
        select exists (select 1 from listed) as added from meant`,
      (rows) => rows[0]?.added,
    );

  /** Ids of the list's components that the actor sees and means by a slug, or by a project and a path in it. */
  const meant = (actor: Actor, listId: ComponentListId, key: string) =>
    Effect.map(
      sql<{ id: ComponentId }>`select c.id from component_list_components i
        join components c on c.id = i.component_id join projects p on p.id = c.project_id
        where i.component_list_id = ${listId} and (c.slug = ${key} or p.slug || '/' || c.path = ${key})
          and ${visibleComponent(sql, actor)}`,
      (rows) => rows.map(({ id }) => id),
    );

  const drop = (listId: ComponentListId, componentId: ComponentId) =>
    sql`delete from component_list_components where component_list_id = ${listId} and component_id = ${componentId}`;

  const clear = (listId: ComponentListId) =>
    sql`delete from component_list_components where component_list_id = ${listId}`;

  return { visible, page, one, taken, insert, update, remove, add, meant, drop, clear };
});
