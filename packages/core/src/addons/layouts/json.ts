/**
 * A JSON file laid out anew: only the space between its parts changes, and the order of keys where that is asked for.
 * (Own code: parsing to objects and writing them loses large numbers, repeated keys and the order of keys like `10`.)
 */

export interface JsonLayout {
  /** One level of indentation. */
  readonly step: string;
  readonly sort: boolean;
}

const token = /\s*("(?:[^"\\]|\\[^])*"|[{}[\],:]|[^\s{}[\],:"]+)/y;

/** @returns the same bytes where they are no JSON text in UTF-8 */
export const layOutJson = (bytes: Uint8Array, layout: JsonLayout): Uint8Array => {
  const text = Buffer.from(bytes).toString("utf8");
  if (!isJson(text)) return bytes;
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  const bom = text.startsWith("\uFEFF") ? "\uFEFF" : "";
  token.lastIndex = bom.length;
  const body = value(text, 0, layout);
  const end = /\n\s*$/.test(text) ? "\n" : "";
  return Buffer.from((bom + body + end).replaceAll("\n", eol));
};

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text.replace(/^\uFEFF/, ""));
    return true;
  } catch {
    return false;
  }
};

const next = (text: string): string => token.exec(text)?.[1] ?? "";

const peek = (text: string): string => {
  const at = token.lastIndex;
  const found = next(text);
  token.lastIndex = at;
  return found;
};

const value = (text: string, depth: number, layout: JsonLayout): string => {
  const first = next(text);
  if (first !== "{" && first !== "[") return first;
  const close = first === "{" ? "}" : "]";
  const entries: { readonly key: string; readonly text: string }[] = [];
  while (peek(text) !== close) {
    if (peek(text) === ",") next(text);
    const key = first === "{" ? next(text) : "";
    if (first === "{") next(text);
    entries.push({ key, text: `${key === "" ? "" : `${key}: `}${value(text, depth + 1, layout)}` });
  }
  next(text);
  if (entries.length === 0) return first + close;
  if (layout.sort && first === "{") entries.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  const inner = layout.step.repeat(depth + 1);
  return `${first}\n${entries.map((entry) => inner + entry.text).join(",\n")}\n${layout.step.repeat(depth)}${close}`;
};
