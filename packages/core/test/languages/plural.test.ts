import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { languageRows } from "../../src/languages/generated/data.ts";
import {
  formatPluralForms,
  parsePluralForms,
  type PluralDefinition,
  pluralIndex,
  pluralType,
  samePlural,
} from "../../src/languages/index.ts";

const czech = { number: 3, formula: "(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2" };
const definition = fc
  .constantFrom(...languageRows)
  .map(([, , number, formula]): PluralDefinition => ({ number, formula }));

describe("two plural definitions", () => {
  it("are the same when they give every number the same form, however they are written", () => {
    expect(samePlural(czech, { number: 3, formula: "n == 1 ? 0 : (n > 1 && n < 5 ? 1 : 2)" })).toBe(true);
  });

  it.each([
    ["in a small number", { number: 3, formula: "n==1 ? 0 : n>=2 && n<=5 ? 1 : 2" }],
    ["in the number of forms", { ...czech, number: 4 }],
    ["in a power of ten", { number: 3, formula: "n==1 ? 0 : (n>=2 && n<=4) || n==1000000 ? 1 : 2" }],
    ["below 0", { number: 3, formula: "n==1 ? 0 : n<=4 && n!=0 ? 1 : 2" }],
  ])("are not the same when they differ %s", (_, other) => {
    expect(samePlural(czech, other)).toBe(false);
  });

  it("are the same as themselves, and both ways", () => {
    fc.assert(
      fc.property(definition, definition, (a, b) => {
        expect(samePlural(a, a)).toBe(true);
        expect(samePlural(a, b)).toBe(samePlural(b, a));
      }),
    );
  });

  it("of the same kind have the same integer on the wire", () => {
    fc.assert(
      fc.property(definition, definition, (a, b) => {
        fc.pre(samePlural(a, b));
        expect(pluralType(a.number, a.formula)).toBe(pluralType(b.number, b.formula));
      }),
    );
  });
});

describe("the form of a number", () => {
  it("is found by the formula, parsed once", () => {
    expect([0, 1, 2, 5].map(pluralIndex(czech.formula))).toEqual([2, 0, 1, 2]);
    expect(pluralIndex(czech.formula)).toBe(pluralIndex(czech.formula));
  });
});

describe("a Plural-Forms header", () => {
  it.each([
    ["nplurals=2; plural=n != 1;", { number: 2, formula: "n != 1" }],
    ["nplurals=2; plural=(n > 1)", { number: 2, formula: "(n > 1)" }],
    [" nplurals = 1 ;plural= 0 ; ", { number: 1, formula: "0" }],
    ["nplurals=3; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2;\n", czech],
  ])("%j names a definition", (header, expected) => {
    expect(parsePluralForms(header)).toEqual(expected);
  });

  it.each([
    "",
    "nplurals=INTEGER; plural=EXPRESSION;",
    "nplurals=2",
    "plural=n != 1;",
    "nplurals=0; plural=0;",
    "nplurals=11; plural=n;",
    "nplurals=100; plural=n;",
    "nplurals=2; plural=;",
    "nplurals=2; plural=alert(1);",
  ])("%j names none that can be used", (header) => {
    expect(parsePluralForms(header)).toBeUndefined();
  });

  it("is read as it was written", () => {
    fc.assert(
      fc.property(definition, (plural) => {
        expect(parsePluralForms(formatPluralForms(plural))).toEqual(plural);
      }),
    );
  });
});

describe("the integer of a definition's kind", () => {
  it.each([
    [0, "other", 1, "0"],
    [1, "one, other", 2, "n != 1"],
    [1, "one, other", 2, "n > 1"],
    [1, "one, other", 2, "n%10==1 && n%100!=11 ? 0 : 1"],
    [2, "one, few, other", 3, "n==1 ? 0 : (n==0 || (n%100 > 0 && n%100 < 20)) ? 1 : 2"],
    [3, "Arabic", 6, "n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5"],
    [4, "one, two, other", 3, "n==1 ? 0 : n==2 ? 1 : 2"],
    [5, "one, two, three, other", 4, "n==1 ? 0 : n==2 ? 1 : n==3 ? 2 : 3"],
    [6, "one, two, few, other", 4, "n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3"],
    [7, "one, other, zero", 3, "n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2"],
    [8, "one, few, many, other", 4, "n==1 ? 0 : n==0 || (n%100>1 && n%100<11) ? 1 : (n%100>10 && n%100<20) ? 2 : 3"],
    [9, "two, other", 2, "n == 2 ? 0 : 1"],
    [10, "one, two, few, many, other", 5, "n==1 ? 0 : n==2 ? 1 : (n>2 && n<7) ? 2 : (n>6 && n<11) ? 3 : 4"],
    [11, "zero, one, other", 3, "n==0 ? 0 : n==1 ? 1 : 2"],
    [12, "zero, one, two, few, many, other", 6, "n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n==3 ? 3 : n==6 ? 4 : 5"],
    [13, "other, one, two, few", 4, "n%100==1 ? 1 : n%100==2 ? 2 : n%100==3 || n%100==4 ? 3 : 0"],
    [14, "one, other, two", 3, "n==1 ? 0 : n==2 ? 2 : 1"],
    [15, "zero, other", 2, "n==0 ? 0 : 1"],
    [16, "zero, one, few, other", 4, "n==0 ? 0 : n==1 ? 1 : n>=2 && n<=4 ? 2 : 3"],
    [17, "zero, one, two, few, other", 5, "n==0 ? 0 : n%100==1 ? 1 : n%100==2 ? 2 : n%100==3 || n%100==4 ? 3 : 4"],
    [18, "zero, one, two, other", 4, "n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : 3"],
    [19, "zero, one, few, many, other", 5, "n==0 ? 0 : n==1 ? 1 : n>=2 && n<=5 ? 2 : n==6 ? 3 : 4"],
    [20, "one, many, other", 3, "n==1 ? 0 : n!=0 && n%1000000==0 ? 1 : 2"],
    [21, "zero, one, many, other", 4, "n==0 ? 0 : n==1 ? 1 : n%1000000==0 ? 2 : 3"],
    [22, "one, few, many", 3, "n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2"],
    [23, "one, zero, few, other", 4, "n==1 ? 0 : n==0 || (n%100>=1 && n%100<=10) ? 1 : n%100>=11 && n%100<=19 ? 2 : 3"],
    [666, "unknown", 3, "n%3"],
    [666, "unknown", 2, "n==1"],
  ])("is %i for %s", (type, _, number, formula) => {
    expect(pluralType(number, formula)).toBe(type);
  });
});
