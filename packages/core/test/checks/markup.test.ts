import { describe, expect, it } from "vitest";
import { failing } from "./unit.ts";

const failingMarkup = (source: string, target: string, flags = "") =>
  failing(source, target, { flags }).filter((id) => /^(xml|md|bbcode|safe)/.test(id));

describe("XML", () => {
  it.each([
    ["<b>a</b> &nbsp; b", "<b>á</b>&nbsp;b"],
    ["a < b", "a > b"],
    ["<br>a", "a"],
    ["<a href='x' title='y'>l</a>", "<a title='z' href='w'>l</a>"],
    ["<?xml version='1.0'?><a/>", "<?xml version='1.0'?><a/>"],
    ["<a>".repeat(5000), "x"],
  ])("of %j is kept by %j", (source, target) => {
    expect(failingMarkup(source, target)).toEqual([]);
  });

  it.each([
    ["<b>a</b>", "á", ["xml-tags"]],
    ["<b>a</b>", "<b>á & b</b>", ["xml-invalid"]],
    ["<b>a</b>", "<b>á</b> < b", ["xml-invalid"]],
    ["<a href='x'>l</a>", "<a>l</a>", ["xml-tags"]],
    ["<b>a</b><i>b</i>", "<i>b</i><b>a</b>", ["xml-tags"]],
  ])("of %j is not kept by %j", (source, target, ids) => {
    expect(failingMarkup(source, target)).toEqual(ids);
  });

  it("is left to the cleaning of HTML where that is on", () => {
    expect(failingMarkup("<b>a</b>", "á", "safe-html")).toEqual([]);
  });
});

describe("Markdown", () => {
  it.each([
    ["**a** `b` _c_", "_c_ `b` **á**"],
    ["[a](https://x.org) ![i](#p)", "![i](#p) [á](https://y.org/cs)"],
    ["See <https://x.org>", "Viz <https://y.org>"],
    ["snake_case_name", "jmeno"],
    ["2 * 3 * 4", "2 krát 3"],
    ["[a](x_(y).html)", "[á](x_(y).html)"],
  ])("of %j is kept by %j", (source, target) => {
    expect(failingMarkup(source, target, "md-text")).toEqual([]);
  });

  it.each([
    ["`code`", "code", ["md-syntax"]],
    ["__a__", "_a_", ["md-syntax"]],
    ["~~a~~", "a", ["md-syntax"]],
    ["See <https://x.org>", "Viz https://x.org", ["md-syntax"]],
    ["[a](x.html)", "[a](y.html)", ["md-link"]],
    ["[a]({url})", "a", ["md-link"]],
    ["[a][one] [b][two]", "[a][one]", ["md-reflink"]],
  ])("of %j is not kept by %j", (source, target, ids) => {
    expect(failingMarkup(source, target, "md-text")).toEqual(ids);
  });
});

describe("BBCode", () => {
  it("counts pairs only", () => {
    expect([
      failingMarkup("[b]x [i]", "x"),
      failingMarkup("[URL=a]x[/url]", "[url=b]y[/url]"),
      failingMarkup("[b]x[/b]", "x"),
    ]).toEqual([[], [], ["bbcode"]]);
  });
});

describe("safe-html", () => {
  it("lets the source's markup pass", () => {
    expect(failing('<a href="x">a</a>', '<a href="https://y.org">á</a>', { flags: "safe-html" })).toEqual([]);
  });

  it("stops addresses that run code", () => {
    expect(failing('<a href="x">a</a>', '<a href="javascript:x">á</a>', { flags: "safe-html" })).toEqual(["safe-html"]);
  });
});

describe("line breaks", () => {
  it("that are written out do not count in Windows paths", () => {
    expect(failing("In C:\\new\\name here", "V C:\\new\\jinde", {})).toEqual([]);
  });
});

describe("max-length", () => {
  it("counts what is shown: code points after replacements, without tags", () => {
    const fails = (target: string, flags: string) => failing("x", target, { flags }).includes("max-length");
    expect([
      fails("🎉🎉", "max-length:2"),
      fails("%s", "max-length:2, replacements:%s:John"),
      fails("<b>ab</b>", "max-length:2, xml-text"),
    ]).toEqual([false, true, false]);
  });
});
