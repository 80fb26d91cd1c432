/** Which of a language's plural definitions the files of a format follow when they name none themselves. Pure. */
import { pluralSources } from "./model.ts";
import { pluralCategories, type PluralDefinition } from "./plural.ts";
import type { PluralRow } from "./store.ts";

/** Definitions by preference. */
const preferred = (format: string): readonly number[] => {
  const { android, cldr, qt, standard } = pluralSources;
  switch (format) {
    case "po":
    case "po-mono":
      return [standard];
    case "ts":
      return [qt, standard];
    case "aresource":
    case "moko-resource":
      return [android, cldr, standard];
    default:
      return [cldr, standard];
  }
};

/** The definition of a language's files in a format that is no dictionary of Apple's rules. */
const usual = (plurals: readonly PluralRow[], format: string): PluralRow | undefined =>
  preferred(format)
    .map((source) => plurals.find((plural) => plural.source === source))
    .find((plural) => plural !== undefined);

/** A definition with one more form in front, for no thing at all; the same one where the language has such a form. */
const withZero = (language: string, { number, formula }: PluralDefinition): PluralDefinition | undefined =>
  pluralCategories(language, { number, formula }).includes("zero")
    ? undefined
    : { number: number + 1, formula: `n == 0 ? 0 : (${formula}) + 1` };

/** The definition that files of a format follow; where the language has none like it yet, `missing` says which to add. */
export const usualPlural = (
  language: string,
  plurals: readonly PluralRow[],
  format: string,
): { readonly found: PluralRow } | { readonly missing: PluralDefinition } | undefined => {
  const found = usual(plurals, format);
  if (found === undefined) return undefined;
  // The dictionaries of Apple's plural rules may have a text of its own for zero in every language.
  const wanted = format === "stringsdict" ? withZero(language, found) : undefined;
  if (wanted === undefined) return { found };
  const known = plurals.find(
    ({ source, formula }) => source === pluralSources.cldrWithZero && formula === wanted.formula,
  );
  return known === undefined ? { missing: wanted } : { found: known };
};
