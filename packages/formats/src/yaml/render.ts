/** New values as lines of YAML, or on one line inside of brackets. */
import type { Key, Path } from "../paths/path.ts";
import { type Draft, type DraftArray, type DraftObject, filled, type Order, sortedKeys } from "../tree/draft.ts";
import { entryLike, type Layout, styleFor } from "./layout.ts";
import { writeKey, writeScalar } from "./scalar.ts";

export interface Writing {
  readonly layout: Layout;
  readonly order: Order;
}

/** The lines of a member of a block mapping whose keys stand in `column`. */
export const memberLines = (
  key: Key,
  draft: Draft,
  path: Path,
  column: number,
  writing: Writing,
): readonly string[] => {
  const name = `${" ".repeat(column)}${keyText(key, path, false, writing.layout)}:`;
  return withValue(name, draft, path, column, writing);
};

/** The lines of an element of a block sequence whose dashes stand in `column`. */
export const elementLines = (draft: Draft, path: Path, column: number, writing: Writing): readonly string[] => {
  const dash = `${" ".repeat(column)}-`;
  if (!(draft instanceof Map) || draft.size === 0) return withValue(dash, draft, path, column, writing);
  const [first = "", ...rest] = objectLines(draft, path, column + 2, writing);
  return [`${dash} ${first.slice(column + 2)}`, ...rest];
};

const withValue = (head: string, draft: Draft, path: Path, column: number, writing: Writing): readonly string[] => {
  const { layout } = writing;
  if (typeof draft === "string") {
    const indent = " ".repeat(column + layout.step);
    const style = styleFor(layout, path, draft);
    return `${head} ${writeScalar(draft, { style, isFlow: false, eol: "\n", indent })}`.split("\n");
  }
  if (draft instanceof Map)
    return draft.size === 0 ? [`${head} {}`] : [head, ...objectLines(draft, path, column + layout.step, writing)];
  if (Array.isArray(draft)) {
    const inner = head.endsWith("-") ? column + 2 : column + layout.dash;
    return draft.length === 0 ? [`${head} []`] : [head, ...arrayLines(draft, path, inner, writing)];
  }
  return [`${head} ${draft === null ? "~" : JSON.stringify(draft)}`];
};

export const objectLines = (draft: DraftObject, path: Path, column: number, writing: Writing): readonly string[] =>
  sortedKeys(draft, path, writing.order).flatMap((key) =>
    memberLines(key, draft.get(key) ?? null, [...path, key], column, writing),
  );

export const arrayLines = (draft: DraftArray, path: Path, column: number, writing: Writing): readonly string[] =>
  filled(draft).flatMap((item, index) => elementLines(item, [...path, index], column, writing));

/** A value on one line, inside of brackets. */
export const flowText = (draft: Draft, path: Path, writing: Writing): string => {
  const { layout } = writing;
  if (typeof draft === "string")
    return writeScalar(draft, { style: styleFor(layout, path, draft), isFlow: true, eol: layout.eol, indent: "" });
  if (Array.isArray(draft))
    return `[${filled(draft)
      .map((item, index) => flowText(item, [...path, index], writing))
      .join(", ")}]`;
  if (draft instanceof Map) {
    const keys = sortedKeys(draft, path, writing.order);
    return `{ ${keys.map((key) => flowMember(key, draft.get(key) ?? null, [...path, key], writing)).join(", ")} }`;
  }
  return draft === null ? "~" : JSON.stringify(draft);
};

export const flowMember = (key: Key, draft: Draft, path: Path, writing: Writing): string =>
  `${keyText(key, path, true, writing.layout)}: ${flowText(draft, path, writing)}`;

/** A key as the base file spells it. */
const keyText = (key: Key, path: Path, inFlow: boolean, layout: Layout): string => {
  const like = inFlow ? undefined : entryLike(layout, path);
  const spelled = like && layout.like?.file.source.text.slice(like.start, like.keyEnd);
  return spelled !== undefined && like?.key === key && !/[\r\n]/.test(spelled)
    ? spelled
    : writeKey(String(key), inFlow);
};
