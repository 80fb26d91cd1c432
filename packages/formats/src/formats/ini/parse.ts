/**
 * The lines of INI files: sections in brackets, `key = value` or `key: value`, comments behind `;` or `#`. A comment
 * belongs to the entry right below it. Lines that are none of these are reported and otherwise left alone.
 */
import { CodecError, type Document } from "../../contract/index.ts";
import { endOfLine, type Range, skipLineEnd, trimBlanks } from "../../entries/index.ts";

export interface IniLine {
  readonly section: string;
  readonly key: string;
  readonly name: Range;
  /** What stands behind the sign, without the blanks around it. */
  readonly value: Range;
  readonly comment: string;
  readonly line: number;
  readonly block: Range;
}

export interface IniFile {
  readonly lines: readonly IniLine[];
  readonly warnings: Document["warnings"];
  /** Behind the heading of each section, and before the first one under "". */
  readonly rooms: ReadonlyMap<string, number>;
}

/** @throws CodecError with the line of a section that is not closed */
export const parseIni = (text: string): IniFile => {
  const lines: IniLine[] = [];
  const warnings: { line: number; message: string }[] = [];
  const rooms = new Map<string, number>();
  let section = "";
  let comments: string[] = [];
  let blockStart = 0;
  let line = 0;
  for (let start = 0, next = 0; start < text.length; start = next) {
    const end = endOfLine(text, start);
    const content = trimBlanks(text, start, end);
    next = skipLineEnd(text, end);
    line++;
    if (comments.length === 0) blockStart = start;
    const first = text[content.start];
    if (first === ";" || first === "#") {
      comments.push(text.slice(content.start + 1, content.end).trim());
      continue;
    }
    const sign = signIn(text, content);
    if (first === "[") {
      const close = text.slice(content.start, content.end).indexOf("]");
      if (close === -1) throw new CodecError("Unclosed section.", line, content.start - start + 1);
      if (!rooms.has("")) rooms.set("", blockStart);
      section = text.slice(content.start + 1, content.start + close);
      rooms.set(section, next);
    } else if (sign > content.start) {
      const name = trimBlanks(text, content.start, sign);
      lines.push({
        section,
        key: text.slice(name.start, name.end),
        name,
        value: trimBlanks(text, sign + 1, end),
        comment: comments.join("\n"),
        line,
        block: { start: blockStart, end: next },
      });
    } else if (content.end > content.start)
      warnings.push({ line, message: "This line is neither an entry nor a comment." });
    comments = [];
  }
  if (!rooms.has("")) rooms.set("", text.length);
  return { lines, warnings, rooms };
};

/** The offset of the first `=` or `:`, or -1. */
const signIn = (text: string, { start, end }: Range): number => {
  for (let at = start; at < end; at++) if (text[at] === "=" || text[at] === ":") return at;
  return -1;
};
