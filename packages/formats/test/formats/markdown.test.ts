/** Markdown documents: the laws of all formats, blocks, line breaks, what is escaped. */
import { describe, expect, it } from "vitest";
import { type Change, type CodecContext, type Document, save } from "../../src/contract/index.ts";
import { markdown } from "../../src/formats/markdown/index.ts";
import { codecSuite, nastyText } from "../suite/index.ts";

const kinds = ["paragraph", "heading", "setextHeading", "tableCell"];
const keep = (text: string) => kinds.reduce((kept, id) => markdown.normalize?.(kept, { id }) ?? kept, text);

codecSuite(markdown, new URL("../golden/markdown/", import.meta.url), {
  base: "readme.md",
  readsAnything: true,
  texts: nastyText({ with: ["# ", "> ", "1. ", "---", "===", "```", "|", "\\", "[a]: b", "**b**", "<div>"] })
    .map((text) => keep(keep(text)))
    .filter((text) => text !== "" && !text.includes("\n") && keep(text) === text),
});

const context: CodecContext = {
  language: "cs",
  sourceLanguage: "en",
  plural: { number: 1, formula: "0", categories: ["other"] },
  options: {},
};
const read = (text: string): Document => markdown.parse(Buffer.from(text), context);
const texts = (text: string) => Object.fromEntries(read(text).units.map(({ id, target }) => [id, target[0]]));
const edit = (text: string, id: string, target: string): string => {
  const change: Change = { op: "set", id, target: [target] };
  return Buffer.from(save(markdown, read(text), [change], context)).toString();
};

describe("texts of a document", () => {
  it("are headings, paragraphs and cells, with their inline markup", () => {
    expect(texts("# A *b* #\n\nC [d](e)\n\nF\n===\n\n| G | H |\n|---|---|\n| i | |\n")).toEqual({
      heading: "A *b*",
      paragraph: "C [d](e)",
      setextHeading: "F",
      "table/tableRow/tableCell": "G",
      "table/tableRow/tableCell[2]": "H",
      "table/tableRow[2]/tableCell": "i",
    });
  });

  it("are joined over soft line breaks, and keep hard ones", () => {
    expect(texts("> a\n> b  \n> c\\\n> d\ne")).toEqual({ "blockquote/paragraph": "a b  \nc\\\nd e" });
    expect(texts("- a\n  b")).toEqual({ "list/listItem/paragraph": "a b" });
  });

  it("are not front matter, code, HTML blocks and definitions", () => {
    expect(texts("---\ntitle: x\n---\n\n```\ncode\n```\n\n    code\n\n<div>\nx\n</div>\n\n[a]: b 'c'\n")).toEqual({});
  });
});

describe("writing a text", () => {
  it("repeats the marks of quotes and the indentation of lists on new lines", () => {
    expect(edit("> - a\n", "blockquote/list/listItem/paragraph", "b  \nc")).toBe("> - b  \n>   c\n");
  });

  it.each([
    ["a\nb", "a b"],
    ["# a", "\\# a"],
    ["1. a", "1\\. a"],
    ["- a", "\\- a"],
    ["> a", "\\> a"],
    ["[a]: b", "\\[a]: b"],
    ["```", "\\```"],
    ["a  \n---", "a  \n\\---"],
    ["<div>", "\\<div>"],
    ["a\n\nb", "a b"],
  ])("keeps %j in its paragraph as %j", (typed, kept) => {
    expect(edit("x\n\ny\n", "paragraph", typed)).toBe(`${kept}\n\ny\n`);
  });

  it("keeps the ends of headings and cells", () => {
    expect(edit("# a\n", "heading", "C #")).toBe("# C \\#\n");
    expect(edit("|a|\n|-|\n", "table/tableRow/tableCell", "b | c\\")).toBe("|b \\| c\\\\|\n|-|\n");
  });

  it("refuses an empty text", () => {
    expect(() => edit("a\n", "paragraph", " ")).toThrowError(expect.objectContaining({ name: "CodecError" }));
  });
});

describe("hostile documents", () => {
  it("that nest without end are refused", () => {
    for (const mark of [">", "- ", "1. "])
      expect(() => read(`a\n\n${mark.repeat(100_000)}x`)).toThrowError(
        expect.objectContaining({ name: "CodecError", line: 3 }),
      );
  });

  it("with marks that open and never close are read", () => {
    for (const mark of ["[", "*a ", "`a``", "<a ", "![", "_a__b", "&a"])
      expect(read(mark.repeat(20_000)).units).toHaveLength(1);
  });
});
