/** Who is in which team, and who administers it. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { TeamId, UserId } from "../../ids/index.ts";

export interface Standing {
  readonly member: boolean;
  readonly administrator: boolean;
}

export const makeMembers = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  /** How the user stands to the team, which nobody else changes until the transaction ends. */
  const standing = (teamId: TeamId, userId: UserId) =>
    Effect.gen(function* () {
      yield* sql`select 1 from teams where id = ${teamId} for no key update`;
      const [row] = yield* sql<Standing>`select
        exists (select 1 from team_members where team_id = ${teamId} and user_id = ${userId}) as member,
        exists (select 1 from team_admins where team_id = ${teamId} and user_id = ${userId}) as administrator`;
      return row ?? { member: false, administrator: false };
    });

  const join = (teamId: TeamId, userId: UserId) =>
    sql`insert into team_members (team_id, user_id) values (${teamId}, ${userId}) on conflict do nothing`;

  /** Ends the user's administration of the team with the membership. */
  const leave = (teamId: TeamId, userId: UserId) =>
    sql`with administered as (delete from team_admins where team_id = ${teamId} and user_id = ${userId})
      delete from team_members where team_id = ${teamId} and user_id = ${userId}`;

  /** Puts a new account into the teams whose pattern its address fits; none counts as an empty one. */
  const joinAutomatically = (userId: UserId) =>
    sql`insert into team_members (team_id, user_id) select t.id, u.id from teams t, users u
      where u.id = ${userId} and coalesce(u.email, '') ~ t.auto_join on conflict do nothing`;

  const leaveAll = (userId: UserId) =>
    sql`with administered as (delete from team_admins where user_id = ${userId})
      delete from team_members where user_id = ${userId}`;

  const promote = (teamId: TeamId, userId: UserId) =>
    sql`insert into team_admins (team_id, user_id) values (${teamId}, ${userId}) on conflict do nothing`;

  const demote = (teamId: TeamId, userId: UserId) =>
    sql`delete from team_admins where team_id = ${teamId} and user_id = ${userId}`;

  const username = (userId: UserId) =>
    Effect.map(sql<{ username: string }>`select username from users where id = ${userId}`, (rows) => rows[0]?.username);

  return { standing, join, leave, joinAutomatically, leaveAll, promote, demote, username };
});
