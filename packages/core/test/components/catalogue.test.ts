/** Which translations a file of all languages holds for a component. */
import { filemaskProblem, openCatalogue } from "@dragoman/core/components";
import { type Catalogue, CodecError } from "@dragoman/formats";
import { describe, expect, it } from "vitest";

const holding = (source: string, ...translations: readonly string[]): Catalogue => ({
  languages: () => ({ source, translations }),
  without: (bytes) => bytes,
});
const settings = { template: "App.xcstrings", language_regex: "^[^.]+$", source_language: "pt_BR" };
const open = (catalogue: Catalogue, given: Partial<typeof settings> = {}) =>
  openCatalogue(catalogue, new Uint8Array(), { ...settings, ...given }, (code) => code.replace("-", "_"));

describe("a catalogue", () => {
  it("holds a translation for each language that the component takes", () => {
    const path = "App.xcstrings";
    expect(open(holding("pt-BR", "cs", "de"))).toEqual([
      { path, code: "cs" },
      { path, code: "de" },
    ]);
    expect(open(holding("pt-BR", "cs", "de"), { language_regex: "^d" })).toEqual([{ path, code: "de" }]);
  });

  it("has the component's source language", () => {
    expect(open(holding("de", "cs"))).toMatchObject({
      message: "The source language of the file is de, that of the component pt_BR.",
    });
  });

  it("may be unreadable", () => {
    const broken: Catalogue = {
      ...holding("pt-BR"),
      languages: () => {
        throw new CodecError("Broken.", 3);
      },
    };
    expect(open(broken)).toMatchObject({ message: "Broken.", line: 3 });
  });
});

it("is named by a path that stays in the repository", () => {
  expect(filemaskProblem("App/Localizable.xcstrings")).toBeUndefined();
  expect(filemaskProblem("../Localizable.xcstrings")).toBeDefined();
  expect(filemaskProblem("../*.xcstrings")).toBeDefined();
});
