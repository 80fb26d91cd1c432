/** Pages of XWiki as its archives hold them: `xwikidoc`, with a title, a content, and what else the wiki knows of them. */
import type { XmlElement } from "@rgrove/parse-xml";
import { CodecError, encode, splice, type TextEdit } from "../../contract/index.ts";
import { attributeSpan, childElements, contentOf, firstChild, innerXml } from "../../xml/element.ts";
import {
  decodeText,
  encodeAttribute,
  encodeCdata,
  encodeText,
  isCdata,
  quotingOf,
  type Target,
} from "../../xml/escape.ts";
import { readXml, type XmlFile } from "../../xml/file.ts";

/** @throws CodecError */
export const readPage = (bytes: Uint8Array): XmlFile => {
  const file = readXml(bytes);
  const { root, lineAt } = file;
  if (root.name === "xwikidoc") return file;
  throw new CodecError(`The root element is <${root.name}>, not <xwikidoc>.`, lineAt(root.start), 1);
};

/** A child of the page that holds a text and no markup; undefined where the page lacks it. @throws CodecError */
export const textElement = ({ root, lineAt }: XmlFile, name: string): XmlElement | undefined => {
  const element = firstChild(root, name);
  if (element !== undefined && childElements(element).length > 0)
    throw new CodecError(`The element <${name}> holds elements.`, lineAt(element.start), 1);
  return element;
};

export const textOf = ({ text }: XmlFile, element: XmlElement): string => decodeText(innerXml(text, element));

/** Where the content of an element is written: of an empty-element tag the whole element. */
export const placeOf = ({ text }: XmlFile, element: XmlElement): { readonly start: number; readonly end: number } => {
  const { start, end, selfClosing } = contentOf(text, element);
  return selfClosing ? { start: element.start, end: element.end } : { start, end };
};

/** Gives an element of texts another one. */
export const writeText = (file: XmlFile, element: XmlElement, text: string): TextEdit => {
  const { start, end, selfClosing } = contentOf(file.text, element);
  const raw = file.text.slice(start, end);
  const written = (isCdata(raw) ? encodeCdata(text, targetOf(file)) : undefined) ?? encodeLines(file, raw, text);
  return selfClosing
    ? { start: element.start, end: element.end, text: `<${element.name}>${written}</${element.name}>` }
    : { start, end, text: written };
};

const targetOf = ({ source, highest }: XmlFile): Target => ({ eol: source.eol, highest });

/** Lines that were there before stay as they are spelled. */
const encodeLines = (file: XmlFile, raw: string, text: string): string => {
  const spelled = new Map<string, string>();
  if (!/<[!?]/.test(raw)) for (const line of raw.split(/\r\n|\r|\n/)) spelled.set(decodeText(line), line);
  const target = targetOf(file);
  const quoting = quotingOf(raw);
  return text
    .split("\n")
    .map((line) => spelled.get(line) ?? encodeText(line, target, quoting))
    .join(target.eol);
};

/** What a page has once for all languages: its objects and the files that hang on it. */
const shared = ["object", "attachment", "class"];

/** The page as one of `language`, that translates the page it was made from. */
export const translated = (file: XmlFile, language: string, edits: readonly TextEdit[]): Uint8Array => {
  const { root, text, source } = file;
  const code = language.replaceAll("-", "_");
  const locale = attributeSpan(text, root, "locale");
  const set = (name: string, value: string): readonly TextEdit[] => {
    const element = firstChild(root, name);
    return element === undefined ? [] : [writeText(file, element, value)];
  };
  const removed = childElements(root, ...shared).map((element): TextEdit => {
    const blank = /\s*$/.exec(text.slice(0, element.start))?.[0].length ?? 0;
    return { start: element.start - blank, end: element.end, text: "" };
  });
  return encode(
    splice(text, [
      ...edits,
      ...(locale === undefined
        ? []
        : [{ start: locale.valueStart, end: locale.valueEnd, text: encodeAttribute(code, targetOf(file)) }]),
      ...set("language", code),
      ...set("translation", "1"),
      ...removed,
    ]),
    source,
  );
};
