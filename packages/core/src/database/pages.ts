/** Lists and single things as answers: counted, cut into pages and shaped by the database. */
import { Effect } from "effect";
import type { Fragment } from "effect/sql/Statement";
import type { Columns } from "./column.ts";
import { jsonArray, type Page, shapedRows, type Slice, type View } from "./shape.ts";
import type { Sql } from "./sql.ts";

/** Columns, and what they are read from. */
export interface Source<Column extends string> {
  readonly columns: Columns<Column>;
  readonly from: Fragment;
  /** Where rows are counted, if conditions need fewer tables than columns do. */
  readonly counted?: Fragment;
}

/** Rows that are wanted, in which order. */
export interface Chosen {
  readonly where: Fragment;
  readonly order: Fragment;
}

export const pageOf = <Column extends string>(
  sql: Sql,
  { columns, from, counted = from }: Source<Column>,
  view: View<Column>,
  { where, order }: Chosen,
  { limit, offset }: Slice,
) =>
  Effect.gen(function* () {
    const [all] = yield* sql<{ count: number }>`select count(*)::int as count ${counted} where ${where}`;
    const rest = sql`where ${where} order by ${order} limit ${limit} offset ${offset}`;
    const [rows] = yield* jsonArray(sql, shapedRows(sql, columns, view, from, rest));
    return { count: all?.count ?? 0, json: rows?.json ?? "[]" } satisfies Page;
  });

/** All rows that are wanted, as the text of one JSON array. */
export const allOf = <Column extends string>(
  sql: Sql,
  { columns, from }: Source<Column>,
  view: View<Column>,
  { where, order }: Chosen,
) =>
  Effect.map(
    jsonArray(sql, shapedRows(sql, columns, view, from, sql`where ${where} order by ${order}`)),
    ([rows]) => rows?.json ?? "[]",
  );

/** The JSON text of the row that is wanted; undefined where there is none. */
export const foundOf = <Column extends string>(
  sql: Sql,
  { columns, from }: Source<Column>,
  view: View<Column>,
  where: Fragment,
) =>
  Effect.map(jsonArray(sql, shapedRows(sql, columns, view, from, sql`where ${where}`)), ([rows]) =>
    rows === undefined || rows.json === "[]" ? undefined : rows.json.slice(1, -1),
  );

/** The same of a row that was there a moment ago; an empty text where somebody has removed it since. */
export const itemOf = <Column extends string>(sql: Sql, source: Source<Column>, view: View<Column>, where: Fragment) =>
  Effect.map(foundOf(sql, source, view, where), (json) => json ?? "");
