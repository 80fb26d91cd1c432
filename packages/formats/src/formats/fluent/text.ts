/**
 * A message as people see it: its value without the indentation of the file, then its attributes, each from a line that
 * begins with a dot. It is Fluent's own syntax, only moved to the left margin.
 */
import type { Attribute, Message, Pattern, Term } from "@fluent/syntax";
import type { Range } from "../../entries/index.ts";
import { spanOf } from "./syntax.ts";

/** How the value of a message stands in the file. */
export interface FluentLayout {
  /** The value begins beside the key, or below it; usually only one of several lines stands below. */
  readonly start: "beside" | "below" | "usual";
  /** Indentation of the further lines of the value, and of the attributes. */
  readonly indent: number;
  readonly attributeIndent: number;
}

const usualIndent = 4;
export const usualLayout: FluentLayout = { start: "usual", indent: usualIndent, attributeIndent: usualIndent };

/** How Fluent spells an empty text, which it cannot leave out. */
export const emptyPattern = '{ "" }';

export const textOfMessage = (
  message: Message | Term,
  file: string,
): { readonly text: string; readonly layout: FluentLayout } => {
  const { value, attributes } = message;
  const first = attributes[0];
  const attributeIndent = first === undefined ? usualIndent : columnOf(file, spanOf(first).start);
  const pattern = value === null ? undefined : textOfPattern(value, file);
  const parts = attributes.map((attribute) => textOfAttribute(attribute, file));
  const text = [...(pattern === undefined ? [] : [pattern.text]), ...parts].join("\n");
  return {
    text: text === emptyPattern ? "" : text,
    layout: { start: pattern?.start ?? "usual", indent: pattern?.indent ?? usualIndent, attributeIndent },
  };
};

const textOfPattern = (pattern: Pattern, file: string): { text: string } & Pick<FluentLayout, "start" | "indent"> => {
  const { start, end } = trimmedSpan(pattern, file);
  const lines = linesOf(file.slice(start, end));
  // The span of a value below its key begins with the indentation of the first line.
  const beside = columnOf(file, start) > 0;
  const indented = lines.slice(beside ? 1 : 0).filter((line) => line !== "");
  const least = indented.reduce((indent, line) => Math.min(indent, leadingBlanks(line)), Number.POSITIVE_INFINITY);
  const indent = Number.isFinite(least) ? least : usualIndent;
  const text = lines.map((line, index) => (beside && index === 0 ? line : line.slice(indent))).join("\n");
  return { text, start: !beside ? "below" : lines.length > 1 ? "beside" : "usual", indent };
};

const textOfAttribute = (attribute: Attribute, file: string): string => {
  const { start, end } = trimmedSpan(attribute, file);
  const column = columnOf(file, start);
  return linesOf(file.slice(start, end))
    .map((line, index) => (index === 0 ? line : line.slice(Math.min(column, leadingBlanks(line)))))
    .join("\n");
};

/** Without the blanks at the end, which Fluent drops. */
const trimmedSpan = (node: Pattern | Attribute, file: string): Range => {
  const { start, end } = spanOf(node);
  let last = end;
  while (file[last - 1] === " ") last--;
  return { start, end: last };
};

/** Lines that hold nothing but blanks mean nothing more than empty ones. */
const linesOf = (raw: string): string[] => raw.split(/\r\n|\n/).map((line) => (/^ *$/.test(line) ? "" : line));

const leadingBlanks = (line: string): number => /^ */.exec(line)?.[0].length ?? 0;

const columnOf = (file: string, offset: number): number => offset - (file.lastIndexOf("\n", offset - 1) + 1);
