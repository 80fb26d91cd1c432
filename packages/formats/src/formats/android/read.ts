/** Finds the units of an Android resource file: strings, and plurals with one item a category. Arrays are not units. */
import type { XmlElement } from "@rgrove/parse-xml";
import {
  CodecError,
  type CodecContext,
  type PluralCategory,
  pluralCategories,
  type Unit,
} from "../../contract/index.ts";
import { type Entry, Identities, type Warning } from "../../xml/document.ts";
import { childElements, innerXml, isElement } from "../../xml/element.ts";
import type { XmlFile } from "../../xml/file.ts";
import type { TextForm } from "../../xml/form.ts";
import { attached } from "../../xml/layout.ts";

/** What parts the resources of Android from those of Kotlin Multiplatform. */
export interface Flavour {
  readonly pluralTag: string;
  readonly text: TextForm;
}

export interface ResourceEntry extends Entry {
  /** The items of plurals by category; undefined for a string. */
  readonly items?: ReadonlyMap<PluralCategory, XmlElement>;
}

/** @throws CodecError where the file is no resource file */
export const readResources = (
  file: XmlFile,
  { pluralTag, text: form }: Flavour,
  context: CodecContext,
): { entries: readonly ResourceEntry[]; warnings: readonly Warning[] } => {
  const { root, text } = file;
  if (root.name !== "resources")
    throw new CodecError(`The root element is <${root.name}>, not <resources>.`, file.lineAt(root.start), 1);
  const identities = new Identities();
  const entries: ResourceEntry[] = [];
  for (const [index, element] of root.children.entries()) {
    if (!isElement(element) || (element.name !== "string" && element.name !== pluralTag)) continue;
    const line = file.lineAt(element.start);
    const name = element.attributes["name"];
    if (name === undefined) {
      identities.warnings.push({ line, message: `A <${element.name}> has no name.` });
      continue;
    }
    const { before, after } = attached(text, root, index);
    const product = element.attributes["product"];
    const key = product === undefined ? name : `${name}[product=${product}]`;
    const forms =
      element.name === "string"
        ? stringForms(text, element, form)
        : pluralForms(file, element, form, context, identities);
    const unit: Unit = {
      id: identities.unique(key, line),
      context: key,
      source: [],
      target: forms.target,
      ...(forms.plural === undefined ? {} : { plural: forms.plural }),
      state: stateOf(element, forms.target),
      notes: { developer: [...before, ...after].map((comment) => `${comment}\n`).join(""), translator: "" },
      locations: [],
      flags: [],
      span: { start: element.start, end: element.end, line },
    };
    entries.push({ unit, element, ...(forms.items === undefined ? {} : { items: forms.items }) });
  }
  return { entries, warnings: identities.warnings };
};

type Forms = Pick<Unit, "target" | "plural"> & Pick<ResourceEntry, "items">;

const stringForms = (text: string, element: XmlElement, form: TextForm): Forms => ({
  target: [form.read(innerXml(text, element))],
});

const pluralForms = (
  file: XmlFile,
  element: XmlElement,
  form: TextForm,
  context: CodecContext,
  { warnings }: Identities,
): Forms => {
  const items = new Map<PluralCategory, XmlElement>();
  for (const item of childElements(element, "item")) {
    const category = pluralCategories.find((known) => known === item.attributes["quantity"]);
    const line = file.lineAt(item.start);
    if (category === undefined) warnings.push({ line, message: "An item of plurals has no known quantity." });
    else if (items.has(category)) warnings.push({ line, message: `The quantity ${category} occurs more than once.` });
    else items.set(category, item);
  }
  const slots = slotsOf(context, items);
  const target = slots.map((category) => {
    const item = items.get(category);
    return item === undefined ? "" : form.read(innerXml(file.text, item));
  });
  return { target, plural: { by: "category", slots }, items };
};

/** The categories of the language, those of the file, and `other`, without which Android refuses to build. */
const slotsOf = ({ plural }: CodecContext, items: ReadonlyMap<PluralCategory, unknown>): readonly PluralCategory[] => {
  const present = new Set<PluralCategory>([...plural.categories, ...items.keys(), "other"]);
  return pluralCategories.filter((category) => present.has(category));
};

const stateOf = (element: XmlElement, target: readonly string[]): Unit["state"] =>
  element.attributes["translatable"] === "false"
    ? "readonly"
    : target.every((form) => form === "")
      ? "empty"
      : "translated";
