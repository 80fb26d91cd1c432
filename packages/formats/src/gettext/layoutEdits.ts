/** Edits that take entries away and put new ones between them, with the blank lines around. */
import type { TextEdit } from "../contract/index.ts";
import { skipLineEnd } from "../entries/lines.ts";
import type { Entry, Range } from "./entry.ts";
import type { Style } from "./style.ts";

/** A new entry, written, and the entry that it follows; undefined: the last one that is not obsolete. */
export interface Addition {
  readonly text: string;
  readonly after: Entry | undefined;
}

/** `text` is that of the whole file, `entries` all of its entries in order. */
export const layoutEdits = (
  text: string,
  entries: readonly Entry[],
  removed: ReadonlySet<Entry>,
  additions: readonly Addition[],
  style: Style,
): readonly TextEdit[] => [
  ...removals(text, entries, removed),
  ...insertions(text, entries, removed, additions, style),
];

/** Each removed entry goes with the blank lines behind it; the last ones of the file with those before. */
const removals = (text: string, entries: readonly Entry[], removed: ReadonlySet<Entry>): readonly TextEdit[] => {
  if (removed.size === 0) return [];
  let keptEnd = 0;
  const edits: TextEdit[] = [];
  entries.forEach((entry, index) => {
    if (!removed.has(entry)) {
      keptEnd = behindLine(text, entry);
      return;
    }
    const next = entries[index + 1];
    if (next !== undefined) edits.push({ start: entry.start, end: next.start, text: "" });
    else {
      // What was removed right before has taken the blank lines up to here.
      const start = edits.at(-1)?.end === entry.start ? entry.start : keptEnd;
      edits.push({ start, end: behindLine(text, entry), text: "" });
    }
  });
  return edits;
};

const behindLine = (text: string, { end }: Range): number => skipLineEnd(text, end);

const insertions = (
  text: string,
  entries: readonly Entry[],
  removed: ReadonlySet<Entry>,
  additions: readonly Addition[],
  { eol }: Style,
): readonly TextEdit[] => {
  if (additions.length === 0) return [];
  const last = entries.findLast((entry) => !entry.obsolete && !removed.has(entry));
  const positions = new Map(entries.map((entry, index) => [entry, index]));
  return additions.map(({ text: written, after }) => {
    let index = after === undefined ? -1 : (positions.get(after) ?? -1);
    while (index >= 0 && removed.has(entries[index] as Entry)) index--;
    const before = after === undefined ? last : entries[index];
    if (before !== undefined) return { start: before.end, end: before.end, text: eol + eol + written };
    const start = entries[0]?.start ?? text.length;
    const lead = start === text.length && start > 0 && !/[\r\n]$/.test(text) ? eol : "";
    return { start, end: start, text: lead + written + eol + (entries.length > 0 ? eol : "") };
  });
};
