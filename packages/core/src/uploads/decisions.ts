/** What becomes of each string of an uploaded file that is laid over a translation. Pure. */
import type { UnitId } from "../ids/index.ts";
import { toForms } from "../files/index.ts";
import { pluralCategories } from "../languages/index.ts";
import type { FoundTranslation } from "../translations/index.ts";
import { joinForms, asWorded, type Revision, reworded, type UnitFacts } from "../units/index.ts";
import { checkPlace } from "../units/inside.ts";
import { type Conflicts, makeMatcher, refuseOverwrite } from "./matching.ts";
import type { PlannedString, UploadResult } from "./model.ts";
import type { ReadUpload, UploadedString } from "./reading.ts";
import type { UploadTarget } from "./store.ts";

export interface Manner {
  readonly method: "translate" | "approve" | "fuzzy" | "suggest";
  readonly conflicts: Conflicts;
  readonly fuzzy: "" | "process" | "approve";
  /** Units that are judged by another way than the rest. */
  readonly chosen?: { readonly units: ReadonlySet<UnitId>; readonly conflicts: Conflicts };
}

/** A string that a unit takes over. */
export interface Taken {
  readonly unit: UploadTarget;
  readonly target: readonly string[];
  /** Undefined of a suggestion. */
  readonly revision: Revision | undefined;
}

export interface Decisions {
  readonly taken: readonly Taken[];
  readonly rows: readonly PlannedString[];
  readonly result: UploadResult;
}

const wantedStates = { translate: 20, fuzzy: 10, approve: 30, suggest: 20 } as const;

/** Whether a string of the file is looked at: untranslated ones are not, fuzzy ones only where that is asked for. */
export const counts = (string: UploadedString, fuzzy: Manner["fuzzy"]): boolean =>
  string.target.some((form) => form !== "") && !(string.fuzzy && fuzzy === "");

/** `suggested`: the suggestions that are there, as unit and text. */
export const decide = (
  found: FoundTranslation,
  known: readonly UploadTarget[],
  suggested: ReadonlySet<string>,
  received: ReadUpload,
  { method, conflicts, fuzzy, chosen }: Manner,
): Decisions => {
  const { component, translation } = found;
  const matcher = makeMatcher(known, received.monolingual);
  const plural = { number: translation.plural_number, formula: translation.plural_formula };
  const categories = pluralCategories(translation.language, plural);
  const source = {
    language: component.source_language_code,
    plural_number: translation.source_plural_number,
    plural_formula: translation.source_plural_formula,
  };
  const place = { ...checkPlace(component, source, translation), ...factsOf(found) };
  // A file of keys is read with the template beneath it, and has all strings of that; a table has its rows.
  const overlaid = received.monolingual && !received.codec.extensions.includes("csv");
  const rows: PlannedString[] = [];
  const taken = new Map<UnitId, { readonly take: Taken; readonly row: number }>();

  for (const string of received.strings) {
    if (!counts(string, fuzzy)) continue;
    const unit = matcher.find(string);
    const row = rowOf(translation.language, unit, string);
    if (unit === undefined) {
      if (!overlaid) rows.push({ ...row, outcome: "not_found", kind: "not_found" });
      continue;
    }
    const facts: UnitFacts = { ...place, ...unit };
    const wording = {
      target: toForms(string.target, string.plural, categories),
      state: method === "suggest" || !(string.fuzzy && fuzzy === "process") ? wantedStates[method] : 10,
    } as const;
    const way = chosen?.units.has(unit.id) === true ? chosen.conflicts : conflicts;
    const refused = method === "suggest" ? undefined : refuseOverwrite(unit.state, way);
    const worded = asWorded(facts, wording, { fixups: true });
    const isSame = joinForms(unit.target) === joinForms(worded);
    const revision =
      refused === undefined && method !== "suggest" ? reworded(facts, wording, { fixups: true }) : undefined;
    const refusal =
      refused ??
      (method === "suggest"
        ? refuseSuggestion(unit, worded, isSame, suggested)
        : revision === undefined
          ? "The string says so already."
          : undefined);
    if (refusal !== undefined) {
      const kind = unit.state === 100 ? "refused" : refused === undefined || isSame ? "same" : "conflict";
      rows.push({ ...row, kind, reason: refusal, offered: worded });
      continue;
    }
    const earlier = taken.get(unit.id);
    if (earlier !== undefined)
      rows[earlier.row] = {
        ...row,
        kind: "refused",
        after: null,
        reason: "A later string of the file is for the same unit.",
      };
    const target = revision?.after.target ?? worded;
    taken.set(unit.id, { take: { unit, target, revision }, row: rows.length });
    rows.push(
      revision === undefined
        ? { ...row, outcome: "suggested", kind: "suggested", offered: null, after: { target, state: unit.state } }
        : {
            ...row,
            outcome: "changed",
            kind: "changed",
            offered: null,
            after: { target, state: revision.after.state },
          },
    );
  }
  return {
    taken: [...taken.values()].map(({ take }) => take),
    rows,
    result: {
      not_found: rows.filter(({ outcome }) => outcome === "not_found").length,
      skipped: rows.filter(({ outcome }) => outcome === "skipped").length,
      accepted: taken.size,
      total: overlaid ? Math.max(known.length, received.strings.length) : received.strings.length,
    },
  };
};

/** A row of nothing done yet. */
const rowOf = (language: string, unit: UploadTarget | undefined, string: UploadedString): PlannedString => ({
  outcome: "skipped",
  kind: "same",
  reason: null,
  unit: unit?.id ?? null,
  language,
  context: unit?.context ?? string.context,
  source: unit?.source ?? string.source,
  before: unit === undefined ? null : { target: unit.target, state: unit.state },
  after: null,
  offered: string.target,
});

/** What the units of a translation have in common; rights were asked for before. */
const factsOf = ({ component, translation }: FoundTranslation) => ({
  component_id: component.id,
  project_id: component.project_id,
  language_id: translation.language_id,
  plural_id: translation.plural_id,
  is_template: translation.is_template,
  access_control: component.access_control,
  translation_review: component.translation_review,
  source_review: component.source_review,
  restricted: component.restricted,
  locked: component.locked,
  agreement: component.agreement,
  agreed: true,
  enforced_checks: component.enforced_checks,
  template: component.template,
  edit_template: component.edit_template,
  manage_units: component.manage_units,
  enable_suggestions: component.enable_suggestions,
  suggestion_voting: component.suggestion_voting,
  suggestion_autoaccept: component.suggestion_autoaccept,
});

export const suggestionKey = (unitId: UnitId, target: readonly string[]) => `${unitId}\u0000${joinForms(target)}`;

const refuseSuggestion = (
  unit: UploadTarget,
  target: readonly string[],
  same: boolean,
  suggested: ReadonlySet<string>,
): string | undefined => {
  if (unit.state === 100) return "The string is read-only.";
  if (same) return "The string says so already.";
  return suggested.has(suggestionKey(unit.id, target)) ? "This was suggested already." : undefined;
};
