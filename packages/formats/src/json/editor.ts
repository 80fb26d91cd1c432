/**
 * Collects changes of a JSON tree and turns them into text edits: values are replaced in place, new entries take the
 * shape of their siblings, removed ones take their comma with them.
 */
import { CodecError, type TextEdit } from "../contract/index.ts";
import { type Additions, groupsOf, type NamedItems } from "./additions.ts";
import { containerFor, type Draft, nest, renderDraft, type Writing } from "./draft.ts";
import { insertions } from "./insert.ts";
import { indentOf } from "./layout.ts";
import { type Entry, entriesOf, isContainer, type JsonContainer, type JsonNode, pathOf } from "./node.ts";
import type { Key, Path } from "../paths/path.ts";
import { removals } from "./remove.ts";

/** An index of a new element; missing elements before it are written too. */
const maximumIndex = 100_000;

export class JsonEditor {
  private readonly text: string;
  private readonly root: JsonNode;
  private readonly writing: Writing;
  private readonly replaced = new Map<Entry, Draft>();
  private readonly added = new Map<JsonContainer, Additions>();
  private readonly removed = new Map<JsonContainer, Set<Key>>();
  /** Arrays whose elements are removed whole, since not the index names them. */
  private readonly lists = new Set<JsonContainer>();
  /** Containers that stay when they become empty. */
  private readonly kept = new Set<JsonContainer>();

  constructor(text: string, root: JsonNode, writing: Writing) {
    this.text = text;
    this.root = root;
    this.writing = writing;
  }

  /** Replaces the value of an entry; an equal text keeps its spelling. */
  replace(entry: Entry, value: Draft): void {
    if (entry.value.kind === "string" && entry.value.value === value) this.replaced.delete(entry);
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
  keep(container: JsonContainer): void {
    this.kept.add(container);
  }

  /** Adds an element to an array whose elements have names; `after` is the name to stand behind. */
  addItem(list: JsonContainer, name: Key, value: Draft, items: NamedItems, after?: Key): void {
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
      if (entry.value.kind === "scalar" && entry.value.value === null) {
        const parent = containerFor(rest[0]);
        nest(parent, rest, value);
        this.replaced.set(entry, parent);
        return;
      }
      node = entry.value;
    }
  }

  private append(container: JsonContainer, key: Key, rest: Path, value: Draft, after: Key | undefined): void {
    const additions = this.additionsOf(container);
    if (!additions.drafts.has(key)) additions.after.set(key, after);
    nest(additions.drafts, [key, ...rest], value);
  }

  private additionsOf(container: JsonContainer, items?: NamedItems): Additions {
    let additions = this.added.get(container);
    if (additions === undefined) {
      additions = { drafts: new Map(), after: new Map(), items };
      this.added.set(container, additions);
    }
    return additions;
  }

  edits(): TextEdit[] {
    this.prune();
    const edits: TextEdit[] = [];
    for (const [entry, value] of this.replaced) {
      if (this.isGone(entry)) continue;
      const { start, end } = entry.value;
      const indent = this.writing.layout.indent === undefined ? undefined : indentOf(this.text, entry);
      edits.push({ start, end, text: renderDraft(value, pathOf(entry), indent, this.writing) });
    }
    for (const [container, additions] of this.added) {
      if (this.isGone(container.owner)) continue;
      const path = container.owner === undefined ? [] : pathOf(container.owner);
      const kept = container.entries.filter((entry) => !this.isRemoved(entry));
      const groups = groupsOf(container, path, kept, additions, this.writing.order);
      for (const edit of insertions({ container, path, kept, groups }, this.text, this.writing)) edits.push(edit);
    }
    for (const container of this.removed.keys())
      if (!this.isGone(container.owner) && !(this.added.has(container) && this.isEmptied(container)))
        for (const edit of removals(container, (entry) => this.isRemoved(entry), this.lists.has(container)))
          edits.push(edit);
    return edits;
  }

  /** Lets the removal of a last entry climb to the parent. */
  private prune(): void {
    for (const container of [...this.removed.keys()])
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

  private isEmptied(container: JsonContainer): boolean {
    return this.removed.get(container)?.size === entriesOf(container).size;
  }
}

const conflict = (path: Path, node: JsonNode): CodecError =>
  new CodecError(
    `${JSON.stringify(path.join("."))} does not fit into the file: another kind of value stands on its way.`,
    node.line,
  );
