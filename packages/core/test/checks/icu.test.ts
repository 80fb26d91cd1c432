import { describe, expect, it } from "vitest";
import { failing, failingOfSource } from "./unit.ts";

const fails = (source: string, target: string, flags = "") =>
  failing(source, target, { flags: `icu-message-format, ${flags}` }).includes("icu_message_format");

const plural = "{n, plural, one {# item} other {# items}}";
const select = "{who, select, f {She} m {He} other {They}} came";

describe("an ICU message", () => {
  it.each([
    [plural, "{n, plural, one {# položka} few {# položky} other {# položek}}"],
    [plural, "{n, plural, =0 {nic} other {# položek}}"],
    [plural, "{n}個"],
    ["{n, number}", "{n, plural, other {#}}"],
    ["{d, date, short}", "{d, time}"],
    ["It''s '{'quoted'}' {a}", "'{x}' {a}"],
    ["{n, plural, offset:1 one {a} other {b}}", "{n, plural, offset:1 other {b}}"],
    [select, "{who, select, f {Přišla} other {Přišli}}"],
    ["{n, plural, other {{who, select, other {x}}}}", "{who, select, other {{n, plural, other {x}}}}"],
    ["<b>x</b>", "x"],
    ["broken {", "anything {"],
    ["{s, number, ::currency/EUR 'it}'}", "{s, number}"],
  ])("%j may be translated as %j", (source, target) => {
    expect(fails(source, target)).toBe(false);
  });

  it.each([
    ["x", "{a}", "-extra"],
    ["{a}", "x", "-missing"],
    ["{a, date}", "{a, number}", "-types"],
    [plural, "{n, plural, one {# položka}}", "-require_other"],
    [plural, "{n, plural, lots {# položka} other {#}}", "-plural_selectors"],
    [select, "{who, select, n {Přišlo} other {Přišli}}", "-submessage_selectors"],
  ])("%j may not be translated as %j, unless %s lets it", (source, target, flag) => {
    expect([fails(source, target), fails(source, target, `icu-flags:${flag}`)]).toEqual([true, false]);
  });

  it.each([
    "{",
    "}",
    "{a",
    "{a,}",
    "{n, plural}",
    "{n, plural, }",
    "{n, plural, one}",
    "{n, plural, one {a} one {b}}",
    "{}",
    "{".repeat(100),
  ])("does not parse as %j", (target) => {
    expect(fails("x", target)).toBe(true);
  });

  it("has the source's tags where tags are read", () => {
    expect([
      fails("<b>x</b>", "<i>x</i>", "icu-flags:xml"),
      fails("<b>x</b>", "<b>x", "icu-flags:xml"),
      fails("<b>x</b><br/>", "<br /><b>á</b>", "icu-flags:xml"),
    ]).toEqual([true, true, false]);
    expect([
      fails("<b>x</b>", "<i>x</i>", "icu-flags:xml:-tags"),
      fails("<x:b>a</x:b>", "<i>a <x:b>b</x:b>", 'icu-flags:xml, icu-tag-prefix:"x:"'),
    ]).toEqual([false, false]);
  });

  it("has no other `<` where tags are strict", () => {
    expect([
      fails("a", "a < b", "icu-flags:xml"),
      fails("a", "a < b", "icu-flags:strict-xml"),
      fails("a", "a '<' b", "icu-flags:strict-xml"),
    ]).toEqual([false, true, false]);
  });

  it("is asked to parse as a source", () => {
    expect([
      failingOfSource("{a", { flags: "icu-message-format" }),
      failingOfSource(plural, { flags: "icu-message-format" }),
    ]).toEqual([["icu_message_format_syntax"], []]);
  });
});
