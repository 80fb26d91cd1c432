/** The white space between elements: which of it belongs to an element, and how a new one is set among its siblings. */
import type { XmlElement } from "@rgrove/parse-xml";
import { contentOf, isComment, isElement } from "./element.ts";

/** A new element: its start tag and then text, or children on lines of their own. */
export interface Block {
  /**
   * `<name attribute="value">`, with the name repeated in `name` for the end tag; or a whole line when `name` is
   * absent.
   */
  readonly open: string;
  readonly name?: string;
  /** Content written as it is, or children. */
  readonly content?: string | readonly Block[];
}

/** How lines begin in a place of the file. */
export interface Indentation {
  /** Line end and white space before an element; "" where elements follow each other on one line. */
  readonly gap: string;
  /** One level more. */
  readonly step: string;
}

export const render = (block: Block, { gap, step }: Indentation): string => {
  if (block.name === undefined) return block.open;
  const { content = "" } = block;
  if (typeof content === "string") return `${block.open}${content}</${block.name}>`;
  const inner = gap === "" ? "" : gap + step;
  return `${block.open}${content.map((child) => inner + render(child, { gap: inner, step })).join("")}${gap}</${block.name}>`;
};

/** The line end and white space directly before `offset`; "" where something else stands on that line. */
export const gapBefore = (text: string, offset: number): string => {
  let start = offset;
  while (start > 0 && (text[start - 1] === " " || text[start - 1] === "\t")) start--;
  if (text[start - 1] === "\n") return text.slice(start - (text[start - 2] === "\r" ? 2 : 1), offset);
  if (text[start - 1] === "\r") return text.slice(start - 1, offset);
  return "";
};

/** The white space with which the line of `offset` begins; "" far from the start of a line. */
export const indentOf = (text: string, offset: number): string => {
  const near = text.slice(Math.max(0, offset - farthest), offset);
  const start = Math.max(near.lastIndexOf("\n"), near.lastIndexOf("\r"));
  if (start === -1 && offset > farthest) return "";
  return /^[ \t]*/.exec(near.slice(start + 1))?.[0] ?? "";
};

/** A file on one line is not searched from its end to its start for each element. */
const farthest = 2000;

/** The comments directly before an element, without a blank line between, and those behind it on its last line. */
export interface Attached {
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** Of the element with its comments. */
  readonly start: number;
  readonly end: number;
}

/** What is attached to `element`, the child number `index` of its parent. */
export const attached = (text: string, parent: XmlElement, index: number): Attached => {
  const siblings = parent.children;
  const element = siblings[index];
  const before: string[] = [];
  const after: string[] = [];
  let start = element?.start ?? 0;
  let end = element?.end ?? 0;
  for (let at = index - 1; at >= 0; at--) {
    const node = siblings[at];
    if (node === undefined) break;
    if (isComment(node)) {
      if (followsElement(text, parent, at)) break;
      before.unshift(text.slice(node.start + 4, node.end - 3));
      start = node.start;
    } else if (isElement(node) || !isClose(text.slice(node.start, node.end))) break;
  }
  for (let at = index + 1; at < siblings.length; at++) {
    const node = siblings[at];
    if (node === undefined) break;
    if (isComment(node)) {
      after.push(text.slice(node.start + 4, node.end - 3));
      end = node.end;
    } else if (isElement(node) || !/^[ \t]*$/.test(text.slice(node.start, node.end))) break;
  }
  return { before, after, start, end };
};

/** Whether the comment number `index` stands on the line on which an element ends. */
const followsElement = (text: string, parent: XmlElement, index: number): boolean => {
  for (let at = index - 1; at >= 0; at--) {
    const node = parent.children[at];
    if (node === undefined) return false;
    if (isElement(node)) return true;
    if (!isComment(node) && !/^[ \t]*$/.test(text.slice(node.start, node.end))) return false;
  }
  return false;
};

/** White space without a blank line. */
const isClose = (between: string): boolean => {
  if (between.trim() !== "") return false;
  const first = between.search(/[\r\n]/);
  return first === -1 || !/[\r\n]/.test(between.slice(between.startsWith("\r\n", first) ? first + 2 : first + 1));
};

/** The range to cut so that an element goes with its line, and with one of two blank lines around it. */
export const lineRange = (
  text: string,
  start: number,
  end: number,
): { readonly start: number; readonly end: number } => {
  const gap = gapBefore(text, start);
  if (gap === "" || !/^[ \t]*(?:[\r\n]|<\/|$)/.test(text.slice(end, end + 200))) return { start, end };
  const from = start - gap.length;
  const above = gapBefore(text, from);
  const isBlankBelow = /^[ \t]*(?:\r\n?|\n)[ \t]*(?:\r\n?|\n)/.test(text.slice(end, end + 200));
  return above !== "" && isBlankBelow ? { start: from - above.length, end } : { start: from, end };
};

/** How children of `parent` are set: as `sibling`, else one step deeper than the parent. */
export const indentationIn = (
  text: string,
  parent: XmlElement,
  sibling: XmlElement | undefined,
  fallback: { readonly eol: string; readonly step: string },
): Indentation => {
  const outer = indentOf(text, parent.start);
  if (sibling !== undefined) {
    const gap = gapBefore(text, sibling.start);
    const inner = gap.replace(/^[\r\n]+/, "");
    return { gap, step: inner.startsWith(outer) && inner !== outer ? inner.slice(outer.length) : fallback.step };
  }
  const { start, end } = contentOf(text, parent);
  const isOneLine = start !== end && !/[\r\n]/.test(text.slice(start, end));
  return { gap: isOneLine ? "" : fallback.eol + outer + fallback.step, step: fallback.step };
};
