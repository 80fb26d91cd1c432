/** What becomes of each string of an uploaded file that is laid over a translation. Pure. */
import { formSeparator } from "../changes/index.ts";
import { applyFixups, countCharacters, countWords, priorityOf } from "../checks/index.ts";
import { toForms } from "../files/index.ts";
import { pluralCategories } from "../languages/index.ts";
import type { FoundTranslation } from "../translations/index.ts";
import {
  asHeld,
  checkPlace,
  checkUnit,
  contentHash,
  effectiveFlags,
  type FileUnit,
  fitForms,
  formCount,
  type SettableState,
  settle,
} from "../units/index.ts";
import { type Conflicts, makeMatcher, refuseOverwrite } from "./matching.ts";
import type { PlannedString, UploadResult } from "./model.ts";
import type { ReadUpload, UploadedString } from "./reading.ts";
import type { UploadTarget } from "./store.ts";

export interface Manner {
  readonly method: "translate" | "approve" | "fuzzy" | "suggest";
  readonly conflicts: Conflicts;
  readonly fuzzy: "" | "process" | "approve";
}

/** A string that a unit takes over. */
export interface Taken {
  readonly unit: UploadTarget;
  readonly target: readonly string[];
  /** What was asked for; an enforced check may lower it. */
  readonly asked: SettableState;
  readonly after: FileUnit;
}

export interface Decisions {
  readonly taken: readonly Taken[];
  readonly rows: readonly PlannedString[];
  readonly result: UploadResult;
}

const wantedStates = { translate: 20, fuzzy: 10, approve: 30 } as const;
const joined = (forms: readonly string[]) => forms.join(formSeparator);

/** Whether a string of the file is looked at: untranslated ones are not, fuzzy ones only where that is asked for. */
export const counts = (string: UploadedString, fuzzy: Manner["fuzzy"]): boolean =>
  string.target.some((form) => form !== "") && !(string.fuzzy && fuzzy === "");

/** `suggested`: the suggestions that are there, as unit and text. */
export const decide = (
  found: FoundTranslation,
  known: readonly UploadTarget[],
  suggested: ReadonlySet<string>,
  received: ReadUpload,
  { method, conflicts, fuzzy }: Manner,
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
  const place = checkPlace(component, source, translation);
  // A file of keys is read with the template beneath it, and has all strings of that; a table has its rows.
  const overlaid = received.monolingual && !received.codec.extensions.includes("csv");
  const rows: PlannedString[] = [];
  const taken = new Map<number, { readonly take: Taken; readonly row: number }>();

  for (const string of received.strings) {
    if (!counts(string, fuzzy)) continue;
    const unit = matcher.find(string);
    const row = rowOf(translation.language, unit, string);
    if (unit === undefined) {
      if (!overlaid) rows.push({ ...row, outcome: "not_found" });
      continue;
    }
    const own = { ...place, source: unit.source, flags: unit.flags, source_flags: unit.source_flags };
    const flags = effectiveFlags(own);
    const fixed = applyFixups({
      sources: unit.source,
      targets: fitForms(
        toForms(string.target, string.plural, categories),
        formCount({ source: unit.source, target: unit.target, plural_number: plural.number }),
      ),
      language: translation.language,
      flags,
      isTemplate: translation.is_template,
    });
    const target = asHeld(component.file_format, unit.file_key, fixed);
    const asked =
      method === "suggest" ? 20 : settle(string.fuzzy && fuzzy === "process" ? 10 : wantedStates[method], target);
    const same = joined(unit.target) === joined(target);
    const refusal =
      method === "suggest"
        ? refuseSuggestion(unit, target, same, suggested)
        : (refuseOverwrite(unit.state, conflicts) ??
          (same && unit.state === asked ? "The string says so already." : undefined));
    if (refusal !== undefined) {
      rows.push({ ...row, reason: refusal });
      continue;
    }
    const earlier = taken.get(unit.id);
    if (earlier !== undefined)
      rows[earlier.row] = {
        ...row,
        after: null,
        reason: "A later string of the file is for the same unit.",
      };
    const failing = checkUnit(own, target, asked);
    const lowered = asked >= 20 && failing.some((check) => component.enforced_checks.includes(check)) ? 10 : asked;
    const original = translation.is_template ? target : unit.source;
    const after: FileUnit = {
      idHash: unit.id_hash,
      contentHash: contentHash(original, unit.context),
      fileKey: unit.file_key,
      position: unit.position,
      context: unit.context,
      source: original,
      target,
      previousSource: unit.previous_source,
      location: unit.location,
      note: unit.note,
      flags: unit.flags,
      state: lowered,
      originalState: lowered,
      priority: priorityOf(flags),
      words: translation.is_template ? countWords(target, component.source_language_code) : unit.num_words,
      chars: translation.is_template ? countCharacters(target) : unit.num_chars,
      failing,
      pending: true,
    };
    taken.set(unit.id, { take: { unit, target, asked, after }, row: rows.length });
    rows.push(
      method === "suggest"
        ? { ...row, outcome: "suggested", after: { target, state: unit.state } }
        : { ...row, outcome: "changed", after: { target, state: lowered } },
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
  reason: null,
  unit: unit?.id ?? null,
  language,
  context: unit?.context ?? string.context,
  source: unit?.source ?? string.source,
  before: unit === undefined ? null : { target: unit.target, state: unit.state },
  after: null,
});

export const suggestionKey = (unitId: number, target: readonly string[]) => `${unitId}\u0000${joined(target)}`;

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
