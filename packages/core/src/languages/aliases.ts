/** A project's own names for languages: `cz:cs,en_GB:en` says that the file's code `cz` means `cs`. */

const pairs = (text: string): string[] =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");

export const languageAliasesProblem = (text: string): string | undefined =>
  pairs(text).every((pair) => /^[^:\s]+:[^:\s]+$/.test(pair)) ? undefined : "List aliases as code:language, with commas between them.";

export const parseLanguageAliases = (text: string): ReadonlyMap<string, string> =>
  new Map(pairs(text).map((pair) => [pair.slice(0, pair.indexOf(":")), pair.slice(pair.indexOf(":") + 1)]));

/** The file's code that stands for a language in this project, or the code itself. */
export const unalias = (text: string, code: string): string => {
  for (const [alias, language] of parseLanguageAliases(text)) if (language === code) return alias;
  return code;
};
