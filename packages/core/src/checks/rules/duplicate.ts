/** A word stands twice in a row, which typing and moving text does and the source does not ask for. */
import { baseLanguage } from "../language.ts";
import { formRule } from "../rule.ts";

/** Words that a language does repeat. */
const repeated: Readonly<Record<string, readonly string[]>> = {
  de: ["sie", "die", "der", "das"],
  fr: ["vous", "nous"],
  fy: ["jo", "mei"],
  hi: ["कर"],
  sq: ["të"],
  tr: ["tek", "adım", "gıcır", "sık"],
};

interface Run {
  readonly word: string;
  length: number;
}

const word = /[\p{L}\p{M}]+/gu;

/** Words of two letters or more that stand several times in a row, with nothing but white space between. */
const runs = (text: string): readonly Run[] => {
  const found: Run[] = [];
  let current: Run | undefined;
  let end = 0;
  for (const { 0: written, index } of text.toLowerCase().matchAll(word)) {
    const follows = current?.word === written && /^\s+$/.test(text.slice(end, index));
    end = index + written.length;
    if (follows && current !== undefined) {
      current.length += 1;
      if (current.length === 2) found.push(current);
    } else current = [...written].length > 1 ? { word: written, length: 1 } : undefined;
  }
  return found;
};

const grouping = (found: readonly Run[]): string => found.map(({ length }) => length).join();

/** A quick no for most texts: some word is followed by itself. */
const suspicious = /(?<![\p{L}\p{M}])([\p{L}\p{M}]{2,})\s+\1(?![\p{L}\p{M}])/iu;

export const duplicate = formRule(({ targetLanguage }) => {
  const usual = new Set(repeated[baseLanguage(targetLanguage)]);
  return (source, target) => {
    if (!suspicious.test(target)) return false;
    const found = runs(target).filter((run) => !usual.has(run.word));
    if (found.length === 0) return false;
    const inSource = runs(source);
    const sourceWords = new Set(inSource.map((run) => run.word));
    return grouping(found) !== grouping(inSource) && found.some((run) => !sourceWords.has(run.word));
  };
});
