import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { languageAliasesProblem, parseLanguageAliases, unalias } from "../../src/languages/index.ts";

describe("a project's aliases", () => {
  it("say which languages its codes mean", () => {
    expect([...parseLanguageAliases("en_GB:en, cz:cs ,")]).toEqual([
      ["en_GB", "en"],
      ["cz", "cs"],
    ]);
  });

  it("are pairs with commas between them", () => {
    expect(["", "cz:cs", "en_GB:en,cz:cs", " cz:cs , ", "sr@latin:sr_Latn"].map(languageAliasesProblem)).toEqual(
      Array.from({ length: 5 }),
    );
    for (const text of ["cz", "cz:", ":cs", "a:b:c", "cz:cs;de:de", "c z:cs", "cz:cs,de"])
      expect([text, languageAliasesProblem(text)]).toEqual([
        text,
        "List aliases as code:language, with commas between them.",
      ]);
  });

  it("pass over what is no pair", () => {
    expect([...parseLanguageAliases("cz,a:b:c,en_GB:en")]).toEqual([["en_GB", "en"]]);
  });

  it("are applied the other way round to the code of a new file", () => {
    expect([unalias("en_GB:en,cz:cs", "cs"), unalias("en_GB:en,cz:cs", "de"), unalias("", "de")]).toEqual([
      "cz",
      "de",
      "de",
    ]);
  });

  it("lead from every language back to it", () => {
    const code = fc.stringMatching(/^[a-z]{2}(_[A-Z]{2})?$/);
    fc.assert(
      fc.property(fc.array(fc.tuple(code, code)), (pairs) => {
        const text = pairs.map((pair) => pair.join(":")).join(",");
        const aliases = parseLanguageAliases(text);
        for (const language of aliases.values()) expect(aliases.get(unalias(text, language))).toBe(language);
      }),
    );
  });
});
