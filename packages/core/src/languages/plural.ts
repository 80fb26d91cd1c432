/** Plural definitions: which form a number takes, which CLDR category a form is, and when two definitions are the same. */
import type { PluralCategory } from "@dragoman/formats";
import { type Formula, parseFormula } from "./formula.ts";
import { kindOf, tellingNumbers } from "./kinds.ts";

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

/** Below 0 no text has a number; the wire's clients know definitions as different that differ only there. */
const comparedNumbers = [...Array.from({ length: 10 }, (_, n) => n - 10), ...tellingNumbers];

/** Whether two definitions give every number the same form, however they are written. */
export const samePlural = (a: PluralDefinition, b: PluralDefinition): boolean => {
  if (a.number !== b.number) return false;
  const first = pluralIndex(a.formula);
  const second = pluralIndex(b.formula);
  return comparedNumbers.every((n) => first(n) === second(n));
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

/** The definition as a header of gettext files has it. */
export const formatPluralForms = ({ number, formula }: PluralDefinition): string =>
  `nplurals=${number}; plural=${formula};`;

/** The integer that the wire has for a definition's kind; 666 where it has none. @throws FormulaProblem */
export const pluralType = (number: number, formula: string): number =>
  kindOf(number, pluralIndex(formula))?.type ?? unknownType;
const unknownType = 666;

/** Categories by number of forms, for definitions of no known kind. */
const guesses: readonly (readonly PluralCategory[])[] = [
  ["other"],
  ["one", "other"],
  ["one", "few", "other"],
  ["one", "two", "few", "other"],
  ["one", "two", "few", "many", "other"],
  ["zero", "one", "two", "few", "many", "other"],
];
const guess = (number: number): readonly PluralCategory[] =>
  guesses[number - 1] ?? Array.from({ length: number }, (_, index) => guesses.at(-1)?.[index] ?? "other");

const known = new Map<string, readonly PluralCategory[]>();

/**
 * The CLDR category of each form of a definition in a language, as many as it has forms: "zero" for a form that only 0
 * takes, else the one that most of the form's numbers have. Where the platform does not know the language, or two forms
 * would be of one category, by the definition's kind. @throws FormulaProblem
 */
export const pluralCategories = (
  language: string,
  { number, formula }: PluralDefinition,
): readonly PluralCategory[] => {
  const key = `${language} ${number} ${formula}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const form = pluralIndex(formula);
  const made = derive(language, number, form) ?? kindOf(number, form)?.categories ?? guess(number);
  if (known.size > 2000) known.clear();
  known.set(key, made);
  return made;
};

const derive = (language: string, number: number, form: Formula): readonly PluralCategory[] | undefined => {
  const rules = rulesOf(language);
  if (rules === undefined) return undefined;
  const categories: PluralCategory[] = [];
  for (let index = 0; index < number; index++) {
    const numbers = tellingNumbers.filter((n) => form(n) === index);
    const category =
      numbers.length === 1 && numbers[0] === 0 ? "zero" : mostFrequent(numbers.map((n) => rules.select(n)));
    if (category === undefined || categories.includes(category)) return undefined;
    categories.push(category);
  }
  return categories;
};

const rulesOf = (language: string): Intl.PluralRules | undefined => {
  const code = language.replace(/@.*$/, "").replaceAll("_", "-");
  try {
    return Intl.PluralRules.supportedLocalesOf([code]).length > 0 ? new Intl.PluralRules(code) : undefined;
  } catch {
    return undefined;
  }
};

const mostFrequent = <A>(values: readonly A[]): A | undefined => {
  const counts = new Map<A, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
};
