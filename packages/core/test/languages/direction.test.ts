import { describe, expect, it } from "vitest";
import { languageRows } from "../../src/languages/generated/data.ts";
import { directionOf } from "../../src/languages/index.ts";

describe("the direction of a language", () => {
  it("is that of the data", () => {
    for (const [code, , , , , rightToLeft] of languageRows)
      expect([code, directionOf(code)]).toEqual([code, rightToLeft === 1 ? "rtl" : "ltr"]);
  });

  it.each([
    ["ar_XX", "rtl"],
    ["he-XX", "rtl"],
    ["fa@informal", "rtl"],
    ["AR_XX", "rtl"],
    ["cs_XX", "ltr"],
    ["xx", "ltr"],
    ["", "ltr"],
  ] as const)("is guessed for %s from the language: %s", (code, direction) => {
    expect(directionOf(code)).toBe(direction);
  });

  it.each([
    ["az_Arab", "rtl"],
    ["uz-Arab-AF", "rtl"],
    ["ku_ARAB", "rtl"],
    ["ff_Adlm", "rtl"],
    ["ur_Deva", "ltr"],
    ["ar_Latn_XX", "ltr"],
  ] as const)("is guessed for %s from the script: %s", (code, direction) => {
    expect(directionOf(code)).toBe(direction);
  });
});
