/** Units of Rails files: the texts below the key of the language, maps of plural categories as one unit each. */
import type { CodecContext, Document, NewUnit, PluralCategory } from "../../contract/index.ts";
import { CodecError, isMonolingual, pluralCategories } from "../../contract/index.ts";
import { arrows, type Names } from "../../paths/notation.ts";
import type { Path } from "../../paths/path.ts";
import type { Adding, TreeShape } from "../../tree/document.ts";
import { type Found, isEntry, removeForms, setForms } from "../../tree/found.ts";
import { textUnit } from "../../tree/keyed.ts";
import {
  type Container,
  type Entry,
  entriesOf,
  entryAt,
  isContainer,
  isText,
  pathOf,
  type TreeNode,
} from "../../tree/node.ts";
import { categoriesOf, draftForms, textsOf } from "../../tree/plural.ts";
import { unitOf } from "../../tree/unit.ts";
import { countingEntries } from "../../tree/walk.ts";

export const rubyShape: TreeShape = {
  read: (root, context, add) => {
    const language = languageEntry(root, context)?.value;
    if (isContainer(language)) walk(language, undefined, context, add);
    else if (language?.kind === "string") throw new CodecError("Expected keys below the language.", language.line);
  },
  set: setForms,
  add: (changes, unit, adding) => {
    const path = pathFor(unit, adding);
    if (unit.plural === undefined) changes.put(path, unit.target[0] ?? "", adding.after);
    else
      for (const [category, text] of draftForms(unit.target, unit.plural))
        changes.put([...path, category], text, adding.after);
    return path;
  },
  remove: (changes, found) => {
    removeForms(changes, found);
    const [form] = found.forms.filter(isEntry);
    let at = form;
    while (at?.parent.owner !== undefined) at = at.parent.owner;
    if (isContainer(at?.value)) changes.keep(at.value);
  },
  modelPath: ([, ...rest], model) => {
    const [key = ""] = isContainer(model) ? entriesOf(model).keys() : [];
    return [key, ...rest];
  },
};

/** The top entry of the language; of files that spell it in another way, the first. */
const languageEntry = (root: TreeNode, context: CodecContext): Entry | undefined =>
  entryAt(root, context.language) ?? (isContainer(root) ? countingEntries(root)[0] : undefined);

const walk = (
  group: Container,
  parent: Names | undefined,
  context: CodecContext,
  add: (found: Found) => void,
): void => {
  for (const entry of countingEntries(group)) {
    const { key, value } = entry;
    const names = arrows.child(parent, key);
    if (isContainer(value)) {
      const plural = pluralAt(entry, value, names, context);
      if (plural === undefined) walk(value, names, context, add);
      else {
        add(plural);
        for (const found of beyondLanguage(value, names, context)) add(found);
      }
    } else if (isText(value)) {
      const found = textUnit(entry, names, context);
      if (found !== undefined) add(found);
    }
  }
};

const isCategory = (key: unknown): key is PluralCategory => pluralCategories.some((category) => category === key);

/** The plural in a map whose keys are all categories, where the base file has one, or without it two of its forms. */
const pluralAt = (entry: Entry, map: Container, names: Names, context: CodecContext): Found | undefined => {
  const slots = categoriesOf(context);
  const texts = entriesOf(map);
  const present = slots.filter((slot) => texts.has(slot)).length;
  if (present === 0) return undefined;
  if (![...texts.values()].every(({ key, value }) => isCategory(key) && isText(value))) return undefined;
  const isPlural =
    context.base === undefined ? present === slots.length || present > 1 : isPluralIn(context.base, names);
  if (!isPlural) return undefined;
  const forms = slots.map((slot) => texts.get(slot) ?? [...pathOf(entry), slot]);
  const unit = unitOf({
    ...names,
    source: isMonolingual(context) ? [] : [names.context],
    target: textsOf(forms),
    plural: { by: "category", slots },
    note: entry.note,
    at: { start: entry.start, end: map.end, line: entry.line },
  });
  return { unit, forms };
};

/** Whether the base file has a plural here, or at least no texts of these names. */
const isPluralIn = (base: Document, names: Names): boolean =>
  base.byId(names.id)?.plural !== undefined ||
  !pluralCategories.some((category) => base.byId(arrows.child(names, category).id) !== undefined);

/** Texts for categories that the language does not have, such as `zero` in English: Rails shows them nevertheless. */
const beyondLanguage = (map: Container, names: Names, context: CodecContext): readonly Found[] => {
  const slots = new Set<unknown>(categoriesOf(context));
  return countingEntries(map).flatMap((entry) => {
    const { key, value } = entry;
    if (slots.has(key) || !isText(value)) return [];
    return textUnit(entry, arrows.child(names, key), context) ?? [];
  });
};

const pathFor = ({ id }: NewUnit, { root, model, context }: Adding): Path => {
  const key = languageEntry(root, context)?.key ?? context.language;
  const form = model?.forms.find(isEntry);
  if (form === undefined) return [key, ...arrows.parse(id)];
  const path = pathOf(form).slice(1);
  return [key, ...(model?.unit.plural === undefined ? path : path.slice(0, -1))];
};
