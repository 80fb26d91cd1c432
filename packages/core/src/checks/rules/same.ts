/** The translation is the source, unchanged, though it has words that languages write in their own ways. */
import { baseLanguage } from "../language.ts";
import type { Rule } from "../rule.ts";
import { excuseFor } from "../sameText/excuses.ts";

export const same: Rule = (setting) => {
  const source = baseLanguage(setting.sourceLanguage);
  const target = baseLanguage(setting.targetLanguage);
  // Much of Interlingua is English.
  if (source === target || (source === "en" && target === "ia")) return undefined;
  const isExcused = excuseFor(setting);
  return ({ sources, targets, note }) =>
    targets.some((text) => text !== "" && sources.includes(text) && !isExcused(text, note));
};
