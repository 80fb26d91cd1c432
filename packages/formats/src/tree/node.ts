/** The tree of a JSON or YAML text: values with their places, so that each can be replaced without touching its neighbours. */
import type { Key, Path } from "../paths/path.ts";

export interface TextNode {
  readonly kind: "string";
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly value: string;
}

export interface ScalarNode {
  readonly kind: "scalar";
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly value: number | boolean | null;
}

/** An object or an array; both hold entries, so that both can be edited alike. */
export interface Container {
  readonly kind: "object" | "array";
  readonly start: number;
  readonly end: number;
  readonly line: number;
  /** In the order of the file, overridden duplicates included. */
  readonly entries: readonly Entry[];
  /** Where this container hangs; absent for the root. */
  readonly owner: Entry | undefined;
}

export type TreeNode = TextNode | ScalarNode | Container;

/** A member of an object (string key) or an element of an array (its index). */
export interface Entry {
  readonly key: Key;
  /** Place among the entries of the parent. */
  readonly index: number;
  /** Start of the key, or of the value in an array. */
  readonly start: number;
  /** End of the key, or start of the value in an array. */
  readonly keyEnd: number;
  /** Line of `start`. */
  readonly line: number;
  readonly value: TreeNode;
  readonly parent: Container;
  /** The comments that belong to it, where the syntax has such. */
  readonly note?: string;
}

/** Whether this is a text, or the empty place of one. */
export const isText = (node: TreeNode): node is TextNode | ScalarNode =>
  node.kind === "string" || (node.kind === "scalar" && node.start === node.end);

/** Whether nothing stands here, so that a text or a container can. */
export const isHollow = (node: TreeNode): boolean => node.kind === "scalar" && node.value === null;

export const isContainer = (node: TreeNode | undefined): node is Container =>
  node !== undefined && (node.kind === "object" || node.kind === "array");

const indexes = new WeakMap<Container, Map<Key, Entry>>();

/** The entries that count, by key: of duplicates the last one, as every JSON runtime takes it. */
export const entriesOf = (container: Container): ReadonlyMap<Key, Entry> => {
  let index = indexes.get(container);
  if (index === undefined) {
    index = new Map(container.entries.map((entry) => [entry.key, entry]));
    indexes.set(container, index);
  }
  return index;
};

/** The entry `key` of an object (or array); undefined for every other node. */
export const entryAt = (node: TreeNode | undefined, key: Key): Entry | undefined =>
  isContainer(node) ? entriesOf(node).get(key) : undefined;

/** The text of the member `key` of an object, where that is a string. */
export const textAt = (node: TreeNode | undefined, key: Key): string | undefined => {
  const value = entryAt(node, key)?.value;
  return value?.kind === "string" ? value.value : undefined;
};

export const pathOf = (entry: Entry): Path => {
  const path: Key[] = [];
  for (let at: Entry | undefined = entry; at !== undefined; at = at.parent.owner) path.push(at.key);
  return path.reverse();
};

export const descend = (root: TreeNode, path: Path): TreeNode | undefined =>
  path.reduce<TreeNode | undefined>((node, key) => entryAt(node, key)?.value, root);
