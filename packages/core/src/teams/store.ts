/** Teams in the database. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";

export const makeTeamStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const internalTeams = (projectId: number) =>
    sql<{ id: number; name: string }>`select id, name from teams where defining_project_id = ${projectId} and internal`;

  const insertInternal = (projectId: number, name: string, roleId: number) =>
    Effect.gen(function* () {
      const [team] = yield* sql<{ id: number }>`insert into teams (name, defining_project_id, project_selection, language_selection, internal)
        values (${name}, ${projectId}, 0, 1, true) returning id`;
      const id = team?.id ?? 0;
      yield* sql`insert into team_projects (team_id, project_id) values (${id}, ${projectId})`;
      yield* sql`insert into team_roles (team_id, role_id) values (${id}, ${roleId})`;
      return id;
    });

  const join = (teamId: number, userId: number) =>
    sql`insert into team_members (team_id, user_id) values (${teamId}, ${userId}) on conflict do nothing`;

  /** Puts a new account into the teams whose pattern its address fits; none counts as an empty one. */
  const joinAutomatically = (userId: number) =>
    sql`insert into team_members (team_id, user_id) select t.id, u.id from teams t, users u
      where u.id = ${userId} and coalesce(u.email, '') ~ t.auto_join on conflict do nothing`;

  const leaveAll = (userId: number) =>
    sql`with administered as (delete from team_admins where user_id = ${userId})
      delete from team_members where user_id = ${userId}`;

  return { internalTeams, insertInternal, join, joinAutomatically, leaveAll };
});
