/** Background work as lists: newest first, as far as an actor may know of it. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { type Actor, hasFullPower } from "../../access/index.ts";
import { holdsInProject, visibleComponent, visibleProject } from "../../access/inside.ts";
import { type Fragment, pageOf, type Slice, type View } from "../../database/index.ts";
import type { ComponentId, ProjectId } from "../../ids/index.ts";
import { statusPermissions } from "../../repository/index.ts";
import type { TaskQuery } from "../model.ts";
import { type TaskListColumn, taskListColumns } from "../taskColumns.ts";

/** What the lists are narrowed to: all, or what is done for a component or in the repository that it shares. */
export interface TaskPlace {
  readonly projectId?: ProjectId;
  readonly component?: { readonly id: ComponentId; readonly repositoryKey: string };
}

/** Work on repositories names its component inside, because it is about all that share one. */
const componentId = "coalesce(k.component_id, (k.payload->>'componentId')::int)";

export const makeTaskListStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const source = {
    columns: taskListColumns,
    from: sql`from tasks k left join components c on c.id = ${sql.literal(componentId)}
      left join projects p on p.id = coalesce(c.project_id, k.project_id)
      left join users who on who.id = (k.payload->>'userId')::int`,
  };

  /** What the actor asked for, and what is done where it may look after repositories; superusers see all. */
  const seen = (actor: Actor): Fragment => {
    if (hasFullPower(actor)) return sql`true`;
    const status = sql.or(statusPermissions.map((permission) => holdsInProject(sql, actor, permission)));
    return sql`((${status} or (k.payload->>'userId')::int = ${actor.isAnonymous ? null : actor.id})
      and case when c.id is not null then ${visibleComponent(sql, actor)}
        when ${sql.literal(componentId)} is null and p.id is not null then ${visibleProject(sql, actor)}
        else false end)`;
  };

  return (
    actor: Actor,
    { projectId, component }: TaskPlace,
    { states, kind, mine }: TaskQuery,
    view: View<TaskListColumn>,
    slice: Slice,
  ) => {
    const where = sql.and([
      seen(actor),
      ...(projectId === undefined ? [] : [sql`p.id = ${projectId}`]),
      ...(component === undefined
        ? []
        : [sql`(${sql.literal(componentId)} = ${component.id} or k.key = ${component.repositoryKey})`]),
      ...(states.length === 0 ? [] : [sql.in("k.state", states)]),
      ...(kind === "" ? [] : [sql`split_part(k.kind, '@', 1) = ${kind}`]),
      ...(mine ? [sql`(k.payload->>'userId')::int = ${actor.isAnonymous ? null : actor.id}`] : []),
    ]);
    return pageOf(sql, source, view, { where, order: sql`k.created desc, k.id` }, slice);
  };
});
