/** A language: a code, a name, a direction, and how it forms plurals. */
import { Schema } from "effect";
import { Choice, Integer, Slug, Text } from "../fields/index.ts";
import { parseFormula } from "./plural.ts";

/** Where a plural definition comes from. */
export const pluralSources = {
  standard: 0,
  gettext: 1,
  manual: 2,
  cldrWithZero: 3,
  cldr: 4,
  android: 5,
  qt: 6,
} as const;

const formulaProblem = (text: string): string | undefined => {
  try {
    parseFormula(text);
    return undefined;
  } catch {
    return "This is not a plural formula as gettext has them.";
  }
};

const PluralInput = Schema.Struct({
  number: Schema.optionalKey(Integer({ min: 1, max: 10 })),
  formula: Schema.optionalKey(Text({ max: 1000, rule: formulaProblem })),
});

const optional = {
  name: Schema.optionalKey(Text({ max: 100, blank: true })),
  direction: Schema.optionalKey(Choice(["", "ltr", "rtl"])),
  population: Schema.optionalKey(Integer({ min: 0 })),
  plural: Schema.optionalKey(PluralInput),
};

export const NewLanguage = Schema.Struct({ code: Slug(50), ...optional });
export type NewLanguage = typeof NewLanguage.Type;

export const LanguagePatch = Schema.Struct({ code: Schema.optionalKey(Slug(50)), ...optional });
export type LanguagePatch = typeof LanguagePatch.Type;
