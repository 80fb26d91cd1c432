import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { txt } from "../../src/formats/txt/index.ts";
import { read, rewrite, set } from "../entries/texts.ts";
import { codecSuite, nastyText } from "../suite/index.ts";

codecSuite(txt, new URL("../golden/txt/", import.meta.url), {
  texts: nastyText({ without: /^[ \t\f]*$|\r|^\ufeff/m }),
  readsAnything: true,
});

describe("a text file", () => {
  it("has a unit for each paragraph, known by its number", () => {
    const golden = readFileSync(new URL("../golden/txt/en.txt", import.meta.url), "utf8");
    expect(read(txt, golden).units.map(({ id, target }) => [id, target[0]])).toEqual([
      ["1", "Title\n====="],
      ["2", "First paragraph,\n  over two lines."],
      ["3", "\tSecond.\nLast"],
    ]);
  });

  it("keeps what stands between paragraphs", () => {
    expect(rewrite(txt, "\n\na\r\nb\r\n \r\n\r\nc", [set("1", "x\ny\nz"), set("2", "w")])).toBe(
      "\n\nx\ny\nz\r\n \r\n\r\nw",
    );
  });

  it("refuses texts that would be no paragraph, or several", () => {
    for (const text of ["", " ", "a\n\nb", "a\n"])
      expect(() => rewrite(txt, "x", [set("1", text)])).toThrow("empty lines");
  });
});
