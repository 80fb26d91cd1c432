/** Text edits that take entries out of a container: their lines with their comments, or the entry with its comma. */
import type { TextEdit } from "../contract/index.ts";
import { removalEdits as flowRemovalEdits } from "../json/remove.ts";
import { type Container, type Entry, isContainer } from "../tree/node.ts";
import { beginsLine, endBeforeLineEnd, endOfEntry, startOfEntry } from "./lines.ts";
import { isFlow } from "./node.ts";

/** Elements inside a sequence become null instead, because the index is the name of what follows. */
export const removalEdits = (
  container: Container,
  isRemoved: (entry: Entry) => boolean,
  text: string,
): readonly TextEdit[] => {
  if (isFlow(container)) return flowRemovalEdits(container, isRemoved, false);
  const { entries, kind } = container;
  const lastKept = entries.findLastIndex((entry) => !isRemoved(entry));
  const edits: TextEdit[] = [];
  for (const entry of entries) {
    if (!isRemoved(entry)) continue;
    if (kind === "array" && entry.index < lastKept) edits.push({ ...valueSpan(entry, text), text: "~" });
    else if (beginsLine(text, entry))
      edits.push({ start: startOfEntry(text, entry), end: endOfEntry(text, entry), text: "" });
    else edits.push(inlineRemoval(entry, entries, isRemoved, text));
  }
  return edits;
};

const valueSpan = (entry: Entry, text: string): { start: number; end: number } => {
  const { start, end } = entry.value;
  const isBlock = (isContainer(entry.value) && !isFlow(entry.value)) || text[end - 1] === "\n";
  return { start, end: isBlock ? endBeforeLineEnd(text, entry) : end };
};

/** The first entry of a block that begins on the line of its parent, as in `- key: value`. */
const inlineRemoval = (
  entry: Entry,
  entries: readonly Entry[],
  isRemoved: (entry: Entry) => boolean,
  text: string,
): TextEdit => {
  const next = entries[entry.index + 1];
  if (next === undefined || isRemoved(next))
    return { start: entry.start, end: endBeforeLineEnd(text, entry), text: "{}" };
  return { start: entry.start, end: next.start, text: "" };
};
