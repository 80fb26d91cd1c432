/** Units of i18next files: nested keys, with the keys of plural forms joined to one unit. */
import type { CodecContext, NewUnit } from "../../contract/index.ts";
import { CodecError, isMonolingual } from "../../contract/index.ts";
import { dotted, type Names } from "../../paths/notation.ts";
import { escapeKey, type Path, pathOfId } from "../../paths/path.ts";
import type { Adding, TreeShape } from "../../tree/document.ts";
import { type Form, isEntry, removeForms, setForms } from "../../tree/found.ts";
import { type Entry, entriesOf, isContainer, pathOf } from "../../tree/node.ts";
import { textsOf } from "../../tree/plural.ts";
import { placeOf, unitOf } from "../../tree/unit.ts";
import { eachText } from "../../tree/walk.ts";
import { looksPlural, type PluralKeys, type PluralNaming } from "./keys.ts";

/** A plural unit of which a text is one form. */
interface Group extends PluralKeys {
  readonly id: string;
  readonly context: string;
}

export const i18nextShape = (naming: PluralNaming): TreeShape => ({
  read: (root, context, add) => {
    if (!isContainer(root)) throw new CodecError("Expected an object at the top.", root.line);
    const monolingual = isMonolingual(context);
    const grouped = new Set<Entry>();
    eachText(root, dotted, (text, names) => {
      if (grouped.has(text)) return;
      const group = groupOf(text, names, naming, context);
      const forms = group === undefined ? [text] : formsOf(text, group.keys);
      const entries = forms.filter(isEntry);
      for (const entry of entries) grouped.add(entry);
      const { id, context: name } = group ?? names;
      const at = group === undefined ? text.value : placeOf(...entries);
      const source = monolingual ? [] : [name];
      add({ unit: unitOf({ id, context: name, source, target: textsOf(forms), plural: group?.plural, at }), forms });
    });
  },
  set: setForms,
  add: (changes, unit, adding) => {
    const paths = pathsOf(unit, adding, naming);
    let after = adding.after;
    for (const [index, path] of paths.entries()) {
      const text = unit.target[index] ?? "";
      // Without a base only its last form tells that a text is a plural.
      if (text === "" && index < paths.length - 1 && adding.model !== undefined) continue;
      changes.put(path, text, after);
      after = path;
    }
    return paths[0] ?? [];
  },
  remove: removeForms,
});

const groupOf = (
  { key, parent }: Entry,
  names: Names,
  naming: PluralNaming,
  context: CodecContext,
): Group | undefined => {
  if (typeof key === "number") return undefined;
  const siblings = entriesOf(parent);
  const has = (name: string) => siblings.get(name)?.value.kind === "string";
  for (const stem of naming.stems(key)) {
    const named = naming.keys(stem, context, has);
    if (!named.keys.includes(key)) continue;
    const id = names.id.slice(0, names.id.length - escapeKey(key).length) + escapeKey(stem);
    const base = context.base?.byId(id);
    if (base === undefined ? looksPlural(named.keys, has) : base.plural !== undefined)
      return { ...named, id, context: names.context.slice(0, names.context.length - key.length) + stem };
  }
  return undefined;
};

const formsOf = ({ parent }: Entry, keys: readonly string[]): readonly Form[] => {
  const siblings = entriesOf(parent);
  const path = parent.owner === undefined ? [] : pathOf(parent.owner);
  return keys.map((key) => {
    const entry = siblings.get(key);
    return entry?.value.kind === "string" ? entry : [...path, key];
  });
};

/** The paths of the forms of a new unit. */
const pathsOf = (unit: NewUnit, { model, context }: Adding, naming: PluralNaming): readonly Path[] => {
  const like = model?.forms.find(isEntry);
  const named = pathOfId(unit.id);
  if (unit.plural === undefined) return [like === undefined ? named : pathOf(like)];
  const parent = (like === undefined ? named : pathOf(like)).slice(0, -1);
  return naming.keys(String(named.at(-1)), context, () => false).keys.map((key) => [...parent, key]);
};
