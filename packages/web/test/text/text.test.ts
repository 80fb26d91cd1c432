/** What the pages see in texts: marks, signs, differences, lengths. */
import { describe, expect, it } from "vitest";
import { differenceOf } from "../../src/text/difference.ts";
import { tagOf } from "../../src/text/direction.ts";
import { lengthOf } from "../../src/text/length.ts";
import { likelyMarks, marksOf, tokensOf } from "../../src/text/marks.ts";
import { layerOf, segmentsOf, type TermMark } from "../../src/text/segments.ts";

const parts = (text: string) => likelyMarks(text).map(({ start, end }) => text.slice(start, end));

describe("marks", () => {
  it.each([
    ["{count} of {total}", ["{count}", "{total}"]],
    ["{{ name }} and ${price}", ["{{ name }}", "${price}"]],
    ["%s, %1$d, %(name)s, %{size}", ["%s", "%1$d", "%(name)s", "%{size}"]],
    ["Open <b>settings</b><br/>", ["<b>", "</b>", "<br/>"]],
    ["100 % sure, 5 < 6", []],
    ["50%discount", []],
  ])("are likely in %j", (text, wanted) => expect(parts(text)).toEqual(wanted));

  it("are found in a translation by the tokens of the source, whatever they look like", () => {
    const tokens = tokensOf([{ text: "Hello [[NAME]]", marks: [{ start: 6, end: 14, kind: "placeholder" }] }]);
    expect(marksOf("[[NAME]], ahoj [[NAME]]", tokens)).toEqual([
      { start: 0, end: 8, kind: "placeholder" },
      { start: 15, end: 23, kind: "placeholder" },
    ]);
  });

  it("are offered once each, without the syntax around choices", () => {
    const of = (text: string) => ({ text, marks: likelyMarks(text) });
    expect(tokensOf([of("{n} file in {dir}"), of("{n} files in {dir}")]).map(({ text }) => text)).toEqual([
      "{n}",
      "{dir}",
    ]);
    expect(tokensOf([{ text: "{n, plural, ", marks: [{ start: 0, end: 12, kind: "choice" }] }])).toEqual([]);
  });
});

describe("segments", () => {
  const kinds = (text: string, terms: readonly TermMark[] = []) =>
    segmentsOf(text, likelyMarks(text), terms).map(({ kind, text: part, glyph }) => [kind, glyph ?? part]);

  it("show what cannot be seen", () => {
    expect(kinds("am\u00A012.\tMai\n")).toEqual([
      ["text", "am"],
      ["invisible", "⍽"],
      ["text", "12."],
      ["invisible", "⇥"],
      ["text", "Mai"],
      ["invisible", "↵"],
    ]);
  });

  it("call spaces wrong at the edges and where there are several", () => {
    const wrong = (text: string) =>
      segmentsOf(text, likelyMarks(text))
        .filter((each) => each.wrong)
        .map(({ text: part }) => part);
    expect(wrong(" Save  changes ")).toEqual([" ", "  ", " "]);
    expect(wrong("Save {count} changes")).toEqual([]);
  });

  it("leave joiners in words and emoji alone", () => {
    expect(kinds("می\u200Cخواهم 👩\u200D🚀")).toEqual([["text", "می\u200Cخواهم 👩\u200D🚀"]]);
    expect(kinds("\u200Da")[0]).toEqual(["invisible", "⟨ZWJ⟩"]);
  });

  it("have terms where these stand, the longer one of two, and none in placeholders", () => {
    const terms = [
      { start: 16, end: 23, title: "" },
      { start: 0, end: 6, title: "nepřečtený" },
      { start: 0, end: 15, title: "nepřečtené kanály" },
      { start: 25, end: 32, title: "" },
    ];
    expect(kinds("Unread channels channel {channel}", terms)).toEqual([
      ["term", "Unread channels"],
      ["text", " "],
      ["term", "channel"],
      ["text", " "],
      ["placeholder", "{channel}"],
    ]);
    expect(segmentsOf("Unread channels", [], terms)[0]?.title).toBe("nepřečtené kanály");
  });

  it("have terms behind signs for what cannot be seen", () => {
    expect(kinds("a\tfile", [{ start: 2, end: 6, title: "" }])).toEqual([
      ["text", "a"],
      ["invisible", "⇥"],
      ["term", "file"],
    ]);
  });

  it.each(["", "a  b\n{c} <b>d</b> ", "{a}{b}"])("make the whole of %j again", (text) => {
    const whole = (segments: readonly { readonly text: string }[]) => segments.map((each) => each.text).join("");
    expect(whole(segmentsOf(text, likelyMarks(text)))).toBe(text);
    expect(whole(layerOf(text, likelyMarks(text)))).toBe(text);
  });
});

describe("differences", () => {
  it("go by words", () =>
    expect(
      differenceOf("{count} unread item", "{count} unread message", "en").map(({ kind, text }) => [kind, text]),
    ).toEqual([
      ["same", "{count} unread "],
      ["removed", "item"],
      ["added", "message"],
    ]));
  it("go by letters where words have no spaces", () =>
    expect(differenceOf("すべて既読にする", "全て既読にする", "ja").map(({ kind, text }) => [kind, text])).toEqual([
      ["removed", "すべ"],
      ["added", "全"],
      ["same", "て既読にする"],
    ]));
});

describe("lengths", () => {
  it("count code points", () => expect([lengthOf("žluť"), lengthOf("👍"), lengthOf("")]).toEqual([4, 1, 0]));
});

describe("codes of languages", () => {
  it("are written as browsers know them", () =>
    expect([tagOf("pt_BR"), tagOf("ca@valencia")]).toEqual(["pt-BR", "ca-valencia"]));
});
