/** Placeholders that the flag `placeholders` lists: texts, and expressions in `r"…"`. */
import type { Flags } from "../flags.ts";
import { compilePattern } from "../../fields/index.ts";

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
