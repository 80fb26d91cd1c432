/** Folds texts into lines as gettext's own tools do. */
import { escape } from "../escape.ts";
import type { Style } from "../style.ts";
import { columnsOf } from "./characters.ts";
import { directivesOf } from "./directives.ts";
import { lineBreaks } from "./lineBreak.ts";

/** The field that a text is written for. */
export interface Field {
  readonly keyword: string;
  /** What stands before each of its lines: "" or "#~ ". */
  readonly mark: string;
  /** Flags of its entry. */
  readonly flags: readonly string[];
}

/** The escaped lines between the quotes; the first one follows the keyword and is empty where the text needs several. */
export const fold = (text: string, field: Field, style: Style): readonly string[] => {
  if (style.page === "never") return [escape(text)];
  const [first = "", ...others] = text.split(/(?<=\n)/);
  if (others.length === 0) {
    const escaped = escape(first);
    const isShort = columnsOf(escaped) + field.keyword.length + 1 <= roomOf(field, style);
    if (isShort || breaksOf(escaped, field, style).length === 0) return [escaped];
  }
  const lines = [""];
  for (const paragraph of [first, ...others])
    for (const line of foldParagraph(paragraph, field, style)) lines.push(line);
  return lines;
};

/** The escaped lines of a text without line feeds but at its end, as much on every line as there is room for. */
export const foldParagraph = (text: string, field: Field, style: Style): readonly string[] => {
  const escaped = escape(text);
  const room = roomOf(field, style);
  const lines: string[] = [];
  let start = 0;
  let columns = 0;
  let last = 0;
  for (const end of [...breaksOf(escaped, field, style), escaped.length]) {
    const width = columnsOf(escaped.slice(last, end));
    if (columns + width > room && last > start) {
      lines.push(escaped.slice(start, last));
      start = last;
      columns = 0;
    }
    columns += width;
    last = end;
  }
  lines.push(escaped.slice(start));
  return lines;
};

/** Columns between the quotes. */
const roomOf = ({ mark, flags }: Field, { page }: Style): number =>
  typeof page !== "number" || flags.includes("no-wrap") ? Number.POSITIVE_INFINITY : page - mark.length - 2;

/** Where an escaped paragraph may be broken: not behind leading blanks, inside escapes or directives, before its line feed. */
const breaksOf = (text: string, { flags }: Field, { legacy }: Style): readonly number[] => {
  const leading = /^ */.exec(text)?.[0].length ?? 0;
  const last = text.endsWith("\\n") ? text.length - 2 : text.length;
  const isWhole = new Uint8Array(text.length);
  for (const match of [...text.matchAll(/\\./g), ...directivesOf(text, flags)])
    isWhole.fill(1, match.index + 1, match.index + match[0].length);
  return lineBreaks(text, legacy).filter((at) => at > leading && at < last && isWhole[at] === 0);
};
