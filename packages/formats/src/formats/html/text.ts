/**
 * Texts of HTML: the source of a piece with its inline tags and references, white space joined; values of attributes.
 */
import { CodecError } from "../../contract/index.ts";
import { blockElements } from "./elements.ts";
import { scan, type Token, voidElements } from "./scan.ts";

export type Kind = "inline" | "preformatted" | "attribute";

/** What raw source is shown as. */
export const readText = (raw: string, kind: Kind): string => {
  const text = raw.replace(/\r\n?/g, "\n").replace(/&#(?:x([0-9a-f]+)|([0-9]+));/gi, rareCharacter);
  if (kind === "attribute") return text.replace(/&quot;|&#34;/g, '"').replace(/&apos;|&#39;/g, "'");
  if (kind === "inline") return text.replace(/[ \t\n\f]+/g, " ").replace(/^ | $/g, "");
  return text.slice(0, contentEnd(text, 0, text.length)).replace(/^\n+/, "");
};

/** What a typed text is kept as: markup that would break out of its place is escaped. */
export const normalizeText = (text: string, kind: Kind): string => {
  const whole = text.replaceAll("\0", "");
  return readText(kind === "attribute" || isInline(whole) ? whole : whole.replaceAll("<", "&lt;"), kind);
};

/** References to characters beyond Latin-1 are shown as these; others may be there for a reason. */
const rareCharacter = (reference: string, hex: string | undefined, decimal: string | undefined): string => {
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return code > 0xff && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : reference;
};

/**
 * The source for a text; of an attribute with its quotes. Characters beyond `highest` become references.
 * @throws CodecError for an empty text, which would lose its place
 */
export const writeText = (
  text: string,
  kind: Kind,
  { eol, highest }: { readonly eol: string; readonly highest: number },
): string => {
  const kept = normalizeText(text, kind);
  if (contentEnd(kept, 0, kept.length) === 0) throw new CodecError("A text of an HTML page cannot be empty.");
  const source = kept
    .replace(/[^\0-\xff]/gu, (char) => ((char.codePointAt(0) ?? 0) > highest ? `&#${char.codePointAt(0)};` : char))
    .replaceAll("\n", eol);
  return kind === "attribute" ? `"${source.replaceAll('"', "&quot;")}"` : source;
};

/** The end of `text.slice(start, end)` without the white space at its end. */
export const contentEnd = (text: string, start: number, end: number): number => {
  let at = end;
  while (at > start && " \t\n\f\r".includes(text.charAt(at - 1))) at--;
  return at;
};

/**
 * Whether there is text, every tag is closed, none begins a block, and no comment stands at an edge, where it would get
 * lost.
 */
const isInline = (text: string): boolean => {
  const open: string[] = [];
  let hasText = false;
  let last: Token["kind"] | undefined;
  for (const { kind, name, isClosed, start, end } of scan(text)) {
    if (!isClosed || kind === "doctype" || kind === "raw") return false;
    if (kind === "text" && contentEnd(text, start, end) === start) continue;
    if (kind === "comment" && last === undefined) return false;
    if (kind === "start" && blockElements.has(name)) return false;
    if (kind === "start" && !voidElements.has(name)) open.push(name);
    if (kind === "end" && open.pop() !== name) return false;
    hasText ||= kind === "text";
    last = kind;
  }
  return hasText && open.length === 0 && last !== "comment";
};
