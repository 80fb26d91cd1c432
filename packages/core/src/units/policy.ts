/** Who may change a unit, beyond holding the right: locks, agreements, reviews, read-only strings. Pure. */
import type { Actor, Subject } from "../access/model.ts";
import type { ScopedPermission } from "../access/permissions.ts";
import { may } from "../access/policy.ts";
import { isSystem } from "../access/system.ts";
import type { UnitFacts, UnitRead } from "./model.ts";
import { unitStates } from "./states.ts";

/** What keeps somebody from an act, by the name that programs know it by. */
export const refusals = {
  "read-only": "The string is read-only.",
  approved: "Only reviewers can change approved strings; you can make a suggestion instead.",
  "no-address": "You need an e-mail address on your account for this.",
  locked: "The component is locked.",
  agreement: "You must accept the contributor agreement of this component first.",
  "signed-out": "Sign in to translate.",
  "no-right": "You may not change translations here.",
  "no-source-right": "You may not change source strings here.",
  votes: "This translation takes suggestions only, which are accepted by votes.",
  "no-reviews": "Reviews are not enabled here.",
  "no-review-right": "You may not approve translations.",
  "no-properties-right": "These properties can be set on source strings only, by those who may edit sources.",
  "no-suggestions": "This component takes no suggestions.",
  "no-suggestion-right": "You may not make suggestions here.",
  "no-dismissal-right": "You may not dismiss checks here.",
  "no-comment-right": "You may not comment here.",
  "other-language": "You may do this in other languages of this place, not in this one.",
} as const;
export type RefusalCode = keyof typeof refusals;

/** Why not; undefined where the actor may. */
export type Refusal = string | undefined;

export const subjectOfUnit = (
  unit: Pick<UnitFacts, "project_id" | "access_control" | "component_id" | "restricted" | "language_id">,
): Subject => ({
  project: { id: unit.project_id, accessControl: unit.access_control },
  component: { id: unit.component_id, restricted: unit.restricted },
  languageId: unit.language_id,
});

/** Whether strings may be added, locks and agreements aside. */
export const mayAddStrings = (actor: Actor, place: Subject, isGlossary: boolean): boolean =>
  may(actor, isGlossary ? "glossary.add" : "unit.add", place).allowed;

type Place = Pick<UnitFacts, "locked" | "agreement" | "agreed">;

/** What anybody who changes strings must meet. */
export const refuseContribution = (actor: Actor, place: Place): Refusal => {
  if (isSystem(actor)) return place.locked ? refusals.locked : undefined;
  if (!actor.isAnonymous && actor.email === null) return refusals["no-address"];
  if (place.locked) return refusals.locked;
  if (place.agreement !== "" && !place.agreed) return refusals.agreement;
  return undefined;
};

const refuseRight = (actor: Actor, unit: UnitFacts, permission: ScopedPermission, reason: string): Refusal => {
  const asked = unit.is_glossary && permission === "unit.edit" ? "glossary.edit" : permission;
  return may(actor, asked, subjectOfUnit(unit)).allowed ? undefined : reason;
};

const reviewsOn = (unit: UnitFacts) => (unit.is_source ? unit.source_review : unit.translation_review);

export const refuseReview = (actor: Actor, unit: UnitFacts): Refusal =>
  !reviewsOn(unit)
    ? refusals["no-reviews"]
    : (refuseContribution(actor, unit) ?? refuseRight(actor, unit, "unit.review", refusals["no-review-right"]));

const holdsReview = (actor: Actor, unit: UnitFacts) => may(actor, "unit.review", subjectOfUnit(unit)).allowed;

export const refuseEdit = (actor: Actor, unit: UnitFacts): Refusal => {
  if (unit.state === unitStates.readOnly) return refusals["read-only"];
  if (unit.state === unitStates.approved && !holdsReview(actor, unit)) return refusals.approved;
  const refusal =
    refuseContribution(actor, unit) ??
    refuseRight(actor, unit, "unit.edit", actor.isAnonymous ? refusals["signed-out"] : refusals["no-right"]);
  if (refusal !== undefined) return refusal;
  if (unit.is_template && refuseRight(actor, unit, "unit.template", "no") !== undefined)
    return refusals["no-source-right"];
  if (
    unit.suggestion_voting &&
    unit.suggestion_autoaccept > 0 &&
    refuseRight(actor, unit, "unit.override", "no") !== undefined
  )
    return refusals.votes;
  return undefined;
};

/** Whether a translation may be taken over for another string that says the same. */
export const refuseCopy = (actor: Actor, sibling: UnitFacts, state: number): Refusal =>
  refuseEdit(actor, sibling) ??
  // Who reviews one component does not review the others by it.
  (state === unitStates.approved ? refuseReview(actor, sibling) : undefined);

/** Suggestions change no string: no agreement is asked for, and approved strings take them too. */
export const refuseSuggestion = (actor: Actor, unit: UnitFacts): Refusal => {
  if (unit.state === unitStates.readOnly) return refusals["read-only"];
  if (unit.locked) return refusals.locked;
  if (!unit.enable_suggestions) return refusals["no-suggestions"];
  return refuseRight(actor, unit, "suggestion.add", refusals["no-suggestion-right"]);
};

/** Whether somebody changed the unit after it was read. */
export const isOutdated = (unit: Pick<UnitRead, "last_updated">, basedOn: string | undefined): boolean =>
  basedOn !== undefined && basedOn !== "" && basedOn !== unit.last_updated;

/** Flags, explanation and labels belong to source strings. */
export const refuseSourceProperties = (actor: Actor, unit: UnitFacts): Refusal =>
  unit.is_source && may(actor, "source.edit", subjectOfUnit(unit)).allowed
    ? undefined
    : refusals["no-properties-right"];

export const refuseDismissal = (actor: Actor, unit: UnitFacts): Refusal =>
  may(actor, "unit.check", subjectOfUnit(unit)).allowed ? undefined : refusals["no-dismissal-right"];
