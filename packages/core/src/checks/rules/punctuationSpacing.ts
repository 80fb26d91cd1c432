/** French and Breton want a space before double punctuation. */
import { spacesPunctuation } from "../language.ts";
import { formRule } from "../rule.ts";

const entities = /&#?[a-zA-Z0-9]{1,32};/g;
const unspaced = /(?<![ \u00a0\u202f\u2009;:?!])[;:?!](?=$|[\s()[\]{}<>])/;

export const punctuationSpacing = formRule(({ targetLanguage }) =>
  spacesPunctuation(targetLanguage)
    ? (_, target) => unspaced.test(target.includes("&") ? target.replace(entities, "x") : target)
    : undefined,
);
