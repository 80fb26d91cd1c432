/** Placeholders that the flag `placeholders` lists: texts, and expressions in `r"…"`. */
import type { Flags } from "../flags.ts";
import { compilePattern } from "../../fields/index.ts";

type Finder = (text: string) => readonly string[];

/** From one index of a text to another one. */
export type Stretch = readonly [start: number, end: number];

const readListed = (flags: Flags) => {
  const listed = flags.get("placeholders");
  if (listed === undefined) return undefined;
  const ignoreCase = flags.has("case-insensitive");
  const fold = (text: string): string => (ignoreCase ? text.toLowerCase() : text);
  const literals = listed.filter(({ text, regex }) => !regex && text !== "").map(({ text }) => fold(text));
  const patterns = listed.filter(({ regex }) => regex).flatMap(({ text }) => compilePattern(text, ignoreCase) ?? []);
  return { fold, literals, patterns };
};

/** What finds the listed placeholders in a text. Expressions that cannot be compiled find nothing. */
export const placeholderFinder = (flags: Flags): Finder | undefined => {
  const listed = readListed(flags);
  if (listed === undefined) return undefined;
  const { fold, literals, patterns } = listed;
  return (text) => {
    const folded = fold(text);
    return [
      ...literals.filter((literal) => folded.includes(literal)),
      ...patterns.flatMap((pattern) => pattern.matches(text).map(fold)),
    ];
  };
};

/** Where the listed placeholders stand in a text. */
export const listedStretches = (flags: Flags, text: string): readonly Stretch[] => {
  const listed = readListed(flags);
  if (listed === undefined) return [];
  const { fold, literals, patterns } = listed;
  const folded = fold(text);
  const occurrences = (part: string): readonly Stretch[] => {
    const found: Stretch[] = [];
    for (let at = folded.indexOf(part); at !== -1; at = folded.indexOf(part, at + part.length))
      found.push([at, at + part.length]);
    return found;
  };
  // Letters that are longer in lower case would shift what stands behind them.
  const literal = folded.length === text.length ? literals.flatMap(occurrences) : [];
  return [...literal, ...patterns.flatMap((pattern) => pattern.stretches(text))];
};
