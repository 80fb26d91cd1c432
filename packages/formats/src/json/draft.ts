/** Values that are to be written: plain JSON values, with maps for objects so that every key keeps its place. */
import type { Layout } from "./layout.ts";
import { isContainer, type JsonNode } from "./node.ts";
import type { Key, Path } from "../paths/path.ts";
import { place } from "../paths/placement.ts";
import { quoteJson, type StringStyle } from "./string.ts";

export type Draft = string | number | boolean | null | DraftArray | DraftObject;
/** Holes are filled with empty values of the kind that the other elements have. */
export type DraftArray = Array<Draft | undefined>;
export type DraftObject = Map<Key, Draft>;

/** The keys of a model for the object at `path`, which give the order of its new members. */
export type Order = (path: Path, keys: readonly Key[]) => Iterable<Key>;

export interface Writing {
  readonly layout: Layout;
  readonly strings: StringStyle;
  readonly order: Order;
}

/** A node as a draft, with other values in the place of some of its nodes. */
export const draftLike = (node: JsonNode, others: ReadonlyMap<JsonNode, Draft>): Draft => {
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

/** The text of a value that stands at `path` on a line indented by `indent` (undefined: all on one line). */
export const renderDraft = (draft: Draft, path: Path, indent: string | undefined, writing: Writing): string => {
  if (typeof draft === "string") return quoteJson(draft, writing.strings);
  if (Array.isArray(draft)) {
    const inner = deeper(indent, writing.layout);
    const items = Array.from(draft, (item) => item ?? fillerLike(draft));
    const texts = items.map((item, index) => renderDraft(item, [...path, index], inner, writing));
    return wrap("[", texts, "]", indent, writing.layout);
  }
  if (draft instanceof Map) {
    const keys = [...draft.keys()];
    const sorted =
      place(
        [],
        keys.map((key) => ({ key, after: undefined })),
        writing.order(path, keys),
      ).get(undefined) ?? [];
    const inner = deeper(indent, writing.layout);
    const texts = sorted.map((key) => renderMember(key, draft.get(key) ?? null, path, inner, writing));
    return wrap("{", texts, "}", indent, writing.layout);
  }
  return JSON.stringify(draft);
};

/** `"key": value` */
export const renderMember = (
  key: Key,
  value: Draft,
  path: Path,
  indent: string | undefined,
  writing: Writing,
): string =>
  `${quoteJson(String(key), writing.strings)}${writing.layout.colon}${renderDraft(value, [...path, key], indent, writing)}`;

/** What fills the holes of `array`. */
export const fillerLike = (array: DraftArray): Draft => {
  const model = array.find((item) => item !== undefined);
  return model instanceof Map ? new Map() : Array.isArray(model) ? [] : "";
};

const deeper = (indent: string | undefined, layout: Layout): string | undefined =>
  indent === undefined ? undefined : indent + (layout.indent ?? "");

const wrap = (
  open: string,
  texts: readonly string[],
  close: string,
  indent: string | undefined,
  layout: Layout,
): string => {
  if (texts.length === 0) return open + close;
  if (indent === undefined || layout.indent === undefined) return open + texts.join(layout.comma) + close;
  const gap = layout.eol + indent;
  return `${open}${gap}${layout.indent}${texts.join(`,${gap}${layout.indent}`)}${gap}${close}`;
};
