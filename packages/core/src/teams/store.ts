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

  return { internalTeams, insertInternal, join };
});
