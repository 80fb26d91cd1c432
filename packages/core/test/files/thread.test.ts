/** The thread that reads large files, which ends when nobody needs it for a while. */
import { CodecError } from "@dragoman/formats";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Manner } from "../../src/files/portions.ts";
import { openInThread, type ThreadFile } from "../../src/files/thread/client.ts";

// The clock of this process only: how long the thread is left idle is a minute.
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

const originOf = (strings: unknown) => ({
  codec: "json",
  bytes: Buffer.from(typeof strings === "string" ? strings : JSON.stringify(strings)),
  context: {
    language: "cs",
    sourceLanguage: "en",
    plural: { number: 2, formula: "n != 1", categories: ["one", "other"] as const },
    options: {},
  },
});
const plural = { plural_number: 2, plural_formula: "n != 1" };
const manner = (role: Manner["role"]): Manner => ({
  role,
  reading: { sourceLanguage: "en", sourceCategories: ["one", "other"], categories: ["one", "other"] },
  surroundings: {
    is_source: false,
    is_glossary: false,
    source_language: "en",
    language: "cs",
    ...plural,
    source_plural_number: plural.plural_number,
    source_plural_formula: plural.plural_formula,
    project_name: "Site",
    component_name: "App",
    file_format: "json",
    check_flags: "",
    translation_flags: "",
    extra_flags: "",
  },
});
const readAll = async (file: ThreadFile, how: Manner) => {
  const next = file.read(how);
  const portions = [];
  for (let portion = await next(); portion.units.length > 0; portion = await next()) portions.push(portion);
  return portions;
};
const many = Object.fromEntries(Array.from({ length: 250 }, (_, index) => [`key${index}`, `Text ${index}`]));

it("gives the units of a file in portions", async () => {
  const file = await openInThread(originOf(many), undefined);
  const portions = await readAll(file, manner("base"));
  file.close();
  expect(portions.map(({ units }) => units.length)).toEqual([100, 100, 50]);
  expect(portions[2]?.units[49]).toMatchObject({ context: "key249", source: ["Text 249"], position: 250 });
});

it("reads a file beside the base that it holds, and judges each string", async () => {
  const base = await openInThread(originOf({ greeting: "Hello.", other: "Other" }), undefined);
  const file = await openInThread(originOf({ greeting: "Ahoj" }), base);
  const [portion] = await readAll(file, manner("monolingual"));
  file.close();
  base.close();
  expect(portion?.units.map(({ source, target }) => [source, target])).toEqual([
    [["Hello."], ["Ahoj"]],
    [["Other"], [""]],
  ]);
  expect(portion?.finished.map(({ failing }) => failing)).toEqual([["end_stop"], []]);
});

it("judges nothing where nobody says what surrounds the strings", async () => {
  const file = await openInThread(originOf({ greeting: "Hello." }), undefined);
  const [portion] = await readAll(file, { ...manner("base"), surroundings: undefined });
  file.close();
  expect([portion?.units.length, portion?.finished]).toEqual([1, []]);
});

const isAt = (line: number) => (error: unknown) => error instanceof CodecError && error.line === line;

it("says what is wrong with a file, and where", async () => {
  await expect(openInThread(originOf('{"title": }'), undefined)).rejects.toSatisfy(isAt(1));
});

it("is another one for who comes at the moment in which it ends", async () => {
  for (let time = 0; time < 2; time++) {
    const file = await openInThread(originOf({ title: "Text" }), undefined);
    const [portion] = await readAll(file, manner("base"));
    expect(portion?.units).toHaveLength(1);
    file.close();
    vi.advanceTimersByTime(60_000);
  }
});
