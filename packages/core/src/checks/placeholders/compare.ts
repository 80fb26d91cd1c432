/** Whether the forms of a translation have the placeholders of their source, and which forms may leave some out. */
import type { UnitFacts } from "../model.ts";
import type { Placeholder } from "./syntax.ts";

const counted = (placeholders: readonly Placeholder[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { text } of placeholders) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
};

/** Whether `part` is `whole` with some left out. */
const isSubsequence = (part: readonly Placeholder[], whole: readonly Placeholder[]): boolean => {
  let at = 0;
  for (const { text } of whole) if (part[at]?.text === text) at += 1;
  return at === part.length;
};

const isWithin = (part: readonly Placeholder[], whole: readonly Placeholder[]): boolean => {
  const available = counted(whole);
  return [...counted(part)].every(([text, count]) => count <= (available.get(text) ?? 0));
};

/**
 * Whether the placeholders agree. Where the source has one that takes the next argument the order counts, otherwise
 * it is free. `mayMiss`: the translation may leave some out.
 */
export const agree = (source: readonly Placeholder[], target: readonly Placeholder[], mayMiss: boolean): boolean => {
  if (target.length > source.length || (target.length < source.length && !mayMiss)) return false;
  return source.some(({ positional }) => positional) ? isSubsequence(target, source) : isWithin(target, source);
};

/** How a form of the translation fares against a form of the source. */
export type FormVerdict = (source: string, target: string, mayMiss: boolean) => boolean;

/** The form of the source whose placeholders a form of the translation has to have. */
export const sourceOf = (
  { sources, targets }: Pick<UnitFacts, "sources" | "targets">,
  form: number,
  hasAny: (source: string) => boolean,
): string => {
  const singular = sources[0] ?? "";
  return targets.length > 1 && form === 0 && hasAny(singular) ? singular : (sources.at(-1) ?? "");
};

/**
 * Whether every form passes. Forms are held against the plural of the source; the first one against its singular,
 * provided that the singular has placeholders. A form that serves one number only, or zero and one, can write the
 * number out instead.
 */
export const everyFormPasses = (unit: UnitFacts, hasAny: (source: string) => boolean, passes: FormVerdict): boolean => {
  const { targets, targetPlural, flags } = unit;
  const strict = flags.has("strict-format");
  const isPlural = targets.length > 1;
  return targets.every((target, form) => {
    if (target === "") return true;
    const numbers = targets.length === targetPlural.number ? (targetPlural.examples[form] ?? []) : [];
    const single = numbers.length === 1 || (form === 0 && numbers.join() === "0,1");
    return passes(sourceOf(unit, form, hasAny), target, isPlural && single && !strict);
  });
};
