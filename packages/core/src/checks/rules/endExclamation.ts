/** An exclamation mark ends the source or the translation, but not both. Mixed marks are another rule's. */
import type { FormJudge } from "../rule.ts";
import { byLanguage, exclamations, isInterrobang, onlyOne } from "./endMarks.ts";

const differs = onlyOne(exclamations);

/** The mark is a part of this name. */
const name = "Texy!";

const usual: FormJudge = (source, target) =>
  differs(source, target) &&
  !isInterrobang(source) &&
  !isInterrobang(target) &&
  !source.endsWith(name) &&
  !target.endsWith(name);

/** Basque may exclaim in the middle of a sentence. */
const basque: FormJudge = (source, target) => usual(source, target) && !/¡[^]*!/.test(target);

export const endExclamation = byLanguage(usual, { jbo: undefined, hy: undefined, eu: basque });
