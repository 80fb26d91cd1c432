/** Tokens in the database. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { Fragment } from "effect/sql/Statement";
import type { ProjectId, TokenId, UserId } from "../ids/index.ts";
import type { Kept } from "../changes/inside.ts";
import { foundOf, pageOf, type Slice, texts, type View } from "../database/index.ts";
import { type TokenColumn, tokenColumns } from "./columns.ts";
import type { NewToken } from "./model.ts";

export interface NewTokenRow extends NewToken {
  readonly userId: UserId;
  readonly hash: Uint8Array;
  readonly hint: string;
  readonly projectId: ProjectId | null;
}

/** Whose tokens: of a user, or those that are confined to a project. */
export type TokenOwner = { readonly userId: UserId } | { readonly projectId: ProjectId };

/** A token as records keep it: nothing of its secret. */
export const keptToken: Kept = { table: "tokens", without: ["hash", "last_used"] };

export const makeTokenStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const of = (owner: TokenOwner): Fragment =>
    "userId" in owner ? sql`k.user_id = ${owner.userId}` : sql`k.project_id = ${owner.projectId}`;

  const source = {
    columns: tokenColumns,
    from: sql`from tokens k join users u on u.id = k.user_id left join projects p on p.id = k.project_id`,
    counted: sql`from tokens k`,
  };

  const page = (owner: TokenOwner, view: View<TokenColumn>, slice: Slice) =>
    pageOf(sql, source, view, { where: of(owner), order: sql`k.id` }, slice);

  /** As JSON text; undefined where the owner has no such token. */
  const one = (owner: TokenOwner, id: TokenId, view: View<TokenColumn>) =>
    foundOf(sql, source, view, sql`${of(owner)} and k.id = ${id}`);

  /** Undefined where somebody has this secret already. */
  const insert = ({ userId, name = "", hash, hint, scopes = null, projectId, expires = null }: NewTokenRow) =>
    Effect.map(
      sql<{ id: TokenId }>`insert into tokens (user_id, name, hash, hint, scopes, project_id, expires)
        values (${userId}, ${name}, ${hash}, ${hint}, ${scopes === null ? null : texts(scopes)}, ${projectId}, ${expires})
        on conflict (hash) do nothing returning id`,
      (rows) => rows[0]?.id,
    );

  /** Answers the user of the token; undefined where the owner has no such token. */
  const remove = (owner: TokenOwner, id: TokenId) =>
    Effect.map(
      sql<{ userId: UserId }>`delete from tokens k where ${of(owner)} and k.id = ${id} returning k.user_id as "userId"`,
      (rows) => rows[0]?.userId,
    );

  const used = (id: TokenId) => sql`update tokens set last_used = now() where id = ${id}`;

  return { page, one, insert, remove, used };
});
