/** What is marked in texts: what the checks of their unit guard. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { flagsOf, highlightsOf } from "../../src/checks/index.ts";

/** The parts that are marked, each as its kind and its text. */
const marked = (text: string, flags = "", source = text) =>
  highlightsOf(text, flagsOf(flags), source).map(({ start, end, kind }) => `${kind} ${text.slice(start, end)}`);

describe("highlights", () => {
  it("are the placeholders of the syntaxes that flags name", () => {
    expect(marked("%s of %(name)s, {0}, 100%%", "python-format")).toEqual(["placeholder %s", "placeholder %(name)s"]);
    expect(marked("%s of {0}", "c-format, python-brace-format")).toEqual(["placeholder %s", "placeholder {0}"]);
    expect(marked("%s of {0}")).toEqual([]);
  });

  it("are no placeholders of syntaxes whose check is ignored", () => {
    expect(marked("%s", "c-format, ignore-c-format")).toEqual([]);
    expect(marked("<b>%s</b>", "c-format, ignore-all-checks")).toEqual([]);
  });

  it("are what the flag `placeholders` lists", () => {
    expect(marked("$A$, v12 and $a$", 'placeholders:$A$:r"v[0-9]+"')).toEqual(["placeholder $A$", "placeholder v12"]);
    expect(marked("$a$", "placeholders:$A$, case-insensitive")).toEqual(["placeholder $a$"]);
  });

  it("are the arguments and choices of ICU messages", () => {
    expect(marked("{name} has {n, plural, one {# file} other {# files}}", "icu-message-format")).toEqual([
      "placeholder {name}",
      "choice {n, plural,",
      "choice one {",
      "choice }",
      "choice other {",
      "choice }",
      "choice }",
    ]);
    expect(marked("{name", "icu-message-format")).toEqual([]);
  });

  it("are the tags of a source with elements, in its translations too", () => {
    expect(marked('Read <a href="x">this</a>')).toEqual(['tag <a href="x">', "tag </a>"]);
    expect(marked("1 < 2 > 0")).toEqual([]);
    expect(marked("<b>bold", "", "<b>bold</b>")).toEqual(["tag <b>"]);
    expect(marked("<b>bold</b>", "", "bold")).toEqual([]);
  });

  it("are BBCode, Markdown and escapes", () => {
    expect(marked("[b]x[/b] [c]")).toEqual(["tag [b]", "tag [/b]"]);
    expect(marked("See [docs](https://example.org) and `code`", "md-text")).toEqual([
      "markup [",
      "markup ](https://example.org)",
      "markup `code`",
    ]);
    expect(marked("one\\ntwo")).toEqual(["escape \\n"]);
  });

  it("stand in order and apart, whatever the text", () => {
    const flags = flagsOf("c-format, python-brace-format, icu-message-format, md-text, placeholders:%");
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."%s{}n,<>/[]()`b\\ ") }), (text) => {
        const found = highlightsOf(text, flags);
        const ends = [0, ...found.map(({ end }) => end)];
        expect(found.every(({ start, end }, place) => start >= (ends[place] ?? 0) && end > start)).toBe(true);
        expect(Math.max(...ends)).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});
