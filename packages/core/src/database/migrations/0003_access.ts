/** Built-in roles and teams, and the anonymous user (id 1). */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { texts } from "../arrays.ts";
import { anonymousTeams, builtinRoles, builtinTeams } from "../../access/builtin.ts";
import { sortPermissions } from "../../access/permissions.ts";

export const installAccess = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  for (const role of builtinRoles)
    yield* sql`insert into roles (id, name, permissions) values (${role.id}, ${role.name}, ${texts(sortPermissions(role.permissions))})`;
  for (const team of builtinTeams) {
    yield* sql`insert into teams (id, name, project_selection, language_selection, auto_join)
      values (${team.id}, ${team.name}, ${team.projectSelection}, 1, ${team.autoJoin})`;
    for (const role of team.roles) yield* sql`insert into team_roles (team_id, role_id) values (${team.id}, ${role})`;
  }
  yield* sql`insert into users (id, username, full_name, email, is_active) values (1, 'anonymous', 'Anonymous', 'noreply@dragoman.invalid', false)`;
  for (const team of anonymousTeams) yield* sql`insert into team_members (team_id, user_id) values (${team}, 1)`;
  for (const table of ["roles", "teams", "users"])
    yield* sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql(table)}))`;
});
