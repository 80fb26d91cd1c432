/** A colon ends the source or the translation, but not both. */
import { byLanguage, colons, japanese, onlyOne } from "./endMarks.ts";

const usual = onlyOne(colons);

export const endColon = byLanguage(usual, {
  jbo: undefined,
  hy: onlyOne([...colons, "՝"]),
  ja: japanese(usual),
});
