/** Fragments of XML: which elements a well-formed text has. */
import { parseXml, XmlElement, type XmlNode, XmlDocument } from "@rgrove/parse-xml";

const mayHaveTags = /<[\p{L}_:][^<]*>/u;

/** Deepest nesting that is looked at: the parser descends by recursion. */
const deepest = 200;

const isTooDeep = (text: string): boolean => {
  let depth = 0;
  for (const [tag] of text.matchAll(/<[^<>]*>/g)) {
    if (tag.startsWith("</")) depth -= 1;
    else if (!tag.endsWith("/>") && !/^<[!?]/.test(tag)) depth += 1;
    if (depth > deepest) return true;
  }
  return false;
};

/**
 * The elements of a text in document order, each as its name and the sorted names of its attributes. Undefined when
 * the text is not well-formed; entities need no declaration.
 */
export const xmlElements = (text: string): readonly string[] | undefined => {
  if (!mayHaveTags.test(text)) return isWellFormed(text) ? [] : undefined;
  if (isTooDeep(text)) return undefined;
  try {
    const document = parseXml(text.startsWith("<?xml") ? text : `<x>${text}</x>`, { ignoreUndefinedEntities: true });
    const names: string[] = [];
    collect(document, names);
    return text.startsWith("<?xml") ? names : names.slice(1);
  } catch {
    return undefined;
  }
};

/** Text without tags is well-formed unless it has a lone `<` or `&`. */
const isWellFormed = (text: string): boolean =>
  !text.includes("<") && !/&(?!#?\w+;)/.test(text) && !text.includes("]]>");

const collect = (node: XmlNode, into: string[]): void => {
  if (node instanceof XmlElement) into.push([node.name, ...Object.keys(node.attributes).sort()].join(" "));
  if (node instanceof XmlElement || node instanceof XmlDocument)
    for (const child of node.children) collect(child, into);
};
