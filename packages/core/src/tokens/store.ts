/** Tokens in the database. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { Fragment } from "effect/sql/Statement";
import type { Kept } from "../changes/index.ts";
import { jsonArray, type Page, shapedRows, type Slice, texts, type View } from "../database/index.ts";
import { type TokenColumn, tokenColumns } from "./columns.ts";
import type { NewToken } from "./model.ts";

export interface NewTokenRow extends NewToken {
  readonly userId: number;
  readonly hash: Uint8Array;
  readonly hint: string;
  readonly projectId: number | null;
}

/** Whose tokens: of a user, or those that are confined to a project. */
export type TokenOwner = { readonly userId: number } | { readonly projectId: number };

/** A token as records keep it: nothing of its secret. */
export const keptToken: Kept = { table: "tokens", without: ["hash", "last_used"] };

export const makeTokenStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const of = (owner: TokenOwner): Fragment =>
    "userId" in owner ? sql`k.user_id = ${owner.userId}` : sql`k.project_id = ${owner.projectId}`;

  const from = sql`from tokens k join users u on u.id = k.user_id left join projects p on p.id = k.project_id`;

  const shaped = (view: View<TokenColumn>, rest: Fragment) =>
    Effect.map(jsonArray(sql, shapedRows(sql, tokenColumns, view, from, rest)), (rows) => rows[0]?.json ?? "[]");

  const page = (owner: TokenOwner, view: View<TokenColumn>, { limit, offset }: Slice) =>
    Effect.gen(function* () {
      const [counted] = yield* sql<{ count: number }>`select count(*)::int as count from tokens k where ${of(owner)}`;
      const json = yield* shaped(view, sql`where ${of(owner)} order by k.id limit ${limit} offset ${offset}`);
      return { count: counted?.count ?? 0, json } satisfies Page;
    });

  /** As JSON text; undefined where the owner has no such token. */
  const one = (owner: TokenOwner, id: number, view: View<TokenColumn>) =>
    Effect.map(shaped(view, sql`where ${of(owner)} and k.id = ${id}`), (json) =>
      json === "[]" ? undefined : json.slice(1, -1),
    );

  /** Undefined where somebody has this secret already. */
  const insert = ({ userId, name = "", hash, hint, scopes = null, projectId, expires = null }: NewTokenRow) =>
    Effect.map(
      sql<{ id: number }>`insert into tokens (user_id, name, hash, hint, scopes, project_id, expires)
        values (${userId}, ${name}, ${hash}, ${hint}, ${scopes === null ? null : texts(scopes)}, ${projectId}, ${expires})
        on conflict (hash) do nothing returning id`,
      (rows) => rows[0]?.id,
    );

  /** Answers the user of the token; undefined where the owner has no such token. */
  const remove = (owner: TokenOwner, id: number) =>
    Effect.map(
      sql<{ userId: number }>`delete from tokens k where ${of(owner)} and k.id = ${id} returning k.user_id as "userId"`,
      (rows) => rows[0]?.userId,
    );

  const used = (id: number) => sql`update tokens set last_used = now() where id = ${id}`;

  return { page, one, insert, remove, used };
});
