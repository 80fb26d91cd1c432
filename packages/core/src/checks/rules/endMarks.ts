/** Marks that end a sentence, in the scripts that have their own, and what the rules about them share. */
import { baseLanguage } from "../language.ts";
import { type FormJudge, formRule, type Rule } from "../rule.ts";

export const stops = [".", "。", "।", "۔", "։", "·", "෴", "។", "።"];
export const colons = [":", "：", "៖"];
export const questions = ["?", "՞", "؟", "⸮", "？", "፧", "꘏", "⳺"];
export const exclamations = ["!", "！", "՜", "᥄", "႟", "߹"];
export const burmeseQuestion = "\u1038\u104b";
const interrobangs = ["?!", "!?", "？！", "！？", "⁈", "⁉"];

/** Whether a text ends with one of the marks. */
export const endsWith =
  (marks: readonly string[]) =>
  (text: string): boolean => {
    for (const mark of marks) if (text.endsWith(mark)) return true;
    return false;
  };

export const isInterrobang = endsWith(interrobangs);

/** Fails when exactly one of the two ends with one of the marks. */
export const onlyOne = (marks: readonly string[]): FormJudge => {
  const ends = endsWith(marks);
  return (source, target) => ends(source) !== ends(target);
};

/** A rule with another judge for some languages; undefined there means that it does not run. */
export const byLanguage = (usual: FormJudge, others: Readonly<Record<string, FormJudge | undefined>>): Rule =>
  formRule(({ targetLanguage }) => {
    const language = baseLanguage(targetLanguage);
    return Object.hasOwn(others, language) ? others[language] : usual;
  });

const afterColon = endsWith([";", ":", "：", ".", "。"]);

/** Japanese sets what another language ends with a colon or a semicolon off in several ways. */
export const japanese =
  (usual: FormJudge): FormJudge =>
  (source, target) =>
    source.endsWith(":") || source.endsWith(";") ? !afterColon(target) : usual(source, target);
