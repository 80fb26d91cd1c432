/** The built console as its folder describes it: the files of each page, and which addresses have one. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

export interface ConsoleBuild {
  readonly folder: string;
  /** Script and style that every page begins with, as paths in the folder. */
  readonly main: readonly string[];
  /** Of the window, as a path in the folder. */
  readonly icon: string;
  /** What the page at a path needs beside them; undefined where no page stands. */
  readonly filesAt: (path: string) => readonly string[] | undefined;
}

interface Written {
  readonly main: readonly string[];
  readonly icon: string;
  readonly pages: readonly { readonly path: string; readonly files: readonly string[] }[];
}

/** `:name` is one part of a path, `*` the rest of it; a slash at the end is not needed. */
const patternOf = (path: string) =>
  new RegExp(`^${path.replace(/\/$/, "").replace(/:\w+/g, "[^/]+").replace(/\*/, ".+")}/?$`);

/** @throws Error where there is no built console in the folder */
export const readConsole = (folder: string): ConsoleBuild => {
  const { main, icon, pages } = JSON.parse(readFileSync(join(folder, "shell.json"), "utf8")) as Written;
  const patterns = pages.map(({ path, files }) => ({ pattern: patternOf(path), files }));
  return { folder, main, icon, filesAt: (path) => patterns.find(({ pattern }) => pattern.test(path))?.files };
};
