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

/** Written in lower case these are scripts and not countries. */
const scripts: Readonly<Record<string, string>> = { hant: "Hant", hans: "Hans", latn: "Latn", cyrl: "Cyrl", shaw: "Shaw" };
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
    const lowerName = name.toLowerCase();
    byName.set(lowerName, byName.has(lowerName) ? undefined : code);
    for (const alias of aliases) byAlias.set(alias, code);
  }

  const exact = (code: string) => (codes.has(code) ? code : byLowerCode.get(code.toLowerCase()));

  const find = (given: string): string | undefined => {
    const spelled = clean(given);
    for (const code of [spelled, spelled.replaceAll("-", "_"), spelled.replaceAll("+", "_")]) {
      const found = exact(code);
      if (found !== undefined) return found;
    }
    const named = byName.get(spelled.toLowerCase());
    if (named !== undefined) return named;
    if (/^[a-z]{4}$/i.test(spelled)) {
      const found = exact(`${spelled.slice(0, 2)}_${spelled.slice(2)}`);
      if (found !== undefined) return found;
    }
    const alias = aliasOf(spelled);
    const aliased = byAlias.get(alias);
    if (aliased !== undefined) return aliased;
    const [language = "", ...rest] = alias.split("_");
    const ofLanguage = byAlias.get(language);
    if (rest.length > 0 && ofLanguage !== undefined) {
      const found = exact(`${ofLanguage}_${rest.join("_")}`) ?? byAlias.get(`${ofLanguage.toLowerCase()}_${rest.join("_")}`);
      if (found !== undefined) return found;
      if (withDefaultCountry.has(`${ofLanguage.toLowerCase()}_${rest.join("_")}`)) return ofLanguage;
    }
    if (withDefaultCountry.has(alias)) {
      const found = exact(language);
      if (found !== undefined) return found;
    }
    return exact(corrected(spelled));
  };

  const match = (given: string): LanguageMatch => {
    const found = find(given);
    if (found !== undefined) return { kind: "known", code: found };
    const code = corrected(clean(given));
    const base = code.split(/[@_-]/)[0] ?? "";
    const like = base === code ? undefined : (exact(base) ?? byAlias.get(base.toLowerCase()));
    return like === undefined ? { kind: "new", code, name: `${code} (generated)` } : { kind: "new", code, name: nameOf.get(like) ?? code, likeCode: like };
  };
  return { match };
};

/** Without Android's prefix and region mark, copies' numbers, brackets and outer dots. */
const clean = (code: string): string => {
  const plain = code
    .trim()
    .replace(/^b\+/, "")
    .replace(/\(\d+\)/g, "")
    .replace(/[\s()[\]]/g, "")
    .replace(/^\.+|\.+$/g, "");
  return /^[a-z]{2,3}-r[A-Z]{2}$/.test(plain) ? plain.replace("-r", "_") : plain;
};

/** The spelling under which aliases are kept. */
const aliasOf = (code: string): string =>
  code
    .toLowerCase()
    .replace(/(-r|_r)(?=[a-z]{2}$)/, "_")
    .replaceAll("+", "_")
    .replaceAll("-", "_")
    .replace("_latin", "@latin");

/** Language in lower case, script with a capital where it was written small, country in capitals. */
const corrected = (code: string): string => {
  const [main = "", variant] = code.split("@");
  const [language = "", ...rest] = main.replaceAll("+", "_").replaceAll("-", "_").split("_");
  const parts = [language.toLowerCase(), ...rest.map((part) => scripts[part] ?? part.toUpperCase())];
  return variant === undefined ? parts.join("_") : `${parts.join("_")}@${variant}`;
};
