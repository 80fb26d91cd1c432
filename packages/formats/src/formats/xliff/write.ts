/** Plans the edits of an XLIFF 1 file: targets with their states, whole units, languages of its files. */
import type { XmlElement } from "@rgrove/parse-xml";
import { type CodecContext, CodecError, type UnitState } from "../../contract/index.ts";
import type { Arranged, SetChange } from "../../xml/changes.ts";
import { baseModel, type Model, onUnit } from "../../xml/document.ts";
import type { XmlEditor } from "../../xml/editor.ts";
import { firstChild, innerXml, prefixed } from "../../xml/element.ts";
import { hasMarkup } from "../../xml/form.ts";
import type { Block } from "../../xml/layout.ts";
import { placeUnits } from "../../xml/placement.ts";
import { newUnitBlock, nextFormBlock } from "./newUnit.ts";
import { type Flavor, type Form, headerFields, type XliffEntry } from "./read.ts";
import { stateAttribute } from "./state.ts";

export interface Planning {
  readonly flavor: Flavor;
  readonly files: readonly XmlElement[];
  /** The file is a monolingual base, whose texts may stand in `source`. */
  readonly isBase: boolean;
  readonly context: CodecContext;
}

export const planXliff = (changes: Arranged, editor: XmlEditor, model: Model<XliffEntry>, planning: Planning): void => {
  const { files, flavor, context } = planning;
  for (const change of changes.sets.values()) {
    const entry = model.entries.get(change.id);
    if (entry !== undefined) onUnit(entry.unit, () => setUnit(entry, change, { editor, model, planning }));
  }
  if (changes.added.length > 0 || changes.removed.size > 0) {
    const parent = bodyOf(files);
    const block = (unit: Parameters<typeof newUnitBlock>[0]) => [newUnitBlock(unit, { parent, editor, flavor })];
    placeUnits({ editor, model, changes, base: baseModel(context), parent, block });
  }
  for (const [name, value] of Object.entries(changes.header)) setHeader(editor, files, name, value);
};

const bodyOf = (files: readonly XmlElement[]): XmlElement => {
  const file = files.at(-1);
  const body = file && firstChild(file, "body");
  if (body === undefined) throw new CodecError("There is no <body> that a unit could be added to.");
  return body;
};

const setHeader = (editor: XmlEditor, files: readonly XmlElement[], name: string, value: string | null): void => {
  if (!headerFields.some((field) => field === name)) throw new CodecError(`XLIFF has no header field ${name}.`);
  if (value === null && name !== "target-language") throw new CodecError(`XLIFF cannot be without ${name}.`);
  for (const file of files) editor.setAttribute(file, name, value);
};

interface Setting {
  readonly editor: XmlEditor;
  readonly model: Model<XliffEntry>;
  readonly planning: Planning;
}

const setUnit = ({ unit, forms }: XliffEntry, { target, state }: SetChange, setting: Setting): void => {
  const { editor, model, planning } = setting;
  const last = forms.at(-1);
  if (last === undefined) throw new CodecError("The group has no unit for a plural form.");
  for (const [index, text] of target.entries()) {
    const form = forms[index];
    const isChanged = text !== unit.target[index];
    if (form !== undefined) setForm(form, text, { isChanged, state, before: unit.state }, setting);
    else if (text !== "") {
      const { flavor } = planning;
      const source = last.source === undefined ? "" : flavor.form.read(innerXml(model.file.text, last.source));
      const block = nextFormBlock(
        last.element,
        index,
        { source, target: text, state },
        { parent: last.element, editor, flavor },
      );
      editor.insertAfter(last.element, block);
    }
  }
};

interface NewForm {
  readonly isChanged: boolean;
  readonly state: UnitState | undefined;
  readonly before: UnitState;
}

const setForm = (form: Form, text: string, { isChanged, state, before }: NewForm, setting: Setting): void => {
  const { editor, model, planning } = setting;
  const { element, source, target } = form;
  const { file } = model;
  const raw = (part: XmlElement | undefined) => (part === undefined ? "" : innerXml(file.text, part));
  const content = (own: string) => {
    const like = hasMarkup(raw(source)) ? raw(source) : own || raw(source);
    return planning.flavor.form.write(text, { like, entities: file.entities, target: editor.target });
  };

  if (planning.isBase && source !== undefined && raw(target) === "") {
    if (isChanged) editor.setContent(source, content(raw(source)));
    return;
  }
  const isApproved = element.attributes["approved"] === "yes";
  if (text === "") {
    if (target !== undefined && raw(target) !== "") editor.remove(target);
    if (isApproved && isChanged) editor.setAttribute(element, "approved", "no");
    return;
  }
  const attribute = stateAttribute(state);
  if (target === undefined) {
    const open = `<${prefixed(element, "target")}${attribute === undefined ? "" : ` state="${attribute}"`}>`;
    const block: Block = { open, name: prefixed(element, "target"), content: content("") };
    if (source === undefined) editor.append(element, block);
    else editor.insertAfter(afterSource(element, source), block);
  } else {
    if (isChanged) editor.setContent(target, content(raw(target)));
    const hasState = target.attributes["state"] !== undefined;
    if (attribute !== undefined && (state !== before || (isChanged && hasState)))
      editor.setAttribute(target, "state", attribute);
  }
  if (state === "approved") editor.setAttribute(element, "approved", "yes");
  else if (attribute !== undefined && isApproved) editor.setAttribute(element, "approved", "no");
};

/** The element that a new target follows: the segmented source where there is one. */
const afterSource = (element: XmlElement, source: XmlElement): XmlElement =>
  firstChild(element, "seg-source") ?? source;
