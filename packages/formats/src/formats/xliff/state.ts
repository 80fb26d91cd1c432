/** The states of XLIFF 1: `state` of a target, `approved` and `translate` of a unit. */
import type { UnitState } from "../../contract/index.ts";

const fuzzy: ReadonlySet<string> = new Set(["new", "needs-translation", "needs-adaptation", "needs-l10n"]);

export interface Marks {
  readonly state: string | undefined;
  readonly isApproved: boolean;
}

/** The state of a unit with a text. */
export const stateOf = (marks: readonly Marks[]): UnitState => {
  if (marks.some(({ state }) => state !== undefined && fuzzy.has(state))) return "fuzzy";
  return marks.every(({ isApproved }) => isApproved) ? "approved" : "translated";
};

/** The attribute for a state; undefined for states that are not written. */
export const stateAttribute = (state: UnitState | undefined): string | undefined => {
  switch (state) {
    case "fuzzy":
      return "needs-translation";
    case "translated":
      return "translated";
    case "approved":
      return "final";
    default:
      return undefined;
  }
};
