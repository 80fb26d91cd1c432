import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { languageRows, qtPlurals } from "../../src/languages/generated/data.ts";
import { pluralCategories } from "../../src/languages/index.ts";

const standard = (language: string) => {
  const [, , number = 0, formula = ""] = languageRows.find(([code]) => code === language) ?? [];
  return { number, formula };
};

describe("the CLDR categories of a language's gettext forms", () => {
  it.each([
    ["en", ["one", "other"]],
    ["ja", ["other"]],
    ["cs", ["one", "few", "other"]],
    ["pl", ["one", "few", "many"]],
    ["ru", ["one", "few", "many"]],
    ["ar", ["zero", "one", "two", "few", "many", "other"]],
    ["lv", ["zero", "one", "other"]],
    ["ga", ["one", "two", "few", "many", "other"]],
    ["sl", ["one", "two", "few", "other"]],
    ["pt_BR", ["one", "other"]],
    ["sr_Latn", ["one", "few", "other"]],
    ["ca@valencia", ["one", "other"]],
  ])("of %s are %j", (language, expected) => {
    expect(pluralCategories(language, standard(language))).toEqual(expected);
  });

  it("are the same set as CLDR's for integers, wherever both have as many", () => {
    const integers = [...Array.from({ length: 200 }, (_, n) => n), 1_000_000];
    for (const [language, , number, formula] of languageRows) {
      const tag = language.replace(/@.*/, "").replaceAll("_", "-");
      if (Intl.PluralRules.supportedLocalesOf([tag]).length === 0) continue;
      const rules = new Intl.PluralRules(tag);
      const expected = new Set(integers.map((n) => rules.select(n)));
      if (expected.size === number)
        expect([language, new Set(pluralCategories(language, { number, formula }))]).toEqual([language, expected]);
    }
  });

  it("follow the definition and not only the language", () => {
    expect(pluralCategories("fr", { number: 2, formula: "n > 1" })).toEqual(["one", "other"]);
    expect(pluralCategories("fr", { number: 3, formula: "n<=1 ? 0 : n%1000000==0 ? 1 : 2" })).toEqual([
      "one",
      "many",
      "other",
    ]);
    expect(pluralCategories("he", { number: 3, formula: "n==1 ? 0 : n==2 ? 2 : 1" })).toEqual(["one", "other", "two"]);
  });

  it("have zero for a form that only 0 takes, as Apple's rules do", () => {
    expect(pluralCategories("ja", { number: 2, formula: "n==0 ? 0 : 1" })).toEqual(["zero", "other"]);
    expect(pluralCategories("cs", { number: 4, formula: "n==0 ? 0 : n==1 ? 1 : n>=2 && n<=4 ? 2 : 3" })).toEqual([
      "zero",
      "one",
      "few",
      "other",
    ]);
    expect(
      pluralCategories("pl", {
        number: 4,
        formula: "n==0 ? 0 : n==1 ? 1 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 2 : 3",
      }),
    ).toEqual(["zero", "one", "few", "many"]);
  });

  it("go by the definition's kind where the platform does not know the language or has no answer", () => {
    expect(pluralCategories("xx", { number: 3, formula: "n==1 ? 0 : n==2 ? 1 : 2" })).toEqual(["one", "two", "other"]);
    expect(pluralCategories("no code!", { number: 2, formula: "n != 1" })).toEqual(["one", "other"]);
    // Forms of fractions, which no integer takes.
    expect(pluralCategories("cs", { number: 4, formula: "n==1 ? 0 : n>=2 && n<=4 ? 1 : n%1!=0 ? 2 : 3" })).toEqual([
      "one",
      "few",
      "many",
      "other",
    ]);
    const [, number = 0, formula = ""] = qtPlurals.find(([code]) => code === "cy") ?? [];
    expect(pluralCategories("cy", { number, formula })).toEqual(["zero", "one", "few", "many", "other"]);
  });

  it("are as many as there are forms", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("en", "cs", "ar", "xx", "a b"),
        fc.integer({ min: 1, max: 10 }),
        fc.constantFrom("0", "n", "n!=1", "n%7", "n/3"),
        (language, number, formula) => {
          expect(pluralCategories(language, { number, formula })).toHaveLength(number);
        },
      ),
    );
  });
});
