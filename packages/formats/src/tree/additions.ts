/** New entries of one existing container, and the order in which they join the old ones. */

import type { Key, Path } from "../paths/path.ts";
import { place } from "../paths/placement.ts";
import { type Draft, type DraftArray, type DraftObject, fillerLike, type Order } from "./draft.ts";
import type { Container, Entry } from "./node.ts";

/** An array whose elements have names of their own, such as messages with an `id`. */
export interface NamedItems {
  nameOf(entry: Entry): Key;
  /** The names in the base file, in its order. */
  model(): Iterable<Key>;
}

export interface Additions {
  readonly drafts: DraftObject;
  /** The keys that they want to follow. */
  readonly after: Map<Key, Key | undefined>;
  readonly items: NamedItems | undefined;
}

/** New entries by the old entry that they follow; undefined: before the first. */
export type Groups = ReadonlyMap<Entry | undefined, ReadonlyArray<readonly [Key, Draft]>>;

/** `kept`: the entries of `container` that stay, in the order of the file. */
export const groupsOf = (
  container: Container,
  path: Path,
  kept: readonly Entry[],
  additions: Additions,
  order: Order,
): Groups => {
  const { drafts, items } = additions;
  if (container.kind === "array" && items === undefined)
    return new Map([[container.entries.at(-1), elements(container, drafts)]]);
  const byName = new Map(kept.map((entry) => [items === undefined ? entry.key : items.nameOf(entry), entry]));
  const existing = [...byName.keys()];
  const added = [...additions.after].map(([key, after]) => ({ key, after }));
  const model = items === undefined ? order(path, [...existing, ...drafts.keys()]) : items.model();
  return new Map(
    [...place(existing, added, model)].map(([anchor, keys]) => [
      anchor === undefined ? undefined : byName.get(anchor),
      keys.map((key) => [key, drafts.get(key) ?? null] as const),
    ]),
  );
};

/** New elements of a plain array stand at its end; a gap before them is filled. */
const elements = (container: Container, drafts: DraftObject): Array<readonly [Key, Draft]> => {
  const items: DraftArray = [];
  const { length } = container.entries;
  for (const [key, draft] of drafts) items[Number(key) - length] = draft;
  return Array.from(items, (item, index) => [length + index, item ?? fillerLike(items)] as const);
};
