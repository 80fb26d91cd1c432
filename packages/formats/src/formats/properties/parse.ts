/**
 * The lines of a property file by the rules of `java.util.Properties`: comments with `#` or `!`, keys ended by `=`, `:`
 * or white space, values folded by a backslash at the end of a line. A comment belongs to the property right below it.
 */
import { endOfLine, lineNumbers, type Range, skipBlanks, skipLineEnd } from "../../entries/index.ts";
import { unescapeProperty } from "./escape.ts";

export interface Property {
  readonly key: string;
  readonly text: string;
  /** The comment above, one line end behind each of its lines. */
  readonly comment: string;
  readonly line: number;
  readonly name: Range;
  readonly value: Range;
  /** What stands between key and value: `=`, ` : `, a blank, or nothing. */
  readonly separator: string;
  readonly block: Range;
}

export const parseProperties = (text: string): Property[] => {
  const properties: Property[] = [];
  const lineOf = lineNumbers(text);
  let comments: string[] = [];
  let commentStart = 0;
  for (let lineStart = 0; lineStart < text.length; ) {
    const start = skipFoldedBlanks(text, lineStart);
    const first = text[start];
    if (first === "#" || first === "!") {
      if (comments.length === 0) commentStart = lineStart;
      const end = endOfLine(text, start);
      comments.push(text.slice(start + 1, end).trim());
      lineStart = skipLineEnd(text, end);
    } else if (start === text.length || first === "\n" || first === "\r") {
      comments = [];
      lineStart = skipLineEnd(text, start);
    } else {
      const name = { start, end: keyEnd(text, start) };
      const valueStart = skipSeparator(text, name.end);
      const value = { start: valueStart, end: logicalEnd(text, valueStart) };
      const next = skipLineEnd(text, value.end);
      properties.push({
        key: unescapeProperty(text.slice(name.start, name.end)),
        text: unescapeProperty(text.slice(value.start, value.end)),
        comment: comments.map((comment) => `${comment}\n`).join(""),
        line: lineOf(start),
        name,
        value,
        separator: text.slice(name.end, value.start),
        block: { start: comments.length === 0 ? lineStart : commentStart, end: next },
      });
      comments = [];
      lineStart = next;
    }
  }
  return properties;
};

/** Passes a backslash with what belongs to it: one character, or a line end with the indentation of the next line. */
const skipEscape = (text: string, backslash: number): number => {
  const next = skipLineEnd(text, backslash + 1);
  return next > backslash + 1 ? skipBlanks(text, next) : Math.min(backslash + 2, text.length);
};

const keyEnd = (text: string, start: number): number => {
  let at = start;
  // A backslash that ends the file escapes nothing.
  while (at < text.length && !"=: \t\f\r\n".includes(text[at] ?? "") && !(text[at] === "\\" && at + 1 === text.length))
    at = text[at] === "\\" ? skipEscape(text, at) : at + 1;
  return at;
};

const skipSeparator = (text: string, start: number): number => {
  const sign = skipFoldedBlanks(text, start);
  return text[sign] === "=" || text[sign] === ":" ? skipFoldedBlanks(text, sign + 1) : sign;
};

const skipFoldedBlanks = (text: string, start: number): number => {
  let at = skipBlanks(text, start);
  while (text[at] === "\\" && skipLineEnd(text, at + 1) > at + 1) at = skipEscape(text, at);
  return at;
};

const logicalEnd = (text: string, start: number): number => {
  let at = start;
  while (at < text.length && text[at] !== "\n" && text[at] !== "\r")
    at = text[at] === "\\" ? skipEscape(text, at) : at + 1;
  return at;
};
