/** What the columns of a translation table hold: by the names of its header, or by their places where it has none. */
import { CodecError } from "../contract/index.ts";

/** In the order of tables without a header. */
export const columnNames = [
  "location",
  "source",
  "target",
  "id",
  "fuzzy",
  "context",
  "translator_comments",
  "developer_comments",
] as const;
export type Column = (typeof columnNames)[number];

export interface Columns {
  readonly at: Readonly<Partial<Record<Column, number>>>;
  readonly hasHeader: boolean;
  /** Number of cells in a row. */
  readonly width: number;
}

const aliases: Readonly<Record<string, Column>> = {
  reference: "location",
  original: "source",
  source_text: "source",
  source_string: "source",
  untranslated: "source",
  msgid: "source",
  translation: "target",
  translated: "target",
  target_text: "target",
  value: "target",
  msgstr: "target",
  key: "id",
  identifier: "id",
  needs_editing: "fuzzy",
  msgctxt: "context",
  translator_notes: "translator_comments",
  translators_comments: "translator_comments",
  comment: "developer_comments",
  comments: "developer_comments",
  description: "developer_comments",
  note: "developer_comments",
  notes: "developer_comments",
};

const columnOf = (cell: string): Column | undefined => {
  const name = cell.trim().toLowerCase().replaceAll("'", "").replace(/[ -]/g, "_");
  return columnNames.find((column) => column === name) ?? (Object.hasOwn(aliases, name) ? aliases[name] : undefined);
};

/** Number of cells that name a column; 0 where the row is no header. */
export const headerMatches = (row: readonly string[]): number => {
  const found = new Set(row.flatMap((cell) => columnOf(cell) ?? []));
  return (found.has("source") || found.has("target")) && found.size > 1 ? found.size : 0;
};

/**
 * The columns of a table by its first row. `simple` tables without a header hold source and target, others with two
 * columns too, wider ones all columns in their order.
 * @throws CodecError when no column can hold translations
 */
export const columnsOf = (first: readonly string[], simple: boolean): Columns => {
  const width = first.length;
  if (headerMatches(first) === 0) {
    const names: readonly Column[] = simple || (width > 0 && width < 3) ? ["source", "target"] : columnNames;
    return { at: Object.fromEntries(names.map((name, index) => [name, index])), hasHeader: false, width: names.length };
  }
  const at: Partial<Record<Column, number>> = {};
  for (const [index, cell] of first.entries()) {
    const column = columnOf(cell);
    if (column !== undefined) at[column] ??= index;
  }
  if (at.target === undefined) throw new CodecError("The table has no column for translations.", 1);
  return { at, hasHeader: true, width };
};
