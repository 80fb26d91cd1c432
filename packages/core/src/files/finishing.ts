/** The last touch on a unit that was read: flags, priority and checks of the place where it stands. Pure. */
import { isReadOnly, priorityOf } from "../checks/index.ts";
import type { ComponentFacts } from "../components/facts.ts";
import type { TranslationFacts } from "../translations/model.ts";
import { checkPlace } from "../units/checkPlace.ts";
import { checkUnit, effectiveFlags } from "../units/editing.ts";
import type { FileUnit } from "../units/fileUnits.ts";
import { joinForms } from "../units/forms.ts";
import type { Rules } from "./comparison.ts";
import type { ReadUnit } from "./reading.ts";

/** Where units stand. */
export type Surroundings = ReturnType<typeof checkPlace>;

/** What the place lays on a unit. */
export type Finished = Pick<FileUnit, "failing" | "priority" | "state" | "originalState">;

/** Lays flags and checks on a unit; `extra` are the flags that people set on its source string. */
export type Finish = (unit: ReadUnit, extra: string) => Finished;

export const finishing =
  (surroundings: Surroundings): Finish =>
  (unit, extra) => {
    const own = { ...surroundings, source: unit.source, flags: unit.flags, source_flags: extra };
    const flags = effectiveFlags(own);
    const state = isReadOnly(flags) ? 100 : unit.state;
    return {
      state,
      originalState: unit.originalState,
      priority: priorityOf(flags),
      failing: checkUnit(own, unit.target, state, unit.note),
    };
  };

/** Which strings that come new from files wait for another look, as the component's add-ons want it. */
export const doubting = (
  { file_settings: { review = {} } }: ComponentFacts,
  translation: TranslationFacts,
): Rules["isDoubted"] => {
  if (translation.is_source) return () => translation.is_template && review.sources === true;
  if (review.targets === true) return () => true;
  return ({ source, target }) => review.same === true && joinForms(source) === joinForms(target);
};
