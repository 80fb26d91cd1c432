/** Teams in the database. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { Fragment } from "effect/sql/Statement";
import type { ProjectId, RoleId, TeamId } from "../ids/index.ts";
import type { Actor } from "../access/index.ts";
import { holdsInProject, visibleComponent, visibleComponentList, visibleProject } from "../access/inside.ts";
import type { Kept } from "../changes/inside.ts";
import { itemOf, pageOf, type Slice, type View } from "../database/index.ts";
import { insertedId } from "../database/inside.ts";
import { type TeamColumn, teamColumns } from "./columns.ts";
import type { TeamFacts } from "./model.ts";
import { visibleTeam } from "./visibility.ts";

/** Values of a row; only those that are there are written. */
export interface TeamValues {
  readonly name?: string;
  readonly project_selection?: number;
  readonly language_selection?: number;
  readonly defining_project_id?: ProjectId;
  readonly enforced_2fa?: boolean;
}

const tied = (table: string, column: string) =>
  `to_jsonb(array(select k.${column} from ${table} k where k.team_id = x.id order by 1))`;

/** A team as records keep it, with the ids of what it is tied to. */
export const keptTeam: Kept = {
  table: "teams",
  more: {
    roles: tied("team_roles", "role_id"),
    projects: tied("team_projects", "project_id"),
    components: tied("team_components", "component_id"),
    component_lists: tied("team_component_lists", "component_list_id"),
    languages: tied("team_languages", "language_id"),
  },
};

/** One that goes, with who was in it. */
export const keptWholeTeam: Kept = {
  ...keptTeam,
  more: {
    ...keptTeam.more,
    members: tied("team_members", "user_id"),
    administrators: tied("team_admins", "user_id"),
  },
};

export const makeTeamStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  /** A team tells nobody of projects, components and lists that they do not see. */
  const from = (actor: Actor) => sql`from teams t cross join lateral (select
      (select p.slug from projects p where p.id = t.defining_project_id and ${visibleProject(sql, actor)}) as defining_project,
      array(select p.slug from team_projects x join projects p on p.id = x.project_id
        where x.team_id = t.id and ${visibleProject(sql, actor)} order by p.id) as projects,
      array(select p.slug || '/' || replace(c.path, '/', '%252F') from team_components x
        join components c on c.id = x.component_id join projects p on p.id = c.project_id
        where x.team_id = t.id and ${visibleComponent(sql, actor)} order by c.id) as components,
      array(select k.slug from team_component_lists x join component_lists k on k.id = x.component_list_id
        where x.team_id = t.id and ${visibleComponentList(sql, actor)} order by k.id) as component_lists) seen`;

  const source = (actor: Actor) => ({ columns: teamColumns, from: from(actor), counted: sql`from teams t` });

  const page = (actor: Actor, view: View<TeamColumn>, slice: Slice) =>
    pageOf(sql, source(actor), view, { where: visibleTeam(sql, actor), order: sql`t.id` }, slice);

  /** The project's own teams. */
  const pageOfProject = (actor: Actor, projectId: ProjectId, view: View<TeamColumn>, slice: Slice) =>
    pageOf(sql, source(actor), view, { where: sql`t.defining_project_id = ${projectId}`, order: sql`t.id` }, slice);

  const one = (actor: Actor, id: TeamId, view: View<TeamColumn>) => itemOf(sql, source(actor), view, sql`t.id = ${id}`);

  const facts = (where: Fragment) =>
    Effect.map(
      sql<{ id: TeamId; name: string; project_id: ProjectId | null; access_control: number }>`
        select t.id, t.name, d.id as project_id, d.access_control
        from teams t left join projects d on d.id = t.defining_project_id where ${where}`,
      ([row]): TeamFacts | undefined =>
        row && {
          id: row.id,
          name: row.name,
          definingProject: row.project_id === null ? null : { id: row.project_id, accessControl: row.access_control },
        },
    );

  const find = (actor: Actor, id: TeamId) => facts(sql`t.id = ${id} and ${visibleTeam(sql, actor)}`);
  const byId = (id: TeamId) => facts(sql`t.id = ${id}`);

  /** Whether there is any team whose members the actor may keep. */
  const keepsAny = (actor: Actor) =>
    actor.administeredTeams.size > 0
      ? Effect.succeed(true)
      : Effect.map(
          sql`select 1 from teams t join projects p on p.id = t.defining_project_id
            where ${holdsInProject(sql, actor, "project.permissions")} limit 1`,
          (rows) => rows.length > 0,
        );

  const insert = (values: TeamValues) =>
    Effect.map(sql<{ id: TeamId }>`insert into teams ${sql.insert({ ...values })} returning id`, insertedId);

  const update = (id: TeamId, values: TeamValues) =>
    Object.keys(values).length === 0
      ? Effect.void
      : Effect.asVoid(sql`update teams set ${sql.update({ ...values })} where id = ${id}`);

  const remove = (id: TeamId) => sql`delete from teams where id = ${id}`;

  const project = (actor: Actor, slug: string) =>
    Effect.map(
      sql<{ id: ProjectId; accessControl: number }>`select p.id, p.access_control as "accessControl" from projects p
        where p.slug = ${slug} and ${visibleProject(sql, actor)}`,
      (rows) => rows[0],
    );

  /** Until the transaction ends nobody else makes teams of the project. */
  const lockProject = (projectId: ProjectId) => sql`select 1 from projects where id = ${projectId} for no key update`;

  /** The teams that a project made for itself. */
  const internalTeams = (projectId: ProjectId) =>
    sql<{ id: TeamId; name: string }>`select id, name from teams where defining_project_id = ${projectId} and internal`;

  const insertInternal = (projectId: ProjectId, name: string, roleId: RoleId) =>
    Effect.gen(function* () {
      const id = insertedId(
        yield* sql<{
          id: TeamId;
        }>`insert into teams (name, defining_project_id, project_selection, language_selection, internal)
        values (${name}, ${projectId}, 0, 1, true) returning id`,
      );
      yield* sql`insert into team_projects (team_id, project_id) values (${id}, ${projectId})`;
      yield* sql`insert into team_roles (team_id, role_id) values (${id}, ${roleId})`;
      return id;
    });

  return {
    page,
    pageOfProject,
    one,
    find,
    byId,
    keepsAny,
    insert,
    update,
    remove,
    project,
    lockProject,
    internalTeams,
    insertInternal,
  };
});
