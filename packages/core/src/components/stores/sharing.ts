/** Components in projects beside their own. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { ComponentId, ProjectId } from "../../ids/index.ts";

export const makeSharingStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  /** Answers whether it was not shared with the project before. */
  const linkProject = (id: ComponentId, projectId: ProjectId) =>
    Effect.map(
      sql`insert into component_links (component_id, project_id) values (${id}, ${projectId})
        on conflict do nothing returning 1`,
      (rows) => rows.length > 0,
    );

  /** Answers whether it was shared with the project. */
  const unlinkProject = (id: ComponentId, projectId: ProjectId) =>
    Effect.map(
      sql`delete from component_links where component_id = ${id} and project_id = ${projectId} returning 1`,
      (rows) => rows.length > 0,
    );

  return { linkProject, unlinkProject };
});
