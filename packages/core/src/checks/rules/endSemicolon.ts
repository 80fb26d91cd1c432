/** A semicolon ends the source or the translation, but not both. Those of character entities do not count. */
import type { FormJudge } from "../rule.ts";
import { byLanguage, japanese } from "./endMarks.ts";

const entityAtEnd = /&#?[a-zA-Z0-9]{1,32};$/;
const ends = (text: string): boolean => text.endsWith(";") && !entityAtEnd.test(text.slice(-40));

const usual: FormJudge = (source, target) => ends(source) !== ends(target);

export const endSemicolon = byLanguage(usual, {
  // In Greek it is the question mark.
  el: (source, target) => !source.endsWith("?") && usual(source, target),
  ja: japanese(usual),
});
