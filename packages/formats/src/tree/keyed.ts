/** Formats in which every text is a unit named by its keys: flat and nested JSON, YAML. */
import type { CodecContext } from "../contract/index.ts";
import { CodecError, isMonolingual } from "../contract/index.ts";
import type { Notation } from "../paths/notation.ts";
import type { TreeShape } from "./document.ts";
import { type Found, isEntry, removeForms, setForms } from "./found.ts";
import { isContainer, pathOf } from "./node.ts";
import { unitOf } from "./unit.ts";
import { eachText, type PlacedText } from "./walk.ts";

/** With `flat` a new key is one key at the top, separators and all; nested values are read nevertheless. */
export const keyedShape = (notation: Notation, { flat = false } = {}): TreeShape => ({
  read: (root, context, add) => {
    if (!isContainer(root)) throw new CodecError("Expected an object at the top.", root.line);
    eachText(root, notation, (place) => {
      const found = textUnit(flat ? { ...place, id: place.context } : place, context);
      if (found !== undefined) add(found);
    });
  },
  set: setForms,
  add: (changes, unit, { model, after }) => {
    const like = model?.forms.find(isEntry);
    const path = like !== undefined ? pathOf(like) : flat ? [unit.id] : notation.parse(unit.id);
    changes.put(path, unit.target[0] ?? "", after);
    return path;
  },
  remove: removeForms,
});

/** The unit of one text; none for an empty place where the base file has no text. */
export const textUnit = ({ id, context: name, value, entry }: PlacedText, context: CodecContext): Found | undefined => {
  if (value.kind === "scalar" && context.base !== undefined && context.base.byId(id) === undefined) return undefined;
  const target = [value.kind === "string" ? value.value : ""];
  const source = isMonolingual(context) ? [] : [name];
  return { unit: unitOf({ id, context: name, source, target, note: entry.note, at: value }), forms: [entry] };
};
