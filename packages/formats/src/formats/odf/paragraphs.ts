/** Finds the paragraphs and headings of a document, with their paths. */
import type { XmlElement } from "@rgrove/parse-xml";
import { innerXml, isElement, localName } from "../../xml/element.ts";
import type { XmlFile } from "../../xml/file.ts";
import { isBlank } from "./text.ts";

export interface Paragraph {
  readonly element: XmlElement;
  /** `body/text/table/table-row[2]/table-cell/p`. */
  readonly path: string;
}

/** What was deleted, what was noted at the margin, and programs are not the text of a document. */
const skipped: ReadonlySet<string> = new Set([
  "tracked-changes",
  "annotation",
  "scripts",
  "forms",
  "automatic-styles",
  "styles",
]);

/** All paragraphs with a text; those inside another one (notes, frames) belong to it. */
export const paragraphsOf = ({ root, text }: XmlFile, prefix: string): readonly Paragraph[] => {
  const found: Paragraph[] = [];
  const stack: Paragraph[] = [{ element: root, path: prefix }];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { element, path } = next;
    const name = localName(element);
    if (name === "p" || name === "h") {
      if (!isBlank(innerXml(text, element))) found.push(next);
    } else stack.push(...childrenOf(element, path).toReversed());
  }
  return found;
};

const childrenOf = (element: XmlElement, path: string): readonly Paragraph[] => {
  const counts = new Map<string, number>();
  return element.children.filter(isElement).flatMap((child) => {
    const name = localName(child);
    if (skipped.has(name)) return [];
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const label = count === 1 ? name : `${name}[${count}]`;
    return [{ element: child, path: path === "" ? label : `${path}/${label}` }];
  });
};
