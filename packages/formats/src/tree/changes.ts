/**
 * Changes of a tree, collected before they are written: values to replace, entries to remove, and new entries with
 * the parents that they need.
 */
import { CodecError } from "../contract/index.ts";
import { contextOfPath, type Key, type Path } from "../paths/path.ts";
import { type Additions, type Groups, groupsOf, type NamedItems } from "./additions.ts";
import { containerFor, type Draft, nest, type Order } from "./draft.ts";
import { type Container, type Entry, entriesOf, isContainer, isHollow, pathOf, type TreeNode } from "./node.ts";

/** An index of a new element; missing elements before it are written too. */
const maximumIndex = 100_000;

/** New entries of a container, with those that stay. */
export interface Insertion {
  readonly container: Container;
  readonly path: Path;
  /** The entries that stay, in the order of the file. */
  readonly kept: readonly Entry[];
  readonly groups: Groups;
}

export class TreeChanges {
  private readonly root: TreeNode;
  private readonly replaced = new Map<Entry, Draft>();
  private readonly added = new Map<Container, Additions>();
  private readonly removed = new Map<Container, Set<Key>>();
  /** Arrays whose elements are removed whole, since not the index names them. */
  private readonly lists = new Set<Container>();
  /** Containers that stay when they become empty. */
  private readonly kept = new Set<Container>();

  constructor(root: TreeNode) {
    this.root = root;
  }

  /** Replaces the value of an entry; an equal text keeps its spelling, and an empty place stays empty. */
  replace(entry: Entry, value: Draft): void {
    const { kind, start, end } = entry.value;
    const old = kind === "string" ? entry.value.value : start === end ? "" : undefined;
    if (old === value) this.replaced.delete(entry);
    else this.replaced.set(entry, value);
  }

  /** Removes an entry, the duplicates that it overrides, and parents that become empty by that. */
  remove(entry: Entry): void {
    const keys = this.removed.get(entry.parent);
    if (keys === undefined) this.removed.set(entry.parent, new Set([entry.key]));
    else keys.add(entry.key);
  }

  /** Removes an element of an array whose elements have names. */
  removeItem(entry: Entry): void {
    this.lists.add(entry.parent);
    this.keep(entry.parent);
    this.remove(entry);
  }

  /** Lets a container stay although it becomes empty. */
  keep(container: Container): void {
    this.kept.add(container);
  }

  /** Adds an element to an array whose elements have names; `after` is the name to stand behind. */
  addItem(list: Container, name: Key, value: Draft, items: NamedItems, after?: Key): void {
    const additions = this.additionsOf(list, items);
    additions.after.set(name, after);
    additions.drafts.set(name, value);
  }

  /**
   * Writes `value` at `path`, making parents that are missing; `after` is the path to stand behind.
   * @throws CodecError where a text stands in the place of a parent
   */
  put(path: Path, value: Draft, after: Path = []): void {
    let node = this.root;
    for (const [depth, key] of path.entries()) {
      if (typeof key === "number" && key > maximumIndex) throw new CodecError(`The index ${key} is too large.`);
      if (!isContainer(node) || (node.kind === "array") !== (typeof key === "number")) throw conflict(path, node);
      const entry = entriesOf(node).get(key);
      const rest = path.slice(depth + 1);
      if (entry === undefined) {
        const beside = path.every((step, index) => index >= depth || after[index] === step) ? after[depth] : undefined;
        this.append(node, key, rest, value, beside);
        return;
      }
      this.removed.get(node)?.delete(key);
      const draft = this.replaced.get(entry);
      if (rest.length === 0) {
        if (isContainer(entry.value)) throw conflict(path, entry.value);
        this.replace(entry, value);
        return;
      }
      if (draft instanceof Map || Array.isArray(draft)) {
        nest(draft, rest, value);
        return;
      }
      if (isHollow(entry.value)) {
        const parent = containerFor(rest[0]);
        nest(parent, rest, value);
        this.replaced.set(entry, parent);
        return;
      }
      node = entry.value;
    }
  }

  private append(container: Container, key: Key, rest: Path, value: Draft, after: Key | undefined): void {
    const additions = this.additionsOf(container);
    if (!additions.drafts.has(key)) additions.after.set(key, after);
    nest(additions.drafts, [key, ...rest], value);
  }

  private additionsOf(container: Container, items?: NamedItems): Additions {
    let additions = this.added.get(container);
    if (additions === undefined) {
      additions = { drafts: new Map(), after: new Map(), items };
      this.added.set(container, additions);
    }
    return additions;
  }

  /** The new values of entries that stay. Call `prune` before this and the following. */
  replacements(): ReadonlyArray<readonly [Entry, Draft]> {
    return [...this.replaced].filter(([entry]) => !this.isGone(entry));
  }

  /** The new entries of containers that stay. */
  insertions(order: Order): Insertion[] {
    const insertions: Insertion[] = [];
    for (const [container, additions] of this.added) {
      if (this.isGone(container.owner)) continue;
      const path = container.owner === undefined ? [] : pathOf(container.owner);
      const kept = container.entries.filter((entry) => !this.isRemoved(entry));
      insertions.push({ container, path, kept, groups: groupsOf(container, path, kept, additions, order) });
    }
    return insertions;
  }

  /** Containers that lose entries; not those that are removed whole, or emptied and filled anew. */
  removals(): ReadonlyArray<{ readonly container: Container; readonly isList: boolean }> {
    return [...this.removed.keys()]
      .filter((container) => !this.isGone(container.owner) && !(this.added.has(container) && this.isEmptied(container)))
      .map((container) => ({ container, isList: this.lists.has(container) }));
  }

  /** Lets the removal of a last entry climb to the parent. */
  prune(): void {
    const losing = [...this.removed.keys()];
    for (const container of losing)
      for (
        let at = container;
        at.owner !== undefined && !this.kept.has(at) && !this.added.has(at) && this.isEmptied(at);
        at = at.owner.parent
      ) {
        this.removed.delete(at);
        this.remove(at.owner);
      }
  }

  isRemoved(entry: Entry): boolean {
    return this.removed.get(entry.parent)?.has(entry.key) === true;
  }

  /** Whether an entry or one of its parents is removed. */
  private isGone(entry: Entry | undefined): boolean {
    for (let at = entry; at !== undefined; at = at.parent.owner) if (this.isRemoved(at)) return true;
    return false;
  }

  private isEmptied(container: Container): boolean {
    return this.removed.get(container)?.size === entriesOf(container).size;
  }
}

const conflict = (path: Path, node: TreeNode): CodecError =>
  new CodecError(
    `${JSON.stringify(contextOfPath(path))} does not fit into the file: another kind of value stands on its way.`,
    node.line,
  );
