/** How one CSV file is written: its delimiter, found by trying, and which of its cells stand in quotes. */
import { guardFormula, headerMatches } from "../../table/index.ts";
import { type CsvCell, type CsvRow, readRows } from "./rows.ts";

// Of equally good ones the first wins: tabs are rare in texts.
export const delimiters = ["\t", ",", ";", "|"] as const;

const sampleSize = 25;

/** The delimiter that shows a header, else the one that cuts the first rows into most equal numbers of cells. */
export const delimiterOf = (text: string): string => {
  let best: { readonly delimiter: string; readonly score: number } = { delimiter: ",", score: 0 };
  for (const delimiter of delimiters) {
    const score = scoreOf(sampleRows(text, delimiter), text);
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
};

/** The first rows; none where quotes do not close. */
export const sampleRows = (text: string, delimiter: string): readonly CsvRow[] => {
  try {
    return readRows(text, delimiter, sampleSize);
  } catch {
    return [];
  }
};

/** Up to 1 for equal widths, half of it where quotes stand inside of cells, more for a header. */
const scoreOf = (rows: readonly CsvRow[], file: string): number => {
  const [first] = rows;
  if (first === undefined || first.cells.length < 2) return 0;
  const equal = rows.filter(({ cells }) => cells.length === first.cells.length).length / rows.length;
  const torn = rows.some(({ cells }) => cells.some((cell) => isTorn(cell, file)));
  return headerMatches(first.cells.map(({ text }) => text)) + (torn ? equal / 2 : equal);
};

/** Whether a quoted cell seems to have been cut by a wrong delimiter. */
const isTorn = ({ text, quoted, end }: CsvCell, file: string) => (quoted ? file[end - 1] !== '"' : text.includes('"'));

export interface CellStyle {
  readonly delimiter: string;
  /** Matches texts that must stand in quotes. */
  readonly special: RegExp;
  /** Whether new cells stand in quotes without need: those with a text, and the empty ones. */
  readonly quotes: { readonly full: boolean; readonly empty: boolean };
}

/** The style of new cells, by the last row. Without a header all delimiters are quoted, since they would be counted. */
export const cellStyleOf = (rows: readonly CsvRow[], delimiter: string, hasHeader: boolean): CellStyle => {
  const cells = rows.at(-1)?.cells ?? [];
  const full = cells.filter(({ text }) => text !== "");
  const empty = cells.filter(({ text }) => text === "");
  const quotesFull = full.length > 0 && full.every(({ quoted }) => quoted);
  const signs = hasHeader ? delimiter : delimiters.join("");
  return {
    delimiter,
    special: new RegExp(`["\\r\\n${signs}]|^\\s|\\s$`),
    quotes: { full: quotesFull, empty: quotesFull && empty.every(({ quoted }) => quoted) },
  };
};

/** `text` as a cell, safe from being run as a formula. */
export const writeCell = (text: string, quoted: boolean, { special }: CellStyle): string => {
  const cell = guardFormula(text);
  return quoted || special.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
};

export const writeRow = (texts: readonly string[], style: CellStyle): string =>
  texts
    .map((text) => writeCell(text, text === "" ? style.quotes.empty : style.quotes.full, style))
    .join(style.delimiter);
