/** What a browser has to fetch before a page is there: measured on the files that are published, as they are sent. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const dist = fileURLToPath(new URL("../dist", import.meta.url));
interface Shell {
  readonly main: readonly string[];
  readonly pages: readonly { readonly path: string; readonly files: readonly string[] }[];
}
const shell = JSON.parse(readFileSync(join(dist, "shell.json"), "utf8")) as Shell;

/** Kilobytes of files as they are sent to browsers that know gzip alone. */
const sizeOf = (files: readonly string[]) =>
  files.reduce(
    (sum, file) => sum + statSync(join(dist, existsSync(join(dist, `${file}.gz`)) ? `${file}.gz` : file)).size,
    0,
  ) / 1000;

it.each(shell.pages)("the page at $path is below 150 kB when it is opened first", ({ files }) => {
  expect(sizeOf([...shell.main, ...files])).toBeLessThan(150);
});

it.each(shell.pages)("the page at $path is below 60 kB more when it is opened later", ({ files }) => {
  expect(sizeOf(files)).toBeLessThan(60);
});
