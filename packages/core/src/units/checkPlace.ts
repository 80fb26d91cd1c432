/** What decides about flags and checks of a translation's units, beside the units themselves. Pure. */
import type { ComponentFacts } from "../components/index.ts";
import type { TranslationFacts } from "../translations/index.ts";

export const checkPlace = (
  component: ComponentFacts,
  source: Pick<TranslationFacts, "language" | "plural_number" | "plural_formula">,
  translation: TranslationFacts,
) => ({
  is_source: translation.is_source,
  is_glossary: component.is_glossary,
  source_language: source.language,
  language: translation.language,
  plural_number: translation.plural_number,
  plural_formula: translation.plural_formula,
  source_plural_number: source.plural_number,
  source_plural_formula: source.plural_formula,
  project_name: component.project_name,
  component_name: component.name,
  file_format: component.file_format,
  check_flags: component.check_flags,
  translation_flags: translation.check_flags,
  extra_flags: "",
});
