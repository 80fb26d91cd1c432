/** What goes into the cells of a table when a unit is changed or added. */
import type { CodecContext, NewUnit } from "../contract/index.ts";
import type { SetChange } from "../entries/index.ts";
import type { Column } from "./columns.ts";
import { type FuzzyWords, isFuzzy } from "./fuzzy.ts";
import { cellOf, type Reading, type TableRow } from "./units.ts";

export interface TableStyle extends Reading {
  readonly words: FuzzyWords;
  /** Where the key of a monolingual table stands. */
  readonly key: Column;
}

/** The cells of one row that must change, by their index. */
export type CellChanges = ReadonlyMap<number, string>;

/** The changes of the row that holds the form `target`. */
export const changedCells = (row: TableRow, target: string, { state }: SetChange, style: TableStyle): CellChanges => {
  const { at } = style.columns;
  const changes = new Map<number, string>();
  const write = (column: Column, text: string) => {
    const index = at[column];
    if (index !== undefined && text !== cellOf(row, column, style.columns)) changes.set(index, text);
  };
  write("target", target);
  const fuzzy = state === "fuzzy";
  if (state !== undefined && isFuzzy(cellOf(row, "fuzzy", style.columns)) !== fuzzy)
    write("fuzzy", style.words[fuzzy ? 0 : 1]);
  return changes;
};

/** The texts of a new row that holds the form `target`. */
export const newCells = (unit: NewUnit, target: string, style: TableStyle, context: CodecContext): string[] => {
  const { at, width } = style.columns;
  const cells = Array.from({ length: width }, () => "");
  const write = (column: Column, text: string | undefined) => {
    const index = at[column];
    if (index !== undefined && text !== undefined) cells[index] = text;
  };
  write("location", unit.locations?.[0]);
  write("fuzzy", style.words[unit.state === "fuzzy" ? 0 : 1]);
  write("developer_comments", unit.notes?.developer);
  write("translator_comments", unit.notes?.translator);
  if (style.monolingual || at.source === undefined) {
    write("source", context.base?.byId(unit.id)?.target[0]);
    write(style.key, unit.id);
  } else {
    write(at.context === undefined ? "id" : "context", unit.context);
    write("source", unit.source[0]);
  }
  write("target", target);
  return cells;
};

/** Where keys stand: as in the first row, else in the column that there is for them. */
export const keyColumn = (first: TableRow | undefined, { columns }: Reading): Column => {
  const candidates: readonly Column[] = ["id", "context", "source"];
  const used = first && candidates.find((column) => cellOf(first, column, columns) !== "");
  const { at } = columns;
  return used ?? (at.context !== undefined ? "context" : at.id !== undefined ? "id" : "source");
};
