/** Alerts of components, of the whole project or of one. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { Actor } from "../../access/index.ts";
import { holdsInProject, visibleComponent } from "../../access/inside.ts";
import { pageOf, type Slice, type View } from "../../database/index.ts";
import type { ComponentId, ProjectId } from "../../ids/index.ts";
import { statusPermissions } from "../../repository/index.ts";
import { type AlertColumn, alertColumns } from "../alertColumns.ts";

export type AlertPlace = { readonly projectId: ProjectId } | { readonly componentId: ComponentId };

export const makeAlertListStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  return (actor: Actor, place: AlertPlace, view: View<AlertColumn>, slice: Slice) => {
    const status = sql.or(statusPermissions.map((permission) => holdsInProject(sql, actor, permission)));
    const from = sql`from component_alerts a join components c on c.id = a.component_id
      join projects p on p.id = c.project_id cross join lateral (select ${status} as status) may`;
    const of = "projectId" in place ? sql`c.project_id = ${place.projectId}` : sql`c.id = ${place.componentId}`;
    const where = sql`${of} and not c.deleting and ${visibleComponent(sql, actor)}`;
    return pageOf(
      sql,
      { columns: alertColumns, from },
      view,
      { where, order: sql`a.created desc, c.id, a.name` },
      slice,
    );
  };
});
