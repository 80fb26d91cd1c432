/** What the translations of a source string tell about it. */

/** Whether the check `multiple_failures` fails: failing checks of all translations are counted, dismissed ones too. */
export const hasMultipleFailures = (checksOfTranslations: number): boolean => checksOfTranslations >= 2;

export interface TranslationShare {
  /** Days since the string appeared. */
  readonly age: number;
  /** Share of the languages that it is translated to, 0 to 1. */
  readonly translated: number;
  /** Share of all strings of the component that are translated, 0 to 1. */
  readonly translatedInComponent: number;
}

const waiting = 90;

/** Whether the check `long_untranslated` fails. */
export const isLongUntranslated = ({ age, translated, translatedInComponent }: TranslationShare): boolean =>
  age > waiting && translated < translatedInComponent / 2;
