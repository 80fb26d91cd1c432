/** Plural definitions: which form a number takes, which CLDR category a form is, and when two definitions are the same. */
import type { PluralCategory } from "@dragoman/formats";
import { type Formula, parseFormula } from "./formula.ts";

export { FormulaProblem, parseFormula } from "./formula.ts";

export interface PluralDefinition {
  readonly number: number;
  readonly formula: string;
}

const parsed = new Map<string, Formula>();

/** The form that a number takes. @throws FormulaProblem */
export const pluralIndex = (formula: string): Formula => {
  const known = parsed.get(formula);
  if (known !== undefined) return known;
  const made = parseFormula(formula);
  if (parsed.size > 1000) parsed.clear();
  parsed.set(formula, made);
  return made;
};

/** Numbers that tell definitions apart: the small ones and powers of ten. */
const probes = [...Array.from({ length: 200 }, (_, n) => n), ...Array.from({ length: 7 }, (_, power) => 10 ** (power + 1))];

/** Whether two definitions give every number the same form, however they are written. */
export const samePlural = (a: PluralDefinition, b: PluralDefinition): boolean => {
  if (a.number !== b.number) return false;
  const first = pluralIndex(a.formula);
  const second = pluralIndex(b.formula);
  return probes.every((n) => first(n) === second(n));
};

/** Number and formula of a `Plural-Forms` header; undefined where it holds none that can be used. */
export const parsePluralForms = (header: string): PluralDefinition | undefined => {
  const [, count, formula] = /nplurals\s*=\s*(\d{1,2})\s*;\s*plural\s*=\s*([^;]+)/.exec(header) ?? [];
  const number = Number(count);
  if (formula === undefined || number < 1 || number > 10) return undefined;
  try {
    parseFormula(formula);
    return { number, formula: formula.trim() };
  } catch {
    return undefined;
  }
};

/** The kinds of definitions that the wire tells apart, each with a formula for every variant in use. */
const kinds: readonly (readonly [type: number, ...formulas: (readonly [number, string])[]])[] = [
  [0, [1, "0"]],
  [2,
    [3, "(n % 10 == 1 && (n % 100 < 11 || n % 100 > 19)) ? 0 : ((n % 10 >= 2 && n % 10 <= 9 && (n % 100 < 11 || n % 100 > 19)) ? 1 : 2)"],
    [3, "n==1 ? 0 : (n==0 || (n%100 > 0 && n%100 < 20)) ? 1 : 2"],
    [3, "(n == 1) ? 0 : ((n == 0 || n % 100 >= 2 && n % 100 <= 19) ? 1 : 2)"],
    [3, "(n == 0 || n == 1) ? 0 : ((n >= 2 && n <= 10) ? 1 : 2)"],
  ],
  [3, [6, "n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5"]],
  [4, [3, "n==1 ? 0 : n==2 ? 1 : 2"]],
  [6,
    [4, "n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3"],
    [4, "(n==1 || n==11) ? 0 : (n==2 || n==12) ? 1 : (n > 2 && n < 20) ? 2 : 3"],
    [4, "(n % 10 == 1 && n % 100 != 11) ? 0 : ((n == 2) ? 1 : ((n != 2 && n % 10 >= 2 && n % 10 <= 9 && (n % 100 < 11 || n % 100 > 19)) ? 2 : 3))"],
    [4, "(n % 10 == 1) ? 0 : ((n % 10 == 2) ? 1 : ((n % 100 == 0 || n % 100 == 20 || n % 100 == 40 || n % 100 == 60 || n % 100 == 80) ? 2 : 3))"],
  ],
  [7, [3, "n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2"]],
  [8, [4, "n==1 ? 0 : n==0 || ( n%100>1 && n%100<11) ? 1 : (n%100>10 && n%100<20 ) ? 2 : 3"]],
  [10,
    [5, "n==1 ? 0 : n==2 ? 1 : (n>2 && n<7) ? 2 :(n>6 && n<11) ? 3 : 4"],
    [5, "(n % 10 == 1 && n % 100 != 11 && n % 100 != 71 && n % 100 != 91) ? 0 : ((n % 10 == 2 && n % 100 != 12 && n % 100 != 72 && n % 100 != 92) ? 1 : ((((n % 10 == 3 || n % 10 == 4) || n % 10 == 9) && (n % 100 < 10 || n % 100 > 19) && (n % 100 < 70 || n % 100 > 79) && (n % 100 < 90 || n % 100 > 99)) ? 2 : ((n != 0 && n % 1000000 == 0) ? 3 : 4)))"],
    [5, "n==1 ? 0 : n==2 ? 1 : n%100>=3 && n%100<=10 ? 2 : n%100>=11 ? 3 : 4"],
  ],
  [11,
    [3, "n==0 ? 0 : n==1 ? 1 : 2"],
    [3, "(n % 10 == 0 || n % 100 >= 11 && n % 100 <= 19) ? 0 : ((n % 10 == 1 && n % 100 != 11) ? 1 : 2)"],
  ],
  [12,
    [6, "(n==0) ? 0 : (n==1) ? 1 : (n==2) ? 2 : (n==3) ? 3 :(n==6) ? 4 : 5"],
    [6, "(n == 0) ? 0 : ((n == 1) ? 1 : (((n % 100 == 2 || n % 100 == 22 || n % 100 == 42 || n % 100 == 62 || n % 100 == 82) || n % 1000 == 0 && (n % 100000 >= 1000 && n % 100000 <= 20000 || n % 100000 == 40000 || n % 100000 == 60000 || n % 100000 == 80000) || n != 0 && n % 1000000 == 100000) ? 2 : ((n % 100 == 3 || n % 100 == 23 || n % 100 == 43 || n % 100 == 63 || n % 100 == 83) ? 3 : ((n != 1 && (n % 100 == 1 || n % 100 == 21 || n % 100 == 41 || n % 100 == 61 || n % 100 == 81)) ? 4 : 5))))"],
  ],
  [20, [3, "(n == 1) ? 0 : ((n != 0 && n % 1000000 == 0) ? 1 : 2)"], [3, "(n == 0 || n == 1) ? 0 : ((n != 0 && n % 1000000 == 0) ? 1 : 2)"]],
  [22,
    [3, "(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2"],
    [3, "n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2"],
    [3, "n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2"],
  ],
];
const unknownKind = 666;

/** The integer that the wire has for a definition's kind. */
export const pluralType = (number: number, formula: string): number => {
  if (number === 2) return 1;
  const definition = { number, formula };
  const kind = kinds.find(([, ...variants]) => variants.some(([count, text]) => count === number && samePlural({ number: count, formula: text }, definition)));
  return kind?.[0] ?? unknownKind;
};

/** Categories by number of forms, for languages that the platform knows nothing of. */
const guesses: readonly (readonly PluralCategory[])[] = [
  ["other"], ["one", "other"], ["one", "few", "other"], ["one", "two", "few", "other"], ["one", "two", "few", "many", "other"],
  ["zero", "one", "two", "few", "many", "other"],
];

const known = new Map<string, readonly PluralCategory[]>();

/**
 * The CLDR category of each form of a definition in a language: the one that most of the form's numbers have. Where the
 * platform does not know the language, or two forms would be of one category, by the number of forms.
 */
export const pluralCategories = (language: string, { number, formula }: PluralDefinition): readonly PluralCategory[] => {
  const key = `${language} ${number} ${formula}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = derive(language, number, pluralIndex(formula)) ?? guesses[number - 1] ?? guesses.at(-1) ?? [];
  if (known.size > 2000) known.clear();
  known.set(key, made);
  return made;
};

const derive = (language: string, number: number, form: Formula): readonly PluralCategory[] | undefined => {
  const code = language.replace(/@.*$/, "").replaceAll("_", "-");
  let supported: readonly string[];
  try {
    supported = Intl.PluralRules.supportedLocalesOf([code]);
  } catch {
    return undefined;
  }
  if (supported.length === 0) return undefined;
  const rules = new Intl.PluralRules(code);
  const votes = Array.from({ length: number }, () => new Map<PluralCategory, number>());
  for (const n of probes) {
    const box = votes[form(n)];
    const category = rules.select(n);
    box?.set(category, (box.get(category) ?? 0) + 1);
  }
  const categories = votes.map((box) => [...box].sort(([, a], [, b]) => b - a)[0]?.[0]);
  return categories.every((category) => category !== undefined) && new Set(categories).size === number ? (categories as PluralCategory[]) : undefined;
};

/** The definition as a header of gettext files has it. */
export const formatPluralForms = ({ number, formula }: PluralDefinition): string => `nplurals=${number}; plural=${formula};`;
