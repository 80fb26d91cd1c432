/** What commands answer with: tables and sentences for people, JSON for programs. Both go to stdout. */
import { Console, type Effect } from "effect";

export type Cell = string | number | boolean | null;
export type Row = Readonly<Record<string, Cell | readonly (string | number)[]>>;

const show = (cell: Row[string] | undefined): string => {
  if (cell === null || cell === undefined) return "";
  if (typeof cell === "boolean") return cell ? "yes" : "no";
  return visible(String(cell));
};

/** Texts that other people chose must not steer the terminal. */
export const visible = (text: string): string => text.replace(/\p{Cc}/gu, "\ufffd");

/** Columns as wide as their widest cell, in the order of the first row. */
export const table = (rows: readonly Row[]): string => {
  const names = Object.keys(rows[0] ?? {});
  const lines = [
    names.map((name) => name.toUpperCase().replaceAll("_", " ")),
    ...rows.map((row) => names.map((name) => show(row[name]))),
  ];
  const widths = names.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
};

export const printRows = (json: boolean, rows: readonly Row[], none: string): Effect.Effect<void> =>
  Console.log(json ? JSON.stringify(rows, null, 2) : rows.length === 0 ? none : table(rows));

export const printOne = (json: boolean, row: object, sentence: string): Effect.Effect<void> =>
  Console.log(json ? JSON.stringify(row, null, 2) : sentence);

/** Names with what they hold beside them; texts of several lines keep them, below one another. */
export const details = (row: Row): string => {
  const width = Math.max(...Object.keys(row).map((name) => name.length));
  return Object.entries(row)
    .map(([name, cell]) => {
      const lines = typeof cell === "string" ? cell.trimEnd().split("\n").map(visible) : [show(cell)];
      return `${name.padEnd(width)}  ${lines.join(`\n${" ".repeat(width + 2)}`)}`.trimEnd();
    })
    .join("\n");
};

/** Everything about one thing: its settings below one another. */
export const printDetails = (json: boolean, row: Row): Effect.Effect<void> => {
  return Console.log(json ? JSON.stringify(row, null, 2) : details(row));
};
