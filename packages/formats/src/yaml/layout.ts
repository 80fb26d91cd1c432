/** How a YAML text is laid out: indentation, lists, quotes; for what is new in it. */
import type { CodecContext, SourceText } from "../contract/index.ts";
import type { Path } from "../paths/path.ts";
import type { TreeFile } from "../tree/document.ts";
import { type Container, descend, type Entry, entryAt, isContainer } from "../tree/node.ts";
import { columnOf } from "./lines.ts";
import { isFlow, isYamlText, type ScalarStyle } from "./node.ts";

export interface Layout {
  readonly eol: SourceText["eol"];
  /** Columns from a key to those below it. */
  readonly step: number;
  /** Columns from a key to the dashes below it. */
  readonly dash: number;
  /** The style of most texts. */
  readonly style: ScalarStyle;
  /** What the base file has at a path: the spelling of keys, the style of texts. */
  readonly like: Likeness | undefined;
}

export interface Likeness {
  readonly file: TreeFile;
  path(path: Path): Path;
}

export const layoutOf = (
  { source, root, found }: TreeFile,
  like: Likeness | undefined,
  options: CodecContext["options"],
): Layout => {
  const { text, eol } = source;
  const base = like && measure(like.file.source.text, like.file.root);
  const own = measure(text, root);
  const asked = options["yaml_indent"];
  return {
    eol: like === undefined || /[\r\n]/.test(text) ? eol : like.file.source.eol,
    step: own.step ?? (typeof asked === "number" && asked > 0 && asked <= 16 ? asked : (base?.step ?? 2)),
    dash: own.dash ?? base?.dash ?? 0,
    style: found.size > 0 || like === undefined ? own.style : (base?.style ?? "plain"),
    like,
  };
};

interface Measures {
  readonly step: number | undefined;
  readonly dash: number | undefined;
  readonly style: ScalarStyle;
}

const measure = (text: string, root: TreeFile["root"]): Measures => {
  let step: number | undefined;
  let dash: number | undefined;
  const counts = { plain: 0, single: 0, double: 0 };
  const queue: Container[] = isContainer(root) ? [root] : [];
  for (const container of queue) {
    const [first] = container.entries;
    const owner = container.owner;
    if (first !== undefined && owner !== undefined && owner.parent.kind === "object" && !isFlow(container)) {
      const columns = columnOf(text, first) - columnOf(text, owner);
      if (container.kind === "array") dash ??= columns;
      else if (columns > 0) step ??= columns;
    }
    for (const { value } of container.entries)
      if (isContainer(value)) queue.push(value);
      else if (isYamlText(value) && value.style in counts) counts[value.style as keyof typeof counts]++;
  }
  const style =
    counts.double > counts.plain && counts.double >= counts.single
      ? "double"
      : counts.single > counts.plain
        ? "single"
        : "plain";
  return { step, dash, style };
};

/** The entry of the base file that is like what stands at `path`. */
export const entryLike = ({ like }: Layout, path: Path): Entry | undefined => {
  if (like === undefined) return undefined;
  const there = like.path(path);
  return entryAt(descend(like.file.root, there.slice(0, -1)), there.at(-1) ?? "");
};

/** The style for a new text at `path`: that of the base file, else of a sibling there. */
export const styleFor = (layout: Layout, path: Path, text: string): ScalarStyle => {
  const value = entryLike(layout, path)?.value ?? siblingLike(layout, path);
  if (!isYamlText(value)) return layout.style;
  const isBlock = value.style === "literal" || value.style === "folded";
  return isBlock && !text.includes("\n") ? layout.style : value.style;
};

const siblingLike = (layout: Layout, path: Path): Entry["value"] | undefined => {
  const parent = entryLike(layout, path.slice(0, -1))?.value;
  return isContainer(parent) ? parent.entries.find(({ value }) => isYamlText(value))?.value : undefined;
};
