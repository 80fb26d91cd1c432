/** Edits that take entries away and put new ones between them, with the blank lines around. */
import type { TextEdit } from "../contract/index.ts";
import { skipLineEnd } from "../entries/lines.ts";
import type { Entry } from "./entry.ts";
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

/** Removed neighbours go with the blank lines behind them; the last ones of the file with those before. */
const removals = (text: string, entries: readonly Entry[], removed: ReadonlySet<Entry>): readonly TextEdit[] => {
  if (removed.size === 0) return [];
  const edits: TextEdit[] = [];
  let first: Entry | undefined;
  let kept: Entry | undefined;
  for (const entry of entries)
    if (removed.has(entry)) first ??= entry;
    else {
      if (first !== undefined) edits.push({ start: first.start, end: entry.start, text: "" });
      first = undefined;
      kept = entry;
    }
  const last = entries.at(-1);
  if (first !== undefined && last !== undefined) {
    const start = kept === undefined ? first.start : skipLineEnd(text, kept.end);
    edits.push({ start, end: skipLineEnd(text, last.end), text: "" });
  }
  return edits;
};

const insertions = (
  text: string,
  entries: readonly Entry[],
  removed: ReadonlySet<Entry>,
  additions: readonly Addition[],
  { eol }: Style,
): readonly TextEdit[] => {
  if (additions.length === 0) return [];
  // The entry itself or, where it goes, the last one before it that stays.
  const anchors = new Map<Entry, Entry | undefined>();
  let kept: Entry | undefined;
  let last: Entry | undefined;
  for (const entry of entries) {
    if (!removed.has(entry)) kept = entry;
    if (kept?.obsolete === false) last = kept;
    anchors.set(entry, kept);
  }
  return additions.map(({ text: written, after }) => {
    const before = after === undefined ? last : anchors.get(after);
    if (before !== undefined) return { start: before.end, end: before.end, text: eol + eol + written };
    const start = entries[0]?.start ?? text.length;
    const lead = start === text.length && start > 0 && !/[\r\n]$/.test(text) ? eol : "";
    return { start, end: start, text: lead + written + eol + (entries.length > 0 ? eol : "") };
  });
};
