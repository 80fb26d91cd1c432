/** How like two source texts are, and what a text must share with another one to be worth comparing. Pure. */
import { distance } from "fastest-levenshtein";
import { formSeparator } from "../changes/index.ts";

/** From 0 to 100; only the same text is 100. */
export type Quality = number;

/** Below it a translation is faster written than mended. */
export const leastQuality: Quality = 60;

/** Longer texts are found only where they are the same. */
export const longestCompared = 1000;

/** The beginning of a text that is indexed, as migration 0023 says. */
export const indexedLength = 300;

const mostPieces = 6;
const leastPiece = 4;
const shortestPiece = 3;

/** Each edit of a character costs its share of the longer text. */
const likeness = (a: string, b: string): Quality => {
  if (a === b) return 100;
  const longer = Math.max(a.length, b.length);
  return longer > longestCompared ? 0 : Math.floor(100 * (1 - distance(a, b) / longer));
};

/** Forms of plurals are compared as one text; what has no forms, with the form that it is most like. */
export const qualityOf = (wanted: readonly string[], found: readonly string[]): Quality => {
  const whole = likeness(wanted.join(formSeparator), found.join(formSeparator));
  const [only = "", ...more] = found;
  return wanted.length === 1 || more.length > 0
    ? whole
    : Math.min(99, Math.max(whole, ...wanted.map((form) => likeness(form, only))));
};

/** Lengths that a source may have to be of enough quality. */
export const lengthsOf = (forms: readonly string[]): { readonly least: number; readonly most: number } => ({
  least: Math.floor((Math.min(...forms.map((form) => form.length)) * leastQuality) / 100),
  most: Math.min(longestCompared, Math.ceil((forms.join(formSeparator).length * 100) / leastQuality)),
});

/**
 * Parts of a text. What is like it has at least one of them untouched, for people change words here and there: so an
 * index of parts finds it, and the few that it finds are compared.
 */
export const piecesOf = (forms: readonly string[]): readonly string[] => {
  if (forms.join(formSeparator).length > longestCompared) return [];
  const text = (forms.at(-1) ?? "").slice(0, indexedLength);
  const size = Math.max(leastPiece, Math.ceil(text.length / mostPieces));
  const pieces: string[] = [];
  let piece = "";
  for (const word of text.split(/\s+/)) {
    piece = `${piece} ${word}`.trim();
    if (piece.length < size) continue;
    // Some languages have no spaces between words.
    pieces.push(...(word.length >= 2 * size ? cut(piece, size) : [piece]));
    piece = "";
  }
  if (piece !== "") pieces.push(piece.length < leastPiece ? `${pieces.pop() ?? ""} ${piece}`.trim() : piece);
  const [only = "", ...more] = pieces;
  const apart = more.length > 0 || only.length < 2 * shortestPiece ? pieces : cut(only, Math.ceil(only.length / 2));
  return [...new Set(apart.filter((each) => each.length >= shortestPiece))];
};

const mostWords = 16;

/** What is counted to tell what is nearer: the more of it another text has, the more like it is. */
export const wordsOf = (forms: readonly string[]): readonly string[] =>
  [...new Set((forms.at(-1) ?? "").slice(0, indexedLength).split(/\s+/))]
    .filter((word) => word.length >= shortestPiece)
    .slice(0, mostWords);

const cut = (text: string, size: number): readonly string[] =>
  Array.from({ length: Math.ceil(text.length / size) }, (_, at) => text.slice(at * size, (at + 1) * size));
