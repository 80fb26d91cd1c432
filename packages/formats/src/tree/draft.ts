/** Values that are to be written: plain values, with maps for objects so that every key keeps its place. */
import type { Key, Path } from "../paths/path.ts";
import { place } from "../paths/placement.ts";
import { isContainer, type TreeNode } from "./node.ts";

export type Draft = string | number | boolean | null | DraftArray | DraftObject;
/** Holes are filled with empty values of the kind that the other elements have. */
export type DraftArray = Array<Draft | undefined>;
export type DraftObject = Map<Key, Draft>;

/** The keys of a model for the object at `path`, which give the order of its new members. */
export type Order = (path: Path, keys: readonly Key[]) => Iterable<Key>;

/** A node as a draft, with other values in the place of some of its nodes. */
export const draftLike = (node: TreeNode, others: ReadonlyMap<TreeNode, Draft>): Draft => {
  const other = others.get(node);
  if (other !== undefined) return other;
  if (!isContainer(node)) return node.value;
  const entries = node.entries.map((entry) => [entry.key, draftLike(entry.value, others)] as const);
  return node.kind === "object" ? new Map(entries) : entries.map(([, value]) => value);
};

/** Puts `value` at `path` below `draft`, making what is missing between. */
export const nest = (draft: DraftObject | DraftArray, path: Path, value: Draft): void => {
  let at = draft;
  for (const [index, key] of path.entries()) {
    if (index === path.length - 1) assign(at, key, value);
    else {
      const existing = at instanceof Map ? at.get(key) : at[Number(key)];
      const inner = existing instanceof Map || Array.isArray(existing) ? existing : containerFor(path[index + 1]);
      if (inner !== existing) assign(at, key, inner);
      at = inner;
    }
  }
};

/** The container that can hold `key`. */
export const containerFor = (key: Key | undefined): DraftObject | DraftArray =>
  typeof key === "number" ? [] : new Map();

const assign = (at: DraftObject | DraftArray, key: Key, value: Draft): void => {
  if (at instanceof Map) at.set(key, value);
  else at[Number(key)] = value;
};

/** What fills the holes of `array`. */
export const fillerLike = (array: DraftArray): Draft => {
  const model = array.find((item) => item !== undefined);
  return model instanceof Map ? new Map() : Array.isArray(model) ? [] : "";
};

/** The keys of `draft`, which stands at `path`, in the order of the model; others stay behind the key before them. */
export const sortedKeys = (draft: DraftObject, path: Path, order: Order): readonly Key[] => {
  const keys = [...draft.keys()];
  const model = new Set(order(path, keys));
  const added = keys.map((key, index) => ({ key, after: model.has(key) ? undefined : keys[index - 1] }));
  return place([], added, model).get(undefined) ?? [];
};

/** The elements of `draft` without holes. */
export const filled = (draft: DraftArray): readonly Draft[] => Array.from(draft, (item) => item ?? fillerLike(draft));
