import { describe, expect, it } from "vitest";
import {
  aliasRows,
  cldrPlurals,
  defaultCountries,
  gettextPlurals,
  languageRows,
  qtPlurals,
} from "../../src/languages/generated/data.ts";
import { parseFormula, pluralType } from "../../src/languages/index.ts";

const codes = new Set(languageRows.map(([code]) => code));
const definitions = [
  ...languageRows.map(([code, , number, formula]) => [code, number, formula] as const),
  ...gettextPlurals,
  ...cldrPlurals,
  ...qtPlurals,
];

describe("the data of languages", () => {
  it.each([
    ["en", "English", "ltr", 2, "n != 1", 1],
    ["cs", "Czech", "ltr", 3, "(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2", 22],
    ["fr", "French", "ltr", 2, "n > 1", 1],
    ["ja", "Japanese", "ltr", 1, "0", 0],
    ["pt_BR", "Portuguese (Brazil)", "ltr", 2, "n > 1", 1],
    ["zh_Hans", "Chinese (Simplified)", "ltr", 1, "0", 0],
    ["nb_NO", "Norwegian Bokmål", "ltr", 2, "n != 1", 1],
    ["he", "Hebrew", "rtl", 4, "(n == 1) ? 0 : ((n == 2) ? 1 : ((n > 10 && n % 10 == 0) ? 2 : 3))", 6],
    ["he_IL", "Hebrew (Israel)", "rtl", 4, "(n == 1) ? 0 : ((n == 2) ? 1 : ((n > 10 && n % 10 == 0) ? 2 : 3))", 6],
    ["ur_PK", "Urdu (Pakistan)", "rtl", 2, "n != 1", 1],
    ["ckb_IQ", "Kurdish (Sorani, Iraq)", "rtl", 2, "n != 1", 1],
    ["fa_AF", "Dari", "rtl", 2, "n > 1", 1],
    ["gan", "Chinese (Gan)", "ltr", 2, "n != 1", 1],
    ["hak", "Chinese (Hakka)", "ltr", 2, "n != 1", 1],
    ["nan_Latn", "Chinese (Min Nan, Latin)", "ltr", 2, "n != 1", 1],
    ["wuu", "Chinese (Wu)", "ltr", 2, "n != 1", 1],
  ])("has %s, %s, as clients of the API know it", (...expected) => {
    const row = languageRows.find(([code]) => code === expected[0]);
    if (row === undefined) return expect.unreachable();
    const [code, name, number, formula, population, rightToLeft] = row;
    expect([code, name, rightToLeft === 1 ? "rtl" : "ltr", number, formula, pluralType(number, formula)]).toEqual(
      expected,
    );
    expect(population).toBeGreaterThan(1_000_000);
  });

  it("has the scripts and trial languages that nobody speaks", () => {
    const rows = languageRows.filter(([code]) => ["ar_XB", "tlh-qaak"].includes(code));
    expect(rows.map(([code, name, number, , , rightToLeft]) => [code, name, number, rightToLeft])).toEqual([
      ["ar_XB", "Arabic (XB pseudolocale)", 6, 1],
      ["tlh-qaak", "Klingon (pIqaD)", 1, 0],
    ]);
  });

  it("writes a language in the same direction in every country", () => {
    const direction = new Map(languageRows.map(([code, , , , , rightToLeft]) => [code, rightToLeft]));
    const other = [...direction].filter(([code, rightToLeft]) => {
      const language = /^([a-z]+)_[A-Z]{2}$/.exec(code)?.[1];
      return language !== undefined && (direction.get(language) ?? rightToLeft) !== rightToLeft;
    });
    // Punjabi has a script for each of its two countries.
    expect(other.map(([code]) => code)).toEqual(["pa_PK"]);
  });

  it("names every language once, with a code and a name that fit their fields", () => {
    expect(codes.size).toBe(languageRows.length);
    expect(codes.size).toBeGreaterThanOrEqual(805);
    expect(
      languageRows.filter(([code, name]) => !/^[-\w@]{1,50}$/.test(code) || name === "" || name.length > 100),
    ).toEqual([]);
  });

  it("has every further definition and alias for a language that there is", () => {
    expect([...definitions, ...aliasRows.map(([, code]) => [code])].filter(([code]) => !codes.has(code))).toEqual([]);
  });

  it("has aliases in lower case, none of them the code of a language", () => {
    const known = new Set([...codes].map((code) => code.toLowerCase()));
    expect(aliasRows.filter(([alias]) => alias !== alias.toLowerCase() || known.has(alias))).toEqual([]);
    expect(aliasRows.filter(([, code]) => code === "cs").map(([alias]) => alias)).toEqual([
      "ces",
      "cs_cs",
      "csy",
      "cz",
      "cze",
    ]);
  });

  it("has countries that go without saying, one for a language", () => {
    expect(defaultCountries).toContain("cs_cz");
    expect(defaultCountries.filter((code) => !/^[a-z]{2,3}_[a-z]{2}$/.test(code))).toEqual([]);
    expect(new Set(defaultCountries.map((code) => code.split("_")[0])).size).toBe(defaultCountries.length);
  });
});

describe("the plural definitions of the data", () => {
  it("give every number one of their forms, and every form to some number", () => {
    for (const [code, number, formula] of definitions) {
      const form = parseFormula(formula);
      const taken = new Set([...Array.from({ length: 1001 }, (_, n) => n), 1_000_000].map(form));
      expect([code, formula, [...taken].sort()]).toEqual([code, formula, Array.from({ length: number }, (_, n) => n)]);
    }
  });

  it("have kinds that the wire knows, but for those without a known kind", () => {
    const unknown = definitions.filter(([, number, formula]) => pluralType(number, formula) === 666);
    expect(unknown.map(([code, number]) => [code, number])).toEqual([
      ["cy", 4],
      ["lt", 4],
    ]);
  });

  it("agree with CLDR for integers, but for languages whose gettext tradition is another", () => {
    const differing = languageRows.filter(([code, , , formula]) => {
      const tag = code.replaceAll("_", "-");
      if (code.includes("@") || Intl.PluralRules.supportedLocalesOf([tag]).length === 0) return false;
      const rules = new Intl.PluralRules(tag);
      const form = parseFormula(formula);
      const pairs = new Set(Array.from({ length: 2000 }, (_, n) => `${form(n)} ${rules.select(n)}`));
      const forms = new Set([...pairs].map((pair) => pair.split(" ")[0]));
      const categories = new Set([...pairs].map((pair) => pair.split(" ")[1]));
      return pairs.size !== forms.size || pairs.size !== categories.size;
    });
    expect(differing.map(([code]) => code)).toEqual(["fat", "gom", "he", "he_IL", "mk", "mt", "prs", "pt_PT", "ro_MD"]);
  });
});
