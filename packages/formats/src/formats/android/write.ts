/** Plans the edits of an Android resource file. */
import type { XmlElement } from "@rgrove/parse-xml";
import {
  type CodecContext,
  CodecError,
  type NewUnit,
  type PluralCategory,
  pluralCategories,
} from "../../contract/index.ts";
import type { Arranged, SetChange } from "../../xml/changes.ts";
import { baseModel, type Model, onUnit } from "../../xml/document.ts";
import type { XmlEditor } from "../../xml/editor.ts";
import { innerXml, openTag } from "../../xml/element.ts";
import { encodeAttribute, encodeComment } from "../../xml/escape.ts";
import type { Manner } from "../../xml/form.ts";
import type { Block } from "../../xml/layout.ts";
import { placeUnits } from "../../xml/placement.ts";
import type { Flavour, ResourceEntry } from "./read.ts";

export const planResources = (
  flavour: Flavour,
  changes: Arranged,
  editor: XmlEditor,
  model: Model<ResourceEntry>,
  context: CodecContext,
): void => {
  const base = baseModel(context);
  const writer = new ResourceWriter(flavour, editor, model, base);
  for (const change of changes.sets.values()) {
    const entry = model.entries.get(change.id);
    if (entry !== undefined) onUnit(entry.unit, () => writer.set(entry, change));
  }
  placeUnits({ editor, model, changes, base, parent: model.file.root, block: (unit) => writer.blocks(unit, context) });
  writer.declareNamespaces();
};

class ResourceWriter {
  private readonly flavour: Flavour;
  private readonly editor: XmlEditor;
  private readonly model: Model<ResourceEntry>;
  private readonly base: Model | undefined;
  private readonly prefixes = new Set<string>();

  constructor(flavour: Flavour, editor: XmlEditor, model: Model<ResourceEntry>, base: Model | undefined) {
    this.flavour = flavour;
    this.editor = editor;
    this.model = model;
    this.base = base;
  }

  set({ unit, element, items }: ResourceEntry, { target }: SetChange): void {
    if (items === undefined || unit.plural?.by !== "category") {
      if (target[0] !== unit.target[0])
        this.editor.setContent(element, this.content(target[0] ?? "", unit.id, element));
      return;
    }
    const missing: Block[] = [];
    let previous: XmlElement | undefined;
    for (const [index, category] of unit.plural.slots.entries()) {
      const item = items.get(category);
      const text = target[index] ?? "";
      if (item !== undefined) {
        if (text !== unit.target[index]) this.editor.setContent(item, this.content(text, unit.id, item));
        for (const block of missing.splice(0)) this.editor.insertBefore(item, block);
        previous = item;
      } else if (text !== "") {
        const block = itemBlock(category, this.content(text, unit.id, undefined));
        if (previous === undefined) missing.push(block);
        else this.editor.insertAfter(previous, block);
      }
    }
    for (const block of missing) this.editor.append(element, block);
  }

  /** The comment and the element of a new unit. */
  blocks(unit: NewUnit, context: CodecContext): readonly Block[] {
    const model = this.base?.entries.get(unit.id)?.element;
    const name = unit.plural === undefined ? "string" : this.flavour.pluralTag;
    const open =
      model?.name === name && this.base !== undefined
        ? likeStartTag(openTag(this.base.file.text, model))
        : this.startTag(name, unit.id);
    const note = unit.notes?.developer.trim() ?? "";
    const comment: readonly Block[] =
      note === "" ? [] : [{ open: `<!-- ${encodeComment(note, this.editor.target)} -->` }];
    return [...comment, { open, name, content: this.newContent(unit, context) }];
  }

  /** Declares the namespace prefixes of new markup as the base does. */
  declareNamespaces(): void {
    for (const prefix of this.prefixes) {
      const name = `xmlns:${prefix}`;
      const uri = this.base?.file.root.attributes[name];
      if (uri !== undefined && this.model.file.root.attributes[name] === undefined)
        this.editor.setAttribute(this.model.file.root, name, uri);
    }
  }

  private startTag(element: string, id: string): string {
    const [, name = id, product] = /^(.*)\[product=(.*)\]$/s.exec(id) ?? [];
    const attribute = (key: string, value: string) => ` ${key}="${encodeAttribute(value, this.editor.target)}"`;
    return `<${element}${attribute("name", name)}${product === undefined ? "" : attribute("product", product)}>`;
  }

  private newContent(unit: NewUnit, context: CodecContext): NonNullable<Block["content"]> {
    if (unit.plural === undefined) {
      if (unit.target.length !== 1) throw new CodecError(`${JSON.stringify(unit.id)}: a string has one text.`);
      return this.content(unit.target[0] ?? "", unit.id, undefined);
    }
    const slots = unit.plural.by === "category" ? unit.plural.slots : context.plural.categories;
    if (slots.length !== unit.target.length)
      throw new CodecError(`${JSON.stringify(unit.id)}: ${unit.target.length} texts for ${slots.length} plural forms.`);
    return pluralCategories
      .filter((category) => slots.includes(category))
      .map((category) =>
        itemBlock(category, this.content(unit.target[slots.indexOf(category)] ?? "", unit.id, undefined)),
      );
  }

  private content(text: string, id: string, element: XmlElement | undefined): string {
    const content = this.flavour.text.write(text, this.manner(id, element));
    for (const [, prefix = ""] of content.matchAll(/<([^\s:<>/]+):/g)) this.prefixes.add(prefix);
    return content;
  }

  /** Texts are spelled as the text that they replace, or as the base. */
  private manner(id: string, element: XmlElement | undefined): Manner {
    const { file } = this.model;
    const own = element === undefined ? "" : innerXml(file.text, element);
    const model = this.base?.entries.get(id)?.element;
    const like =
      own.trim() === "" && model !== undefined && this.base !== undefined ? innerXml(this.base.file.text, model) : own;
    return { like, entities: file.entities, target: this.editor.target };
  }
}

const itemBlock = (category: PluralCategory, content: string): Block => ({
  open: `<item quantity="${category}">`,
  name: "item",
  content,
});

/** The start tag of the base without what speaks of the base alone. */
const likeStartTag = (tag: string): string =>
  tag.replace(/\s+(?:translatable|tools:[\w.-]+)\s*=\s*(?:"[^"]*"|'[^']*')/g, "");
