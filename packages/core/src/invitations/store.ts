/** Invitations in the database. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { InvitationId, ProjectId, TeamId, UserId } from "../ids/index.ts";
import { itemOf, pageOf, type Slice, type View } from "../database/index.ts";
import { type InvitationColumn, invitationColumns } from "./columns.ts";
import { lastsDays } from "./model.ts";

export interface InvitationRow {
  readonly id: InvitationId;
  readonly email: string;
  readonly teamId: TeamId | null;
  readonly team: string | null;
  readonly project: string | null;
  readonly slug: string | null;
  readonly inviterId: UserId | null;
  readonly inviter: string | null;
  readonly hasAccount: boolean;
}

export interface NewInvitationRow {
  readonly email: string;
  readonly projectId: ProjectId | null;
  readonly teamId: TeamId | null;
  readonly inviterId: UserId | null;
  readonly hash: Uint8Array | null;
}

export const makeInvitationStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  const first = <A>(rows: readonly A[]) => rows[0];

  const joined = sql`from invitations i left join projects p on p.id = i.project_id
    left join teams t on t.id = i.team_id left join users u on u.id = i.inviter_id`;
  const source = { columns: invitationColumns, from: joined, counted: sql`from invitations i` };
  const open = sql`i.expires > now()`;
  const of = (projectId: ProjectId | null) =>
    projectId === null ? sql`i.project_id is null and ${open}` : sql`i.project_id = ${projectId} and ${open}`;

  const page = (projectId: ProjectId | null, view: View<InvitationColumn>, slice: Slice) =>
    pageOf(sql, source, view, { where: of(projectId), order: sql`i.id` }, slice);

  const one = (id: InvitationId, view: View<InvitationColumn>) => itemOf(sql, source, view, sql`i.id = ${id}`);

  const insert = ({ email, projectId, teamId, inviterId, hash }: NewInvitationRow) =>
    Effect.map(
      sql<{ id: InvitationId }>`insert into invitations (email, project_id, team_id, inviter_id, hash, expires)
        values (${email}, ${projectId}, ${teamId}, ${inviterId}, ${hash},
          now() + ${lastsDays}::int * interval '1 day') returning id`,
      first,
    );

  const select = sql`select i.id, i.email, i.team_id as "teamId", t.name as team, p.name as project, p.slug,
      i.inviter_id as "inviterId", u.full_name as inviter,
      exists (select 1 from users k where lower(k.email) = lower(i.email)) as "hasAccount" ${joined}`;
  const byId = (id: InvitationId) => Effect.map(sql<InvitationRow>`${select} where i.id = ${id} and ${open}`, first);
  const byHash = (hash: Uint8Array) =>
    Effect.map(sql<InvitationRow>`${select} where i.hash = ${hash} and ${open}`, first);

  /** Whoever takes it is the only one. */
  const take = (id: InvitationId) =>
    Effect.map(sql`delete from invitations where id = ${id} returning id`, ({ length }) => length > 0);

  const remove = (projectId: ProjectId | null, id: InvitationId) =>
    Effect.map(
      sql`delete from invitations i where i.id = ${id} and ${of(projectId)} returning i.id`,
      ({ length }) => length > 0,
    );

  /** Asked for again, it lasts as long as a new one; the letters before it open nothing. */
  const renew = (projectId: ProjectId | null, id: InvitationId, hash: Uint8Array | null) =>
    Effect.map(
      sql<{ email: string }>`update invitations i set hash = ${hash}, created = now(),
        expires = now() + ${lastsDays}::int * interval '1 day' where i.id = ${id} and ${of(projectId)} returning i.email`,
      first,
    );

  const setHash = (id: InvitationId, hash: Uint8Array | null) =>
    sql`update invitations set hash = ${hash} where id = ${id}`;

  /** Those whose letter was not taken by the server for mail. */
  const unsent = sql<{ id: InvitationId }>`select i.id from invitations i
    where i.hash is null and ${open} and i.created < now() - interval '5 minutes'`;

  const forget = sql`delete from invitations where expires < now()`;

  return { page, one, insert, byId, byHash, take, remove, renew, setHash, unsent, forget };
});
