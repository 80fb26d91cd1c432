/** The codes of a component's languages, as its files spell them. */
import type { TranslationFacts } from "../translations/index.ts";

export const languageCodes = (translations: readonly TranslationFacts[]): readonly string[] =>
  translations
    .filter(({ is_source: isSource }) => !isSource)
    .map(({ language_code: code }) => code)
    .sort();
