/** Finds the texts of a Markdown document: headings, paragraphs, cells of tables. Inline markup is not looked at. */
import type { Nodes, Parents, Root } from "mdast";
import { CodecError } from "../../contract/index.ts";
import { lazily } from "../../lazy.ts";

export type Kind = "paragraph" | "heading" | "setextHeading" | "tableCell";

export interface Block {
  readonly kind: Kind;
  /** `blockquote/list/listItem[2]/paragraph`. */
  readonly path: string;
  /** UTF-16 offsets of the text without the marks around it. */
  readonly start: number;
  readonly end: number;
  /** Block quotes and list items around it, from the outside. */
  readonly containers: readonly ("blockquote" | "listItem")[];
}

/** Inline constructs cost time, and what they mean does not matter here. */
const inlineConstructs = [
  "attention",
  "autolink",
  "characterReference",
  "codeText",
  "hardBreakEscape",
  "htmlText",
  "labelEnd",
  "labelStartImage",
  "labelStartLink",
];

const parse = lazily((require) => {
  const { fromMarkdown } = require("mdast-util-from-markdown") as typeof import("mdast-util-from-markdown");
  const { gfmTableFromMarkdown } = require("mdast-util-gfm-table") as typeof import("mdast-util-gfm-table");
  const { gfmTable } = require("micromark-extension-gfm-table") as typeof import("micromark-extension-gfm-table");
  const extensions = [gfmTable(), { disable: { null: inlineConstructs } }];
  return (text: string): Root => fromMarkdown(text, { extensions, mdastExtensions: [gfmTableFromMarkdown()] });
});

/** Nested lists and quotes take quadratic time. */
const tooDeep = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))){101}|^[ \t]{2000}/m;

const frontMatter = /^(---|\+\+\+)[ \t]*\r?\n[^]*?\r?\n\1[ \t]*(?:\r?\n|$)/;

/** @throws CodecError where lists and quotes are nested without end */
export const blocksOf = (text: string): readonly Block[] => {
  const match = tooDeep.exec(text);
  if (match !== null)
    throw new CodecError(
      "The lists and quotes are nested too deeply.",
      text.slice(0, match.index).split("\n").length,
      1,
    );
  const found: Block[] = [];
  // The parser drops a byte order mark that the text begins with.
  const root = parse()(`\n${text.replace(frontMatter, (matter) => matter.replace(/[^\r\n]/g, " "))}`);
  const stack: Visit[] = [{ node: root, path: "", containers: [] }];
  for (let visit = stack.pop(); visit !== undefined; visit = stack.pop()) {
    const { node, path, containers } = visit;
    const kind = kindOf(node, text);
    if (kind === undefined) stack.push(...childrenOf(visit, text).toReversed());
    else {
      const place = placeOf(node as Parents);
      if (place !== undefined) found.push({ kind, path, containers, ...place });
    }
  }
  return found;
};

interface Visit extends Pick<Block, "path" | "containers"> {
  readonly node: Nodes;
}

const kindOf = (node: Nodes, text: string): Kind | undefined => {
  if (node.type === "paragraph" || node.type === "tableCell") return node.type;
  if (node.type !== "heading") return undefined;
  const start = offsetOf(node.position?.start) ?? 0;
  // A line below the text makes a heading of lines that begin with `#---`, too.
  return /^#{1,6}(?:[ \t\r\n]|$)/.test(text.slice(start, start + 7)) ? "heading" : "setextHeading";
};

const childrenOf = ({ node, path, containers }: Visit, text: string): readonly Visit[] => {
  if (!("children" in node)) return [];
  const counts = new Map<string, number>();
  const inside = node.type === "blockquote" || node.type === "listItem" ? [...containers, node.type] : containers;
  return node.children.map((child) => {
    const name = kindOf(child, text) ?? child.type;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const label = count === 1 ? name : `${name}[${count}]`;
    return { node: child, path: path === "" ? label : `${path}/${label}`, containers: inside };
  });
};

const placeOf = ({ children }: Parents): { readonly start: number; readonly end: number } | undefined => {
  const start = offsetOf(children[0]?.position?.start);
  const end = offsetOf(children.at(-1)?.position?.end);
  return start === undefined || end === undefined || start === end ? undefined : { start, end };
};

/** Behind the line end that is put before the text. */
const offsetOf = (point: { readonly offset?: number | undefined } | undefined): number | undefined =>
  point?.offset === undefined ? undefined : point.offset - 1;

/** Whether a text, alone in a block of this kind, is all of the block's text. */
export const isWhole = (text: string, kind: Kind): boolean => {
  const [before, after] = surroundings[kind];
  const blocks = blocksOf(`${before}${text}${after}`);
  const [block] = blocks;
  return (
    blocks.length === 1 &&
    block?.kind === kind &&
    block.start === before.length &&
    block.end === before.length + text.length
  );
};

const surroundings: Readonly<Record<Kind, readonly [string, string]>> = {
  paragraph: ["", ""],
  heading: ["# ", ""],
  setextHeading: ["", "\n==="],
  tableCell: ["| ", " |\n| - |"],
};
