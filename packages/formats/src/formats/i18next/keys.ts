/** How the versions of i18next name the plural forms of a key. */
import type { CodecContext, PluralSlots } from "../../contract/index.ts";
import { categoriesOf } from "../../tree/plural.ts";

/** The keys of the forms of one text in their order. */
export interface PluralKeys {
  readonly keys: readonly string[];
  readonly plural: PluralSlots;
}

export interface PluralNaming {
  /** The keys whose plural form `key` could be. */
  stems(key: string): readonly string[];
  /** The keys of a language's forms; `has` tells what the file has already. */
  keys(stem: string, context: CodecContext, has: (key: string) => boolean): PluralKeys;
}

/** Version 4 of the JSON format: `key_one`, `key_other` by CLDR category. */
export const byCategory: PluralNaming = {
  stems: (key) => {
    const stem = /^(.*)_(?:zero|one|two|few|many|other)$/s.exec(key)?.[1];
    return stem === undefined ? [] : [stem];
  },
  keys: (stem, context) => {
    const slots = categoriesOf(context);
    return { keys: slots.map((slot) => `${stem}_${slot}`), plural: { by: "category", slots } };
  },
};

/** Versions 1 to 3: `key` and `key_plural` where a language has two forms, else `key_0`, `key_1` … */
export const byNumber: PluralNaming = {
  stems: (key) => {
    const stem = /^(.*)_(?:plural|\d)$/s.exec(key)?.[1];
    return stem === undefined ? [key] : [stem, key];
  },
  keys: (stem, context, has) => {
    const { number } = context.plural;
    const keys =
      number === 2 || has(`${stem}_plural`)
        ? [stem, `${stem}_plural`]
        : Array.from({ length: Math.max(number, 1) }, (_, index) => `${stem}_${index}`);
    return { keys, plural: { by: "index", count: keys.length } };
  },
};

/** Whether `keys` of a file without a base are plural forms, and not keys that only look like it: the last one and another. */
export const looksPlural = (keys: readonly string[], has: (key: string) => boolean): boolean =>
  has(keys.at(-1) ?? "") && (keys.length === 1 || keys.filter(has).length > 1);
