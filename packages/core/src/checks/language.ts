/** What rules ask of a language code. */

/** The language without country, script and variant: `pt` of `pt_BR`, `zh` of `zh-Hant`, `ca` of `ca@valencia`. */
export const baseLanguage = (code: string): string => /^[^_\-@]*/.exec(code)?.[0].toLowerCase() ?? "";

/** French typography with a narrow space before double punctuation: French and Breton, but not in Canada. */
export const spacesPunctuation = (code: string): boolean =>
  (baseLanguage(code) === "fr" || baseLanguage(code) === "br") && !/^fr[_-]ca\b/i.test(code);
