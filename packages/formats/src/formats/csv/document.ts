/** The view of a CSV file: its rows as units, and changes as edits of single cells. */
import { CodecError, type NewUnit, type SourceText, type TextEdit } from "../../contract/index.ts";
import { type Entry, EntryDocument, insertLines, type SetChange, type Shape } from "../../entries/index.ts";
import {
  type CellChanges,
  changedCells,
  cellOf,
  columnsOf,
  fuzzyWords,
  keyColumn,
  newCells,
  type TableRow,
  type TableStyle,
  tableAbilities,
  unguardFormula,
  unitsOf,
} from "../../table/index.ts";
import { type CellStyle, cellStyleOf, delimiterOf, writeCell, writeRow } from "./dialect.ts";
import { type CsvRow, readRows } from "./rows.ts";

interface CsvTableRow extends TableRow {
  readonly row: CsvRow;
}

interface CsvEntry extends Entry {
  readonly rows: readonly CsvTableRow[];
}

export interface CsvStyle extends TableStyle {
  readonly source: SourceText;
  readonly cell: CellStyle;
  /** The header with its line end, "" where there is none. */
  readonly header: string;
}

export interface CsvVariant {
  /** Without a header: source and target only. */
  readonly simple: boolean;
  readonly alternatives: boolean;
}

export class CsvDocument extends EntryDocument<CsvEntry, CsvStyle> {}

/** @throws CodecError with the line that cannot be read */
export const readCsv = (
  source: SourceText,
  monolingual: boolean,
  { simple, alternatives }: CsvVariant,
): CsvDocument => {
  const { text } = source;
  const delimiter = delimiterOf(text);
  const all = readRows(text, delimiter)
    .filter(({ start, cellsEnd }) => cellsEnd > start)
    .map(tableRow);
  const columns = columnsOf(all[0]?.cells ?? [], simple);
  const rows = columns.hasHeader ? all.slice(1) : all;
  const reading = { columns, monolingual, alternatives };
  const head = columns.hasHeader ? all[0]?.row : undefined;
  const style: CsvStyle = {
    ...reading,
    source,
    words: fuzzyWords(rows.map((row) => cellOf(row, "fuzzy", columns))),
    key: keyColumn(rows[0], reading),
    cell: cellStyleOf(
      all.map(({ row }) => row),
      delimiter,
      columns.hasHeader,
    ),
    header: head === undefined ? "" : text.slice(head.start, head.end),
  };
  const entries = unitsOf(rows, reading).map(({ unit, rows: [first, ...others] }): CsvEntry => {
    const blocks = [first, ...others];
    const block = { start: first.start, end: unit.span.end };
    return { unit, rows: blocks, value: block, block, ...(others.length > 0 && { blocks }) };
  });
  return new CsvDocument({ source, style, entries, can: tableAbilities(columns) }, shape);
};

const tableRow = (row: CsvRow): CsvTableRow => {
  const { start, end, line, cells } = row;
  return { cells: cells.map(({ text }) => unguardFormula(text)), start, end, line, row };
};

const shape: Shape<CsvEntry, CsvStyle> = {
  hasStates: true,

  set(change, { rows }, style) {
    const targets = checked(change, style);
    const edits = rows.flatMap((row, index) => {
      const target = targets[index];
      return target === undefined
        ? [{ start: row.start, end: row.end, text: "" }]
        : cellEdits(row.row, changedCells(row, target, change, style), style);
    });
    const more = targets.slice(rows.length).map((target) => copyRow(rows[0], target, style));
    return more.length === 0 ? edits : [...edits, insertLines(style.source, rows.at(-1)?.end ?? 0, more.join(""))];
  },

  add: (unit, style, context) =>
    checked(unit, style)
      .map((target) => writeRow(newCells(unit, target, style, context), style.cell) + style.source.eol)
      .join(""),
};

/** A row like another with another target. */
const copyRow = (row: TableRow | undefined, target: string, { columns, cell, source }: CsvStyle): string => {
  const cells = [...(row?.cells ?? [])];
  const index = columns.at.target ?? cells.length;
  while (cells.length < index) cells.push("");
  cells[index] = target;
  return writeRow(cells, cell) + source.eol;
};

/** @throws CodecError for several forms in a table that holds one of each string */
const checked = ({ target }: SetChange | NewUnit, { alternatives }: CsvStyle): readonly string[] => {
  if (target.length === 0 || (target.length > 1 && !alternatives))
    throw new CodecError("This table holds one translation of each string.");
  return target;
};

/** Cells that the row does not reach yet are added behind it. */
const cellEdits = (
  { cells, cellsEnd }: CsvRow,
  changes: CellChanges,
  { cell: style }: CsvStyle,
): readonly TextEdit[] => {
  const edits = [...changes].flatMap(([index, text]): TextEdit[] => {
    const cell = cells[index];
    return cell === undefined ? [] : [{ start: cell.start, end: cell.end, text: writeCell(text, cell.quoted, style) }];
  });
  let missing = "";
  for (let index = cells.length; index <= Math.max(-1, ...changes.keys()); index++)
    missing += style.delimiter + writeCell(changes.get(index) ?? "", false, style);
  return missing === "" ? edits : [...edits, { start: cellsEnd, end: cellsEnd, text: missing }];
};
