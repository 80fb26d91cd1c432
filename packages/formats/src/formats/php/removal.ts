/** Removed entries of PHP files: whole lines where an entry has its own, else the entry with one of its commas. */
import type { TextEdit } from "../../contract/index.ts";
import type { Range } from "../../entries/index.ts";
import type { PhpDocument } from "./document.ts";
import { blockOf } from "./layout.ts";
import type { PhpEntry } from "./tree.ts";

export const removals = ({ source, statements, arrays }: PhpDocument, removed: ReadonlySet<PhpEntry>): TextEdit[] => {
  if (removed.size === 0) return [];
  const lists = [statements, ...[...arrays.values()].map(({ entries }) => entries)];
  return lists.flatMap((entries) => {
    let done = 0;
    return entries.flatMap((entry, index) => {
      if (!removed.has(entry)) return [];
      const { start, end } = removalOf(entry, entries[index - 1], entries[index + 1], source.text);
      // A neighbour's comma may already be gone.
      const edit = { start: Math.max(start, done), end, text: "" };
      done = end;
      return [edit];
    });
  });
};

const removalOf = (
  entry: PhpEntry,
  previous: PhpEntry | undefined,
  next: PhpEntry | undefined,
  file: string,
): Range => {
  const block = blockOf(entry, file);
  if (block.alone) return block;
  if (next !== undefined) return { start: entry.start, end: next.start };
  return { start: previous?.end ?? entry.start, end: entry.end };
};
