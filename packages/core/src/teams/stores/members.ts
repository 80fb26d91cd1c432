/** Who is in which team, and who administers it. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { pageOf, type Slice, type View } from "../../database/index.ts";
import type { ProjectId, TeamId, UserId } from "../../ids/index.ts";
import type { Joining } from "../model.ts";
import { type MemberColumn, memberColumns } from "../columns.ts";

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

  const join = (teamId: TeamId, userId: UserId, way: Joining) =>
    sql`insert into team_members (team_id, user_id, way) values (${teamId}, ${userId}, ${way}) on conflict do nothing`;

  /** Ends the user's administration of the team with the membership. */
  const leave = (teamId: TeamId, userId: UserId) =>
    sql`with administered as (delete from team_admins where team_id = ${teamId} and user_id = ${userId})
      delete from team_members where team_id = ${teamId} and user_id = ${userId}`;

  /** Puts a new account into the teams whose pattern its address fits; none counts as an empty one. */
  const joinAutomatically = (userId: UserId) =>
    sql`insert into team_members (team_id, user_id, way) select t.id, u.id, 'automatic' from teams t, users u
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

  const source = {
    columns: memberColumns,
    from: sql`from users u cross join projects p cross join lateral (
        select json_agg(json_build_object('id', t.id, 'name', t.name, 'administrator', exists (
          select 1 from team_admins a where a.team_id = t.id and a.user_id = u.id),
          'joined', m.joined, 'way', m.way) order by t.id) as teams
        from team_members m join teams t on t.id = m.team_id
        where m.user_id = u.id and t.defining_project_id = p.id) own`,
    counted: sql`from users u cross join projects p`,
  };

  /** Who is in the project's own teams, with `part` in one of their names. */
  const page = (projectId: ProjectId, part: string, view: View<MemberColumn>, slice: Slice) =>
    pageOf(
      sql,
      source,
      view,
      {
        where: sql`p.id = ${projectId} and u.id in (select m.user_id from team_members m
          join teams t on t.id = m.team_id where t.defining_project_id = ${projectId})
          and position(lower(${part}) in lower(u.username || ' ' || u.full_name)) > 0`,
        order: sql`u.username`,
      },
      slice,
    );

  return {
    page,
    standing,
    join,
    leave,
    joinAutomatically,
    leaveAll,
    promote,
    demote,
    username,
  };
});
