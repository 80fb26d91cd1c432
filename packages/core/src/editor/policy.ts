/** What somebody may do with a string, and why not, by the law that decides acts. Pure. */
import { type Actor, may, type ScopedPermission } from "../access/index.ts";
import type { LanguageId } from "../ids/index.ts";
import {
  type Refusal,
  type RefusalCode,
  refusals,
  refuseDismissal,
  refuseEdit,
  refuseReview,
  refuseSourceProperties,
  refuseSuggestion,
  subjectOfUnit,
  type UnitFacts,
} from "../units/index.ts";

export const acts = ["edit", "suggest", "review", "edit_source", "dismiss", "comment"] as const;
export type Act = (typeof acts)[number];

export interface Verdict {
  readonly allowed: boolean;
  readonly code: RefusalCode | null;
  readonly reason: string | null;
}

const codes = new Map<string, RefusalCode>(
  Object.entries(refusals).map(([code, reason]) => [reason, code as RefusalCode]),
);

const verdictOf = (refusal: Refusal): Verdict =>
  refusal === undefined
    ? { allowed: true, code: null, reason: null }
    : { allowed: false, code: codes.get(refusal) ?? null, reason: refusal };

/** Refusals that another language would not meet. */
const ofRight = new Set<string>([refusals["no-right"], refusals["no-suggestion-right"], refusals["no-review-right"]]);

/** A refusal of a right says whether other languages have it. */
const inLanguage = (actor: Actor, unit: UnitFacts, permission: ScopedPermission, refusal: Refusal): Refusal => {
  if (refusal === undefined || !ofRight.has(refusal)) return refusal;
  const { project, component } = subjectOfUnit(unit);
  const elsewhere = may(actor, permission, component === undefined ? { project } : { project, component });
  return elsewhere.allowed ? refusals["other-language"] : refusal;
};

/** `sourceLanguageId`: explanation, flags and labels are the source string's, whatever language shows them. */
export const verdicts = (
  actor: Actor,
  unit: UnitFacts,
  sourceLanguageId: LanguageId,
): Readonly<Record<Act, Verdict>> => {
  const needs = (permission: ScopedPermission, refusal: string): Refusal =>
    may(actor, permission, subjectOfUnit(unit)).allowed ? undefined : refusal;
  const editing = unit.is_glossary ? "glossary.edit" : "unit.edit";
  const source = { ...unit, is_source: true, language_id: sourceLanguageId };
  return {
    edit: verdictOf(inLanguage(actor, unit, editing, refuseEdit(actor, unit))),
    suggest: verdictOf(inLanguage(actor, unit, "suggestion.add", refuseSuggestion(actor, unit))),
    review: verdictOf(inLanguage(actor, unit, "unit.review", refuseReview(actor, unit))),
    edit_source: verdictOf(refuseSourceProperties(actor, source)),
    dismiss: verdictOf(refuseDismissal(actor, unit)),
    comment: verdictOf(needs("comment.add", refusals["no-comment-right"])),
  };
};
