/** Formats in which every text is a unit named by its keys: flat and nested JSON, YAML. */
import type { CodecContext } from "../contract/index.ts";
import { CodecError, isMonolingual } from "../contract/index.ts";
import type { Names, Notation } from "../paths/notation.ts";
import type { TreeShape } from "./document.ts";
import { type Found, isEntry, removeForms, setForms } from "./found.ts";
import { type Entry, isContainer, pathOf } from "./node.ts";
import { unitOf } from "./unit.ts";
import { eachText } from "./walk.ts";

/** With `flat` a new key is one key at the top, separators and all; nested values are read nevertheless. */
export const keyedShape = (notation: Notation, { flat = false } = {}): TreeShape => ({
  read: (root, context, add) => {
    if (!isContainer(root)) throw new CodecError("Expected an object at the top.", root.line);
    eachText(root, notation, (entry, names) => {
      const found = textUnit(entry, flat ? { id: names.context, context: names.context } : names, context);
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

const none: readonly string[] = [];

/** The unit of one text; none for an empty place where the base file has no text. */
export const textUnit = (entry: Entry, names: Names, context: CodecContext): Found | undefined => {
  const { value, note } = entry;
  const { id, context: name } = names;
  if (value.kind !== "string" && context.base !== undefined && context.base.byId(id) === undefined) return undefined;
  const target = [value.kind === "string" ? value.value : ""];
  const source = isMonolingual(context) ? none : [name];
  return { unit: unitOf({ id, context: name, source, target, note, at: value }), forms: [entry] };
};
