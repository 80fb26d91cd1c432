import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aliasRows, languageRows } from "../../src/languages/generated/data.ts";
import { createMatcher } from "../../src/languages/index.ts";
import { knownLanguages } from "./known.ts";

const { match } = createMatcher(knownLanguages);

describe("a file's code means a language of the database", () => {
  it.each([
    ["cs", "cs cs_CZ cs-CZ CS cs_cz Czech czech cze cze_CZ cs(2) (cs) .cs. cs-rCZ"],
    ["zh_Hans", "zh zh_CN zh-CN cn zh-Hans zh_Hans_CN zh-Hans-CN zh-rCN b+zh+Hans"],
    ["zh_Hant", "zh-TW zh_TW zh-rTW zh_Hant_TW zh-Hant-TW b+zh+Hant+TW"],
    ["zh_Hant_HK", "zh_HK zh-Hant-HK zh+Hant+HK b+zh+Hant+HK zh-rHK"],
    ["pt_BR", "pt-BR pt_BR pt-br pt-rBR ptbr PTBR b+pt+BR"],
    ["pt_PT", "pt_PT pt-rPT"],
    ["de", "de_DE German de-rDE"],
    ["de_AT", "de-AT de_AT"],
    ["fr", "fr_FR fra fre_FR"],
    ["es", "es_ES es-rES"],
    ["es_419", "es-419 es_419 b+es+419"],
    ["hy", "hy_AM"],
    ["ja", "ja-rJP jp"],
    ["ko", "ko_KR"],
    ["en", "base source english English eng"],
    ["en_US", "en_US en-us enus"],
    ["en_GB", "en-GB en_gb"],
    ["nb_NO", "no nb nb-NO nb_NO nob"],
    ["he", "iw"],
    ["id", "in in_ID"],
    ["yi", "ji"],
    ["el", "gr"],
    ["uk", "ua"],
    ["da", "dk"],
    ["sr_Latn", "sr@latin sr_latin sr_Latn sr_RS@latin b+sr+Latn"],
    ["ca@valencia", "ca-valencia ca_valencia ca_ES@valencia ca-ES@valencia"],
    // Codes of small languages that look like a larger one's country.
    ["kr", "kr"],
    ["sc", "src"],
    ["tw", "tw"],
    ["tl", "tl"],
    ["kmr", "kmr"],
    ["ku", "ku"],
  ])("%s: %s", (code, spellings) => {
    for (const spelling of spellings.split(" "))
      expect([spelling, match(spelling)]).toEqual([spelling, { kind: "known", code }]);
  });

  it("by its English name, however it is spaced and bracketed", () => {
    expect(match("Portuguese (Brazil)")).toEqual({ kind: "known", code: "pt_BR" });
    expect(match("Chinese (Simplified)")).toEqual({ kind: "known", code: "zh_Hans" });
  });

  it("not by a name that two languages have", () => {
    const languages = [
      { code: "aa", name: "Twin", aliases: [] },
      { code: "bb", name: "Twin", aliases: [] },
    ];
    expect(createMatcher(languages).match("twin")).toMatchObject({ kind: "new", code: "twin" });
  });

  it("that was made with a country, a script or a case of its own, before any simplification", () => {
    const own = createMatcher([...knownLanguages, { code: "cs_CZ", name: "Czech", aliases: [] }]);
    expect(["cs_CZ", "cs-cz", "cs"].map((code) => own.match(code).code)).toEqual(["cs_CZ", "cs_CZ", "cs"]);
  });

  it("by its own code in capitals and with dashes", () => {
    for (const [code] of languageRows)
      expect([code, match(code).code, match(code.toUpperCase()).code, match(code.replaceAll("_", "-")).code]).toEqual([
        code,
        code,
        code,
        code,
      ]);
  });

  it("by every alias, unless it is another's name or an Android country", () => {
    const others = aliasRows.flatMap(([alias, code]) =>
      match(alias).code === code ? [] : [[alias, match(alias).code]],
    );
    expect(others).toEqual([
      ["be_rby", "be"],
      ["dan", "dnj"],
      ["mon", "mnw"],
    ]);
  });
});

describe("a file's code means a new language", () => {
  it("named and made like the known one that it begins with", () => {
    expect(match("cs_XX")).toEqual({ kind: "new", code: "cs_XX", name: "Czech", likeCode: "cs" });
    expect(match("de_CH@formal")).toEqual({
      kind: "new",
      code: "de_CH@formal",
      name: "German (Switzerland)",
      likeCode: "de_CH",
    });
    expect(match("zh_Hant_XX")).toMatchObject({ likeCode: "zh_Hant", name: "Chinese (Traditional)" });
    expect(match("zh-XX")).toMatchObject({ code: "zh_XX", likeCode: "zh_Hans" });
  });

  it("named after its code where nothing is known", () => {
    expect(match("xx-yy")).toEqual({ kind: "new", code: "xx_YY", name: "xx_YY (generated)" });
    expect(match("XX")).toEqual({ kind: "new", code: "xx", name: "xx (generated)" });
  });

  // One table of the reference has the script with one capital letter; the run that made the other table had not.
  it("with an unknown part in capitals, unless it is one of five scripts in lower case", () => {
    expect(match("sr-latin")).toMatchObject({ kind: "new", code: "sr_LATIN", likeCode: "sr" });
    expect(match("uz_Cyrl")).toMatchObject({ kind: "new", code: "uz_CYRL", likeCode: "uz" });
    expect(match("de_cyrl")).toMatchObject({ kind: "new", code: "de_Cyrl" });
    const withoutMongolian = createMatcher(knownLanguages.filter(({ code }) => code !== "mn_Mong"));
    expect(withoutMongolian.match("mn_Mong")).toMatchObject({ kind: "new", code: "mn_MONG", likeCode: "mn" });
  });

  it("even if the code is a word of the language this is written in", () => {
    for (const word of ["constructor", "toString", "__proto__", "cs_constructor", "cs_valueOf"]) {
      const { code, name } = createMatcher([{ code: "cs", name: "Czech", aliases: [] }]).match(word) as {
        code: string;
        name: string;
      };
      expect([code.toLowerCase(), typeof name]).toEqual([word.toLowerCase(), "string"]);
    }
  });

  it("with a code that fits the field, however the file is called", () => {
    expect(match("()")).toMatchObject({ kind: "new", code: "()" });
    expect(match("notes-on-everything".repeat(20)).code).toBe("notes_ON_EVERYTHINGNOTES_ON_EVERYTHINGNOTES_ON_EVE");
  });

  it("with a code of 1 to 50 characters, the same when it is met again, whatever is given", () => {
    const spelling = fc.oneof(
      fc.string({ minLength: 1, maxLength: 80, unit: "grapheme" }),
      fc.stringMatching(/^[a-zA-Z]{2,4}([-_@+](r?[a-zA-Z]{2,5}|\d{3})){0,3}(\(\d\))?$/),
    );
    fc.assert(
      fc.property(spelling, (given) => {
        const first = match(given);
        expect(first.code.length).toBeGreaterThanOrEqual(1);
        expect(first.code.length).toBeLessThanOrEqual(50);
        if (first.kind === "known") return;
        const again = createMatcher([...knownLanguages, { code: first.code, name: first.name, aliases: [] }]).match(
          given,
        );
        expect(again.code).toBe(first.code);
      }),
    );
  });
});
