/** Pages of wikis: the laws of all formats, the lines of each wiki, and the texts that they cannot hold. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { dokuwiki } from "../../src/formats/dokuwiki/index.ts";
import { mediawiki } from "../../src/formats/mediawiki/index.ts";
import { czech, english, read, rewrite, set } from "../entries/texts.ts";
import { codecSuite, nastyText } from "../suite/index.ts";

const words = nastyText({ with: ["**b**", "[[a]]", "<code>", "''", "~~", "----"], without: /[|^\r\n!]|\[\[|[ \t]$/ });
const texts = words.map((text) => `T${text}`);
codecSuite(dokuwiki, new URL("../golden/dokuwiki/", import.meta.url), { base: "page.dw", texts, readsAnything: true });
codecSuite(mediawiki, new URL("../golden/mediawiki/", import.meta.url), {
  base: "page.mw",
  texts,
  readsAnything: true,
});

const golden = (path: string) => readFileSync(new URL(`../golden/${path}`, import.meta.url), "utf8");
const unitsOf = (codec: typeof dokuwiki, file: string) =>
  read(codec, file).units.map(({ id, target }) => [id, target[0]]);

describe("a page of DokuWiki", () => {
  it("has headings, items, cells and paragraphs; code is left alone", () => {
    expect(unitsOf(dokuwiki, golden("dokuwiki/page.dw"))).toEqual([
      ["heading", "The manual"],
      ["paragraph", "DokuWiki **supports** //simple// formatting,\nover two lines, with [[wiki:syntax|a link]]."],
      ["heading[2]", "Lists"],
      ["item", "The first item"],
      ["item[2]", "One below"],
      ["item[3]", "A number with {{ image.png?200|a picture }}"],
      ["item[4]", "A quote"],
      ["item[5]", "Another one"],
      ["cell", "Heading"],
      ["cell[2]", "[[page|Linked]]"],
      ["cell[3]", "One"],
      ["cell[4]", "two ((with a | note))"],
      ["paragraph[2]", "<nowiki>open to the end\nThe last paragraph."],
    ]);
  });

  it("keeps the marks around a text", () => {
    expect(rewrite(dokuwiki, "=== a ===\r\n  * b\r\n^ c ^d|\r\n", [set("heading", "x"), set("cell[2]", " y\n")])).toBe(
      "=== x ===\r\n  * b\r\n^ c ^y|\r\n",
    );
  });
});

describe("a page of MediaWiki", () => {
  it("has headings, items, cells and paragraphs; code and comments are left alone", () => {
    expect(unitsOf(mediawiki, golden("mediawiki/page.mw"))).toEqual([
      ["paragraph", "{{Infobox\n| name = The manual\n* not an item\n}}"],
      ["heading", "The manual"],
      ["paragraph[2]", "A '''paragraph''' over\ntwo lines with [[Main Page|a link]]."],
      ["heading[2]", "Lists"],
      ["item", "The first item"],
      ["item[2]", "One below"],
      ["item[3]", "A number"],
      ["item[4]", "Term : Definition"],
      ["cell", "The caption"],
      ["cell[2]", "Head"],
      ["cell[3]", "Another"],
      ["cell[4]", "One"],
      ["cell[5]", "two [[a|b]]"],
      ["cell[6]", "three"],
      ["item[5]", "preformatted"],
      ["paragraph[3]", "[[Category:Manuals]]"],
    ]);
  });

  it("keeps the marks around a text", () => {
    const file = "==a==\n:* b\n| x=1 | c || d\n";
    expect(rewrite(mediawiki, file, [set("heading", "A"), set("item", "B"), set("cell", "C")])).toBe(
      "==A==\n:* B\n| x=1 | C || d\n",
    );
  });
});

describe.each([
  [dokuwiki, "== a ==\n\npar\n\n  * b\n\n| c | d |\n", ["", "  * x", "== x ==", "| x |", "x\n\ny", "<code>x</code>"]],
  [mediawiki, "== a ==\n\npar\n\n* b\n\n| c || d\n", ["", "* x", "== x ==", "| x", "x\n\ny", "<!-- x -->", " x"]],
] as const)("in a page of a wiki ($id)", (codec, file, others) => {
  it("a paragraph cannot become something else", () => {
    for (const text of others) expect(() => rewrite(codec, file, [set("paragraph", text)])).toThrow("A paragraph");
  });

  it("a cell cannot become two", () => {
    expect(() => rewrite(codec, file, [set("cell", "x || y")])).toThrow("A cell");
  });

  it("a new language starts as a copy of the base", () => {
    expect(Buffer.from(codec.create({ ...czech, base: codec.parse(Buffer.from(file), english) })).toString()).toBe(
      file,
    );
    expect(() => codec.create(czech)).toThrow("needs the file of the source language");
  });

  it("many blocks without an end take no long time", () => {
    expect(read(codec, `${"<nowiki>\n\n".repeat(50_000)}a`).units).toHaveLength(50_001);
  });
});
