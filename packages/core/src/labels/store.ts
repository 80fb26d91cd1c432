/** Labels in the database. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { Kept } from "../changes/index.ts";
import { jsonArray, type Page, shapedRows, type Slice, type View } from "../database/index.ts";
import { type LabelColumn, labelColumns } from "./columns.ts";
import type { NewLabel } from "./model.ts";

/** A label as records keep it. */
export const keptLabel: Kept = { table: "labels" };

export const makeLabelStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const page = (projectId: number, view: View<LabelColumn>, slice: Slice) =>
    Effect.gen(function* () {
      const [counted] = yield* sql<{
        count: number;
      }>`select count(*)::int as count from labels where project_id = ${projectId}`;
      const [rows] = yield* jsonArray(
        sql,
        shapedRows(
          sql,
          labelColumns,
          view,
          sql`from labels b`,
          sql`where b.project_id = ${projectId} order by b.id limit ${slice.limit} offset ${slice.offset}`,
        ),
      );
      return { count: counted?.count ?? 0, json: rows?.json ?? "[]" } satisfies Page;
    });

  const one = (id: number, view: View<LabelColumn>) =>
    Effect.map(
      jsonArray(sql, shapedRows(sql, labelColumns, view, sql`from labels b`, sql`where b.id = ${id}`)),
      (rows) => rows[0]?.json.slice(1, -1) ?? "null",
    );

  /** The new label's id; undefined when the project has one of this name. */
  const insert = (projectId: number, label: NewLabel) =>
    Effect.map(
      sql<{
        id: number;
      }>`insert into labels ${sql.insert({ project_id: projectId, ...label })} on conflict do nothing returning id`,
      (rows) => rows[0]?.id,
    );

  return { page, one, insert };
});
