/** Text edits for new entries of an existing container, shaped like the siblings that they join. */
import type { TextEdit } from "../contract/index.ts";
import type { Key } from "../paths/path.ts";
import type { Insertion } from "../tree/changes.ts";
import type { Draft } from "../tree/draft.ts";
import type { Entry } from "../tree/node.ts";
import { colonOf, indentOf, lineGap } from "./layout.ts";
import { renderDraft, renderMember, type Writing } from "./render.ts";

export const insertionEdits = (insertion: Insertion, text: string, writing: Writing): TextEdit[] => {
  const { container, kept, groups } = insertion;
  const first = kept[0];
  if (first === undefined) return [fill(insertion, text, writing)];
  const edits: TextEdit[] = [];
  const colon = container.kind === "object" ? colonOf(text, first) : writing.layout.colon;
  const alike = { ...writing, layout: { ...writing.layout, colon } };

  const start = groups.get(undefined);
  if (start !== undefined) {
    const gap = gapOf(first, text);
    const texts = start.map(([key, value]) => render(insertion, key, value, gap, alike) + separator(gap, alike));
    edits.push({ start: first.start, end: first.start, text: texts.join("") });
  }
  for (const entry of kept) {
    const group = groups.get(entry);
    if (group === undefined) continue;
    const gap = gapOf(entry, text);
    const texts = group.map(([key, value]) => separator(gap, alike) + render(insertion, key, value, gap, alike));
    edits.push({ start: entry.value.end, end: entry.value.end, text: texts.join("") });
  }
  return edits;
};

/** Fills a container that holds no entries (any more). */
const fill = (insertion: Insertion, text: string, writing: Writing): TextEdit => {
  const { container, groups } = insertion;
  const { layout } = writing;
  const outer = indentOf(text, container.owner);
  const inner = layout.indent === undefined ? undefined : outer + layout.indent;
  const body = text.slice(container.start + 1, container.end - 1);
  const hasComment = container.entries.length === 0 && body.trim() !== "";
  const texts = (groups.get(undefined) ?? []).map(([key, value]) => render(insertion, key, value, inner, writing));
  const lines =
    inner === undefined
      ? texts.join(layout.comma)
      : `${layout.eol}${inner}${texts.join(`,${layout.eol}${inner}`)}${hasComment ? "" : layout.eol + outer}`;
  return { start: container.start + 1, end: hasComment ? container.start + 1 : container.end - 1, text: lines };
};

const render = (
  { container, path }: Insertion,
  key: Key,
  value: Draft,
  indent: string | undefined,
  writing: Writing,
) =>
  container.kind === "object"
    ? renderMember(key, value, path, indent, writing)
    : renderDraft(value, [...path, key], indent, writing);

const separator = (gap: string | undefined, { layout }: Writing) =>
  gap === undefined ? layout.comma : `,${layout.eol}${gap}`;

/** The indentation of the lines that siblings of `entry` stand on; undefined where they share its line. */
const gapOf = (entry: Entry, text: string): string | undefined => {
  const second = entry.parent.entries[1];
  const gap = lineGap(text, entry);
  return gap === undefined && entry.index === 0 && second !== undefined ? lineGap(text, second) : gap;
};
