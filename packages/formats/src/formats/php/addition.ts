/**
 * New strings of PHP files: in the deepest array of their path that is there, shaped like their siblings; further levels
 * become arrays of their own; what has no array becomes a statement.
 */
import { CodecError, type TextEdit } from "../../contract/index.ts";
import { insertLines, isBlank, startOfLine } from "../../entries/index.ts";
import { place } from "../../paths/placement.ts";
import type { PhpDocument } from "./document.ts";
import { blockOf, indentAt } from "./layout.ts";
import { join, parsePath } from "./path.ts";
import { quotePhp } from "./quote.ts";
import type { PhpArray, PhpEntry, PhpString } from "./tree.ts";

export interface PhpAddition {
  readonly id: string;
  readonly after: string | undefined;
  readonly text: string;
}

/** New entries by their key: a text, or an array of further entries. */
type Draft = Map<string, Draft | string>;

/** New entries of one array, or (under the path "") new statements. */
interface Growth {
  readonly draft: Draft;
  readonly after: Map<string, string | undefined>;
}

const maximumDepth = 100;

/** @throws CodecError for an id that is no path of a string */
export const additions = (
  document: PhpDocument,
  added: readonly PhpAddition[],
  removed: ReadonlySet<PhpEntry>,
  base: PhpDocument | undefined,
): TextEdit[] => {
  const growths = new Map<string, Growth>();
  for (const addition of added) grow(growths, addition, document);
  const writer = new Writer(document, removed, base);
  return [...growths].flatMap(([path, growth]) => writer.write(path, growth));
};

const grow = (growths: Map<string, Growth>, { id, after, text }: PhpAddition, document: PhpDocument): void => {
  const path = parsePath(id);
  if (path === undefined || path.keys.length > maximumDepth || (path.keys.length === 0 && !path.root.startsWith("$")))
    throw new CodecError(`${JSON.stringify(id)} cannot name a string of a PHP file.`);
  const { root, keys } = path;
  let depth = keys.length - 1;
  while (depth >= 0 && !document.arrays.has(join(root, keys.slice(0, depth)))) depth--;
  const within = depth < 0 ? "" : join(root, keys.slice(0, depth));
  // What has no array is a statement, but for `return`, which can have only one.
  const rest = depth >= 0 ? keys.slice(depth) : root === "return" ? [root, ...keys] : [join(root, keys)];
  let growth = growths.get(within);
  if (growth === undefined) growths.set(within, (growth = { draft: new Map(), after: new Map() }));
  put(growth.draft, rest, text);
  const [first = ""] = rest;
  if (!growth.after.has(first))
    growth.after.set(first, rest.length > 1 ? undefined : siblingKey(after, within, document));
};

const put = (draft: Draft, keys: readonly string[], text: string): void => {
  const [key = "", ...deeper] = keys;
  const found = draft.get(key);
  if (found !== undefined && (typeof found === "string" || deeper.length === 0))
    throw new CodecError(`${key} would be a string and an array at once.`);
  if (deeper.length === 0) draft.set(key, text);
  else {
    const inner = found ?? new Map();
    draft.set(key, inner);
    put(inner, deeper, text);
  }
};

/** The key of the unit `after`, where that stands directly in the array `within`. */
const siblingKey = (after: string | undefined, within: string, document: PhpDocument): string | undefined => {
  const id = after === undefined ? undefined : document.idOf(after);
  const path = id === undefined ? undefined : parsePath(id);
  if (path === undefined) return undefined;
  if (within === "") return id;
  return join(path.root, path.keys.slice(0, -1)) === within ? path.keys.at(-1) : undefined;
};

class Writer {
  private readonly document: PhpDocument;
  private readonly removed: ReadonlySet<PhpEntry>;
  private readonly base: PhpDocument | undefined;
  private readonly eol: string;
  /** One level of indentation. */
  private readonly indent: string;

  constructor(document: PhpDocument, removed: ReadonlySet<PhpEntry>, base: PhpDocument | undefined) {
    this.document = document;
    this.removed = removed;
    this.base = base;
    this.eol = document.source.eol;
    this.indent = indentOf(document) ?? (base && indentOf(base)) ?? "    ";
  }

  write(path: string, { draft, after }: Growth): TextEdit[] {
    const array = this.document.arrays.get(path);
    const entries = array?.entries ?? this.document.statements;
    const kept = entries.filter((entry) => !this.removed.has(entry));
    const model = path === "" ? this.base?.statements : this.base?.arrays.get(path)?.entries;
    const anchors = new Map(kept.map((entry) => [entry.key, entry]));
    for (const key of draft.keys()) if (anchors.has(key)) throw new CodecError(`There is already something at ${key}.`);
    const groups = place(
      kept.map(({ key }) => key),
      [...after].map(([key, anchor]) => ({ key, after: anchor })),
      (model ?? []).map(({ key }) => key),
    );
    return [...groups].flatMap(([key, keys]) => {
      const anchor = key === undefined ? undefined : anchors.get(String(key));
      const names = keys.map(String);
      return array === undefined
        ? this.statements(names, draft, anchor)
        : this.entries(array, kept, names, path, draft, anchor);
    });
  }

  private entries(
    array: PhpArray,
    kept: readonly PhpEntry[],
    keys: readonly string[],
    path: string,
    draft: Draft,
    anchor: PhpEntry | undefined,
  ): TextEdit[] {
    const { source } = this.document;
    const { text } = source;
    const beside = anchor ?? kept[0];
    const block = beside && blockOf(beside, text);
    const outer = indentAt(text, array.start);
    const indent = beside !== undefined && block?.alone === true ? indentAt(text, beside.start) : outer + this.indent;
    const written = keys.map((key) => this.entry(key, draft.get(key) ?? "", path, indent));
    const lines = written.map((entry) => `${indent}${entry},${this.eol}`).join("");
    if (beside === undefined || block === undefined) return [this.filling(array, lines, outer)];
    if (anchor === undefined)
      return [
        block.alone
          ? insertion(block.start, lines)
          : insertion(beside.start, written.map((entry) => `${entry}, `).join("")),
      ];
    if (!block.alone) return [insertion(anchor.end, written.map((entry) => `, ${entry}`).join(""))];
    return [...(block.comma ? [] : [insertion(anchor.end, ",")]), insertLines(source, block.end, lines)];
  }

  /** The first entries of an array. */
  private filling({ inner }: PhpArray, lines: string, outer: string): TextEdit {
    const { text } = this.document.source;
    const close = startOfLine(text, inner.end);
    if (close > inner.start && isBlank(text, close, inner.end)) return insertion(close, lines);
    return {
      start: isBlank(text, inner.start, inner.end) ? inner.start : inner.end,
      end: inner.end,
      text: this.eol + lines + outer,
    };
  }

  private entry(key: string, value: Draft | string, path: string, indent: string): string {
    const inner = join(path, [key]);
    const name = this.base?.find(inner)?.entry.name ?? key;
    return `${name} => ${this.value(value, inner, indent)}`;
  }

  private value(value: Draft | string, path: string, indent: string): string {
    if (typeof value === "string") return quotePhp(value, this.quoteOf(path));
    const deeper = indent + this.indent;
    const lines = [...value].map(([key, inner]) => `${deeper}${this.entry(key, inner, path, deeper)},${this.eol}`);
    const [open, close] = this.brackets(path);
    return `${open}${this.eol}${lines.join("")}${indent}${close}`;
  }

  private statements(keys: readonly string[], draft: Draft, anchor: PhpEntry | undefined): TextEdit[] {
    const { source, statements } = this.document;
    const { text } = source;
    const behind = anchor ?? statements.at(-1);
    const opening = /<\?php[^\S\r\n]*(?:\r\n|\r|\n)?/.exec(text);
    const at =
      behind === undefined ? (opening === null ? 0 : opening.index + opening[0].length) : blockOf(behind, text).end;
    const lines = keys.map((key) => this.statement(key, draft.get(key) ?? "") + this.eol).join("");
    return [insertLines(source, at, (opening === null ? `<?php${this.eol}` : "") + lines)];
  }

  private statement(key: string, value: Draft | string): string {
    const { root, keys } = parsePath(key) ?? { root: key, keys: [] };
    const literal = this.value(value, key, "");
    if (root === "return") return `return ${literal};`;
    if (root === "define") return `define(${keys[0]}, ${literal});`;
    if (root === "const") return `const ${keys[0]} = ${literal};`;
    return `${this.base?.find(key)?.entry.name ?? root + keys.map((part) => `[${part}]`).join("")} = ${literal};`;
  }

  private quoteOf(path: string): PhpString["quote"] {
    return this.base?.find(path)?.value.quote ?? "'";
  }

  private brackets(path: string): readonly [string, string] {
    const array = this.base?.arrays.get(path) ?? this.document.arrays.values().next().value;
    return array?.short === false ? ["array(", ")"] : ["[", "]"];
  }
}

const insertion = (at: number, text: string): TextEdit => ({ start: at, end: at, text });

/** One level of indentation, by the first array with lines of its own. */
const indentOf = ({ source: { text }, arrays }: PhpDocument): string | undefined => {
  for (const { start, entries } of arrays.values()) {
    const [first] = entries;
    if (first === undefined || !blockOf(first, text).alone) continue;
    const outer = indentAt(text, start);
    const inner = indentAt(text, first.start);
    if (inner.startsWith(outer) && inner !== outer) return inner.slice(outer.length);
  }
  return undefined;
};
