/** The translation does not use the words that the glossary has for it. */
import { baseLanguage } from "../language.ts";

export interface GlossaryTerm {
  readonly source: string;
  readonly target: string;
  /** Whether the translation must not be used. */
  readonly forbidden: boolean;
  /** Whether the term stays as it is in every language. */
  readonly readOnly: boolean;
}

export interface GlossaryQuestion {
  readonly source: string;
  readonly target: string;
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
  /** The terms of the glossaries that hold for the unit; a source may have several. */
  readonly terms: readonly GlossaryTerm[];
}

/** Languages that write without spaces: there a term may stand anywhere. */
const spaceless = new Set(["zh", "ja", "th", "km", "lo", "my", "ko"]);
const endsInWord = /[\p{L}\p{M}\p{N}]$/u;
const beginsInWord = /^[\p{L}\p{M}\p{N}]/u;

/** Where a term stands in a text as a whole word; both in lower case. */
function* places(text: string, term: string, language: string): Generator<number> {
  if (term === "") return;
  const anywhere = spaceless.has(baseLanguage(language));
  for (let at = text.indexOf(term); at !== -1; at = text.indexOf(term, at + 1)) {
    const end = at + term.length;
    if (
      anywhere ||
      (!endsInWord.test(text.slice(Math.max(0, at - 2), at)) && !beginsInWord.test(text.slice(end, end + 2)))
    )
      yield at;
  }
}

const contains = (text: string, term: string, language: string): boolean =>
  places(text, term, language).next().done !== true;

/** In lower case, but for the few characters that would get longer by it: what is found keeps its place. */
const lowered = (text: string): string => {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return Array.from(text, (character) =>
    character.toLowerCase().length === character.length ? character.toLowerCase() : character,
  ).join("");
};

/** Where a term stands in a text, from `start` up to `end`, in units of UTF-16. */
export const termSpans = (text: string, term: string, language: string) =>
  Array.from(places(lowered(text), lowered(term), language), (start) => ({ start, end: start + term.length }));

/** Whether the check `check_glossary` fails. */
export const ignoresGlossary = ({
  source,
  target,
  sourceLanguage,
  targetLanguage,
  terms,
}: GlossaryQuestion): boolean => {
  const from = source.toLowerCase();
  const to = target.toLowerCase();
  const wanted = new Map<string, boolean>();
  for (const { source: term, target: translation, forbidden, readOnly } of terms) {
    const key = term.toLowerCase();
    if (!contains(from, key, sourceLanguage)) continue;
    const used = contains(to, (readOnly ? term : translation).toLowerCase(), targetLanguage);
    if (forbidden && used) return true;
    if (!forbidden && (readOnly || translation !== "")) wanted.set(key, used || (wanted.get(key) ?? false));
  }
  return [...wanted.values()].includes(false);
};
