/** What saving a text would make of a unit, by the rules of saving: nothing is written. Pure. */
import type { Actor } from "../access/model.ts";
import {
  type CheckId,
  checks,
  type Fix,
  type Highlight,
  highlightsOf,
  isInconsistent,
  isReused,
  problemsOf,
  relatedChecks,
  runsWith,
  type Translated,
} from "../checks/index.ts";
import { asChecked, effectiveFlags } from "./editing.ts";
import type { UnitDraft, UnitFacts } from "./model.ts";
import { refuseCopy } from "./policy.ts";
import { type Care, reworded, worded } from "./revising.ts";
import { unitStates } from "./states.ts";

export interface ForeseenCheck {
  readonly id: CheckId;
  /** Whether the component demands it, so that the string would need editing. */
  readonly enforced: boolean;
  /** Whether somebody has said of this string that it does not matter. */
  readonly dismissed: boolean;
  /** Forms that fail, each by itself; empty where all of them do together. */
  readonly forms: readonly number[];
  readonly fixes: readonly Fix[];
}

export interface Foresight {
  /** What would be stored, slips put right. */
  readonly target: readonly string[];
  readonly state: number;
  readonly checks: readonly ForeseenCheck[];
  /** Parts of each form, as it was sent, that checks guard. */
  readonly highlights: readonly (readonly Highlight[])[];
}

/** What stands around a unit. */
export interface Surroundings {
  /** Other strings that a translation would be taken over for. */
  readonly siblings: readonly UnitFacts[];
  /** Strings of the project that say what the draft says. */
  readonly alike: readonly Translated[];
  /** Whether its component takes translations over, and so compares them. */
  readonly propagates: boolean;
  readonly dismissed: readonly string[];
}

const care: Care = { fixups: true };

/** The checks among other strings that the unit would fail. A lost translation is told of when it is saved. */
const relatedOf = (
  actor: Actor,
  { revision: { after }, ...wording }: Drafted,
  { siblings, alike, propagates }: Surroundings,
): readonly CheckId[] => {
  if (after.is_source || after.is_glossary || after.state === unitStates.readOnly) return [];
  const others = siblings.map((sibling) =>
    refuseCopy(actor, sibling, wording.state) === undefined
      ? (reworded(sibling, wording, care)?.after ?? sibling)
      : sibling,
  );
  const said = ({ target: targets, state }: UnitFacts) => ({ targets, state });
  const failing = new Set([
    ...(propagates && isInconsistent(said(after), others.map(said)) ? ["inconsistent"] : []),
    ...(after.state !== unitStates.untranslated &&
    isReused({ sources: after.source, targets: after.target }, alike, after.plural_number)
      ? ["reused"]
      : []),
  ]);
  const flags = effectiveFlags(after);
  return relatedChecks.filter((id) => {
    const check = checks.find((each) => each.id === id);
    return failing.has(id) && check !== undefined && runsWith(check, flags);
  });
};

/** A draft with what saving it asks for, and what the unit by itself would become. */
export const drafted = (unit: UnitFacts, { target, state = unitStates.translated }: UnitDraft) => ({
  target,
  state,
  revision: worded(unit, { target, state }, care),
});
export type Drafted = ReturnType<typeof drafted>;

export const foresee = (actor: Actor, draft: Drafted, around: Surroundings): Foresight => {
  const { before: unit, after, asked } = draft.revision;
  const frozen = unit.state === unitStates.readOnly;
  const own = problemsOf(asChecked(after, after.target, frozen ? unit.state : asked, unit.note));
  const related = relatedOf(actor, draft, around);
  const enforced = (id: string) => unit.enforced_checks.includes(id);
  const lowered = after.state >= unitStates.translated && !frozen && related.some(enforced);
  const found = [...own, ...related.map((id) => ({ id, forms: [], fixes: [] }))];
  const flags = effectiveFlags(unit);
  return {
    target: after.target,
    state: lowered ? unitStates.needsEditing : after.state,
    checks: found.map((problem) => ({
      ...problem,
      enforced: enforced(problem.id),
      dismissed: around.dismissed.includes(problem.id),
    })),
    highlights: draft.target.map((form) => highlightsOf(form, flags, unit.source.at(-1))),
  };
};
