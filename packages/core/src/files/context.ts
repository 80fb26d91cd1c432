/** What a codec is told about a file: its language, plural forms and the component's options. */
import type { CodecContext, Document } from "@dragoman/formats";
import type { ComponentFacts } from "../components/facts.ts";
import { pluralCategories } from "../languages/plural.ts";
import type { TranslationFacts } from "../translations/model.ts";

type Worked = Pick<TranslationFacts, "language_code" | "language" | "plural_number" | "plural_formula">;

export const codecContext = (
  component: Pick<ComponentFacts, "source_language_code" | "template" | "file_settings">,
  translation: Worked,
  base?: Document,
): CodecContext => ({
  language: translation.language_code,
  sourceLanguage: component.source_language_code,
  plural: {
    number: translation.plural_number,
    formula: translation.plural_formula,
    categories: pluralCategories(translation.language, {
      number: translation.plural_number,
      formula: translation.plural_formula,
    }),
  },
  options: component.file_settings.options ?? {},
  ...(base === undefined ? {} : { base }),
  monolingual: component.template !== "",
});

/** How the base file is read for work on a translation: in the source language, with the forms of the translation. */
export const baseContext = (component: Parameters<typeof codecContext>[0], translation: Worked): CodecContext =>
  codecContext(component, { ...translation, language_code: component.source_language_code });
