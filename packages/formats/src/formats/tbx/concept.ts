/** The parts of a concept in the dialects of TBX: martif with `tig` or `ntig`, and version 3 with `conceptEntry`. */
import type { XmlElement } from "@rgrove/parse-xml";
import { childElements, firstChild, innerXml, localName } from "../../xml/element.ts";
import { decodeText } from "../../xml/escape.ts";

/** The terms of one language. */
export interface Section {
  readonly element: XmlElement;
  readonly language: string;
  /** The first term; others are synonyms. */
  readonly term: XmlElement | undefined;
}

/** Names of the elements around a term, from the outside: `langSet`, `tig`. */
export type Nesting = readonly string[];

export const sectionsOf = (concept: XmlElement): readonly Section[] =>
  childElements(concept, "langSet", "langSec").map((element) => ({
    element,
    language: element.attributes["xml:lang"] ?? element.attributes["lang"] ?? "",
    term: termIn(element),
  }));

const termIn = (section: XmlElement): XmlElement | undefined => {
  for (const group of childElements(section, "tig", "ntig", "termSec")) {
    const term = firstChild(firstChild(group, "termGrp") ?? group, "term");
    if (term !== undefined) return term;
  }
  return undefined;
};

/** What stands around the term of a section. */
export const nestingOf = ({ element, term }: Section): Nesting => {
  const names: string[] = [];
  for (let at = term?.parent; at !== null && at !== undefined && "name" in at; at = at.parent) {
    names.unshift(at.name);
    if (at === element) return names;
  }
  return localName(element) === "langSec" ? ["langSec", "termSec"] : ["langSet", "tig"];
};

/** The section of a language: spelled the same, else of the same primary language. */
export const sectionIn = (sections: readonly Section[], language: string): Section | undefined => {
  const wanted = normalized(language);
  return (
    sections.find((section) => normalized(section.language) === wanted) ??
    sections.find((section) => primary(section.language) === primary(language))
  );
};

const normalized = (language: string) => language.toLowerCase().replaceAll("_", "-");
const primary = (language: string) => normalized(language).split("-", 1)[0];

const explaining: ReadonlySet<string> = new Set(["", "definition", "explanation"]);

/** The element that explains the concept: of its source section, else of the whole concept. */
export const explanationIn = (concept: XmlElement, source: Section | undefined): XmlElement | undefined =>
  [...(source === undefined ? [] : [source.element]), concept]
    .flatMap((element) => descripsIn(element))
    .find(({ attributes }) => explaining.has(attributes["type"] ?? ""));

const descripsIn = (element: XmlElement): readonly XmlElement[] =>
  childElements(element, "descrip", "descripGrp").flatMap((child) =>
    localName(child) === "descrip" ? [child] : childElements(child, "descrip"),
  );

/** `forbidden` and `read-only`, from the status of a term and from what the concept says about translating it. */
export const flagsIn = (
  text: string,
  concept: XmlElement,
  sections: readonly (Section | undefined)[],
): readonly string[] => {
  const flags = new Set<string>();
  for (const descrip of [concept, ...sections.flatMap((section) => section?.element ?? [])].flatMap(descripsIn))
    if (descrip.attributes["type"] === "Translation needed" && /^no$/i.test(decodeText(innerXml(text, descrip)).trim()))
      flags.add("read-only");
  for (const section of sections) {
    const group = section?.term?.parent;
    if (group === null || group === undefined || !("name" in group)) continue;
    for (const note of childElements(group, "termNote"))
      if (
        note.attributes["type"] === "administrativeStatus" &&
        /forbidden|deprecated|obsolete/i.test(decodeText(innerXml(text, note)))
      )
        flags.add("forbidden");
  }
  return [...flags];
};
