/** Blocks in the database. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { Fragment } from "effect/sql/Statement";
import { jsonArray, type Page, shapedRows, type Slice, type View } from "../database/index.ts";
import { type BlockColumn, blockColumns } from "./columns.ts";

export const makeBlockStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const from = sql`from user_blocks b join users u on u.id = b.user_id join projects p on p.id = b.project_id`;

  const shaped = (view: View<BlockColumn>, rest: Fragment) =>
    Effect.map(jsonArray(sql, shapedRows(sql, blockColumns, view, from, rest)), (rows) => rows[0]?.json ?? "[]");

  const page = (projectId: number, view: View<BlockColumn>, { limit, offset }: Slice) =>
    Effect.gen(function* () {
      const [counted] = yield* sql<{
        count: number;
      }>`select count(*)::int as count from user_blocks where project_id = ${projectId}`;
      const rest = sql`where b.project_id = ${projectId} order by b.user_id limit ${limit} offset ${offset}`;
      return { count: counted?.count ?? 0, json: yield* shaped(view, rest) } satisfies Page;
    });

  const one = (projectId: number, userId: number, view: View<BlockColumn>) =>
    Effect.map(shaped(view, sql`where b.project_id = ${projectId} and b.user_id = ${userId}`), (json) =>
      json.slice(1, -1),
    );

  /** Until when the user is blocked (null: for ever); undefined where there is no block. */
  const expiry = (projectId: number, userId: number) =>
    Effect.map(
      sql<{ expires: Date | null }>`select expires from user_blocks
        where project_id = ${projectId} and user_id = ${userId} for update`,
      ([row]) => row && { expires: row.expires?.toISOString() ?? null },
    );

  const put = (projectId: number, userId: number, expires: Date | null) =>
    sql`insert into user_blocks (project_id, user_id, expires) values (${projectId}, ${userId}, ${expires})
      on conflict (user_id, project_id) do update set expires = excluded.expires`;

  const remove = (projectId: number, userId: number) =>
    sql`delete from user_blocks where project_id = ${projectId} and user_id = ${userId}`;

  return { page, one, expiry, put, remove };
});
