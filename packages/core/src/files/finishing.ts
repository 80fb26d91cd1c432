/** The last touch on a unit that was read: flags, priority and checks of the place where it stands. Pure. */
import { formSeparator } from "../changes/model.ts";
import { flagsOf, isReadOnly, priorityOf } from "../checks/index.ts";
import type { ComponentFacts } from "../components/facts.ts";
import type { TranslationFacts } from "../translations/model.ts";
import { checkUnit } from "../units/editing.ts";
import { formatFlags } from "../units/formatFlags.ts";
import type { Rules } from "./comparison.ts";

export const finisher = (
  { component, source }: { readonly component: ComponentFacts; readonly source: TranslationFacts },
  translation: TranslationFacts,
): Rules["finish"] => {
  const place = {
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
  };
  const general = [formatFlags(component.file_format), component.check_flags, translation.check_flags] as const;
  return (unit, extra) => {
    const flags = flagsOf(...general, unit.flags, extra, "");
    const state = isReadOnly(flags) ? 100 : unit.state;
    return {
      state,
      originalState: unit.originalState,
      priority: priorityOf(flags),
      failing: checkUnit(
        { ...place, source: unit.source, flags: unit.flags, source_flags: extra },
        unit.target,
        state,
        unit.note,
      ),
    };
  };
};

/** Which strings that come new from files wait for another look, as the component's add-ons want it. */
export const doubting = (
  { file_settings: { review = {} } }: ComponentFacts,
  translation: TranslationFacts,
): Rules["isDoubted"] => {
  if (translation.is_source) return () => translation.is_template && review.sources === true;
  if (review.targets === true) return () => true;
  return ({ source, target }) => review.same === true && joined(source) === joined(target);
};

const joined = (forms: readonly string[]) => forms.join(formSeparator);
