/** What changed between two texts: by words, and by characters where words have no spaces between them. */
import { diffArrays, diffWordsWithSpace } from "diff";

export interface Piece {
  readonly kind: "same" | "added" | "removed";
  readonly text: string;
}

const unspaced = /^(zh|ja|th|lo|km|my|bo|yue)\b/i;

/** Letters as they are seen: none is torn from its marks. */
const letters = (text: string, language: string): string[] =>
  Array.from(new Intl.Segmenter(language, { granularity: "grapheme" }).segment(text), ({ segment }) => segment);

export const differenceOf = (before: string, after: string, language: string): readonly Piece[] => {
  const tag = language.replaceAll("_", "-").replace(/@.*/, "");
  const parts = unspaced.test(tag)
    ? diffArrays(letters(before, "und"), letters(after, "und")).map(({ value, ...part }) => ({
        ...part,
        value: value.join(""),
      }))
    : diffWordsWithSpace(before, after);
  return parts.map(({ added, removed, value }) => ({
    kind: added ? "added" : removed ? "removed" : "same",
    text: value,
  }));
};
