/** Labels in the database. */
import { Effect } from "effect";
import type { Actor } from "../access/index.ts";
import { visibleProject } from "../access/inside.ts";
import { SqlClient } from "effect/sql";
import type { LabelId, ProjectId } from "../ids/index.ts";
import type { Kept } from "../changes/inside.ts";
import { itemOf, pageOf, type Slice, type View } from "../database/index.ts";
import { insertedId } from "../database/inside.ts";
import { type LabelColumn, labelColumns } from "./columns.ts";
import type { LabelPatch, NewLabel } from "./model.ts";

/** A label as records keep it. */
export const keptLabel: Kept = { table: "labels" };

/** One that goes, with the strings that it is on. */
export const keptWholeLabel: Kept = {
  ...keptLabel,
  more: { units: "to_jsonb(array(select k.unit_id from unit_labels k where k.label_id = x.id order by 1))" },
};

export const makeLabelStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const source = { columns: labelColumns, from: sql`from labels b` };

  const page = (projectId: ProjectId, view: View<LabelColumn>, slice: Slice) =>
    pageOf(sql, source, view, { where: sql`b.project_id = ${projectId}`, order: sql`b.id` }, slice);

  const one = (id: LabelId, view: View<LabelColumn>) => itemOf(sql, source, view, sql`b.id = ${id}`);

  /** The same, where the actor sees it. */
  const seen = (actor: Actor, id: LabelId, view: View<LabelColumn>) =>
    itemOf(
      sql,
      source,
      view,
      sql`b.id = ${id} and exists (select 1 from projects p where p.id = b.project_id and ${visibleProject(sql, actor)})`,
    );

  /** The new label's id; undefined when the project has one of this name. */
  const insert = (projectId: ProjectId, label: NewLabel) =>
    Effect.map(
      sql<{
        id: LabelId;
      }>`insert into labels ${sql.insert({ project_id: projectId, ...label })} on conflict do nothing returning id`,
      (rows) => rows[0]?.id,
    );

  const named = (projectId: ProjectId, name: string) =>
    Effect.map(
      sql<{ id: LabelId }>`select id from labels where project_id = ${projectId} and name = ${name}`,
      insertedId,
    );

  const isOf = (projectId: ProjectId, id: LabelId) =>
    Effect.map(sql`select 1 from labels where id = ${id} and project_id = ${projectId}`, (rows) => rows.length > 0);

  /** Whether another label of the project has the name. */
  const isTaken = (projectId: ProjectId, name: string, except: LabelId) =>
    Effect.map(
      sql`select 1 from labels where project_id = ${projectId} and name = ${name} and id <> ${except}`,
      (rows) => rows.length > 0,
    );

  const update = (id: LabelId, patch: LabelPatch) =>
    Object.keys(patch).length === 0
      ? Effect.void
      : Effect.asVoid(sql`update labels set ${sql.update(patch)} where id = ${id}`);

  const remove = (id: LabelId) => sql`delete from labels where id = ${id}`;

  return { page, one, seen, insert, named, isOf, isTaken, update, remove };
});
