/** Finds the units of an XLIFF 1 file: `trans-unit`, and in the PO flavour the groups that hold plural forms. */
import type { XmlElement } from "@rgrove/parse-xml";
import { type CodecContext, CodecError, isBase, isMonolingual, type Unit } from "../../contract/index.ts";
import { type Entry, Identities, type Warning } from "../../xml/document.ts";
import { childElements, firstChild, innerXml, isElement, localName } from "../../xml/element.ts";
import type { XmlFile } from "../../xml/file.ts";
import type { TextForm } from "../../xml/form.ts";
import { flagsOf, locationsOf, notesOf, previousSourceOf } from "./details.ts";
import { type Marks, stateOf } from "./state.ts";

/** What sets one flavour of XLIFF apart. */
export interface Flavor {
  readonly form: TextForm;
  /** Groups of the type `x-gettext-plurals` are units with plural forms. */
  readonly plurals: boolean;
  /** Flags of every unit. */
  readonly flags: readonly string[];
}

/** One `trans-unit`: a text of its own, or a plural form. */
export interface Form {
  readonly element: XmlElement;
  readonly source: XmlElement | undefined;
  readonly target: XmlElement | undefined;
}

export interface XliffEntry extends Entry {
  readonly forms: readonly Form[];
}

export interface XliffContents {
  readonly files: readonly XmlElement[];
  readonly entries: readonly XliffEntry[];
  readonly header: ReadonlyMap<string, string>;
  readonly warnings: readonly Warning[];
  /** Units by the `id` alone, where no other file has the same. */
  readonly aliases: ReadonlyMap<string, string>;
}

/** Attributes of `file` that are header fields. */
export const headerFields = ["source-language", "target-language"] as const;

/** @throws CodecError where the file is not XLIFF 1 */
export const readXliff = (file: XmlFile, flavor: Flavor, context: CodecContext): XliffContents => {
  const { root } = file;
  if (localName(root) !== "xliff" || (root.attributes["version"] ?? "").startsWith("2"))
    throw new CodecError("This is no XLIFF file of version 1.", file.lineAt(root.start), 1);
  const files = childElements(root, "file");
  const identities = new Identities();
  const entries = files.flatMap((element) =>
    unitsIn(element, flavor).map((found) => entryOf(found, { file, flavor, context, identities })),
  );
  const header = new Map<string, string>();
  for (const name of headerFields) {
    const value = files[0]?.attributes[name];
    if (value !== undefined) header.set(name, value);
  }
  return { files, entries, header, warnings: identities.warnings, aliases: aliasesOf(entries) };
};

const aliasesOf = (entries: readonly XliffEntry[]): ReadonlyMap<string, string> => {
  const aliases = new Map<string, string>();
  const twice = new Set<string>();
  for (const { unit, element } of entries) {
    const id = element.attributes["id"] ?? "";
    if (aliases.has(id)) twice.add(id);
    else aliases.set(id, unit.id);
  }
  for (const id of twice) aliases.delete(id);
  return aliases;
};

interface FoundUnit {
  /** A `trans-unit`, or a group of plural forms. */
  readonly element: XmlElement;
  readonly file: XmlElement;
  readonly isReadonly: boolean;
  readonly isPlural: boolean;
}

/** The units of a `file` in their order, without recursion. */
const unitsIn = (file: XmlElement, { plurals }: Flavor): readonly FoundUnit[] => {
  const found: FoundUnit[] = [];
  const stack = childElements(file, "body")
    .map((element) => ({ element, isReadonly: false }))
    .toReversed();
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { element } = next;
    const isReadonly =
      element.attributes["translate"] === undefined ? next.isReadonly : element.attributes["translate"] === "no";
    const name = localName(element);
    const isPlural = plurals && name === "group" && element.attributes["restype"] === "x-gettext-plurals";
    if (name === "trans-unit" || isPlural) found.push({ element, file, isReadonly, isPlural });
    else if (name === "body" || name === "group" || name === "bin-unit")
      for (const child of element.children.toReversed())
        if (isElement(child)) stack.push({ element: child, isReadonly });
  }
  return found;
};

interface Reading {
  readonly file: XmlFile;
  readonly flavor: Flavor;
  readonly context: CodecContext;
  readonly identities: Identities;
}

const entryOf = ({ element, file: parent, isReadonly, isPlural }: FoundUnit, reading: Reading): XliffEntry => {
  const { file, flavor, context, identities } = reading;
  const { text } = file;
  const read = (part: XmlElement | undefined) => (part === undefined ? "" : flavor.form.read(innerXml(text, part)));
  const forms = (isPlural ? childElements(element, "trans-unit") : [element]).map(
    (unit): Form => ({ element: unit, source: firstChild(unit, "source"), target: firstChild(unit, "target") }),
  );
  const elements = isPlural ? [element, ...forms.map((form) => form.element)] : [element];
  const line = file.lineAt(element.start);
  const key = `${parent.attributes["original"] ?? ""}///${element.attributes["id"] ?? ""}`;
  const shown = element.attributes["resname"] || key;
  const texts = forms.map(({ source, target }) => read(target) || (isBase(context) ? read(source) : ""));
  const count = isPlural ? context.plural.number : 1;
  if (texts.slice(count).some((form) => form !== ""))
    identities.warnings.push({ line, message: `There are ${texts.length} plural forms; the language has ${count}.` });
  const target = Array.from({ length: count }, (_, index) => texts[index] ?? "");
  const previous = previousSourceOf(forms[0]?.element ?? element);
  const unit: Unit = {
    id: identities.unique(isMonolingual(context) ? shown : key, line),
    context: shown,
    source: isMonolingual(context) ? [] : forms.slice(0, 2).map(({ source }) => read(source)),
    target,
    ...(isPlural ? { plural: { by: "index", count } } : {}),
    state: isReadonly ? "readonly" : target.every((form) => form === "") ? "empty" : stateOf(forms.map(marksOf)),
    ...(previous === undefined ? {} : { previousSource: [read(previous)] }),
    notes: notesOf(text, elements),
    locations: locationsOf(text, elements),
    flags: [...flavor.flags, ...flagsOf(element)],
    span: { start: element.start, end: element.end, line },
  };
  return { unit, element, forms };
};

const marksOf = ({ element, target }: Form): Marks => ({
  state: target?.attributes["state"],
  isApproved: element.attributes["approved"] === "yes",
});
