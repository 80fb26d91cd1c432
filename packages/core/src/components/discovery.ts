/** From a file mask and the files of a repository to the translation files in it, with their language codes. Pure. */

import { codecById } from "@dragoman/formats";
import { wildcards } from "../fields/index.ts";

export interface MatchedFile {
  readonly path: string;
  /** Code of the language as the path spells it. */
  readonly code: string;
}

/** Files of `paths` that fit `mask` and whose code `takes` takes; the longest of several wildcards holds the code. */
export const matchFiles = (mask: string, paths: Iterable<string>, takes: (code: string) => boolean): MatchedFile[] => {
  const fill = wildcards(mask);
  const found: MatchedFile[] = [];
  for (const path of paths) {
    const groups = fill(path);
    if (groups === undefined) continue;
    const longest = groups.reduce((a, b) => (b.length > a.length ? b : a), "");
    const code = withoutEncoding(longest);
    if (code !== "" && takes(code)) found.push({ path, code });
  }
  return found.sort((a, b) => (a.path < b.path ? -1 : 1));
};

/** `cs.UTF-8` and `cs.iso8859-2` are codes with an encoding behind them. */
const withoutEncoding = (code: string): string => code.replace(/\.(utf|iso).*$/i, "");

/** The path of a language's file. */
export const fillMask = (mask: string, code: string): string => mask.replaceAll("*", code);

/** A document stands in for the base file and for the template of new translations. One of all languages is the only file. */
export const documentSettings = (
  { filemask, file_format: format }: { readonly filemask: string; readonly file_format: string },
  sourceLanguage: string,
) => {
  const path = fillMask(filemask, sourceLanguage);
  const holdsAll = codecById(format)?.catalogue !== undefined;
  return { filemask: holdsAll ? path : filemask, template: path, new_base: path };
};

/** Codes that stand for the source language whatever it is. */
export const sourceCodes: ReadonlySet<string> = new Set(["source", "src", "default"]);
