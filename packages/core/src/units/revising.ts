/**
 * What an act makes of a unit: its text, its state under the checks that are enforced, and what it fails. Pure;
 * `writing` stores it.
 */
import { applyFixups, isReadOnly, priorityOf } from "../checks/index.ts";
import { checkUnit, effectiveFlags } from "./editing.ts";
import { fitForms, formCount, type UnitFacts } from "./model.ts";
import { asHeld } from "./normalizing.ts";
import { sourceChanged, sourceValues } from "./sourceChange.ts";
import { settle, stateBeneath, type UnitStateNumber, unitStates } from "./states.ts";

/** What a unit is to say. */
export interface Wording {
  readonly target: readonly string[];
  readonly state: UnitStateNumber;
}

/** What of an act's manner decides about texts and states. */
export interface Care {
  /** Whether slips are put right that nobody makes on purpose: of texts that somebody typed. */
  readonly fixups: boolean;
}

/** A unit before and after an act. */
export interface Revision {
  readonly before: UnitFacts;
  readonly after: UnitFacts & { readonly priority?: number };
  /** The checks that it fails by itself; undefined where they are what they were. */
  readonly failing: readonly string[] | undefined;
  /** The state that was asked for; an enforced check may have lowered it. */
  readonly asked: UnitStateNumber;
}

export const sameForms = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((form, index) => form === others[index]);

/** What a unit says in a state, once checks were asked: one that is enforced makes it wait for another look. */
export const judged = (
  unit: Parameters<typeof checkUnit>[0] & Pick<UnitFacts, "enforced_checks" | "note">,
  target: readonly string[],
  asked: UnitStateNumber,
): { readonly failing: readonly string[]; readonly state: UnitStateNumber } => {
  const failing = checkUnit(unit, target, asked, unit.note);
  const counts = asked === unitStates.translated || asked === unitStates.approved;
  const lowered = counts && failing.some((check) => unit.enforced_checks.includes(check));
  return { failing, state: lowered ? unitStates.needsEditing : asked };
};

/** A text as the unit and its file are to have it. */
export const asWorded = (unit: UnitFacts, { target }: Pick<Wording, "target">, { fixups }: Care): readonly string[] => {
  const fitted = fitForms(target, formCount(unit));
  const fixed = fixups
    ? applyFixups({
        sources: unit.source,
        targets: fitted,
        language: unit.language,
        flags: effectiveFlags(unit),
        isTemplate: unit.is_template,
      })
    : fitted;
  return asHeld(unit.file_format, unit.file_key, fixed);
};

/** A text and a state as the unit and its file are to have them, before checks are asked. */
const settled = (unit: UnitFacts, wording: Wording, care: Care) => {
  const target = asWorded(unit, wording, care);
  return { target, asked: wording.state === unitStates.readOnly ? wording.state : settle(wording.state, target) };
};

/** The unit with what was settled. Beneath a flag its state changes unseen. */
const revised = (unit: UnitFacts, { target, asked }: ReturnType<typeof settled>) => {
  const frozen = unit.state === unitStates.readOnly;
  const now = unit.is_template ? { ...unit, ...sourceValues(unit, target) } : unit;
  const { failing, state } = judged(now, target, frozen ? unit.state : asked);
  return {
    before: unit,
    after: { ...now, target, state, original_state: frozen ? asked : state, pending: true },
    failing,
    asked,
  } satisfies Revision;
};

/** The unit with another text or state, even where it says so already. */
export const worded = (unit: UnitFacts, wording: Wording, care: Care) => revised(unit, settled(unit, wording, care));

/** The same; undefined where it says so already. */
export const reworded = (unit: UnitFacts, wording: Wording, care: Care): Revision | undefined => {
  const wanted = settled(unit, wording, care);
  const same = sameForms(unit.target, wanted.target);
  if (same && stateBeneath(unit) === wanted.asked) return undefined;
  const revision = revised(unit, wanted);
  // An enforced check has held it where it is.
  const held = same && unit.state !== unitStates.readOnly && revision.after.state === unit.state;
  return held ? undefined : revision;
};

/** A source string, or a translation of it, under other flags. Beneath one it keeps the state that it had. */
export const reflagged = (unit: UnitFacts, extra_flags: string): Revision => {
  const flagged = unit.is_source ? { ...unit, extra_flags } : { ...unit, source_flags: extra_flags };
  const flags = effectiveFlags(flagged);
  const asked = isReadOnly(flags) ? unitStates.readOnly : stateBeneath(unit);
  const failing = checkUnit(flagged, unit.target, asked, unit.note);
  return {
    before: unit,
    after: { ...flagged, state: asked, original_state: stateBeneath(unit), priority: priorityOf(flags) },
    failing,
    asked,
  };
};

/** A translation whose source string says something else. */
export const resourced = (unit: UnitFacts, text: readonly string[]): Revision => {
  const moved = { ...unit, ...sourceValues(unit, text), ...sourceChanged(unit, text) };
  const { failing, state } = judged(moved, unit.target, moved.state);
  const lowered = state === moved.state ? {} : { state, original_state: state };
  return { before: unit, after: { ...moved, ...lowered }, failing, asked: moved.state };
};

/** A source string with another explanation, and under other flags. */
export const described = (
  unit: UnitFacts,
  {
    explanation = unit.explanation,
    extra_flags = unit.extra_flags,
  }: Partial<Pick<UnitFacts, "explanation" | "extra_flags">>,
): Revision => {
  const same: Revision = { before: unit, after: unit, failing: undefined, asked: unit.state };
  const revision = extra_flags === unit.extra_flags ? same : reflagged(unit, extra_flags);
  return { ...revision, after: { ...revision.after, explanation } };
};

/** The source's text in as many forms as the target has. */
export const sourceAsTarget = ({ source, target }: Pick<UnitFacts, "source" | "target">): readonly string[] =>
  target.map((_, index) => source[Math.min(index, source.length - 1)] ?? "");

/** Facts that records carry beside the text and the state. */
const carried = ["source", "previous_source", "explanation", "extra_flags"] as const;

interface Carried extends Pick<UnitFacts, (typeof carried)[number]> {
  readonly state: number;
  /** What lies beneath a state: told where that changes, and is not the new state itself. */
  readonly original_state: number;
}

/** What an act changed of them. */
export const turned = ({ before, after }: { readonly before: Carried; readonly after: Carried }) => {
  const differing: (keyof Carried)[] = carried.filter((name) =>
    name === "source" ? !sameForms(before.source, after.source) : before[name] !== after[name],
  );
  const beneath = (unit: Carried) => (unit.state === unit.original_state ? undefined : unit.original_state);
  if (beneath(before) !== beneath(after)) differing.push("original_state");
  const pick = (unit: Carried) => Object.fromEntries(differing.map((name) => [name, unit[name]]));
  return differing.length === 0 ? {} : { before: pick(before), after: pick(after) };
};
