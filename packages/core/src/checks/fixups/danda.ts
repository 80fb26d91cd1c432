/** Hindi, Bangla and Odia end a sentence with a danda; keyboards offer the full stop and the bar. */
import { baseLanguage } from "../language.ts";
import type { Fixup } from "../fixups.ts";

const languages = new Set(["hi", "bn", "or"]);

export const endWithDanda: Fixup = (target, { source, language }) =>
  languages.has(baseLanguage(language)) && source.endsWith(".") && /[^.|][.|]$/.test(target)
    ? `${target.slice(0, -1)}।`
    : target;
