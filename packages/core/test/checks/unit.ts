/** Builds units for the tests of checks: Czech translations from English, unless a test says otherwise. */
import { failingChecks, flagsOf, type PluralForms, pluralForms, type UnitFacts } from "../../src/checks/index.ts";

export const czech: PluralForms = pluralForms(3, (n) => (n === 1 ? 0 : n >= 2 && n <= 4 ? 1 : 2));
export const english: PluralForms = pluralForms(2, (n) => (n === 1 ? 0 : 1));
export const french: PluralForms = pluralForms(2, (n) => (n > 1 ? 1 : 0));
export const japanese: PluralForms = pluralForms(1, () => 0);

type Texts = string | readonly string[];
export interface Given extends Partial<Omit<UnitFacts, "flags" | "sources" | "targets">> {
  readonly flags?: string;
}

const forms = (texts: Texts): readonly string[] => (typeof texts === "string" ? [texts] : texts);

export const unit = (sources: Texts, targets: Texts, { flags = "", ...rest }: Given): UnitFacts => ({
  sources: forms(sources),
  targets: forms(targets),
  state: 20,
  isSource: false,
  isGlossary: false,
  flags: flagsOf(flags),
  sourceLanguage: "en",
  targetLanguage: "cs",
  sourcePlural: english,
  targetPlural: czech,
  note: "",
  projectName: "Acme Tools",
  componentName: "Main",
  ...rest,
});

/** Ids of the checks that a translation fails. */
export const failing = (sources: Texts, targets: Texts, given: Given = {}): string[] =>
  failingChecks(unit(sources, targets, given));

/** Ids of the checks that a source string fails. */
export const failingOfSource = (sources: Texts, given: Given = {}): string[] =>
  failingChecks(unit(sources, sources, { ...given, isSource: true, targetLanguage: "en" }));
