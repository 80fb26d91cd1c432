/** From a file mask and the files of a repository to the translation files in it, with their language codes. Pure. */

export interface MatchedFile {
  readonly path: string;
  /** Code of the language as the path spells it. */
  readonly code: string;
}

/** The pattern of a mask: "*" stands for anything but a slash. */
export const maskPattern = (mask: string): RegExp => {
  const parts = mask.split("*").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join("([^/]*)")}$`);
};

/** Files of `paths` that fit `mask` and whose code fits `language`; the longest of several wildcards holds the code. */
export const matchFiles = (mask: string, paths: Iterable<string>, language: RegExp): MatchedFile[] => {
  const pattern = maskPattern(mask);
  const found: MatchedFile[] = [];
  for (const path of paths) {
    const groups = pattern.exec(path)?.slice(1);
    if (groups === undefined) continue;
    const longest = groups.reduce((a, b) => (b.length > a.length ? b : a), "");
    const code = withoutEncoding(longest);
    if (code !== "" && new RegExp(`^(?:${language.source})`).test(code)) found.push({ path, code });
  }
  return found.sort((a, b) => (a.path < b.path ? -1 : 1));
};

/** `cs.UTF-8` and `cs.iso8859-2` are codes with an encoding behind them. */
const withoutEncoding = (code: string): string => code.replace(/\.(utf|iso).*$/i, "");

/** The path of a language's file. */
export const fillMask = (mask: string, code: string): string => mask.replaceAll("*", code);

/** Codes that stand for the source language whatever it is. */
export const sourceCodes: ReadonlySet<string> = new Set(["source", "src", "default"]);
