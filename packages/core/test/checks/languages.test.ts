import { describe, expect, it } from "vitest";
import { failing } from "./unit.ts";

const ends = new Set([
  "end_stop",
  "end_colon",
  "end_question",
  "end_exclamation",
  "end_Interrobang",
  "end_ellipsis",
  "end_semicolon",
]);
const failingEnds = (source: string, target: string, targetLanguage: string) =>
  failing(source, target, { targetLanguage }).filter((id) => ends.has(id));

describe("marks at the end", () => {
  it.each([
    ["ja", "Full stop.", "終わり。"],
    ["ja", "Full name:", "名前："],
    ["ja", "Full name:", "名前。"],
    ["ja", "int a = b;", "あ;"],
    ["hy", "Really here.", "Այո։"],
    ["hy", "Name here:", "Անուն՝"],
    ["hy", "Hurrah!", "Ուռա։"],
    ["el", "Really sure?", "Σίγουρα;"],
    ["el", "Really sure?", "Σίγουρα\u037e"],
    ["el", "a = b;", "α = β;"],
    ["th", "Full stop.", "จบ"],
    ["jbo", "Full stop.", "mulno"],
    ["jbo", "Really sure?", "xu birti"],
    ["hi", "Full stop.", "समाप्त।"],
    ["bn", "Full stop.", "শেষ৷"],
    ["or", "Full stop.", "ଶେଷ|"],
    ["my", "Full stop.", "ပြီးပြီ။"],
    ["my", "Really sure?", "သေချာလား\u1038\u104b"],
    ["sat", "Full stop.", "ᱢᱩᱪᱟᱹᱫ᱾"],
    ["ar", "Really sure?", "متأكد؟"],
    ["fa", "Really sure?", "مطمئن؟"],
    ["eu", "Hurrah!", "¡Gora! esan"],
    ["zh_Hans", "Hurrah!", "万岁！"],
    ["cs", "Powered by Texy!", "Pohání Texy"],
    ["km", "Name here:", "ឈ្មោះ៖"],
  ])("in %s of %j may be those of %j", (language, source, target) => {
    expect(failingEnds(source, target, language)).toEqual([]);
  });

  it.each([
    ["ja", "int a = b;", "あ；", ["end_stop", "end_colon", "end_semicolon"]],
    ["hy", "Really sure?", "Վստահ՞", ["end_stop"]],
    ["my", "Full stop.", "ပြီးပြီ\u1038\u104b", ["end_question"]],
    ["jbo", "Really?!", "xu", ["end_Interrobang"]],
    ["el", "Really sure?", "Σίγουρα", ["end_question"]],
    ["el", "Really sure.", "Σίγουρα;", ["end_stop", "end_semicolon"]],
    ["hi", "Full text", "समाप्त।", ["end_stop"]],
  ])("in %s of %j are not those of %j", (language, source, target, ids) => {
    expect(failingEnds(source, target, language).filter((id) => ids.includes(id))).toEqual(ids);
  });
});

describe("French punctuation", () => {
  const french = (target: string, targetLanguage = "fr") =>
    failing("x", target, { targetLanguage }).includes("punctuation_spacing");

  it.each(["Quoi?", "Nom:", "Oui! Non", "(Quoi?)", "!", "Nom:<br>"])("wants a space in %j", (target) => {
    expect(french(target)).toBe(true);
  });

  it.each([
    "Quoi ?",
    "Quoi\u00a0?",
    "Quoi\u202f?",
    "Quoi\u2009?",
    "Quoi\u202f?!",
    "http://x",
    "10:30",
    "R&amp; D",
    "a;b",
  ])("is content with %j", (target) => {
    expect(french(target)).toBe(false);
  });

  it("is asked of Breton and not of Canada or other languages", () => {
    expect([french("Petra?", "br"), french("Quoi?", "fr_CA"), french("Co?", "cs")]).toEqual([true, false, false]);
  });
});

describe("other exceptions", () => {
  it("lets languages repeat the words that they repeat", () => {
    const repeats = (target: string, targetLanguage: string) =>
      failing("x", target, { targetLanguage }).includes("duplicate");
    expect([
      repeats("Vous vous trompez", "fr"),
      repeats("tek tek", "tr"),
      repeats("vous vous", "cs"),
      repeats("a a", "cs"),
      repeats("to, to", "cs"),
    ]).toEqual([false, false, true, false, false]);
  });

  it("lets Khmer have zero-width spaces", () => {
    expect(failing("ab", "ក\u200bខ", { targetLanguage: "km" })).toEqual([]);
  });

  it("finds nothing the same between variants of a language, nor in Interlingua", () => {
    expect(failing("Colour here", "Colour here", { targetLanguage: "en_GB" })).toEqual([]);
    expect(failing("Important information", "Important information", { targetLanguage: "ia" })).toEqual([]);
  });
});
