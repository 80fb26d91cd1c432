/** Plans the edits of a Qt translation source file. */
import type { XmlElement } from "@rgrove/parse-xml";
import { CodecError, type UnitState } from "../../contract/index.ts";
import type { Arranged, SetChange } from "../../xml/changes.ts";
import { type Model, onUnit } from "../../xml/document.ts";
import type { XmlEditor } from "../../xml/editor.ts";
import { innerXml } from "../../xml/element.ts";
import { addMessages } from "./newMessage.ts";
import { headerFields, type MessageEntry, variantOf } from "./read.ts";
import { qtText } from "./text.ts";

export interface Planning {
  readonly contexts: ReadonlyMap<string, XmlElement>;
  readonly isBase: boolean;
}

export const planQt = (changes: Arranged, editor: XmlEditor, model: Model<MessageEntry>, planning: Planning): void => {
  for (const change of changes.sets.values()) {
    const entry = model.entries.get(change.id);
    if (entry !== undefined)
      onUnit(entry.unit, () => setMessage(entry, change, { editor, model, isBase: planning.isBase }));
  }
  for (const id of changes.removed) {
    const entry = model.entries.get(id);
    if (entry !== undefined) editor.remove(entry.element);
  }
  addMessages(changes, editor, model, planning.contexts);
  for (const [name, value] of Object.entries(changes.header)) {
    if (!headerFields.some((field) => field === name)) throw new CodecError(`TS files have no header field ${name}.`);
    editor.setAttribute(model.file.root, name, value);
  }
};

interface Setting {
  readonly editor: XmlEditor;
  readonly model: Model<MessageEntry>;
  readonly isBase: boolean;
}

const setMessage = (entry: MessageEntry, { target, state }: SetChange, setting: Setting): void => {
  const { unit, element, source, translation, forms } = entry;
  const { editor, model, isBase } = setting;
  const { text, entities } = model.file;
  const content = (value: string, like: string) => qtText.write(value, { like, entities, target: editor.target });
  const sample = source === undefined ? "" : innerXml(text, source);
  const isChanged = target.some((form, index) => form !== unit.target[index]);
  const next = nextState(entry, target, state);

  if (isBase && source !== undefined && (translation === undefined || innerXml(text, translation) === "")) {
    if (isChanged) editor.setContent(source, content(target[0] ?? "", sample));
    return;
  }
  if (translation === undefined) {
    if (!isChanged && next === unit.state) return;
    const open = next === "translated" ? "<translation>" : '<translation type="unfinished">';
    const children = target.map((form) => ({
      open: "<numerusform>",
      name: "numerusform",
      content: content(form, sample),
    }));
    const inner = forms === undefined ? content(target[0] ?? "", sample) : children;
    editor.append(element, { open, name: "translation", content: inner });
    return;
  }
  if (isChanged && forms === undefined) {
    const slot = variantOf(translation);
    editor.setContent(slot, content(target[0] ?? "", innerXml(text, slot) || sample));
  }
  if (isChanged && forms !== undefined)
    for (const [index, form] of target.entries()) {
      const slot = forms[index];
      if (slot === undefined)
        editor.append(translation, { open: "<numerusform>", name: "numerusform", content: content(form, sample) });
      else if (form !== unit.target[index])
        editor.setContent(variantOf(slot), content(form, innerXml(text, variantOf(slot)) || sample));
    }
  if (unit.obsolete !== true && next !== unit.state)
    editor.setAttribute(translation, "type", next === "translated" ? null : "unfinished");
};

/** What the message is after the change: without a text it is unfinished, whatever was asked. */
const nextState = ({ unit }: MessageEntry, target: readonly string[], state: UnitState | undefined): UnitState => {
  if (target.every((form) => form === "")) return "empty";
  if (state === "fuzzy") return "fuzzy";
  if (state === "translated" || state === "approved") return "translated";
  return unit.state === "empty" ? "translated" : unit.state;
};
