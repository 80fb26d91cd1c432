/** Collected changes as edits of a JSON text. */
import type { TextEdit } from "../contract/index.ts";
import type { TreeChanges } from "../tree/changes.ts";
import { pathOf } from "../tree/node.ts";
import { insertionEdits } from "./insert.ts";
import { indentOf } from "./layout.ts";
import { removalEdits } from "./remove.ts";
import { renderDraft, type Writing } from "./render.ts";

export const jsonEdits = (changes: TreeChanges, text: string, writing: Writing): readonly TextEdit[] => {
  changes.prune();
  const edits: TextEdit[] = [];
  for (const [entry, value] of changes.replacements()) {
    const { start, end } = entry.value;
    const indent = writing.layout.indent === undefined ? undefined : indentOf(text, entry);
    edits.push({ start, end, text: renderDraft(value, pathOf(entry), indent, writing) });
  }
  for (const insertion of changes.insertions(writing.order))
    for (const edit of insertionEdits(insertion, text, writing)) edits.push(edit);
  for (const { container, isList } of changes.removals())
    for (const edit of removalEdits(container, (entry) => changes.isRemoved(entry), isList)) edits.push(edit);
  return edits;
};
