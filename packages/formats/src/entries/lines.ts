/** Lines of a text: their numbers, their ends, and what stands between two places. */

import type { SourceText, TextEdit } from "../contract/index.ts";

const lineEnd = /\r\n|\r|\n/g;

/** A function from offsets to line numbers, which count from 1; each call is a binary search. */
export const lineNumbers = (text: string): ((offset: number) => number) => {
  const starts = [0];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 10 || (code === 13 && text.charCodeAt(at + 1) !== 10)) starts.push(at + 1);
  }
  return (offset) => {
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
};

/** The offset behind the line end at `offset`; `offset` itself where no line ends. */
export const skipLineEnd = (text: string, offset: number): number => {
  if (text[offset] === "\r") return text[offset + 1] === "\n" ? offset + 2 : offset + 1;
  return text[offset] === "\n" ? offset + 1 : offset;
};

/** The end of the line that holds `offset`, before its line end. */
export const endOfLine = (text: string, offset: number): number => {
  let end = offset;
  for (; end < text.length; end++) {
    const code = text.charCodeAt(end);
    if (code === 10 || code === 13) break;
  }
  return end;
};

/** The start of the line that holds `offset`. */
export const startOfLine = (text: string, offset: number): number => {
  let start = offset;
  while (start > 0 && text[start - 1] !== "\n" && text[start - 1] !== "\r") start--;
  return start;
};

/** Whether `text.slice(start, end)` is nothing but white space. */
export const isBlank = (text: string, start: number, end: number): boolean => {
  for (let at = start; at < end; at++) if (!" \t\f\r\n".includes(text[at] ?? "")) return false;
  return true;
};

/** The offset behind the blanks, tabs and form feeds at `offset`. */
export const skipBlanks = (text: string, offset: number): number => {
  let at = offset;
  while (text[at] === " " || text[at] === "\t" || text[at] === "\f") at++;
  return at;
};

/** The part of `start` to `end` without the blanks and tabs at its edges. */
export const trimBlanks = (text: string, start: number, end: number): { start: number; end: number } => {
  let from = start;
  let to = end;
  while (from < to && (text[from] === " " || text[from] === "\t")) from++;
  while (to > from && (text[to - 1] === " " || text[to - 1] === "\t")) to--;
  return { start: from, end: to };
};

/** `text` with all its line ends turned into `eol`. */
export const withLineEnds = (text: string, eol: string): string => text.replace(lineEnd, eol);

/** Inserts whole lines at `at`, also behind a last line without a line end; that habit of the file is kept. */
export const insertLines = ({ text, eol }: Pick<SourceText, "text" | "eol">, at: number, lines: string): TextEdit => {
  const open = at > 0 && !/[\r\n]/.test(text[at - 1] ?? "");
  return { start: at, end: at, text: open ? eol + lines.slice(0, -eol.length) : lines };
};
