/**
 * The shape of a rule. A rule is compiled once for what many units share (flags, languages, names) and then judges
 * unit after unit; a rule that has nothing to say for a setting answers undefined and costs nothing.
 */
import type { Setting, UnitFacts } from "./model.ts";

/** Whether a unit fails. */
export type Judge = (unit: UnitFacts) => boolean;
export type Rule = (setting: Setting) => Judge | undefined;

/** Whether a form of the translation fails against its source form. Empty forms are not asked about. */
export type FormJudge = (source: string, target: string) => boolean;

/** A rule that judges each form of the translation against the source form of the same numbers. */
export const formRule =
  (compile: (setting: Setting) => FormJudge | undefined): Rule =>
  (setting) => {
    const fails = compile(setting);
    return (
      fails &&
      ((unit) => {
        const { sources, targets } = unit;
        if (targets.length === 1 && sources.length === 1)
          return targets[0] !== "" && fails(sources[0] ?? "", targets[0] ?? "");
        const matching = sourceForms(unit);
        return targets.some((target, form) => target !== "" && fails(sources[matching(form)] ?? "", target));
      })
    );
  };

/** A rule that judges the source forms of a source string. */
export const sourceRule =
  (compile: (setting: Setting) => ((sources: readonly string[]) => boolean) | undefined): Rule =>
  (setting) => {
    const fails = compile(setting);
    return fails && (({ sources }) => fails(sources));
  };

/**
 * Tells for a target form the source form that is meant for the same numbers: the one that shares numbers with it and
 * has the fewest. Without numbers to go by it is the last, the plural.
 */
const sourceForms = ({ sources, targets, sourcePlural, targetPlural }: UnitFacts): ((form: number) => number) => {
  const last = sources.length - 1;
  const comparable =
    sources.length === sourcePlural.number && targets.length === targetPlural.number && targets.length > 1;
  if (!comparable) return () => last;
  return (form) => {
    let best = last;
    let fewest = Number.POSITIVE_INFINITY;
    for (const [place, numbers] of sourcePlural.examples.entries()) {
      const shared = targetPlural.examples[form]?.some((n) => numbers.includes(n)) ?? false;
      if (!shared || numbers.length >= fewest) continue;
      best = place;
      fewest = numbers.length;
    }
    return best;
  };
};
