import { expect, it } from "vitest";
import { goI18nJson, goI18nJsonV2 } from "../../src/formats/go-i18n/index.ts";
import { gotext } from "../../src/formats/gotext/index.ts";
import { i18next, i18nextv4 } from "../../src/formats/i18next/index.ts";
import { type Change, type Codec, type CodecContext, save } from "../../src/index.ts";

const english: CodecContext = {
  language: "en",
  sourceLanguage: "en",
  plural: { number: 2, formula: "n != 1", categories: ["one", "other"] },
  options: {},
  monolingual: true,
};
const czech = (codec: Codec, base: string): CodecContext => ({
  ...english,
  language: "cs",
  plural: { number: 3, formula: "(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2", categories: ["one", "few", "other"] },
  base: codec.parse(Buffer.from(base), english),
});

const edit = (codec: Codec, base: string, text: string, changes: readonly Change[]): string => {
  const context = czech(codec, base);
  return Buffer.from(save(codec, codec.parse(Buffer.from(text), context), changes, context)).toString();
};
const units = (codec: Codec, base: string, text: string) =>
  codec.parse(Buffer.from(text), czech(codec, base)).units.map((unit) => [unit.id, ...unit.target]);

const byCategory = { by: "category", slots: ["one", "few", "other"] } as const;
const forms = ["soubor", "soubory", "souborů"];
const add = (id: string, plural: "category" | "index"): Change => ({
  op: "add",
  unit: {
    id,
    context: id,
    source: [],
    target: forms,
    plural: plural === "category" ? byCategory : { by: "index", count: 3 },
  },
});
const set = (id: string, target: readonly string[]): Change => ({ op: "set", id, target });

it("reads the suffixes of i18next 4 as the forms of one unit, and other endings as keys", () => {
  const base = '{"file_one":"file","file_other":"files","gender_other":"they"}';
  expect(i18nextv4.parse(Buffer.from(base), english).units.map((unit) => unit.id)).toEqual(["file", "gender_other"]);
  expect(units(i18nextv4, base, '{"file_few":"soubory","gender_other":"oni"}')).toEqual([
    ["file", "", "soubory", ""],
    ["gender_other", "oni"],
  ]);
});

it("adds the forms of i18next 4 beside each other", () => {
  const base = '{\n  "a": "",\n  "file_one": "file",\n  "file_other": "files"\n}\n';
  expect(edit(i18nextv4, base, '{\n  "a": "x"\n}\n', [add("file", "category")])).toBe(
    '{\n  "a": "x",\n  "file_one": "soubor",\n  "file_few": "soubory",\n  "file_other": "souborů"\n}\n',
  );
  expect(edit(i18nextv4, base, '{\n  "file_one": "x",\n  "z": ""\n}\n', [set("file", forms)])).toBe(
    '{\n  "file_one": "soubor",\n  "file_few": "soubory",\n  "file_other": "souborů",\n  "z": ""\n}\n',
  );
});

it("names the forms of i18next 3 by the number of forms of the language", () => {
  const base = '{\n  "file": "file",\n  "file_plural": "files"\n}\n';
  expect(i18next.parse(Buffer.from(base), english).units).toMatchObject([{ id: "file", target: ["file", "files"] }]);
  expect(edit(i18next, base, "{}\n", [add("file", "index")])).toBe(
    '{\n  "file_0": "soubor",\n  "file_1": "soubory",\n  "file_2": "souborů"\n}\n',
  );
});

it("takes an empty text of go-i18n for a plural where the base file has one", () => {
  const base = '[{"id":"files","description":"d","translation":{"one":"file","other":"files"}}]';
  const text = '[\n  {\n    "id": "files",\n    "translation": ""\n  }\n]\n';
  expect(units(goI18nJson, base, text)).toEqual([["files", "", "", ""]]);
  expect(edit(goI18nJson, base, text, [set("files", ["soubor", "", "souborů"])])).toBe(
    '[\n  {\n    "id": "files",\n    "translation": {\n      "one": "soubor",\n      "other": "souborů"\n    }\n  }\n]\n',
  );
});

it("adds messages of go-i18n 1 in the order of the base file, with their descriptions", () => {
  const base =
    '[\n  {"id": "a", "translation": "A"},\n  {"id": "files", "description": "d", "translation": {"other": "files"}},\n  {"id": "c", "translation": "C"}\n]\n';
  const text =
    '[\n  {\n    "id": "a",\n    "translation": "á"\n  },\n  {\n    "id": "c",\n    "translation": "c"\n  }\n]\n';
  expect(JSON.parse(edit(goI18nJson, base, text, [add("files", "category")]))).toEqual([
    { id: "a", translation: "á" },
    { id: "files", description: "d", translation: { one: "soubor", few: "soubory", other: "souborů" } },
    { id: "c", translation: "c" },
  ]);
});

it("reads and adds messages of go-i18n 2, keeping what stands beside the forms", () => {
  const base = '{"files":{"description":"d","one":"file","other":"files"},"single":{"description":"s","other":"x"}}';
  expect(goI18nJsonV2.parse(Buffer.from(base), english).units).toMatchObject([
    { id: "files", target: ["file", "files"], notes: { developer: "d" } },
    { id: "single", target: ["x"], notes: { developer: "s" } },
  ]);
  const single: Change = { op: "add", unit: { id: "single", context: "single", source: [], target: ["ks"] } };
  expect(JSON.parse(edit(goI18nJsonV2, base, "{}", [single, add("files", "category")]))).toEqual({
    files: { description: "d", one: "soubor", few: "soubory", other: "souborů" },
    single: { description: "s", other: "ks" },
  });
});

it("reads the cases of a gotext select, and gives a new one the argument of the base file", () => {
  const select = (cases: object) => ({ select: { feature: "plural", arg: "N", cases } });
  const message = {
    id: "{N} files",
    message: "{N} files",
    translation: select({ one: { msg: "file" }, other: "files" }),
  };
  const base = JSON.stringify({ language: "en", messages: [message] });
  expect(gotext.parse(Buffer.from(base), english).units).toMatchObject([{ target: ["file", "files"] }]);
  const text = JSON.stringify({ language: "cs", messages: [{ ...message, translation: "" }] });
  expect(JSON.parse(edit(gotext, base, text, [set(message.id, forms)]))).toEqual({
    language: "cs",
    messages: [
      {
        ...message,
        translation: select({ one: { msg: "soubor" }, few: { msg: "soubory" }, other: { msg: "souborů" } }),
      },
    ],
  });
});

it("gives the sources of a bilingual gotext file", () => {
  const { monolingual: _, ...bilingual } = english;
  const text = '{"messages":[{"id":"a","message":"Source","translation":"Text","fuzzy":true}]}';
  expect(gotext.parse(Buffer.from(text), bilingual).units).toMatchObject([
    { id: "a", source: ["Source"], target: ["Text"], state: "fuzzy" },
  ]);
});
