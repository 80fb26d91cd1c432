/**
 * Texts of OpenDocument paragraphs. White space joins in XML, so blanks, tabs and line breaks have elements of their
 * own; a paragraph with no other tags is shown as plain text, any other as XML.
 */
import type { XmlElement } from "@rgrove/parse-xml";
import { CodecError } from "../../contract/index.ts";
import { innerXml, prefixed } from "../../xml/element.ts";
import { decodeText, encodeMarkup, encodeText, normalizeLines } from "../../xml/escape.ts";
import { isWellFormed, type XmlFile } from "../../xml/file.ts";
import { hasMarkup } from "../../xml/form.ts";

const tag = /<\/?([^\s/>]+)[^>]*>/g;
const blankTag = /<(?:[^\s:<>/]+:)?(?:s|tab|line-break)(?=[\s/>])([^>]*?)(?:\/>|>\s*<\/[^>]*>)/g;

/** What stands between the tags of a paragraph, as a person sees it. */
export const readText = (raw: string): string => {
  const pieces = raw.split(blankTag);
  if (hasMarkup(raw.replace(blankTag, "")) || /\bc\s*=\s*["']\d{4,}/.test(raw)) return normalizeLines(raw);
  const tags = [...raw.matchAll(blankTag)];
  const last = pieces.length - 1;
  return pieces
    .map((piece, index) => {
      if (index % 2 === 1) return blanksOf(tags[(index - 1) / 2]?.[0] ?? "", piece);
      const joined = piece.replace(/[ \t\r\n]+/g, " ");
      const start = index === 0 ? joined.replace(/^ /, "") : joined;
      return decodeText(index === last ? start.replace(/ $/, "") : start);
    })
    .join("");
};

const blanksOf = (whole: string, attributes: string): string => {
  if (/^<(?:[^:<>]+:)?tab/.test(whole)) return "\t";
  if (/^<(?:[^:<>]+:)?line-break/.test(whole)) return "\n";
  return " ".repeat(Number(/\bc\s*=\s*["'](\d+)["']/.exec(attributes)?.[1] ?? 1));
};

/** Whether people can read something in a paragraph. */
export const isBlank = (raw: string): boolean => decodeText(raw).trim() === "";

/**
 * The content of a paragraph for a text; tags count as such only where the paragraph has them. @throws CodecError for a
 * blank text
 */
export const writeText = (text: string, paragraph: XmlElement, { text: file, source, highest }: XmlFile): string => {
  if (text.trim() === "") throw new CodecError("A paragraph cannot be empty.");
  const target = { eol: source.eol, highest };
  const names = namesIn(text);
  const known = namesIn(innerXml(file, paragraph));
  if (names.length > 0 && names.every((name) => known.includes(name)) && isWellFormed(text, new Set())) {
    const markup = encodeMarkup(text, target);
    if (readText(markup) === text && !isBlank(markup)) return markup;
  }
  const element = (name: string, more = "") => `<${prefixed(paragraph, name)}${more}/>`;
  return text
    .split(/([\t\n]|^ {1,999}| {2,999}| {1,999}$)/)
    .map((piece, index) => {
      if (index % 2 === 0) return encodeText(piece, target);
      if (piece === "\t") return element("tab");
      if (piece === "\n") return element("line-break");
      return element("s", piece.length === 1 ? "" : ` ${prefixed(paragraph, "c")}="${piece.length}"`);
    })
    .join("");
};

const namesIn = (raw: string): readonly string[] => [
  ...new Set(Array.from(raw.matchAll(tag), ([, name = ""]) => name)),
];
