import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { unescape } from "../../src/gettext/escape.ts";
import { columnsOf } from "../../src/gettext/fold/characters.ts";
import { type Field, fold } from "../../src/gettext/fold/fold.ts";
import { lineBreaks } from "../../src/gettext/fold/lineBreak.ts";
import type { Style } from "../../src/gettext/style.ts";
import { nastyText } from "../suite/index.ts";

const style: Style = { eol: "\n", page: 79, legacy: false };
const msgstr: Field = { keyword: "msgstr", mark: "", flags: [] };
const folded = (text: string, field: Partial<Field> = {}, other: Partial<Style> = {}) =>
  fold(text, { ...msgstr, ...field }, { ...style, ...other });

/** The text with a bar wherever it may be broken. */
const broken = (text: string, legacy = false) => {
  const breaks = [0, ...lineBreaks(text, legacy), text.length];
  return breaks
    .slice(1)
    .map((end, index) => text.slice(breaks[index], end))
    .join("|");
};

describe("what stands on which line", () => {
  it("is one line while text and keyword fit into 79 columns", () => {
    const fits = `${"x".repeat(35)} ${"y".repeat(34)}`;
    expect(folded(fits)).toEqual([fits]);
    expect(folded(`${fits}z`)).toEqual(["", `${fits}z`]);
    expect(folded(fits, { keyword: "msgstr[0]" })).toEqual(["", fits]);
  });

  it("is 77 columns on the lines behind the keyword, less for an obsolete entry", () => {
    const text = `${"a".repeat(38)} ${"b".repeat(38)} c`;
    expect(folded(text)).toEqual(["", `${"a".repeat(38)} `, `${"b".repeat(38)} c`]);
    expect(folded(text.replace("b", ""))).toEqual(["", `${"a".repeat(38)} ${"b".repeat(37)} `, "c"]);
    expect(folded(text.replace("b", ""), { mark: "#~ " })).toEqual(["", `${"a".repeat(38)} `, `${"b".repeat(37)} c`]);
  });

  it("leaves a text that cannot be broken beside its keyword, however long", () => {
    expect(folded("x".repeat(200))).toEqual(["x".repeat(200)]);
    expect(folded("ไทย".repeat(60))).toEqual(["ไทย".repeat(60)]);
  });

  it("ends a line behind every line feed, also when all would fit on one", () => {
    expect(folded("a\nb")).toEqual(["", "a\\n", "b"]);
    expect(folded("a\n")).toEqual(["a\\n"]);
    expect(folded("\n\n")).toEqual(["", "\\n", "\\n"]);
  });

  it("never parts the line feed from the text before it", () => {
    const text = `${"x".repeat(40)} ${"y".repeat(36)}\n`;
    expect(folded(text)).toEqual(["", `${"x".repeat(40)} `, `${"y".repeat(36)}\\n`]);
  });

  it("counts East Asian wide characters twice and combining marks not at all", () => {
    expect(columnsOf("漢字")).toBe(4);
    expect(columnsOf("e\u0301\u200b")).toBe(1);
    expect(columnsOf("각\u1100\u1161\u11a8")).toBe(4);
    expect(columnsOf("\u0ccd\u0cbf")).toBe(1);
    expect(folded("漢".repeat(40))).toEqual(["", "漢".repeat(38), "漢".repeat(2)]);
  });

  it("does not break behind leading blanks", () => {
    const text = `${" ".repeat(30)}${"x".repeat(50)} y`;
    expect(folded(text)).toEqual(["", `${" ".repeat(30)}${"x".repeat(50)} `, "y"]);
  });

  it("does not break inside an escape", () => {
    for (let length = 60; length < 80; length++)
      for (const line of folded(`${"x".repeat(length)}\t\t"\\ "y" z`)) expect(line).toMatch(/^(?:[^\\]|\\.)*$/);
  });
});

describe("directives", () => {
  const text = `${"x".repeat(30)} ${"y".repeat(44)} %(limit_value)s, starting from %(offset)s`;

  it("are not broken in an entry with their flag", () => {
    expect(folded(text, { flags: ["python-format"] })[1]).toBe(`${"x".repeat(30)} ${"y".repeat(44)} `);
  });

  it("are texts like others in an entry without it", () => {
    expect(folded(text)[1]).toBe(`${"x".repeat(30)} ${"y".repeat(44)} %`);
  });

  it("are not folded at all with the flag no-wrap", () => {
    expect(folded(text, { flags: ["no-wrap"] })).toEqual([text]);
  });
});

describe("where a line may be broken", () => {
  it.each([
    ["a b", "a |b"],
    ["a  b", "a  |b"],
    ["a\u00a0b", "a\u00a0b"],
    ["one-two", "one-|two"],
    ["a --option", "a |--|option"],
    ["a/b", "a/|b"],
    ["e.g. this", "e.g. |this"],
    ["end.<br>", "end.|<br>"],
    ["(a) [b]", "(a) |[b]"],
    ["a “b” c", "a |“b” |c"],
    ["1,000.50 €", "1,000.50 |€"],
    ["100 %", "100 |%"],
    ["漢字、漢", "漢|字、|漢"],
    ["한국어", "한|국|어"],
    ["🇨🇿🇩🇪", "🇨🇿|🇩🇪"],
    ["👩‍👩‍👧x", "👩‍👩‍👧|x"],
    ["a\u200bb", "a\u200b|b"],
    ["שלום-x", "שלום-x"],
  ])("%j as %j", (text, expected) => {
    expect(broken(text)).toBe(expected);
  });

  it("differs in gettext before 0.23, which breaks behind full stops and colons", () => {
    expect(broken("en_GB:en,en_US:en", true)).toBe("en_GB:|en,|en_US:|en");
    expect(broken("en_GB:en,en_US:en")).toBe("en_GB:en,en_US:en");
  });
});

describe("laws", () => {
  it("gives all of the text back", () => {
    fc.assert(
      fc.property(nastyText(), fc.boolean(), (text, legacy) => {
        expect(unescape(folded(text, {}, { legacy }).join(""), () => undefined)).toBe(text);
      }),
    );
  });

  it("makes no line longer than the page of words that are shorter", () => {
    const word = fc.stringMatching(/^[a-zž漢]{1,20}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 40 }), (words) => {
        for (const line of folded(words.join(" "))) expect(columnsOf(line)).toBeLessThanOrEqual(77);
      }),
    );
  });
});
