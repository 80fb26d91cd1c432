/** Edits that take strings out of a TOML text: the lines of a pair with its comments, or an entry with its comma. */
import { CodecError, type TextEdit } from "../../contract/index.ts";
import type { TomlContainer, TomlEntry } from "./syntax.ts";
import type { Found } from "./units.ts";

/** @throws CodecError for an element inside an array, whose index is the name of those behind it */
export const removals = (removed: readonly Found[]): readonly TextEdit[] => {
  const edits: TextEdit[] = [];
  const inside = new Map<TomlContainer, Set<TomlEntry>>();
  for (const found of removed)
    if (found.inside === undefined) edits.push({ start: found.pair.start, end: found.pair.end, text: "" });
    else {
      const entries = inside.get(found.inside.container);
      if (entries === undefined) inside.set(found.inside.container, new Set([found.inside.entry]));
      else entries.add(found.inside.entry);
    }
  for (const [container, entries] of inside) edits.push(...entryRemovals(container, entries));
  return edits;
};

const entryRemovals = ({ kind, entries }: TomlContainer, removed: ReadonlySet<TomlEntry>): readonly TextEdit[] => {
  const edits: TextEdit[] = [];
  for (let index = 0; index < entries.length; index++) {
    const first = entries[index];
    if (first === undefined || !removed.has(first)) continue;
    const begin = index;
    let next = entries[index + 1];
    while (next !== undefined && removed.has(next)) next = entries[++index + 1];
    const previous = entries[begin - 1];
    const end = entries[index]?.value.end ?? first.value.end;
    if (next === undefined) edits.push({ start: previous?.value.end ?? first.start, end, text: "" });
    else if (kind === "table") edits.push({ start: first.start, end: next.start, text: "" });
    else throw new CodecError("Only the last element of an array can be removed.", first.value.line);
  }
  return edits;
};
