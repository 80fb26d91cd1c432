/** The texts and expressions that the flag `placeholders` lists are not the same in source and translation. */
import type { Rule } from "../rule.ts";
import { everyFormPasses } from "../placeholders/compare.ts";
import { placeholderFinder } from "../placeholders/listed.ts";

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
