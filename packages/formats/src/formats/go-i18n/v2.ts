/** Version 2 of go-i18n: keys with a text, or with an object of plural categories beside `description` and `hash`. */
import type { CodecContext, NewUnit } from "../../contract/index.ts";
import { CodecError, isMonolingual, pluralCategories } from "../../contract/index.ts";
import { dotted, type Names } from "../../paths/notation.ts";
import type { Key } from "../../paths/path.ts";
import type { TreeShape } from "../../tree/document.ts";
import { type Draft, draftLike } from "../../tree/draft.ts";
import { type Found, removeMember, setForms } from "../../tree/found.ts";
import { type Container, type Entry, entryAt, isContainer, pathOf, textAt } from "../../tree/node.ts";
import { categoriesIn, categoriesOf, draftForms, formsIn, isBlank, textsOf } from "../../tree/plural.ts";
import { placeOf, unitOf } from "../../tree/unit.ts";
import { countingEntries } from "../../tree/walk.ts";

export const goI18nV2Shape: TreeShape = {
  read: (root, context, add) => {
    if (!isContainer(root) || root.kind === "array") throw new CodecError("Expected an object at the top.", root.line);
    walk(root, undefined, context, add);
  },
  set: (changes, found, change, model) => {
    const { item, unit } = found;
    if (unit.plural === undefined || item?.value.kind !== "string") setForms(changes, found, change);
    else if (!isBlank(change.target)) changes.replace(item, draftOf({ ...unit, target: change.target }, model));
  },
  add: (changes, unit, { after, model }) => {
    const path = model?.item === undefined ? dotted.parse(unit.id) : pathOf(model.item);
    changes.put(path, draftOf(unit, model), after);
    return path;
  },
  remove: removeMember,
};

const walk = (
  group: Container,
  parent: Names | undefined,
  context: CodecContext,
  add: (found: Found) => void,
): void => {
  for (const item of countingEntries(group)) {
    const names = dotted.child(parent, item.key);
    const { value } = item;
    const categories = isContainer(value) && value.kind === "object" ? categoriesIn(value) : [];
    if (value.kind === "string" || categories.length > 0) add(messageAt(item, names, context));
    else if (isContainer(value) && value.kind === "object") walk(value, names, context, add);
  }
};

const messageAt = (item: Entry, names: Names, context: CodecContext): Found => {
  const slots = categoriesOf(context);
  const isPlural = isPluralMessage(item, context.base?.byId(names.id)?.plural !== undefined);
  const forms = isPlural ? formsIn(item.value, () => pathOf(item), slots) : [entryAt(item.value, "other") ?? item];
  const unit = unitOf({
    ...names,
    source: isMonolingual(context) ? [] : [names.context],
    target: textsOf(forms),
    plural: isPlural ? { by: "category", slots } : undefined,
    note: textAt(item.value, "description"),
    at: placeOf(item),
  });
  return { unit, forms, item };
};

/** A message with nothing but `other`, or an empty text, has no plural, unless the file of the source language says so. */
const isPluralMessage = ({ value }: Entry, isPluralInBase: boolean): boolean =>
  isContainer(value)
    ? isPluralInBase || categoriesIn(value).some((category) => category !== "other")
    : isPluralInBase && value.kind === "string" && value.value === "";

/** A new message like that of the base file. */
const draftOf = (unit: NewUnit, model: Found | undefined): Draft => {
  const text = unit.target[0] ?? "";
  const like = model?.item?.value;
  const beside = isContainer(like) ? withoutForms(like) : noteOf(unit);
  if (unit.plural === undefined && beside.length === 0) return text;
  return new Map<Key, Draft>([
    ...beside,
    ...(unit.plural === undefined ? [["other", text] as const] : draftForms(unit.target, unit.plural)),
  ]);
};

const withoutForms = (message: Container): ReadonlyArray<readonly [Key, Draft]> =>
  message.entries
    .filter(({ key }) => !pluralCategories.some((category) => category === key))
    .map(({ key, value }) => [key, draftLike(value, new Map())]);

const noteOf = ({ notes }: NewUnit): ReadonlyArray<readonly [Key, Draft]> =>
  notes === undefined || notes.developer === "" ? [] : [["description", notes.developer]];
