/** Evaluates the checks that need nothing but the unit. */
import { type Check, checks, type UnitCheckId } from "./catalogue.ts";
import type { Flags } from "./flags.ts";
import type { UnitFacts } from "./model.ts";
import type { Judge } from "./rule.ts";
import { rules } from "./rules/index.ts";

/** A check as it is compiled for a setting. */
export interface Step {
  readonly id: UnitCheckId;
  readonly fails: Judge;
}

/** Whether flags let a check run. */
export const runsWith = (check: Check, flags: Flags): boolean =>
  (check.flags.length === 0 || check.flags.some((flag) => flags.has(flag))) &&
  !flags.has(check.ignoreFlag) &&
  !flags.has("ignore-all-checks");

const plans = new WeakMap<Flags, Map<string, readonly Step[]>>();
const plansPerFlags = 500;

const planFor = (unit: UnitFacts): readonly Step[] => {
  const { flags, sourceLanguage, targetLanguage, projectName, componentName } = unit;
  const kind = unit.isSource ? "source" : "target";
  const key = [kind, sourceLanguage, targetLanguage, projectName, componentName].join("\u0000");
  const known = plans.get(flags) ?? new Map<string, readonly Step[]>();
  plans.set(flags, known);
  const found = known.get(key);
  if (found !== undefined) return found;
  if (known.size >= plansPerFlags) known.clear();
  const setting = { flags, sourceLanguage, targetLanguage, projectName, componentName };
  const plan = checks.flatMap((check) => {
    if (check.scope !== "unit" || check.kind !== kind || !runsWith(check, flags)) return [];
    const fails = rules[check.id](setting);
    return fails === undefined ? [] : [{ id: check.id, fails }];
  });
  known.set(key, plan);
  return plan;
};

const untranslated = 0;
const readOnly = 100;

/**
 * The checks that a unit fails, of those that need nothing but the unit. Translations that are untranslated or
 * read-only and units of glossaries fail none.
 */
export const failingSteps = (unit: UnitFacts): readonly Step[] => {
  if (unit.isGlossary || (!unit.isSource && (unit.state === untranslated || unit.state === readOnly))) return [];
  return planFor(unit).filter(({ fails }) => fails(unit));
};

/** Their ids. */
export const failingChecks = (unit: UnitFacts): string[] => failingSteps(unit).map(({ id }) => id);
