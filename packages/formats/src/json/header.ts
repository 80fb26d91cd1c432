/** Headers that are text members of the top object: `@@locale` in ARB, `language` in gotext. */
import type { TreeHeader } from "../tree/document.ts";
import { entryAt, isContainer } from "../tree/node.ts";

export const memberHeader = (isHeader: (key: string) => boolean): TreeHeader => ({
  read: (root) => {
    const header = new Map<string, string>();
    if (!isContainer(root)) return header;
    for (const { key, value } of root.entries)
      if (typeof key === "string" && isHeader(key) && value.kind === "string") header.set(key, value.value);
    return header;
  },
  set: (changes, root, name, value) => {
    const entry = entryAt(root, name);
    if (value !== null) changes.put([name], value);
    else if (entry !== undefined) changes.remove(entry);
  },
});
