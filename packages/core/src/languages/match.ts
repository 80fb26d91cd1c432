/** From the code that a file's name spells to a language. Pure: over an index of the languages in the database. */
import { defaultCountries } from "./generated/data.ts";

export type LanguageMatch =
  | { readonly kind: "known"; readonly code: string }
  /** Not there yet: to be made with this code and name, and the plurals of `likeCode` where that is known. */
  | { readonly kind: "new"; readonly code: string; readonly name: string; readonly likeCode?: string };

export interface KnownLanguage {
  readonly code: string;
  readonly name: string;
  readonly aliases: readonly string[];
}

export interface Matcher {
  readonly match: (code: string) => LanguageMatch;
}

/** Written in lower case, and only then, these are scripts and not countries: `uz_Cyrl` unknown becomes `uz_CYRL`. */
const scripts: ReadonlyMap<string, string> = new Map([
  ["hant", "Hant"],
  ["hans", "Hans"],
  ["latn", "Latn"],
  ["cyrl", "Cyrl"],
  ["shaw", "Shaw"],
]);
const longestCode = 50;
const withDefaultCountry = new Set(defaultCountries);

export const createMatcher = (languages: Iterable<KnownLanguage>): Matcher => {
  const codes = new Set<string>();
  const byLowerCode = new Map<string, string>();
  const byName = new Map<string, string | undefined>();
  const byAlias = new Map<string, string>();
  const nameOf = new Map<string, string>();
  for (const { code, name, aliases } of languages) {
    codes.add(code);
    nameOf.set(code, name);
    byLowerCode.set(code.toLowerCase(), code);
    const spelledName = spell(name).toLowerCase();
    // A name that two languages have is no one's.
    byName.set(spelledName, byName.has(spelledName) ? undefined : code);
    for (const alias of aliases) byAlias.set(alias, code);
  }

  const exact = (code: string) => (codes.has(code) ? code : byLowerCode.get(code.toLowerCase()));

  /** `ptbr` */
  const unseparated = (code: string) =>
    /^[a-z]{4}$/i.test(code) ? exact(`${code.slice(0, 2)}_${code.slice(2)}`) : undefined;

  /** `cze_CZ`: the language is an alias, the country stays or goes without saying. */
  const withAliasedLanguage = (language: string, country: string) => {
    const aliased = byAlias.get(language);
    if (aliased === undefined || country === "") return undefined;
    const code = `${aliased}_${country}`;
    const alias = code.toLowerCase();
    return exact(code) ?? byAlias.get(alias) ?? (withDefaultCountry.has(alias) ? aliased : undefined);
  };

  const find = (spelled: string): string | undefined => {
    const alias = aliasOf(spelled);
    const [language = "", ...rest] = alias.split("_");
    return (
      exact(spelled) ??
      exact(spelled.replaceAll("-", "_")) ??
      exact(spelled.replaceAll("+", "_")) ??
      byName.get(spelled.toLowerCase()) ??
      unseparated(spelled) ??
      byAlias.get(alias) ??
      withAliasedLanguage(language, rest.join("_")) ??
      exact(corrected(spelled)) ??
      (withDefaultCountry.has(alias) ? exact(language) : undefined)
    );
  };

  /** The language whose code is the longest beginning of `code`. */
  const likeOf = (code: string): string | undefined => {
    const parts = code.split(/(?=[@_-])/);
    while (parts.pop() !== undefined) {
      const beginning = parts.join("");
      const found = exact(beginning) ?? byAlias.get(beginning.toLowerCase());
      if (found !== undefined) return found;
    }
    return undefined;
  };

  const match = (given: string): LanguageMatch => {
    // What is nothing but brackets and dots is its own name.
    const spelled = spell(given) || given;
    const found = find(spelled);
    if (found !== undefined) return { kind: "known", code: found };
    const code = corrected(spelled).slice(0, longestCode);
    const likeCode = likeOf(code);
    if (likeCode === undefined) return { kind: "new", code, name: `${code} (generated)` };
    return { kind: "new", code, name: nameOf.get(likeCode) ?? code, likeCode };
  };
  return { match };
};

/** Without Android's prefix and region mark, copies' numbers, blanks, brackets and outer dots. */
const spell = (code: string): string => {
  const plain = code
    .trim()
    .replace(/^b\+/, "")
    .replace(/\(\d+\)/g, "")
    .replace(/[\s()[\]]/g, "")
    .replace(/^\.+|\.+$/g, "");
  return /^[a-z]{2,3}-r[A-Z]{2}$/.test(plain) ? plain.replace("-r", "_") : plain;
};

/** The spelling under which aliases are kept. `sr_latin` is one of `sr@latin`, `sr-latin` is not: clients rely on it. */
const aliasOf = (code: string): string =>
  code
    .toLowerCase()
    .replace("_latin", "@latin")
    .replace(/(-r|_r)(?=[a-z]{2}$)/, "_")
    .replaceAll(/[-+]/g, "_");

/** Language in lower case, script with a capital where it was written small, country in capitals. */
const corrected = (code: string): string => {
  const [main = "", ...variant] = code.split("@");
  const [language = "", ...rest] = main.split(/[-+_]/);
  const spelled = [language.toLowerCase(), ...rest.map((part) => scripts.get(part) ?? part.toUpperCase())].join("_");
  return [spelled, ...variant].join("@");
};
