/** The units of a translation table: one row each, or several rows where a table holds alternatives. */
import type { Abilities, Unit } from "../contract/index.ts";
import { uniqueIds } from "../entries/index.ts";
import type { Column, Columns } from "./columns.ts";
import { isFuzzy } from "./fuzzy.ts";

export interface TableRow {
  /** Texts without the guard against formulas. */
  readonly cells: readonly string[];
  readonly start: number;
  /** Behind the line end of the row. */
  readonly end: number;
  readonly line: number;
}

export interface Reading {
  readonly columns: Columns;
  readonly monolingual: boolean;
  /** Rows of the same key are alternatives of one unit. */
  readonly alternatives: boolean;
}

export interface RowUnit<R extends TableRow> {
  readonly unit: Unit;
  readonly rows: readonly [R, ...R[]];
}

export const unitsOf = <R extends TableRow>(rows: readonly R[], reading: Reading): RowUnit<R>[] => {
  const unique = uniqueIds();
  const groups = new Map<string, [R, ...R[]]>();
  for (const row of rows) {
    const name = nameOf(row, reading);
    if (name === undefined) continue;
    const group = reading.alternatives ? groups.get(name) : undefined;
    if (group === undefined) groups.set(unique(name), [row]);
    else group.push(row);
  }
  return [...groups].map(([id, group]) => ({ unit: unitOf(id, group, reading), rows: group }));
};

/** What a table cannot do for lack of a column. */
export const tableAbilities = ({ at }: Columns): Partial<Abilities> => ({
  contexts: at.context !== undefined,
  notes: at.developer_comments !== undefined || at.translator_comments !== undefined,
  locations: at.location !== undefined,
  fuzzy: at.fuzzy !== undefined,
});

const unitOf = <R extends TableRow>(id: string, rows: readonly [R, ...R[]], reading: Reading): Unit => {
  const [first] = rows;
  const read = (column: Column) => cellOf(first, column, reading.columns);
  const target = rows.map((row) => cellOf(row, "target", reading.columns));
  const location = read("location");
  return {
    id,
    context: reading.monolingual ? keyOf(first, reading) : read("context") || read("id"),
    source: reading.monolingual ? [] : [read("source") || keyOf(first, reading)],
    target,
    ...(target.length > 1 && { plural: { by: "index", count: target.length } }),
    state: target.every((text) => text === "") ? "empty" : isFuzzy(read("fuzzy")) ? "fuzzy" : "translated",
    notes: { developer: read("developer_comments"), translator: read("translator_comments") },
    locations: location === "" ? [] : [location],
    flags: [],
    span: { start: first.start, end: (rows.at(-1) ?? first).end, line: first.line },
  };
};

export const cellOf = ({ cells }: TableRow, column: Column, { at }: Columns): string => cells[at[column] ?? -1] ?? "";

const keyOf = (row: TableRow, { columns }: Reading): string =>
  cellOf(row, "id", columns) || cellOf(row, "context", columns) || cellOf(row, "source", columns);

/** The identity of a row: its key, or context and source; undefined where the row names no string. */
const nameOf = (row: TableRow, reading: Reading): string | undefined => {
  const key = keyOf(row, reading);
  if (key === "" || reading.monolingual) return key || undefined;
  const { columns } = reading;
  const source = cellOf(row, "source", columns);
  if (source === "") return key;
  const context = cellOf(row, "context", columns) || cellOf(row, "id", columns);
  return context === "" ? source : `${context}\u0004${source}`;
};
