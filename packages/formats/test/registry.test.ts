/** Every file format is described, and held to the laws of all formats. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { codecs } from "../src/registry.ts";

const here = (path: string): URL => new URL(path, import.meta.url);

it.each(codecs.map(({ id }) => id))("%s has a page of documentation", (id) => {
  const page = here(`../../../docs/formats/${id}.md`);
  expect(existsSync(page)).toBe(true);
  expect(readFileSync(page, "utf8")).toMatch(new RegExp(`^# .*\`${id}\``));
});

/** Formats that differ from another one in their encoding or their names only, and are tested on its files. */
const sharing: Readonly<Record<string, string>> = {
  "csv-simple-iso": "csv-simple",
  "csv-simple-utf-8": "csv-simple",
  "gwt-iso": "gwt",
  islu: "ini",
  "mi18n-lang": "properties-utf8",
};

it("every format has golden files", () => {
  const folders = readdirSync(here("./golden/"));
  expect(codecs.map(({ id }) => sharing[id] ?? id).filter((id) => !folders.includes(id))).toEqual([]);
});

it("every format runs the suite", () => {
  const tests = readdirSync(here("./formats/")).map((name) => readFileSync(here(`./formats/${name}`), "utf8"));
  const run = new Set(tests.flatMap((text) => [...text.matchAll(/codecSuite\((\w+)/g)].map(([, name]) => name)));
  // But those that are ISO-8859-1, which lacks the letters of the suite; their siblings differ in nothing else.
  const latin = ["csv-simple-iso", "islu", "mi18n-lang"];
  expect(run.size).toBe(codecs.length - latin.length);
});
