/** Projects in the database. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { Fragment } from "effect/sql/Statement";
import type { ComponentId, ProjectId } from "../ids/index.ts";
import type { Actor } from "../access/index.ts";
import { visibleProject } from "../access/inside.ts";
import type { Kept } from "../changes/inside.ts";
import { itemOf, pageOf, type Slice, type View } from "../database/index.ts";
import { insertedId } from "../database/inside.ts";
import { type ProjectColumn, projectColumns } from "./columns.ts";
import type { NewProject, ProjectFacts, ProjectPatch } from "./model.ts";

/** A project as records keep it. */
export const keptProject: Kept = { table: "projects" };

const all = (table: string, of: string, row: string, order: string) =>
  `(select coalesce(jsonb_agg(${row} order by ${order}), '[]') from ${table} k where k.${of} = x.id)`;
const tied = (table: string, of: string, value: string) =>
  `to_jsonb(array(select k.${value} from ${table} k where k.${of} = x.id order by 1))`;
const tiedToTeam = (name: string, table: string, value: string) =>
  `jsonb_build_object('${name}', array(select t.${value} from ${table} t where t.team_id = k.id order by 1))`;

/** One that goes, with the addresses of its components and what else goes with it; of tokens and keys nothing. */
export const keptWholeProject: Kept = {
  ...keptProject,
  more: {
    components: "to_jsonb(array(select c.path from components c where c.project_id = x.id order by c.id))",
    labels: all("labels", "project_id", "to_jsonb(k)", "k.id"),
    addons: all("addons", "project_id", "to_jsonb(k)", "k.id"),
    blocks: all("user_blocks", "project_id", "to_jsonb(k) - array['project_id']", "k.user_id"),
    shared_components: tied("component_links", "project_id", "component_id"),
    teams: tied("team_projects", "project_id", "team_id"),
    own_teams: all(
      "teams",
      "defining_project_id",
      [
        "to_jsonb(k)",
        tiedToTeam("roles", "team_roles", "role_id"),
        tiedToTeam("members", "team_members", "user_id"),
        tiedToTeam("administrators", "team_admins", "user_id"),
      ].join(" || "),
      "k.id",
    ),
  },
};

export const makeProjectStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const facts = sql.literal(`p.id, p.slug, p.name, p.web, p.access_control as "accessControl",
    p.translation_review as "translationReview", p.source_review as "sourceReview", p.set_language_team as "setLanguageTeam",
    p.enable_hooks as "enableHooks", p.instructions, p.language_aliases as "languageAliases"`);

  /** The project of this address if it exists for the actor. */
  const visible = (actor: Actor, slug: string) =>
    Effect.map(
      sql<ProjectFacts>`select ${facts} from projects p where p.slug = ${slug} and ${visibleProject(sql, actor)}`,
      (rows) => rows[0],
    );

  const source = { columns: projectColumns, from: sql`from projects p` };

  const page = (where: Fragment, view: View<ProjectColumn>, slice: Slice) =>
    pageOf(sql, source, view, { where, order: sql`p.id` }, slice);

  const all = (actor: Actor, view: View<ProjectColumn>, slice: Slice) => page(visibleProject(sql, actor), view, slice);

  const linkedTo = (actor: Actor, componentId: ComponentId, view: View<ProjectColumn>, slice: Slice) =>
    page(
      sql`${visibleProject(sql, actor)} and exists (select 1 from component_links k where k.project_id = p.id and k.component_id = ${componentId})`,
      view,
      slice,
    );

  const one = (id: ProjectId, view: View<ProjectColumn>) => itemOf(sql, source, view, sql`p.id = ${id}`);

  /** The same, where the actor sees it. */
  const seen = (actor: Actor, id: ProjectId, view: View<ProjectColumn>) =>
    itemOf(sql, source, view, sql`p.id = ${id} and ${visibleProject(sql, actor)}`);

  /** Which of the unique fields another project has. */
  const taken = (wanted: { readonly name?: string; readonly slug?: string }, except: number | null) =>
    Effect.map(
      sql<{ name: boolean; slug: boolean }>`select
        coalesce(bool_or(name = ${wanted.name ?? null}), false) as name,
        coalesce(bool_or(slug = ${wanted.slug ?? null}), false) as slug
        from projects where id is distinct from ${except}`,
      (rows) => rows[0] ?? { name: false, slug: false },
    );

  const insert = (input: NewProject, access: number) =>
    Effect.map(
      sql<{ id: ProjectId }>`insert into projects ${sql.insert({ ...input, access_control: access })} returning id`,
      insertedId,
    );

  const update = (id: ProjectId, patch: ProjectPatch & { readonly access_control?: number }) =>
    Object.keys(patch).length === 0
      ? Effect.void
      : Effect.asVoid(sql`update projects set ${sql.update(patch)} where id = ${id}`);

  /** Answers whether it was there. */
  const remove = (id: ProjectId) =>
    Effect.map(sql`delete from projects where id = ${id} returning 1`, (rows) => rows.length > 0);

  return { visible, all, linkedTo, one, seen, taken, insert, update, remove };
});
