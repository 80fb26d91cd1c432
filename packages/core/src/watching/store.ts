/** Watched projects in the database. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { Actor } from "../access/index.ts";
import { visibleProject } from "../access/inside.ts";
import { pageOf, type Slice, type View } from "../database/index.ts";
import type { ProjectId, UserId } from "../ids/index.ts";
import { type ProjectColumn, projectColumns } from "../projects/index.ts";

export const makeWatchStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const source = { columns: projectColumns, from: sql`from projects p` };

  const page = (actor: Actor, userId: UserId, view: View<ProjectColumn>, slice: Slice) => {
    const where = sql`${visibleProject(sql, actor)} and exists (select 1 from watched_projects w
      where w.user_id = ${userId} and w.project_id = p.id)`;
    return pageOf(sql, source, view, { where, order: sql`p.name, p.id` }, slice);
  };

  /** Answers whether it was not watched before. */
  const add = (userId: UserId, projectId: ProjectId) =>
    Effect.map(
      sql`insert into watched_projects (user_id, project_id) values (${userId}, ${projectId})
        on conflict do nothing returning 1`,
      (rows) => rows.length > 0,
    );

  /** Answers whether it was watched. */
  const remove = (userId: UserId, projectId: ProjectId) =>
    Effect.map(
      sql`delete from watched_projects where user_id = ${userId} and project_id = ${projectId} returning 1`,
      (rows) => rows.length > 0,
    );

  return { page, add, remove };
});
