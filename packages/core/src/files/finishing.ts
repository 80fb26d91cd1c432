/** The last touch on a unit that was read: flags, priority and checks of the place where it stands. Pure. */
import { formSeparator } from "../changes/model.ts";
import { isReadOnly, priorityOf } from "../checks/index.ts";
import type { ComponentFacts } from "../components/facts.ts";
import type { TranslationFacts } from "../translations/model.ts";
import { checkPlace } from "../units/checkPlace.ts";
import { checkUnit, effectiveFlags } from "../units/editing.ts";
import type { Rules } from "./comparison.ts";

export const finisher = (
  { component, source }: { readonly component: ComponentFacts; readonly source: TranslationFacts },
  translation: TranslationFacts,
): Rules["finish"] => {
  const place = checkPlace(component, source, translation);
  return (unit, extra) => {
    const own = { ...place, source: unit.source, flags: unit.flags, source_flags: extra };
    const flags = effectiveFlags(own);
    const state = isReadOnly(flags) ? 100 : unit.state;
    return {
      state,
      originalState: unit.originalState,
      priority: priorityOf(flags),
      failing: checkUnit(own, unit.target, state, unit.note),
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
