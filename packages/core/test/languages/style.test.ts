import { describe, expect, it } from "vitest";
import { codeStyles } from "../../src/components/model.ts";
import { type CodeStyle, fileCode } from "../../src/languages/index.ts";

const languages = ["cs", "pt", "pt_BR", "zh_Hans", "zh_Hant", "zh_Hant_HK", "sr_Latn", "he", "id", "nb_NO", "es_419"];

describe("a language is written into a file's name", () => {
  it.each<[CodeStyle, string]>([
    ["posix", "cs pt pt_BR zh_Hans zh_Hant zh_Hant_HK sr_Latn he id nb_NO es_419"],
    ["posix_lowercase", "cs pt pt_br zh_hans zh_hant zh_hant_hk sr_latn he id nb_no es_419"],
    ["posix_long", "cs_CZ pt_PT pt_BR zh_Hans zh_Hant zh_Hant_HK sr_Latn he_IL id_ID nb_NO es_419"],
    ["posix_long_lowercase", "cs_cz pt_pt pt_br zh_hans zh_hant zh_hant_hk sr_latn he_il id_id nb_no es_419"],
    ["bcp", "cs pt pt-BR zh-Hans zh-Hant zh-Hant-HK sr-Latn he id nb-NO es-419"],
    ["bcp_lower", "cs pt pt-br zh-hans zh-hant zh-hant-hk sr-latn he id nb-no es-419"],
    ["bcp_long", "cs-CZ pt-PT pt-BR zh-Hans zh-Hant zh-Hant-HK sr-Latn he-IL id-ID nb-NO es-419"],
    ["bcp_legacy", "cs pt pt-BR zh-CN zh-TW zh-HK sr-Latn he id nb-NO es-419"],
    ["linux", "cs pt pt_BR zh_CN zh_TW zh_HK sr_Latn he id nb_NO es_419"],
    ["linux_lowercase", "cs pt pt_br zh_cn zh_tw zh_hk sr_latn he id nb_no es_419"],
    ["android", "cs pt pt-rBR zh-rCN zh-rTW zh-rHK b+sr+Latn iw in nb-rNO b+es+419"],
    ["appstore", "cs pt-PT pt-BR zh-Hans zh-Hant zh-Hant-HK sr-Latn he id nb-NO es-419"],
    ["googleplay", "cs-CZ pt pt-BR zh-CN zh-TW zh-HK sr-Latn iw-IL id no-NO es-419"],
  ])("in the style %s: %s", (style, expected) => {
    expect(languages.map((language) => fileCode(language, style)).join(" ")).toBe(expected);
  });

  it("with the country that a store wants", () => {
    expect(["ar", "de", "fr", "nl", "pt"].map((language) => fileCode(language, "appstore"))).toEqual([
      "ar-SA",
      "de-DE",
      "fr-FR",
      "nl-NL",
      "pt-PT",
    ]);
    expect(["en", "en_US", "de", "fil"].map((language) => fileCode(language, "googleplay"))).toEqual([
      "en-SG",
      "en-US",
      "de-DE",
      "fil",
    ]);
  });

  it("as it is where it has a variant", () => {
    for (const style of codeStyles) if (style !== "") expect(fileCode("ca@valencia", style)).toBe("ca@valencia");
  });

  it("in every style that a component may have, even with a code that is a word of the language this is written in", () => {
    for (const style of codeStyles) if (style !== "") expect(fileCode("constructor", style)).toBe("constructor");
  });
});
