/** What a codec is told about a file: its language, plural forms and the component's options. */
import type { CodecContext, Document } from "@dragoman/formats";
import type { ComponentFacts } from "../components/facts.ts";
import { pluralCategories } from "../languages/plural.ts";
import type { TranslationFacts } from "../translations/model.ts";

export const codecContext = (
  component: Pick<ComponentFacts, "source_language_code" | "template" | "file_settings">,
  translation: Pick<TranslationFacts, "language_code" | "language" | "plural_number" | "plural_formula">,
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
