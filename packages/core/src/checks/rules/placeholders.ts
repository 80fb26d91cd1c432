/** The texts and expressions that the flag `placeholders` lists are not the same in source and translation. */
import type { Flags } from "../flags.ts";
import type { Rule } from "../rule.ts";
import { compilePattern } from "../pattern.ts";
import { everyFormPasses } from "../placeholders/compare.ts";

type Finder = (text: string) => readonly string[];

/** What finds the listed placeholders in a text. Expressions that cannot be compiled find nothing. */
export const placeholderFinder = (flags: Flags): Finder | undefined => {
  const listed = flags.get("placeholders");
  if (listed === undefined) return undefined;
  const ignoreCase = flags.has("case-insensitive");
  const fold = (text: string): string => (ignoreCase ? text.toLowerCase() : text);
  const literals = listed.filter(({ text, regex }) => !regex && text !== "").map(({ text }) => fold(text));
  const patterns = listed.filter(({ regex }) => regex).flatMap(({ text }) => compilePattern(text, ignoreCase) ?? []);
  return (text) => {
    const folded = fold(text);
    return [
      ...literals.filter((literal) => folded.includes(literal)),
      ...patterns.flatMap((pattern) => pattern.matches(text).map(fold)),
    ];
  };
};

export const placeholders: Rule = ({ flags }) => {
  const find = placeholderFinder(flags);
  return (
    find &&
    ((unit) =>
      !everyFormPasses(
        unit,
        (source) => find(source).length > 0,
        (source, target, mayMiss) => {
          const wanted = new Set(find(source));
          const found = new Set(find(target));
          return [...found].every((text) => wanted.has(text)) && (mayMiss || found.size === wanted.size);
        },
      ))
  );
};
