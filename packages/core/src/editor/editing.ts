/** One string as an editor shows it: put together of its facts and of what stands around it. Pure. */
import type { Actor } from "../access/index.ts";
import {
  type CheckId,
  checkWords,
  type FlagParameter,
  formatFlags,
  type Highlight,
  highlightsOf,
  integerFlag,
} from "../checks/index.ts";
import { type SourceLocation, sourceLocations } from "../components/index.ts";
import { directionOf, pluralCategories } from "../languages/index.ts";
import { asChecked, effectiveFlags, type UnitFacts } from "../units/index.ts";
import { type Act, type Verdict, verdicts } from "./policy.ts";
import { changeName, type Person, type Surroundings } from "./stores/surroundings.ts";

interface Language {
  readonly code: string;
  readonly name: string;
  readonly direction: string;
}

export interface Form {
  readonly text: string;
  /** The category of CLDR that the form is for; null where there is no plural. */
  readonly category: string | null;
  /** Some numbers that take it, smallest first. */
  readonly examples: readonly number[];
  readonly highlights: readonly Highlight[];
}

export interface Editing {
  readonly source: Language & { readonly forms: readonly Form[]; readonly previous: string };
  readonly target: Language & { readonly forms: readonly Form[] };
  /** Characters that a form may have; null for any number. */
  readonly max_length: number | null;
  /** Those that hold, of all levels. */
  readonly flags: readonly string[];
  readonly source_info: Surroundings["source_unit"];
  readonly locations: readonly { readonly location: string; readonly url: string | null }[];
  readonly checks: readonly {
    readonly check: CheckId;
    readonly name: string;
    readonly description: string;
    readonly enforced: boolean;
    readonly dismissed: boolean;
  }[];
  readonly may: Readonly<Record<Act, Verdict>>;
  readonly lock: Surroundings["lock"];
  readonly last_change: (Person & { readonly timestamp: string; readonly action_name: string }) | null;
  readonly counts: Surroundings["counts"];
}

const formsOf = (
  texts: readonly string[],
  plural: { readonly number: number; readonly examples: readonly (readonly number[])[] },
  categories: readonly string[],
  highlights: (text: string) => readonly Highlight[],
): readonly Form[] =>
  texts.map((text, place) => ({
    text,
    category: texts.length > 1 ? (categories[place] ?? null) : null,
    examples: texts.length > 1 ? (plural.examples[place] ?? []) : [],
    highlights: highlights(text),
  }));

const flagTexts = (flags: ReadonlyMap<string, readonly FlagParameter[]>): readonly string[] =>
  [...flags].map(([name, parameters]) => formatFlags(new Map([[name, parameters]])));

const located = ({ location, url }: SourceLocation) => ({ location, url: url ?? null });

/** Languages that people add may have none told. */
const directed = (code: string, direction: string) => (direction === "" ? directionOf(code) : direction);

export const editingOf = (actor: Actor, unit: UnitFacts, around: Surroundings): Editing => {
  const { sourcePlural, targetPlural } = asChecked(unit, unit.target, unit.state);
  const flags = effectiveFlags(unit);
  const source = unit.source.at(-1);
  const { source_language: sourceCode, language: code } = unit;
  const { last_change: last } = around;
  return {
    source: {
      code: sourceCode,
      name: around.source_language_name,
      direction: directed(sourceCode, around.source_direction),
      forms: formsOf(
        unit.source,
        sourcePlural,
        pluralCategories(sourceCode, { number: unit.source_plural_number, formula: unit.source_plural_formula }),
        (text) => highlightsOf(text, flags),
      ),
      previous: unit.previous_source,
    },
    target: {
      code,
      name: around.language_name,
      direction: directed(code, around.direction),
      forms: formsOf(
        unit.target,
        targetPlural,
        pluralCategories(code, { number: unit.plural_number, formula: unit.plural_formula }),
        (text) => highlightsOf(text, flags, source),
      ),
    },
    max_length: integerFlag(flags, "max-length") ?? null,
    flags: flagTexts(flags),
    source_info: around.source_unit,
    locations: sourceLocations(around.location, around).map(located),
    checks: around.checks.map(({ name: check, dismissed }) => ({
      check,
      ...checkWords[check],
      enforced: unit.enforced_checks.includes(check),
      dismissed,
    })),
    may: verdicts(actor, unit, around.source_language_id),
    lock: around.lock,
    last_change:
      last === null
        ? null
        : {
            username: last.username,
            full_name: last.full_name,
            timestamp: last.timestamp,
            action_name: changeName(last.action),
          },
    counts: around.counts,
  };
};
