import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { xcstrings } from "../../src/formats/xcstrings/index.ts";
import { type Change, type CodecContext, save } from "../../src/index.ts";
import { codecSuite } from "../suite/index.ts";

const golden = new URL("../golden/xcstrings/", import.meta.url);
codecSuite(xcstrings, golden, { base: "en.xcstrings" });

const bytes = readFileSync(new URL("cs.xcstrings", golden));
const english: CodecContext = {
  language: "en",
  sourceLanguage: "en",
  plural: { number: 2, formula: "n != 1", categories: ["one", "other"] },
  options: {},
};
const german: CodecContext = { ...english, language: "de", base: xcstrings.parse(bytes, english) };
const czech: CodecContext = {
  ...german,
  language: "cs",
  plural: { number: 3, formula: "(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2", categories: ["one", "few", "other"] },
};
const edit = (context: CodecContext, ...changes: Change[]) =>
  JSON.parse(Buffer.from(save(xcstrings, xcstrings.parse(bytes, context), changes, context)).toString()).strings;

it("shows the texts of one language, by device and by substitution", () => {
  const units = xcstrings.parse(bytes, czech).units.map((unit) => [unit.context, unit.state, ...unit.target]);
  expect(units).toEqual([
    ["%lld items", "fuzzy", "%lld položka", "%lld položky", ""],
    ["Brand", "readonly", "Brand"],
    ["files.in.folders", "fuzzy", "%#@files@ in %#@folders@"],
    ["files.in.folders (substitution: files)", "translated", "", "", "%arg souborů"],
    ["Tap here (device: iphone)", "translated", "Ťukněte sem"],
    ["Tap here (device: mac)", "fuzzy", "Klikněte sem"],
    ["Old", "translated", "Starý"],
  ]);
});

it("takes the key for the text where the source language has none", () => {
  expect(xcstrings.parse(bytes, english).byId("Cancel")).toMatchObject({ target: ["Cancel"], state: "translated" });
});

it("adds a language to a key, between the others", () => {
  const unit = { id: "Tap here\u0004device:mac", context: "", source: [], target: ["Klicken"] };
  const { localizations } = edit(german, { op: "add", unit })["Tap here"];
  expect(Object.keys(localizations)).toEqual(["cs", "de", "en"]);
  expect(localizations.de).toEqual({
    variations: { device: { mac: { stringUnit: { state: "translated", value: "Klicken" } } } },
  });
});

it("adds plural variations with the argument of a substitution", () => {
  const plural = { by: "category", slots: ["one", "other"] } as const;
  const id = "files.in.folders\u0004substitution:files";
  const strings = edit(german, {
    op: "add",
    unit: { id, context: "", source: [], target: ["%arg Datei", "%arg Dateien"], plural, state: "fuzzy" },
  });
  const variation = (value: string) => ({ stringUnit: { state: "needs_review", value } });
  expect(strings["files.in.folders"].localizations.de.substitutions.files).toEqual({
    argNum: 1,
    formatSpecifier: "lld",
    variations: { plural: { one: variation("%arg Datei"), other: variation("%arg Dateien") } },
  });
});

it("writes a new key as Xcode would, in its place", () => {
  const unit = { id: "Brand 2", context: "Brand 2", source: [], target: ["Brand 2"] };
  const document = xcstrings.parse(bytes, english);
  const text = Buffer.from(save(xcstrings, document, [{ op: "add", unit }], english)).toString();
  expect(text).toContain(
    [
      '      "shouldTranslate" : false',
      "    },",
      '    "Brand 2" : {',
      '      "extractionState" : "manual",',
      '      "localizations" : {',
      '        "en" : {',
      '          "stringUnit" : {',
      '            "state" : "translated",',
      '            "value" : "Brand 2"',
      "          }",
      "        }",
      "      }",
      "    },",
      '    "Cancel" : {',
      "",
      "    },",
    ].join("\n"),
  );
});

it("removes one language of a key, and the key with its source", () => {
  expect(edit(czech, { op: "remove", id: "%lld items" })["%lld items"].localizations).toHaveProperty("en");
  expect(edit(czech, { op: "remove", id: "Old" })).toHaveProperty("Old", { extractionState: "stale" });
  expect(edit(english, { op: "remove", id: "%lld items" })).not.toHaveProperty("%lld items");
});

it("tells which languages the file holds", () => {
  expect(xcstrings.catalogue?.languages(bytes)).toEqual({ source: "en", translations: ["cs"] });
  expect(() => xcstrings.catalogue?.languages(Buffer.from('{ "strings" : {} }'))).toThrow("sourceLanguage");
});

it("loses one language and nothing else, with texts that are no units", () => {
  const stringSet = (text: string) =>
    `{\n          "stringSet" : {\n            "values" : ["${text}"]\n          }\n        }`;
  const file = (localizations: string) =>
    `{\n  "sourceLanguage" : "en",\n  "strings" : {\n    "Only" : {},\n    "Both" : {\n      "localizations" : {\n${localizations}        "en" : ${stringSet("Tea")}\n      }\n    }\n  }\n}`;
  const text = file(`        "cs" : ${stringSet("Čaj")},\n`).replace(
    '"Only" : {}',
    '"Only" : {\n      "localizations" : {\n        "cs" : {\n          "stringUnit" : {\n            "value" : "Jen"\n          }\n        }\n      }\n    }',
  );
  const left = Buffer.from(xcstrings.catalogue?.without(Buffer.from(text), "cs") ?? "").toString();
  expect(left).toBe(file(""));
});

it("is the base in the source language, however the component spells that", () => {
  const catalogue = Buffer.from(
    '{\n  "sourceLanguage" : "pt-BR",\n  "strings" : {\n    "Tea" : {\n\n    }\n  },\n  "version" : "1.0"\n}',
  );
  const context: CodecContext = { ...english, language: "pt_BR", sourceLanguage: "pt_BR" };
  const document = xcstrings.parse(catalogue, context);
  expect(document.units).toMatchObject([{ id: "Tea", target: ["Tea"] }]);
  const saved = (...changes: Change[]) =>
    JSON.parse(Buffer.from(save(xcstrings, document, changes, context)).toString()).strings;
  expect(saved({ op: "set", id: "Tea", target: ["Chá"] }).Tea.localizations).toHaveProperty("pt-BR");
  const unit = { id: "Milk", context: "Milk", source: [], target: ["Leite"] };
  expect(saved({ op: "add", unit }).Milk.localizations).toHaveProperty("pt-BR");
  expect(saved({ op: "remove", id: "Tea" })).toEqual({});
});
