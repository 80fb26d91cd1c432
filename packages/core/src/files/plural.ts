/** Between the plural forms of a file and those of the language: by place, by CLDR category, or as they stand. Pure. */
import type { PluralCategory, PluralSlots, Unit } from "@dragoman/formats";

/** The forms of a unit's text in the language's order. `categories` names the category of each form. */
export const toForms = (
  texts: readonly string[],
  slots: PluralSlots | undefined,
  categories: readonly PluralCategory[],
): readonly string[] => {
  if (slots === undefined || slots.by === "icu") return texts.length === 0 ? [""] : texts.slice(0, 1);
  if (slots.by === "index") return categories.map((_, index) => texts[index] ?? "");
  return categories.map((category) => texts[slots.slots.indexOf(category)] ?? "");
};

/**
 * The texts for the slots of a file, from the language's forms. Slots that the language has no form for keep what the
 * file says, `present`; only "other", which has to be there, takes the last form.
 */
export const toSlots = (
  forms: readonly string[],
  slots: PluralSlots | undefined,
  categories: readonly PluralCategory[],
  present: readonly string[] = [],
): readonly string[] => {
  if (slots === undefined || slots.by === "icu") return forms.slice(0, 1);
  if (slots.by === "index") return Array.from({ length: slots.count }, (_, index) => forms[index] ?? "");
  const blank = forms.every((form) => form === "");
  return slots.slots.map(
    (category, index) =>
      forms[categories.indexOf(category)] ??
      (category === "other" ? forms.at(-1) : blank ? undefined : present[index]) ??
      "",
  );
};

/** The slots that a new unit of a language has, shaped like `like`. */
export const slotsFor = (
  like: Pick<Unit, "plural">,
  categories: readonly PluralCategory[],
): PluralSlots | undefined => {
  if (like.plural === undefined || like.plural.by === "icu") return like.plural;
  if (like.plural.by === "index") return { by: "index", count: categories.length };
  return { by: "category", slots: categories.includes("other") ? categories : [...categories, "other"] };
};
