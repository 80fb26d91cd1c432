/** A project's own names for languages: `cz:cs,en_GB:en` says that the file's code `cz` means `cs`. */

const parts = (text: string): string[] =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");

const pair = /^([^:\s]+):([^:\s]+)$/;

/** Why `text` cannot be used; undefined where it can. */
export const languageAliasesProblem = (text: string): string | undefined =>
  parts(text).every((part) => pair.test(part)) ? undefined : "List aliases as code:language, with commas between them.";

/** Languages by the codes that files have for them; what is no pair is passed over. */
export const parseLanguageAliases = (text: string): ReadonlyMap<string, string> =>
  new Map(
    parts(text).flatMap((part): [string, string][] => {
      const [, code, language] = pair.exec(part) ?? [];
      return code === undefined || language === undefined ? [] : [[code, language]];
    }),
  );

/** The file's code that stands for a language in this project, or the code itself. */
export const unalias = (text: string, code: string): string => {
  for (const [alias, language] of parseLanguageAliases(text)) if (language === code) return alias;
  return code;
};
