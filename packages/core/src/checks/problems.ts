/** What a unit fails, in more words than its record has: in which forms, and what would put it right. */
import { failingSteps, type Step } from "./evaluate.ts";
import { fixOf } from "./fixes.ts";
import type { UnitFacts } from "./model.ts";

/** A change of one form. */
export interface Fix {
  readonly form: number;
  /** Whether `text` is what the form should be as a whole, or a part that is missing somewhere in it. */
  readonly kind: "replace" | "insert";
  readonly text: string;
}

export interface Problem {
  readonly id: Step["id"];
  /** Places of the forms that fail, each by itself; empty where all of them do together. */
  readonly forms: readonly number[];
  readonly fixes: readonly Fix[];
}

/** Judge the forms of a plural against one another. */
const ofAllForms: ReadonlySet<string> = new Set<Step["id"]>(["plurals", "same-plurals"]);

/** The unit as if it had one form only; which form it is, and so which numbers it is for, stays. */
const alone = (unit: UnitFacts, form: number, text = unit.targets[form] ?? ""): UnitFacts => ({
  ...unit,
  targets: unit.targets.map((_, place) => (place === form ? text : "")),
});

/** All problems that the unit has by itself. */
export const problemsOf = (unit: UnitFacts): readonly Problem[] =>
  failingSteps(unit).map(({ id, fails }) => {
    if (unit.isSource || ofAllForms.has(id)) return { id, forms: [], fixes: [] };
    const forms = [...unit.targets.keys()].filter((form) => unit.targets[form] !== "" && fails(alone(unit, form)));
    const passes = (form: number, text: string) => text.trim() !== "" && !fails(alone(unit, form, text));
    return { id, forms, fixes: forms.flatMap((form) => fixOf(id, unit, form, passes)) };
  });
