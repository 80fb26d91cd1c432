/** Sizes of a source text: words and characters over all plural forms. */
import { baseLanguage } from "./language.ts";

const spacesOut = /[\s\u001c-\u001f\u0085]+/;

/** Kana, ideographs, hangul, their punctuation, and half- and full-width forms. */
const cjk =
  /[\u1100-\u11ff\u2e80-\u303f\u3040-\u30ff\u3100-\u312f\u3130-\u318f\u3190-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\u{1b000}-\u{1b16f}\u{20000}-\u{3ffff}]/gu;
const cjkLanguages = new Set(["ja", "zh", "ko"]);

/** How a form without use is marked in files that need one: it counts nothing. */
const unusedForm = "<unused singular";

const runs = (text: string): number => {
  let count = 0;
  for (const run of text.split(spacesOut)) if (run !== "") count += 1;
  return count;
};

/**
 * Words of a source, summed over its plural forms: runs between white space; in Japanese, Chinese and Korean sources
 * each of their characters is a word of its own.
 */
export const countWords = (forms: readonly string[], sourceLanguage: string): number => {
  const byCharacter = cjkLanguages.has(baseLanguage(sourceLanguage));
  let count = 0;
  for (const form of forms) {
    if (form.startsWith(unusedForm)) continue;
    count += byCharacter ? (form.match(cjk)?.length ?? 0) + runs(form.replace(cjk, " ")) : runs(form);
  }
  return count;
};

/** Between two plural forms there are two separators, and statistics have always counted them. */
const separators = 2;

/** Characters (code points) of a source with all its plural forms. */
export const countCharacters = (forms: readonly string[]): number => {
  let count = Math.max(0, forms.length - 1) * separators;
  for (const form of forms) for (const _ of form) count += 1;
  return count;
};
