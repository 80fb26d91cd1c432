/** The rows and cells of a CSV text with their places. Lenient as spreadsheets are, but for a quote that nothing closes. */
import { CodecError } from "../../contract/index.ts";
import { type Range, skipLineEnd } from "../../entries/index.ts";

export interface CsvCell extends Range {
  readonly text: string;
  readonly quoted: boolean;
}

export interface CsvRow extends Range {
  readonly cells: readonly CsvCell[];
  /** Behind the last cell, before the line end. */
  readonly cellsEnd: number;
  readonly line: number;
}

/** The first rows, by default all. @throws CodecError with the line of the row in which a quote is not closed */
export const readRows = (text: string, delimiter: string, limit = Number.POSITIVE_INFINITY): CsvRow[] => {
  const rows: CsvRow[] = [];
  let line = 1;
  for (let start = 0; start < text.length && rows.length < limit; ) {
    const cells = [readCell(text, start, delimiter, line)];
    let at = cells[0]?.end ?? start;
    while (text[at] === delimiter) {
      const cell = readCell(text, at + 1, delimiter, line);
      cells.push(cell);
      at = cell.end;
    }
    const end = skipLineEnd(text, at);
    rows.push({ cells, start, end, cellsEnd: at, line });
    for (const cell of cells) if (cell.quoted) line += cell.text.match(/\r\n|\r|\n/g)?.length ?? 0;
    line++;
    start = end;
  }
  return rows;
};

const readCell = (text: string, start: number, delimiter: string, line: number): CsvCell => {
  let open = start;
  while (text[open] === " ") open++;
  if (text[open] !== '"') {
    const end = endOfBare(text, start, delimiter);
    return { start, end, text: text.slice(start, end), quoted: false };
  }
  const close = closeQuotes(text, open);
  if (close === -1) throw new CodecError("Unclosed quote.", line);
  // Whatever follows the closing quote belongs to the cell, as spreadsheets have it.
  const end = endOfBare(text, close + 1, delimiter);
  const value = text.slice(open + 1, close).replaceAll('""', '"') + text.slice(close + 1, end);
  return { start, end, text: value, quoted: true };
};

/** The quote that closes the one at `open`: the first that is not doubled; -1 where there is none. */
const closeQuotes = (text: string, open: number): number => {
  let at = text.indexOf('"', open + 1);
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
};

const endOfBare = (text: string, start: number, delimiter: string): number => {
  let end = start;
  while (end < text.length && text[end] !== delimiter && text[end] !== "\n" && text[end] !== "\r") end++;
  return end;
};
