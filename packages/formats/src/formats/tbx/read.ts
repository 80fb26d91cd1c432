/** Finds the terms of a TBX file: a unit for each concept, from the source language to the language of the context. */
import type { XmlElement } from "@rgrove/parse-xml";
import { type CodecContext, CodecError, type Unit } from "../../contract/index.ts";
import { type Entry, Identities, type Warning } from "../../xml/document.ts";
import { childElements, firstChild, innerXml } from "../../xml/element.ts";
import { decodeText } from "../../xml/escape.ts";
import type { XmlFile } from "../../xml/file.ts";
import { mixedText } from "../../xml/form.ts";
import { explanationIn, flagsIn, type Section, sectionIn, sectionsOf } from "./concept.ts";

export interface TermEntry extends Entry {
  readonly source: Section | undefined;
  readonly target: Section | undefined;
  readonly explanation: XmlElement | undefined;
}

export interface TermContents {
  readonly entries: readonly TermEntry[];
  readonly warnings: readonly Warning[];
  readonly body: XmlElement;
}

export const termText = mixedText;

/** @throws CodecError where the file is no TBX */
export const readTerms = (file: XmlFile, context: CodecContext): TermContents => {
  const { root, text } = file;
  const main = root.name === "martif" || root.name === "tbx" ? firstChild(root, "text") : undefined;
  const body = main && firstChild(main, "body");
  if (body === undefined) throw new CodecError("This is no TBX file with a body.", file.lineAt(root.start), 1);
  const identities = new Identities();
  const entries = childElements(body, "termEntry", "conceptEntry").map((element): TermEntry => {
    const sections = sectionsOf(element);
    const source =
      sectionIn(sections, context.sourceLanguage) ??
      sections.find((section) => section !== sectionIn(sections, context.language));
    const target = sectionIn(
      sections.filter((section) => section !== source),
      context.language,
    );
    const textOf = (section: Section | undefined) =>
      section?.term === undefined ? "" : termText.read(innerXml(text, section.term));
    const explanation = explanationIn(element, source);
    const flags = flagsIn(text, element, [source, target]);
    const line = file.lineAt(element.start);
    const shown = element.attributes["id"] ?? "";
    const unit: Unit = {
      id: identities.unique(shown === "" ? textOf(source) : `${shown}\u0004${textOf(source)}`, line),
      context: shown,
      source: [textOf(source)],
      target: [textOf(target)],
      state: flags.includes("read-only") ? "readonly" : textOf(target) === "" ? "empty" : "translated",
      notes: { developer: notesIn(text, [element, source?.element]), translator: notesIn(text, [target?.element]) },
      ...(explanation === undefined ? {} : { explanation: decodeText(innerXml(text, explanation)) }),
      locations: [],
      flags,
      span: { start: element.start, end: element.end, line },
    };
    return { unit, element, source, target, explanation };
  });
  return { entries, warnings: identities.warnings, body };
};

/** Notes of elements, and of the groups of terms in them. */
const notesIn = (text: string, elements: readonly (XmlElement | undefined)[]): string =>
  elements
    .flatMap((element) => (element === undefined ? [] : [element, ...childElements(element, "tig", "ntig", "termSec")]))
    .flatMap((element) => childElements(element, "note"))
    .map((note) => decodeText(innerXml(text, note)).trim())
    .filter((note) => note !== "")
    .join("\n");
