/**
 * Monolingual files of keys and texts: what resx, flat XML and XAML dictionaries share. Each says where its keys and
 * texts stand.
 */
import type { XmlElement } from "@rgrove/parse-xml";
import { type Abilities, type Codec, type CodecContext, CodecError, type NewUnit } from "../contract/index.ts";
import { baseModel, type Entry, Identities, type Model, onUnit, xmlDocument } from "./document.ts";
import type { XmlEditor } from "./editor.ts";
import { innerXml } from "./element.ts";
import { readXml, type XmlFile } from "./file.ts";
import type { TextForm } from "./form.ts";
import type { Block } from "./layout.ts";
import { placeUnits } from "./placement.ts";

/** One key with its text. */
export interface KeyedEntry {
  readonly element: XmlElement;
  readonly key: string;
  /** The element that holds the text; undefined where it is missing. */
  readonly slot: XmlElement | undefined;
  readonly note: string;
}

/** What a new element is made from. */
export interface KeyedMaking {
  readonly unit: NewUnit;
  /** The text as content. */
  readonly content: string;
  readonly editor: XmlEditor;
  readonly file: XmlFile;
  /** The element of the same key in the base. */
  readonly like: { readonly element: XmlElement; readonly file: XmlFile } | undefined;
  readonly context: CodecContext;
}

export interface KeyedShape {
  readonly form: TextForm;
  /** One level of indentation where the file shows none. */
  readonly step: string;
  /** @throws CodecError where the file is of another format */
  find(file: XmlFile, context: CodecContext): Iterable<KeyedEntry>;
  block(making: KeyedMaking): readonly Block[];
  /** An element for the text where an entry lacks it. */
  slot?(content: string): Block;
  /** What else a new text asks of its element. */
  onSet?(element: XmlElement, text: string, editor: XmlEditor): void;
}

interface SlottedEntry extends Entry {
  readonly slot: XmlElement | undefined;
}

export const keyedCan: Abilities = {
  plurals: false,
  contexts: true,
  notes: true,
  locations: false,
  fuzzy: false,
  approved: false,
  add: true,
  remove: true,
  header: false,
};

export const parseKeyed =
  (shape: KeyedShape): Codec["parse"] =>
  (bytes, context) => {
    const file = readXml(bytes);
    const identities = new Identities();
    const entries: SlottedEntry[] = [];
    for (const { element, key, slot, note } of shape.find(file, context)) {
      const text = slot === undefined ? "" : shape.form.read(innerXml(file.text, slot));
      const line = file.lineAt(element.start);
      const unit = {
        id: identities.unique(key, line),
        context: key,
        source: [],
        target: [text],
        state: text === "" ? ("empty" as const) : ("translated" as const),
        notes: { developer: note, translator: "" },
        locations: [],
        flags: [],
        span: { start: element.start, end: element.end, line },
      };
      entries.push({ unit, element, slot });
    }
    return xmlDocument(file, {
      entries,
      warnings: identities.warnings,
      step: shape.step,
      plan: (changes, editor, model, planning) => {
        const base = baseModel(planning);
        for (const { id, target } of changes.sets.values()) {
          const entry = model.entries.get(id);
          if (entry !== undefined)
            onUnit(entry.unit, () => setText(shape, entry, target[0] ?? "", { editor, model, base }));
        }
        placeUnits({
          editor,
          model,
          changes,
          base,
          parent: file.root,
          block: (unit) => newBlocks(shape, unit, { editor, model, base }, planning),
        });
      },
    });
  };

interface Planning {
  readonly editor: XmlEditor;
  readonly model: Model<SlottedEntry>;
  readonly base: Model | undefined;
}

const setText = (shape: KeyedShape, { unit, element, slot }: SlottedEntry, text: string, planning: Planning): void => {
  const { editor, model } = planning;
  if (text === unit.target[0]) return;
  const own = slot === undefined ? "" : innerXml(model.file.text, slot);
  const content = shape.form.write(text, {
    like: own || likeIn(planning, unit.id),
    entities: model.file.entities,
    target: editor.target,
  });
  if (slot !== undefined) editor.setContent(slot, content);
  else if (shape.slot !== undefined) editor.append(element, shape.slot(content));
  shape.onSet?.(element, text, editor);
};

/** The raw content of the base's text of the same id. */
const likeIn = ({ base }: Planning, id: string): string => {
  const slot = (base?.entries.get(id) as SlottedEntry | undefined)?.slot;
  return base === undefined || slot === undefined ? "" : innerXml(base.file.text, slot);
};

const newBlocks = (shape: KeyedShape, unit: NewUnit, planning: Planning, context: CodecContext): readonly Block[] => {
  const { editor, model, base } = planning;
  if (unit.target.length !== 1) throw new CodecError(`${JSON.stringify(unit.id)}: this format has no plural forms.`);
  const manner = { like: likeIn(planning, unit.id), entities: model.file.entities, target: editor.target };
  const element = base?.entries.get(unit.id)?.element;
  return shape.block({
    unit,
    content: shape.form.write(unit.target[0] ?? "", manner),
    editor,
    file: model.file,
    like: base === undefined || element === undefined ? undefined : { element, file: base.file },
    context,
  });
};
