/** Plural forms as an object of CLDR categories, or as keys that end in one. */
import type { CodecContext, PluralCategory, PluralSlots } from "../contract/index.ts";
import { pluralCategories } from "../contract/index.ts";
import type { Path } from "../paths/path.ts";
import { type Form, textOf } from "./found.ts";
import { entryAt, type TreeNode } from "./node.ts";

/** The categories of the language, each once. */
export const categoriesOf = (context: CodecContext): readonly PluralCategory[] => [
  ...new Set<PluralCategory>(context.plural.categories.length > 0 ? context.plural.categories : ["other"]),
];

/** The categories that an object has texts for. */
export const categoriesIn = (object: TreeNode): readonly PluralCategory[] =>
  pluralCategories.filter((category) => entryAt(object, category)?.value.kind === "string");

/** The forms of an object of categories that stands at `path`. */
export const formsIn = (object: TreeNode, path: () => Path, slots: readonly PluralCategory[]): Form[] =>
  slots.map((slot) => {
    const entry = entryAt(object, slot);
    return entry?.value.kind === "string" ? entry : [...path(), slot];
  });

export const textsOf = (forms: readonly Form[]): readonly string[] => forms.map(textOf);

/** The forms that are to be written into a new object: those with a text, and at least the last one. */
export const draftForms = (target: readonly string[], plural: PluralSlots | undefined): Map<PluralCategory, string> => {
  const slots = plural?.by === "category" ? plural.slots : [];
  const forms = slots.map((slot, index) => [slot, target[index] ?? ""] as const);
  return new Map(forms.filter(([, text], index) => text !== "" || index === forms.length - 1));
};

export const isBlank = (target: readonly string[]): boolean => target.every((text) => text === "");
