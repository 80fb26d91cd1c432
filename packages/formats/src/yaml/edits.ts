/** Collected changes as edits of a YAML text. */
import type { TextEdit } from "../contract/index.ts";
import { insertLines } from "../entries/index.ts";
import type { TreeChanges } from "../tree/changes.ts";
import type { Draft } from "../tree/draft.ts";
import { type Entry, pathOf } from "../tree/node.ts";
import { insertionEdits } from "./insert.ts";
import { styleFor } from "./layout.ts";
import { columnOf, endOfEntry } from "./lines.ts";
import { isFlow, isYamlText } from "./node.ts";
import { removalEdits } from "./remove.ts";
import { arrayLines, flowText, objectLines, type Writing } from "./render.ts";
import { writeScalar } from "./scalar.ts";

export const yamlEdits = (changes: TreeChanges, text: string, writing: Writing): readonly TextEdit[] => {
  changes.prune();
  const edits: TextEdit[] = [];
  for (const [entry, value] of changes.replacements())
    for (const edit of replacementEdits(entry, value, text, writing)) edits.push(edit);
  // Where several stand at one place, the deeper ones come first.
  const insertions = changes.insertions(writing.order).sort((a, b) => b.path.length - a.path.length);
  for (const insertion of insertions) for (const edit of insertionEdits(insertion, text, writing)) edits.push(edit);
  for (const { container } of changes.removals())
    for (const edit of removalEdits(container, (entry) => changes.isRemoved(entry), text)) edits.push(edit);
  return edits;
};

const replacementEdits = (entry: Entry, draft: Draft, text: string, writing: Writing): readonly TextEdit[] => {
  const { start, end } = entry.value;
  if (typeof draft === "string") return [replacement(entry, draft, text, writing)];
  const path = pathOf(entry);
  if (isFlow(entry.parent))
    return [{ start, end, text: `${start === end ? " " : ""}${flowText(draft, path, writing)}` }];
  // The parent of new entries that was empty: they go below it.
  const { layout } = writing;
  const column = columnOf(text, entry);
  const lines =
    draft instanceof Map
      ? objectLines(draft, path, column + layout.step, writing)
      : arrayLines(Array.isArray(draft) ? draft : [draft], path, column + layout.dash, writing);
  const below = lines.map((line) => line + layout.eol).join("");
  const emptied = start === end ? [] : [{ start: start - (text[start - 1] === " " ? 1 : 0), end, text: "" }];
  return [...emptied, insertLines({ text, eol: layout.eol }, endOfEntry(text, entry), below)];
};

/** Gives an entry a new text, in the style of the old one. */
const replacement = (entry: Entry, draft: string, text: string, { layout }: Writing): TextEdit => {
  const { value } = entry;
  const { start, end } = value;
  const inFlow = isFlow(entry.parent);
  const { eol } = layout;
  if (!isYamlText(value)) {
    const wanted = styleFor(layout, pathOf(entry), draft);
    const style = wanted === "literal" || wanted === "folded" ? "double" : wanted;
    const scalar = writeScalar(draft, { style, isFlow: inFlow, eol, indent: "" });
    return { start, end, text: start === end ? ` ${scalar}` : scalar };
  }
  const { style, block } = value;
  if (block === undefined) return { start, end, text: writeScalar(draft, { style, isFlow: inFlow, eol, indent: "" }) };
  const body = text.slice(block.body, end);
  const indent = /^(?:[ \t]*\r?\n)*( +)/.exec(body)?.[1] ?? " ".repeat(columnOf(text, entry) + layout.step);
  const remark = text.slice(block.header, block.body).trimEnd();
  // The empty lines behind a text stay, though they can be a part of it.
  const lastLine = block.body + body.trimEnd().length;
  const written = writeScalar(draft, { style, isFlow: false, eol, indent, remark });
  // A block without lines ends behind the line end of its header.
  const isBare = lastLine === block.body && /[\r\n]$/.test(text.slice(start, block.body));
  return { start, end: Math.min(end, lastLine), text: isBare ? written + eol : written };
};
