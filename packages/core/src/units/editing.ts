/** What a request makes of a unit, in the order of judging. Pure: the service loads before and stores behind. */
import { type FieldMessages, Forbidden, Invalid, Refused } from "../access/errors.ts";
import type { Actor } from "../access/model.ts";
import { type Action, actions } from "../changes/actions.ts";
import { failingChecks, flagsOf, pluralForms, type UnitFacts as CheckedFacts } from "../checks/index.ts";
import { pluralIndex } from "../languages/plural.ts";
import { formCount, type UnitFacts, type UnitPatch } from "./model.ts";
import { refuseEdit, refuseReview, refuseSourceProperties } from "./policy.ts";
import { formatFlags } from "./formatFlags.ts";
import { mayMove, type SettableState, unitStates } from "./states.ts";

export interface Edit {
  /** Undefined where only properties of the source string change. */
  readonly text: { readonly target: readonly string[]; readonly state: SettableState } | undefined;
  readonly properties: Pick<UnitPatch, "explanation" | "extra_flags" | "labels">;
}

/** The edit that `patch` asks for, or why not. */
export const judge = (actor: Actor, unit: UnitFacts, patch: UnitPatch): Edit | Forbidden | Invalid | Refused => {
  const { target, state, based_on: _, ...properties } = patch;
  const edits = target !== undefined || state !== undefined;
  const blanks: Record<string, string[]> = {};
  target?.forEach((form, index) => {
    if (form === "" && state !== 0) blanks[index] = ["This field may not be blank."];
  });
  if (Object.keys(blanks).length > 0) return Invalid.of({ target: blanks as FieldMessages });
  if (Object.keys(properties).length > 0) {
    const refusal = refuseSourceProperties(actor, unit);
    if (refusal !== undefined) return new Forbidden({ reason: refusal });
  }
  if (!edits) return { text: undefined, properties };
  if ((target?.length ?? 0) !== formCount(unit))
    return Invalid.field("target", `The string has ${formCount(unit)} plural forms.`);
  if (unit.state === unitStates.readOnly) return new Forbidden({ reason: "The string is read-only." });
  if (target === undefined || state === undefined) return new Refused({ reason: "Send both target and state." });
  if (state === 0 && target.some((form) => form !== ""))
    return Invalid.field("state", "An untranslated string has no text.");
  const refusal = refuseEdit(actor, unit);
  if (refusal !== undefined) return new Forbidden({ reason: refusal });
  const review = state === unitStates.approved ? refuseReview(actor, unit) : undefined;
  if (review !== undefined) return Invalid.field("state", review);
  if (!mayMove(unit.state, state, state === unitStates.approved || unit.state === unitStates.approved))
    return Invalid.field("state", "The string cannot be moved to this state.");
  return { text: { target, state }, properties };
};

/** The flags that hold for a unit: of its format, component, translation, file and source string; later ones win. */
export const effectiveFlags = (
  unit: Pick<UnitFacts, "file_format" | "check_flags" | "translation_flags" | "flags" | "source_flags" | "extra_flags">,
) =>
  flagsOf(
    formatFlags(unit.file_format),
    unit.check_flags,
    unit.translation_flags,
    unit.flags,
    unit.source_flags,
    unit.extra_flags,
  );

/** Two forms that are not those of the source language are the singular and the plural that gettext's files have. */
const gettextForms = pluralForms(2, (n) => (n === 1 ? 0 : 1));
const sourceForms = ({ source, source_plural_number, source_plural_formula }: Checked) =>
  source.length === 2 && source_plural_number !== 2
    ? gettextForms
    : formsOf(source_plural_number, source_plural_formula);

/** Examples of the numbers of each form, made once for a formula. */
const examples = new Map<string, ReturnType<typeof pluralForms>>();
const formsOf = (number: number, formula: string) => {
  const key = `${number} ${formula}`;
  const known = examples.get(key);
  if (known !== undefined) return known;
  const made = pluralForms(number, pluralIndex(formula));
  examples.set(key, made);
  return made;
};

type Checked = Pick<
  UnitFacts,
  | "source"
  | "is_source"
  | "is_glossary"
  | "source_language"
  | "language"
  | "plural_number"
  | "plural_formula"
  | "source_plural_number"
  | "source_plural_formula"
  | "project_name"
  | "component_name"
  | "file_format"
  | "check_flags"
  | "translation_flags"
  | "flags"
  | "source_flags"
  | "extra_flags"
>;

/** A unit as checks are given it. */
export const asChecked = (unit: Checked, target: readonly string[], state: number, note = ""): CheckedFacts => ({
  sources: unit.source,
  targets: target,
  state,
  isSource: unit.is_source,
  isGlossary: unit.is_glossary,
  flags: effectiveFlags(unit),
  sourceLanguage: unit.source_language,
  targetLanguage: unit.language,
  sourcePlural: sourceForms(unit),
  targetPlural: formsOf(unit.plural_number, unit.plural_formula),
  note,
  projectName: unit.project_name,
  componentName: unit.component_name,
});

export const checkUnit = (...facts: Parameters<typeof asChecked>): readonly string[] =>
  failingChecks(asChecked(...facts));

/** The act that an edit is recorded as. */
export const editAction = (from: number, to: number): Action => {
  if (to === unitStates.needsEditing) return actions.markedForEdit;
  if (to === unitStates.approved) return actions.translationApproved;
  return from === unitStates.untranslated ? actions.translationAdded : actions.translationChanged;
};
