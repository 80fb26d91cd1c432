/** The white space of a JSON text: how siblings stand beside each other, and how far children are indented. */
import type { CodecContext, SourceText } from "../contract/index.ts";
import { type Container, type Entry, isContainer, type TreeNode } from "../tree/node.ts";

export interface Layout {
  readonly eol: string;
  /** One level of indentation; undefined where the whole text stands on one line. */
  readonly indent: string | undefined;
  /** What stands between key and value, such as `: `. */
  readonly colon: string;
  /** Between elements of one line: `, ` or `,`. */
  readonly comma: string;
}

/** The layout for new nodes: as in the text itself, else as the options say, else as in `model`, else four blanks. */
export const layoutOf = (
  source: SourceText,
  root: TreeNode | undefined,
  options: CodecContext["options"],
  model?: Layout,
): Layout => {
  const first = firstEntry(root);
  const colon = first === undefined ? (model?.colon ?? ": ") : colonOf(source.text, first);
  const wanted = asked(options) ?? (model === undefined ? "    " : model.indent);
  return {
    eol: source.eol,
    indent: indentIn(source.text, root) ?? (isOneLine(source.text, root) ? undefined : wanted),
    colon,
    comma: colon.endsWith(" ") ? ", " : ",",
  };
};

const asked = (options: CodecContext["options"]): string | undefined => {
  const width = options["json_indent"];
  if (typeof width !== "number" || width < 0 || width > 16) return undefined;
  return options["json_indent_style"] === "tabs" ? "\t".repeat(width === 0 ? 0 : 1) : " ".repeat(width);
};

const isOneLine = (text: string, root: TreeNode | undefined): boolean =>
  isContainer(root) && root.entries.length > 0 && !/[\r\n]/.test(text.trimEnd());

const firstEntry = (root: TreeNode | undefined): Entry | undefined => {
  if (!isContainer(root)) return undefined;
  for (const entry of root.entries) {
    if (root.kind === "object") return entry;
    const inner = firstEntry(entry.value);
    if (inner !== undefined) return inner;
  }
  return undefined;
};

/** What stands between the key and the value of `entry`. */
export const colonOf = (text: string, entry: Entry): string => {
  const between = text.slice(entry.keyEnd, entry.value.start);
  return /^[ \t]*:[ \t]*$/.test(between) ? between : ": ";
};

/** The indentation of the line on which `entry` stands, or the nearest parent that begins a line; undefined: the root. */
export const indentOf = (text: string, entry: Entry | undefined): string => {
  for (let at = entry; at !== undefined; at = at.parent.owner) {
    const gap = lineGap(text, at);
    if (gap !== undefined) return gap;
  }
  return "";
};

/** The gap before an entry as a line end and indentation; undefined where the entry follows on the same line. */
export const lineGap = (text: string, entry: Entry): string | undefined => {
  const previous = entry.parent.entries[entry.index - 1]?.value.end ?? entry.parent.start + 1;
  const gap = text.slice(previous, entry.start);
  return /[\r\n]/.test(gap) ? (/[ \t]*$/.exec(gap)?.[0] ?? "") : undefined;
};

/** One level of indentation, from the first container that has its entries on lines of their own. */
const indentIn = (text: string, root: TreeNode | undefined): string | undefined => {
  const queue: Container[] = isContainer(root) ? [root] : [];
  for (const container of queue) {
    const first = container.entries[0];
    const inner = first && lineGap(text, first);
    if (inner !== undefined) {
      const outer = indentOf(text, container.owner);
      if (inner.startsWith(outer)) return inner.slice(outer.length);
    }
    for (const entry of container.entries) if (isContainer(entry.value)) queue.push(entry.value);
  }
  return undefined;
};
