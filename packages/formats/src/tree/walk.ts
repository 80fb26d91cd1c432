/** Visits the texts of a tree with the names of their places. */
import { type Entry, entriesOf, isContainer, type Container, type TreeNode, type TextNode } from "./node.ts";
import { escapeKey } from "../paths/path.ts";

export interface PlacedText {
  readonly entry: Entry;
  readonly text: TextNode;
  /** As people write it: `menu.file.open`, `list[0]`. */
  readonly context: string;
  /** The same with escapes where keys hold separators. */
  readonly id: string;
}

/** Every string below `root` that counts, in the order of the file. */
export const eachText = (root: TreeNode, visit: (place: PlacedText) => void): void => {
  if (isContainer(root)) walk(root, "", "", visit);
};

const walk = (container: Container, context: string, id: string, visit: (place: PlacedText) => void): void => {
  const counting = entriesOf(container);
  const hasTwins = counting.size < container.entries.length;
  const prefix = container.owner === undefined ? "" : `${context}.`;
  const idPrefix = container.owner === undefined ? "" : `${id}.`;
  for (const entry of container.entries) {
    if (hasTwins && counting.get(entry.key) !== entry) continue;
    const { key, value } = entry;
    if (value.kind === "scalar") continue;
    const name = typeof key === "number" ? `${context}[${key}]` : prefix + key;
    const identity = typeof key === "number" ? `${id}[${key}]` : idPrefix + escapeKey(key);
    if (value.kind === "string") visit({ entry, text: value, context: name, id: identity });
    else walk(value, name, identity, visit);
  }
};

/** Keys that occur more than once in their object; the last one counts. */
export const twins = (root: TreeNode): Entry[] => {
  const found: Entry[] = [];
  const queue = isContainer(root) ? [root] : [];
  for (const container of queue) {
    const counting = entriesOf(container);
    const hasTwins = counting.size < container.entries.length;
    for (const entry of container.entries) {
      if (hasTwins && counting.get(entry.key) !== entry) found.push(entry);
      if (isContainer(entry.value)) queue.push(entry.value);
    }
  }
  return found;
};
