/** Who is in which team, and who administers it. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";

export const makeMembers = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  /** Answers whether the user was not in the team before. */
  const join = (teamId: number, userId: number) =>
    Effect.map(
      sql`insert into team_members (team_id, user_id) values (${teamId}, ${userId}) on conflict do nothing returning 1`,
      (rows) => rows.length > 0,
    );

  /** Ends the user's administration of the team with the membership. Answers whether there was one. */
  const leave = (teamId: number, userId: number) =>
    Effect.map(
      sql`with administered as (delete from team_admins where team_id = ${teamId} and user_id = ${userId})
        delete from team_members where team_id = ${teamId} and user_id = ${userId} returning 1`,
      (rows) => rows.length > 0,
    );

  /** Puts a new account into the teams whose pattern its address fits; none counts as an empty one. */
  const joinAutomatically = (userId: number) =>
    sql`insert into team_members (team_id, user_id) select t.id, u.id from teams t, users u
      where u.id = ${userId} and coalesce(u.email, '') ~ t.auto_join on conflict do nothing`;

  const leaveAll = (userId: number) =>
    sql`with administered as (delete from team_admins where user_id = ${userId})
      delete from team_members where user_id = ${userId}`;

  const promote = (teamId: number, userId: number) =>
    sql`insert into team_admins (team_id, user_id) values (${teamId}, ${userId}) on conflict do nothing`;

  /** Answers whether the user administered the team. */
  const demote = (teamId: number, userId: number) =>
    Effect.map(
      sql`delete from team_admins where team_id = ${teamId} and user_id = ${userId} returning 1`,
      (rows) => rows.length > 0,
    );

  const username = (userId: number) =>
    Effect.map(sql<{ username: string }>`select username from users where id = ${userId}`, (rows) => rows[0]?.username);

  return { join, leave, joinAutomatically, leaveAll, promote, demote, username };
});
