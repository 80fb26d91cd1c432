/** Finds the messages of a Qt translation source file. */
import type { XmlElement } from "@rgrove/parse-xml";
import { type CodecContext, CodecError, isBase, isMonolingual, type Unit } from "../../contract/index.ts";
import { type Entry, Identities, type Warning } from "../../xml/document.ts";
import { childElements, firstChild, innerXml } from "../../xml/element.ts";
import type { XmlFile } from "../../xml/file.ts";
import { LocationReader } from "./locations.ts";
import { numerusSource, qtText } from "./text.ts";

export interface MessageEntry extends Entry {
  readonly source: XmlElement | undefined;
  readonly translation: XmlElement | undefined;
  /** The `numerusform` elements; undefined for a message without plural. */
  readonly forms?: readonly XmlElement[];
}

export interface QtContents {
  readonly entries: readonly MessageEntry[];
  readonly header: ReadonlyMap<string, string>;
  readonly warnings: readonly Warning[];
  /** The `context` elements by their name. */
  readonly contexts: ReadonlyMap<string, XmlElement>;
}

/** Attributes of `TS` that are header fields. */
export const headerFields = ["language", "sourcelanguage"] as const;

/** @throws CodecError where the file is not of Qt */
export const readQt = (file: XmlFile, context: CodecContext): QtContents => {
  const { root, text } = file;
  if (root.name !== "TS")
    throw new CodecError(`The root element is <${root.name}>, not <TS>.`, file.lineAt(root.start), 1);
  const identities = new Identities();
  const locations = new LocationReader();
  const contexts = new Map<string, XmlElement>();
  const entries: MessageEntry[] = [];
  const reading = { file, context, identities, locations };
  for (const child of childElements(root, "context", "message")) {
    if (child.name === "message") {
      entries.push(readMessage(child, "", reading));
      continue;
    }
    const nameElement = firstChild(child, "name");
    const name = nameElement === undefined ? "" : qtText.read(innerXml(text, nameElement));
    if (!contexts.has(name)) contexts.set(name, child);
    for (const message of childElements(child, "message")) entries.push(readMessage(message, name, reading));
  }
  const header = new Map<string, string>();
  for (const name of headerFields) {
    const value = root.attributes[name];
    if (value !== undefined) header.set(name, value);
  }
  return { entries, header, warnings: identities.warnings, contexts };
};

interface Reading {
  readonly file: XmlFile;
  readonly context: CodecContext;
  readonly identities: Identities;
  readonly locations: LocationReader;
}

const readMessage = (element: XmlElement, name: string, reading: Reading): MessageEntry => {
  const { file, context, identities, locations } = reading;
  const { text } = file;
  const part = (child: string) => {
    const found = firstChild(element, child);
    return found === undefined ? undefined : qtText.read(innerXml(text, found));
  };
  const source = firstChild(element, "source");
  const sourceText = part("source") ?? "";
  const translation = firstChild(element, "translation");
  const type = translation?.attributes["type"];
  const forms = element.attributes["numerus"] === "yes" ? numerusForms(translation) : undefined;
  const comment = part("comment");
  const shown = contextOf(name, comment);
  const isObsolete = type === "obsolete" || type === "vanished";
  const line = file.lineAt(element.start);
  const key = element.attributes["id"] ?? (shown === "" ? sourceText : `${shown}\u0004${sourceText}`);
  const { target, state } = textsOf(text, forms ?? translation, { type, sourceText, context });
  const count = context.plural.number;
  if (forms !== undefined && forms.length > count && !isObsolete)
    identities.warnings.push({ line, message: `There are ${forms.length} plural forms; the language has ${count}.` });
  const oldSource = part("oldsource");
  const oldComment = part("oldcomment");
  const unit: Unit = {
    id: identities.unique(isObsolete ? `${key}\u0004obsolete` : key, line),
    context: shown,
    source: isMonolingual(context) ? [] : forms === undefined ? [sourceText] : numerusSource(sourceText),
    target,
    ...(forms === undefined ? {} : { plural: { by: "index", count } }),
    state,
    ...(isObsolete ? { obsolete: true } : {}),
    ...(oldSource === undefined
      ? {}
      : { previousSource: forms === undefined ? [oldSource] : numerusSource(oldSource) }),
    ...(oldComment === undefined ? {} : { previousContext: contextOf(name, oldComment) }),
    notes: { developer: part("extracomment") ?? "", translator: part("translatorcomment") ?? "" },
    locations: locations.read(childElements(element, "location")),
    flags: [],
    span: { start: element.start, end: element.end, line },
  };
  return { unit, element, source, translation, ...(forms === undefined ? {} : { forms }) };
};

/** Context and comment as people see them, in two lines. */
const contextOf = (name: string, comment: string | undefined): string =>
  comment === undefined || comment === "" ? name : `${name}\n${comment}`;

const numerusForms = (translation: XmlElement | undefined): readonly XmlElement[] =>
  translation === undefined ? [] : childElements(translation, "numerusform");

interface Kind {
  readonly type: string | undefined;
  readonly sourceText: string;
  readonly context: CodecContext;
}

const textsOf = (
  text: string,
  elements: XmlElement | readonly XmlElement[] | undefined,
  { type, sourceText, context }: Kind,
): Pick<Unit, "target" | "state"> => {
  const read = (element: XmlElement | undefined) =>
    element === undefined ? "" : qtText.read(innerXml(text, variantOf(element)));
  const isPlural = Array.isArray(elements);
  const texts: readonly string[] = isPlural ? elements.map(read) : [read(elements as XmlElement | undefined)];
  const target = isPlural ? Array.from({ length: context.plural.number }, (_, index) => texts[index] ?? "") : texts;
  if (target.some((form) => form !== "")) return { target, state: type === "unfinished" ? "fuzzy" : "translated" };
  // Qt shows the source where a finished translation is empty.
  const isSameAsSource =
    !isPlural && sourceText !== "" && ((elements !== undefined && type === undefined) || isBase(context));
  return isSameAsSource ? { target: [sourceText], state: "translated" } : { target, state: "empty" };
};

/** The element that holds the text: the first (longest) of several variants of length. */
export const variantOf = (element: XmlElement): XmlElement => firstChild(element, "lengthvariant") ?? element;
