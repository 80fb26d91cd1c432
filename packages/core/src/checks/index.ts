/** Checks: what may be wrong with a string, the flags that steer it, and what is put right without asking. */
export { type Check, type CheckId, checkIds, checks, relatedChecks } from "./catalogue.ts";
export { type CheckWords, checkWords } from "./checkWords.ts";
export { failingChecks, runsWith } from "./evaluate.ts";
export { applyFixups, type FixupInput } from "./fixups.ts";
export { validateFlags } from "./flagProblems.ts";
export {
  type FlagParameter,
  type Flags,
  flagsOf,
  formatFlags,
  integerFlag,
  isReadOnly,
  mergeFlags,
  noFlags,
  parseFlags,
  priorityOf,
} from "./flags.ts";
export { type Highlight, type HighlightKind, highlightKinds, highlightsOf } from "./highlights.ts";
export { type PluralForms, pluralForms, type UnitFacts } from "./model.ts";
export { type Fix, type Problem, problemsOf } from "./problems.ts";
export { type GlossaryQuestion, type GlossaryTerm, ignoresGlossary, termSpans } from "./related/glossary.ts";
export { isInconsistent, type SameString } from "./related/inconsistent.ts";
export { hasMultipleFailures, isLongUntranslated, type TranslationShare } from "./related/ofSource.ts";
export { isReused, type Translated } from "./related/reused.ts";
export { type PastChange, wasTranslated } from "./related/translated.ts";
export { countCharacters, countWords } from "./words.ts";
