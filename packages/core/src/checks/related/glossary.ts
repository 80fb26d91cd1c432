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

/** Whether a term stands in a text as a whole word; both in lower case. */
const contains = (text: string, term: string, language: string): boolean => {
  if (term === "") return false;
  if (spaceless.has(baseLanguage(language))) return text.includes(term);
  for (let at = text.indexOf(term); at !== -1; at = text.indexOf(term, at + 1)) {
    const end = at + term.length;
    if (!endsInWord.test(text.slice(Math.max(0, at - 2), at)) && !beginsInWord.test(text.slice(end, end + 2)))
      return true;
  }
  return false;
};

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
