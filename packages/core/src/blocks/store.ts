/** Blocks in the database. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { ProjectId, UserId } from "../ids/index.ts";
import { itemOf, pageOf, type Slice, type View } from "../database/index.ts";
import { type BlockColumn, blockColumns } from "./columns.ts";

export const makeBlockStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const source = {
    columns: blockColumns,
    from: sql`from user_blocks b join users u on u.id = b.user_id join projects p on p.id = b.project_id`,
    counted: sql`from user_blocks b`,
  };

  const page = (projectId: ProjectId, view: View<BlockColumn>, slice: Slice) =>
    pageOf(sql, source, view, { where: sql`b.project_id = ${projectId}`, order: sql`b.user_id` }, slice);

  const one = (projectId: ProjectId, userId: UserId, view: View<BlockColumn>) =>
    itemOf(sql, source, view, sql`b.project_id = ${projectId} and b.user_id = ${userId}`);

  /** Until when the user is blocked (null: for ever); undefined where there is no block. */
  const expiry = (projectId: ProjectId, userId: UserId) =>
    Effect.map(
      sql<{ expires: Date | null }>`select expires from user_blocks
        where project_id = ${projectId} and user_id = ${userId} for update`,
      ([row]) => row && { expires: row.expires?.toISOString() ?? null },
    );

  const put = (projectId: ProjectId, userId: UserId, expires: Date | null) =>
    sql`insert into user_blocks (project_id, user_id, expires) values (${projectId}, ${userId}, ${expires})
      on conflict (user_id, project_id) do update set expires = excluded.expires`;

  const remove = (projectId: ProjectId, userId: UserId) =>
    sql`delete from user_blocks where project_id = ${projectId} and user_id = ${userId}`;

  return { page, one, expiry, put, remove };
});
