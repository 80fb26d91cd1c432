/** A unit: a source string with its target in one translation. */
import { Schema } from "effect";
import {
  type ComponentId,
  LabelId,
  type LanguageId,
  type PluralId,
  type ProjectId,
  type TranslationId,
  type UnitId,
} from "../ids/index.ts";
import { validateFlags } from "../checks/index.ts";
import type { UnitCounts } from "../changes/model.ts";
import { Choice, field, Flag, problem, readText, Problem, sentText, Text, TextList } from "../fields/index.ts";
import { settableStates } from "./states.ts";

const Forms = TextList({ blank: true, trim: false, max: 100_000 });

/** What PATCH and PUT send. */
export const UnitPatch = Schema.Struct({
  target: Schema.optionalKey(Forms),
  state: Schema.optionalKey(Choice(settableStates)),
  explanation: Schema.optionalKey(Text({ blank: true, max: 100_000 })),
  extra_flags: Schema.optionalKey(Text({ blank: true, max: 10_000, rule: (text) => validateFlags(text)[0] })),
  labels: Schema.optionalKey(
    field(Schema.Array(LabelId), { type: "array", items: { type: "integer", minimum: 1 } }, (input) => {
      if (!Array.isArray(input)) return problem(`Expected a list of items but got a ${typeof input}.`);
      const ids = input.map(Number);
      return ids.every((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31)
        ? ids
        : problem("Label with this ID was not found in this project.");
    }),
  ),
  /** The `last_updated` that the unit had when it was read: where it has another one, nothing is changed. */
  based_on: Schema.optionalKey(Text({ blank: true, max: 50 })),
});
export type UnitPatch = typeof UnitPatch.Type;

/** A text that somebody types; states that none is asked for are what saving it asks for. */
export const UnitDraft = Schema.Struct({
  target: Forms,
  state: Schema.optionalKey(Choice(settableStates)),
});
export type UnitDraft = typeof UnitDraft.Type;

/** Whether a check does not matter for a string. */
export const Dismissal = Schema.Struct({ dismissed: Flag });
export type Dismissal = typeof Dismissal.Type;

/** Forms as a list, or one text where there is no plural. */
const form = { blank: true, trim: false, max: 100_000 };
const sentForms = { anyOf: [sentText(form), { type: "array", items: sentText(form) }] };
const FormsOrText = field(Schema.Array(Schema.String), sentForms, (input) => {
  const texts = (Array.isArray(input) ? input : [input]).map((item) => readText(item, form));
  return texts.find((text) => text instanceof Problem) ?? (texts as string[]);
});

/** What POST sends: `key` and `value` for a monolingual component, else `context`, `source` and `target`. */
export const NewUnit = Schema.Struct({
  key: Schema.optionalKey(Text({ trim: false, max: 10_000 })),
  value: Schema.optionalKey(FormsOrText),
  context: Schema.optionalKey(Text({ blank: true, trim: false, max: 10_000 })),
  source: Schema.optionalKey(FormsOrText),
  target: Schema.optionalKey(FormsOrText),
  state: Schema.optionalKey(Choice(settableStates)),
});
export type NewUnit = typeof NewUnit.Type;

/** All that decides about an edit: the unit, and what it lies in. */
export interface UnitFacts {
  readonly id: UnitId;
  readonly translation_id: TranslationId;
  readonly source_unit_id: UnitId | null;
  readonly component_id: ComponentId;
  readonly project_id: ProjectId;
  readonly language_id: LanguageId;
  readonly language: string;
  readonly source_language: string;
  readonly plural_id: PluralId;
  readonly plural_number: number;
  readonly plural_formula: string;
  /** Of the component's source language. */
  readonly source_plural_number: number;
  readonly source_plural_formula: string;
  readonly content_hash: string;
  /** Names the unit in its file. */
  readonly file_key: string;
  readonly context: string;
  readonly source: readonly string[];
  readonly target: readonly string[];
  readonly previous_source: string;
  readonly flags: string;
  readonly extra_flags: string;
  readonly explanation: string;
  /** What developers say of it. */
  readonly note: string;
  readonly state: 0 | 10 | 20 | 30 | 100;
  /** What the file says, where the state follows from a flag. */
  readonly original_state: 0 | 10 | 20 | 30 | 100;
  readonly pending: boolean;
  readonly num_words: number;
  readonly num_chars: number;
  readonly has_suggestion: boolean;
  readonly has_comment: boolean;
  readonly has_failing_check: boolean;
  /** Whether somebody dismissed a check of it. */
  readonly dismissals: boolean;
  readonly is_source: boolean;
  readonly is_template: boolean;
  readonly translation_flags: string;
  readonly source_flags: string;
  readonly access_control: number;
  readonly translation_review: boolean;
  readonly source_review: boolean;
  readonly restricted: boolean;
  readonly locked: boolean;
  readonly agreement: string;
  readonly agreed: boolean;
  readonly check_flags: string;
  readonly enforced_checks: readonly string[];
  readonly file_format: string;
  readonly template: string;
  readonly edit_template: boolean;
  readonly manage_units: boolean;
  readonly is_glossary: boolean;
  readonly enable_suggestions: boolean;
  readonly suggestion_voting: boolean;
  readonly suggestion_autoaccept: number;
  readonly component_name: string;
  readonly project_name: string;
}

/** A unit as it was read from its row. */
export interface UnitRead extends UnitFacts {
  /** As the wire spells it. */
  readonly last_updated: string;
}

/** A unit as counters know it. */
export type Counted = Pick<
  UnitFacts,
  "id" | "translation_id" | "state" | "num_words" | "num_chars" | "has_failing_check" | "has_suggestion" | "has_comment"
>;

/** What a check that is judged apart from the unit's own has to know of it. */
export type JudgedApart = Counted &
  Pick<UnitFacts, "is_glossary" | "file_format" | "check_flags" | "translation_flags" | "flags" | "extra_flags">;

export const countsOf = (unit: Omit<Counted, "id" | "translation_id">): UnitCounts => ({
  state: unit.state,
  words: unit.num_words,
  chars: unit.num_chars,
  failing: unit.has_failing_check,
  suggested: unit.has_suggestion,
  commented: unit.has_comment,
});

/** A unit that got another mark or state, as counters are to follow it. */
export interface Move {
  readonly unitId: UnitId;
  readonly translationId: TranslationId;
  readonly counts: { readonly before: UnitCounts; readonly after: UnitCounts };
}

export const moved = (before: Counted, after: Counted): Move => ({
  unitId: after.id,
  translationId: after.translation_id,
  counts: { before: countsOf(before), after: countsOf(after) },
});

/** Forms padded or cut to `count`. */
export const fitForms = (forms: readonly string[], count: number): string[] =>
  Array.from({ length: count }, (_, index) => forms[index] ?? "");

/** How many forms the target of a unit has. A source language may have a single form of what has several elsewhere. */
export const formCount = (unit: Pick<UnitFacts, "source" | "target" | "plural_number">): number =>
  unit.source.length > 1 || unit.target.length > 1 ? unit.plural_number : 1;
