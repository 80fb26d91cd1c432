/** Visits the texts of a tree with the names of their places. */
import type { Names, Notation } from "../paths/notation.ts";
import { type Container, type Entry, entriesOf, isContainer, isText, type TreeNode } from "./node.ts";

/** Every text below `root` that counts, in the order of the file; with empty places where the syntax has such. */
export const eachText = (root: TreeNode, notation: Notation, visit: (entry: Entry, names: Names) => void): void => {
  const walk = (container: Container, parent: Names | undefined): void => {
    for (const entry of countingEntries(container)) {
      const { value } = entry;
      if (isContainer(value)) walk(value, notation.child(parent, entry.key));
      else if (isText(value)) visit(entry, notation.child(parent, entry.key));
    }
  };
  if (isContainer(root)) walk(root, undefined);
};

/** The entries of `container` in their order, without those that a later one overrides. */
export const countingEntries = (container: Container): readonly Entry[] => {
  const counting = entriesOf(container);
  if (counting.size === container.entries.length) return container.entries;
  return container.entries.filter((entry) => counting.get(entry.key) === entry);
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
