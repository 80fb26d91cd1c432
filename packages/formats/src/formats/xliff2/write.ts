/** Plans the edits of an XLIFF 2 file: targets with the states of their segments, whole units, languages. */
import type { XmlElement } from "@rgrove/parse-xml";
import { type CodecContext, CodecError, type NewUnit, type UnitState } from "../../contract/index.ts";
import type { Arranged, SetChange } from "../../xml/changes.ts";
import { baseModel, type Model, onUnit } from "../../xml/document.ts";
import type { XmlEditor } from "../../xml/editor.ts";
import { innerXml, prefixed } from "../../xml/element.ts";
import { encodeAttribute, encodeText } from "../../xml/escape.ts";
import { markupText } from "../../xml/form.ts";
import type { Block } from "../../xml/layout.ts";
import { placeUnits } from "../../xml/placement.ts";
import { headerFields, type SegmentEntry } from "./read.ts";

export interface Planning {
  readonly files: readonly XmlElement[];
  readonly isBase: boolean;
  readonly context: CodecContext;
}

export const planXliff2 = (
  changes: Arranged,
  editor: XmlEditor,
  model: Model<SegmentEntry>,
  planning: Planning,
): void => {
  for (const change of changes.sets.values()) {
    const entry = model.entries.get(change.id);
    if (entry !== undefined)
      onUnit(entry.unit, () => setSegment(entry, change, { editor, model, isBase: planning.isBase }));
  }
  removeUnits(changes.removed, editor, model);
  const parent = planning.files.at(-1) ?? model.file.root;
  const units = [...model.entries].filter(([id]) => !changes.removed.has(id));
  placeUnits({
    editor,
    model: {
      file: model.file,
      entries: new Map(units.map(([id, entry]) => [id, { ...entry, element: entry.parent }])),
    },
    changes: { ...changes, removed: new Set() },
    base: baseModel(planning.context),
    parent,
    block: (unit) => [unitBlock(unit, parent, editor)],
  });
  for (const [name, value] of Object.entries(changes.header)) {
    if (!headerFields.some((field) => field === name)) throw new CodecError(`XLIFF 2 has no header field ${name}.`);
    if (value === null && name === "srcLang") throw new CodecError("XLIFF cannot be without srcLang.");
    editor.setAttribute(model.file.root, name, value);
  }
};

/** Removes units. @throws CodecError where one of several segments should stay */
const removeUnits = (removed: ReadonlySet<string>, editor: XmlEditor, model: Model<SegmentEntry>): void => {
  const kept = new Set([...model.entries].filter(([id]) => !removed.has(id)).map(([, { parent }]) => parent));
  const gone = new Set<XmlElement>();
  for (const id of removed) {
    const entry = model.entries.get(id);
    if (entry === undefined) continue;
    if (kept.has(entry.parent))
      throw new CodecError(`${JSON.stringify(id)}: segments of one unit go together.`, entry.unit.span.line);
    gone.add(entry.parent);
  }
  for (const unit of gone) editor.remove(unit);
};

interface Setting {
  readonly editor: XmlEditor;
  readonly model: Model<SegmentEntry>;
  readonly isBase: boolean;
}

const setSegment = (entry: SegmentEntry, { target: [text = ""], state }: SetChange, setting: Setting): void => {
  const { unit, segment, source, target } = entry;
  const { editor, model, isBase } = setting;
  const raw = (part: XmlElement | undefined) => (part === undefined ? "" : innerXml(model.file.text, part));
  const content = (like: string) =>
    markupText.write(text, { like, entities: model.file.entities, target: editor.target });
  const isChanged = text !== unit.target[0];
  if (isBase && source !== undefined && raw(target) === "") {
    if (isChanged) editor.setContent(source, content(raw(source)));
    return;
  }
  if (text === "") {
    if (target !== undefined && raw(target) !== "") editor.remove(target);
    if (isChanged && segment.attributes["state"] !== undefined) setState(segment, "initial", editor);
    return;
  }
  if (target === undefined) {
    const block: Block = {
      open: `<${prefixed(segment, "target")}>`,
      name: prefixed(segment, "target"),
      content: content(raw(source)),
    };
    if (source === undefined) editor.append(segment, block);
    else editor.insertAfter(source, block);
  } else if (isChanged) editor.setContent(target, content(raw(target) || raw(source)));
  const attribute = stateAttribute(state);
  if (attribute !== undefined && state !== unit.state) setState(segment, attribute, editor);
};

/** A finer state belongs to the state that it was given with, and goes with it. */
const setState = (segment: XmlElement, state: string, editor: XmlEditor): void => {
  if (segment.attributes["state"] === state) return;
  editor.setAttribute(segment, "state", state);
  editor.setAttribute(segment, "subState", null);
};

const stateAttribute = (state: UnitState | undefined): string | undefined => {
  switch (state) {
    case "fuzzy":
      return "initial";
    case "translated":
      return "translated";
    case "approved":
      return "final";
    default:
      return undefined;
  }
};

const unitBlock = (unit: NewUnit, parent: XmlElement, editor: XmlEditor): Block => {
  const id = unit.id.includes("///") ? unit.id.slice(unit.id.indexOf("///") + 3) : unit.id;
  const name =
    unit.context !== "" && unit.context !== id && !unit.context.includes("///") ? { name: unit.context } : {};
  const element = (
    local: string,
    attributes: Readonly<Record<string, string>>,
    content: string | readonly Block[],
  ): Block => {
    const spelled = Object.entries(attributes).map(
      ([key, value]) => ` ${key}="${encodeAttribute(value, editor.target)}"`,
    );
    return { open: `<${prefixed(parent, local)}${spelled.join("")}>`, name: prefixed(parent, local), content };
  };
  const notes: readonly (readonly [string, string])[] = [
    ...(unit.locations ?? []).map((location) => ["location", location] as const),
    ["developer", unit.notes?.developer ?? ""] as const,
    ["translator", unit.notes?.translator ?? ""] as const,
  ].filter(([, text]) => text !== "");
  const plain = (text: string) => encodeText(text, editor.target);
  const write = (text: string) => markupText.write(text, { like: "", entities: new Set(), target: editor.target });
  const state = stateAttribute(unit.state);
  const [target = ""] = unit.target;
  const segment = element("segment", state === undefined || target === "" ? {} : { state }, [
    element("source", {}, write(unit.source[0] ?? target)),
    ...(target === "" ? [] : [element("target", {}, write(target))]),
  ]);
  return element("unit", { id, ...name, ...(unit.state === "readonly" ? { translate: "no" } : {}) }, [
    ...(notes.length === 0
      ? []
      : [
          element(
            "notes",
            {},
            notes.map(([category, text]) => element("note", { category }, plain(text))),
          ),
        ]),
    segment,
  ]);
};
