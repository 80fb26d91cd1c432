/** A zero-width space that the source lacks: nobody sees it, and search misses the word. Khmer breaks lines by it. */
import { baseLanguage } from "../language.ts";
import { formRule } from "../rule.ts";

export const zeroWidthSpace = formRule(({ targetLanguage }) =>
  baseLanguage(targetLanguage) === "km"
    ? undefined
    : (source, target) => target.includes("\u200b") && !source.includes("\u200b"),
);
