/** Roles in the database. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { Fragment } from "effect/sql/Statement";
import type { Actor } from "../access/index.ts";
import type { Kept } from "../changes/index.ts";
import { jsonArray, type Page, shapedRows, type Slice, texts, type View } from "../database/index.ts";
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

  const shaped = (view: View<RoleColumn>, rest: Fragment) =>
    Effect.map(
      jsonArray(sql, shapedRows(sql, roleColumns, view, sql`from roles r`, rest)),
      (rows) => rows[0]?.json ?? "[]",
    );

  const page = (actor: Actor, view: View<RoleColumn>, { limit, offset }: Slice) =>
    Effect.gen(function* () {
      const where = visibleRole(sql, actor);
      const [counted] = yield* sql<{ count: number }>`select count(*)::int as count from roles r where ${where}`;
      const json = yield* shaped(view, sql`where ${where} order by r.id limit ${limit} offset ${offset}`);
      return { count: counted?.count ?? 0, json } satisfies Page;
    });

  const one = (id: number, view: View<RoleColumn>) =>
    Effect.map(shaped(view, sql`where r.id = ${id}`), (json) => json.slice(1, -1));

  const exists = (actor: Actor, id: number) =>
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
      sql<{ id: number }>`insert into roles (name, permissions) values (${name}, ${texts(permissions)}) returning id`,
      (rows) => rows[0]?.id ?? 0,
    );

  const update = (id: number, { name, permissions }: RolePatch) =>
    sql`update roles set name = coalesce(${name ?? null}, name),
      permissions = coalesce(${permissions === undefined ? null : texts(permissions)}, permissions) where id = ${id}`;

  const remove = (id: number) => sql`delete from roles where id = ${id}`;

  return { page, one, exists, lockNames, nameTaken, insert, update, remove };
});
