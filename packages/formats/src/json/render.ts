/** Drafts as JSON text. */
import type { Key, Path } from "../paths/path.ts";
import { type Draft, filled, type Order, sortedKeys } from "../tree/draft.ts";
import type { Layout } from "./layout.ts";
import { quoteJson, type StringStyle } from "./string.ts";

export interface Writing {
  readonly layout: Layout;
  readonly strings: StringStyle;
  readonly order: Order;
}

/** The text of a value that stands at `path` on a line indented by `indent` (undefined: all on one line). */
export const renderDraft = (draft: Draft, path: Path, indent: string | undefined, writing: Writing): string => {
  if (typeof draft === "string") return quoteJson(draft, writing.strings);
  if (Array.isArray(draft)) {
    const inner = deeper(indent, writing.layout);
    const texts = filled(draft).map((item, index) => renderDraft(item, [...path, index], inner, writing));
    return wrap("[", texts, "]", indent, writing.layout);
  }
  if (draft instanceof Map) {
    const inner = deeper(indent, writing.layout);
    const texts = sortedKeys(draft, path, writing.order).map((key) =>
      renderMember(key, draft.get(key) ?? null, path, inner, writing),
    );
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
