/** Text edits that take entries out of a container together with their commas. */
import type { TextEdit } from "../contract/index.ts";
import type { Container, Entry } from "../tree/node.ts";

/**
 * Removes the entries that `isRemoved` names. Elements inside an array become null instead, because the index is the
 * name of what follows; unless it is a list, whose elements have names of their own.
 */
export const removalEdits = (
  container: Container,
  isRemoved: (entry: Entry) => boolean,
  isList: boolean,
): TextEdit[] => {
  const { entries } = container;
  const edits: TextEdit[] = [];
  for (let index = 0; index < entries.length; index++) {
    const first = entries[index] as Entry;
    if (!isRemoved(first)) continue;
    const begin = index;
    while (index + 1 < entries.length && isRemoved(entries[index + 1] as Entry)) index++;
    const next = entries[index + 1];
    const previous = entries[begin - 1];
    const last = entries[index] as Entry;
    if (next === undefined) {
      const end = previous === undefined ? container.end - 1 : last.value.end;
      edits.push({ start: previous?.value.end ?? container.start + 1, end, text: "" });
    } else if (container.kind === "object" || isList) edits.push({ start: first.start, end: next.start, text: "" });
    else
      for (const entry of entries.slice(begin, index + 1))
        edits.push({ start: entry.start, end: entry.value.end, text: "null" });
  }
  return edits;
};
