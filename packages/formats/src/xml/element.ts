/** Where the parts of an element stand in the text: its content, its attributes; and its children by name. */
import { XmlComment, XmlElement, type XmlNode } from "@rgrove/parse-xml";

export interface Content {
  /** Behind the `>` of the start tag. */
  readonly start: number;
  /** Before the end tag; `start` for an empty-element tag. */
  readonly end: number;
  /** Written as one empty-element tag. */
  readonly selfClosing: boolean;
}

/** The content of an element; for an empty-element tag the place behind it. */
export const contentOf = (text: string, element: XmlElement): Content => {
  const first = element.children[0];
  const last = element.children.at(-1);
  if (first !== undefined && last !== undefined) return { start: first.start, end: last.end, selfClosing: false };
  if (text[element.end - 2] === "/" && text[element.end - 1] === ">")
    return { start: element.end, end: element.end, selfClosing: true };
  const end = text.lastIndexOf("</", element.end - 1);
  return { start: end, end, selfClosing: false };
};

/** The text between the tags, as it stands in the file. */
export const innerXml = (text: string, element: XmlElement): string => {
  const { start, end } = contentOf(text, element);
  return text.slice(start, end);
};

/** The start tag as it stands in the file. */
export const startTag = (text: string, element: XmlElement): string =>
  text.slice(element.start, contentOf(text, element).start);

export const isElement = (node: XmlNode): node is XmlElement => node instanceof XmlElement;

export const isComment = (node: XmlNode): node is XmlComment => node instanceof XmlComment;

/** Child elements, only those with one of `names` if given. Names are compared without their prefix. */
export const childElements = (element: XmlElement, ...names: readonly string[]): XmlElement[] =>
  element.children.filter(
    (child): child is XmlElement => isElement(child) && (names.length === 0 || names.includes(localName(child))),
  );

export const firstChild = (element: XmlElement, ...names: readonly string[]): XmlElement | undefined =>
  element.children.find(
    (child): child is XmlElement => isElement(child) && (names.length === 0 || names.includes(localName(child))),
  );

/** The name without its namespace prefix. */
export const localName = ({ name }: XmlElement): string => {
  const colon = name.indexOf(":");
  return colon === -1 ? name : name.slice(colon + 1);
};

/** The name of a related element in the namespace prefix of `element`. */
export const prefixed = ({ name }: XmlElement, local: string): string => {
  const colon = name.indexOf(":");
  return colon === -1 ? local : `${name.slice(0, colon + 1)}${local}`;
};

export interface AttributeSpan {
  /** From the white space before the name to behind the closing quote. */
  readonly start: number;
  readonly end: number;
  /** Between the quotes. */
  readonly valueStart: number;
  readonly valueEnd: number;
}

/** Where an attribute stands; undefined where the element lacks it. */
export const attributeSpan = (text: string, element: XmlElement, name: string): AttributeSpan | undefined => {
  if (!Object.hasOwn(element.attributes, name)) return undefined;
  const tag = startTag(text, element);
  for (const match of tag.matchAll(/\s+([^\s=<>/"']+)\s*=\s*("[^"]*"|'[^']*')/g)) {
    const [whole, found, quoted = ""] = match;
    if (found !== name) continue;
    const start = element.start + match.index;
    const end = start + whole.length;
    return { start, end, valueStart: end - quoted.length + 1, valueEnd: end - 1 };
  }
  return undefined;
};

/** Behind the last attribute (or the name) of the start tag, where a new attribute goes. */
export const attributesEnd = (text: string, element: XmlElement): number =>
  element.start + openTag(text, element).length - 1;

/** The start tag of an element with content, whether it has some or is an empty-element tag. */
export const openTag = (text: string, element: XmlElement): string => {
  const tag = startTag(text, element);
  const inner = tag.slice(0, tag.endsWith("/>") ? -2 : -1);
  return `${inner.trimEnd()}>`;
};
