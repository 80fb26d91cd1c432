/** Roles in the database. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { RoleId } from "../ids/index.ts";
import type { Actor } from "../access/index.ts";
import type { Kept } from "../changes/inside.ts";
import { itemOf, pageOf, type Slice, texts, type View } from "../database/index.ts";
import { insertedId } from "../database/inside.ts";
import { type RoleColumn, roleColumns } from "./columns.ts";
import type { NewRole, RolePatch } from "./model.ts";
import { visibleRole } from "./visibility.ts";

/** A role as records keep it. */
export const keptRole: Kept = { table: "roles" };

/** One that goes, with the teams that gave it. */
export const keptWholeRole: Kept = {
  ...keptRole,
  more: { teams: "to_jsonb(array(select k.team_id from team_roles k where k.role_id = x.id order by 1))" },
};

export const makeRoleStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const source = { columns: roleColumns, from: sql`from roles r` };

  const page = (actor: Actor, view: View<RoleColumn>, slice: Slice) =>
    pageOf(sql, source, view, { where: visibleRole(sql, actor), order: sql`r.id` }, slice);

  const one = (id: RoleId, view: View<RoleColumn>) => itemOf(sql, source, view, sql`r.id = ${id}`);

  /** The same, where the actor sees it. */
  const seen = (actor: Actor, id: RoleId, view: View<RoleColumn>) =>
    itemOf(sql, source, view, sql`r.id = ${id} and ${visibleRole(sql, actor)}`);

  const exists = (actor: Actor, id: RoleId) =>
    Effect.map(sql`select 1 from roles r where r.id = ${id} and ${visibleRole(sql, actor)}`, (rows) => rows.length > 0);

  /** Until the transaction ends nobody else takes a name. */
  const lockNames = sql`select pg_advisory_xact_lock(hashtext('roles'))`;

  const nameTaken = (name: string, except: number | null) =>
    Effect.map(
      sql`select 1 from roles where name = ${name} and id is distinct from ${except}`,
      (rows) => rows.length > 0,
    );

  const insert = ({ name, permissions }: NewRole) =>
    Effect.map(
      sql<{ id: RoleId }>`insert into roles (name, permissions) values (${name}, ${texts(permissions)}) returning id`,
      insertedId,
    );

  const update = (id: RoleId, { name, permissions }: RolePatch) =>
    sql`update roles set name = coalesce(${name ?? null}, name),
      permissions = coalesce(${permissions === undefined ? null : texts(permissions)}, permissions) where id = ${id}`;

  const remove = (id: RoleId) => sql`delete from roles where id = ${id}`;

  return { page, one, seen, exists, lockNames, nameTaken, insert, update, remove };
});
