/** The units of one language in a string catalogue. */
import type { CodecContext, Unit } from "../../contract/index.ts";
import type { TreeShape } from "../../tree/document.ts";
import { type Form, type Found, isEntry } from "../../tree/found.ts";
import { type Entry, entryAt, isContainer, pathOf, textAt } from "../../tree/node.ts";
import { categoriesOf, isBlank, textsOf } from "../../tree/plural.ts";
import { placeOf, unitOf } from "../../tree/unit.ts";
import { countingEntries } from "../../tree/walk.ts";
import {
  asSpelled,
  contextOf,
  idOf,
  localizationOf,
  main,
  type Place,
  type PlaceName,
  placesOf,
  pluralOf,
  sourceLanguageOf,
  stateOf,
  stringsOf,
  valueOf,
} from "./places.ts";
import { addTexts, removeTexts, setTexts } from "./write.ts";

export const xcstringsShape: TreeShape = {
  read: (root, asked, add) => {
    const context = asSpelled(root, asked);
    const isSource = sourceLanguageOf(root) === context.language;
    for (const key of countingEntries(stringsOf(root))) {
      const localization = localizationOf(key, context);
      for (const place of placesOf(localization)) add(textsAt(key, place, context));
      if (isSource && localization === undefined && key.key !== "" && isContainer(key.value))
        add(keyAsText(key, context));
    }
  },
  set: setTexts,
  add: addTexts,
  remove: removeTexts,
  order: (path, keys) => (path.length === 1 ? keys.map(String).toSorted(collator.compare) : keys.toSorted()),
};

/** Xcode sorts the keys of the catalogue as people do, and those inside by code. */
const collator = new Intl.Collator("en", { numeric: true });

const textsAt = (key: Entry, place: Place, context: CodecContext): Found => {
  const { forms, isPlural } = formsOf(key, place, context);
  return foundAt(key, place, forms, textsOf(forms), isPlural, place.entry, context);
};

/** A string without a text in the source language is its own text. */
const keyAsText = (key: Entry, context: CodecContext): Found => {
  const path = [...pathOf(key), "localizations", context.language, "stringUnit", "value"];
  return foundAt(key, main, [path], [String(key.key)], false, key, context);
};

const foundAt = (
  key: Entry,
  place: PlaceName,
  forms: readonly Form[],
  target: readonly string[],
  isPlural: boolean,
  item: Entry,
  context: CodecContext,
): Found => {
  const name = String(key.key);
  const unit = unitOf({
    id: idOf(name, place),
    context: contextOf(name, place),
    source: [],
    target,
    plural: isPlural ? { by: "category", slots: categoriesOf(context) } : undefined,
    state: stateIn(key, forms, target),
    note: textAt(key.value, "comment"),
    at: placeOf(item),
  });
  return { unit: isStale(key) ? { ...unit, obsolete: true } : unit, forms, item };
};

/** An empty text stands for a plural, too, where the source language has one. */
const formsOf = (key: Entry, place: Place, context: CodecContext): { forms: readonly Form[]; isPlural: boolean } => {
  const plural = pluralOf(place.entry.value);
  const value = valueOf(place.entry.value);
  const isEmpty = value?.value.kind === "string" && value.value.value === "";
  const isPluralInBase = context.base?.byId(idOf(String(key.key), place))?.plural !== undefined;
  if (plural === undefined && value !== undefined && !(isEmpty && isPluralInBase))
    return { forms: [value], isPlural: false };
  const path = [...pathOf(place.entry), "variations", "plural"];
  const forms = categoriesOf(context).map(
    (slot) => valueOf(entryAt(plural?.value, slot)?.value) ?? [...path, slot, "stringUnit", "value"],
  );
  return { forms, isPlural: true };
};

const stateIn = (key: Entry, forms: readonly Form[], target: readonly string[]): Unit["state"] | undefined => {
  const translatable = entryAt(key.value, "shouldTranslate")?.value;
  if (translatable?.kind === "scalar" && translatable.value === false) return "readonly";
  const states = forms.filter(isEntry).map(stateOf);
  const isUnsure = states.some((state) => state === "needs_review" || state === "new");
  return isUnsure && !isBlank(target) ? "fuzzy" : undefined;
};

const isStale = (key: Entry): boolean => textAt(key.value, "extractionState") === "stale";
