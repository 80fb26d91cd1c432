import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { joomla } from "../../src/formats/joomla/index.ts";
import { add, read, rewrite, set, translating } from "../entries/texts.ts";
import { codecSuite } from "../suite/index.ts";

codecSuite(joomla, new URL("../golden/joomla/", import.meta.url), { base: "en-GB.ini" });

describe("a Joomla file", () => {
  const golden = (name: string) => {
    const text = readFileSync(new URL(`../golden/joomla/${name}`, import.meta.url), "utf8");
    return Object.fromEntries(read(joomla, text).units.map(({ id, target }) => [id, target[0]]));
  };

  it("unescapes its quoted values, and leaves remarks behind them aside", () => {
    expect(golden("en-GB.ini")).toEqual({
      COM_HELLO: "Hello",
      COM_QUOTES: 'Say "hi"!',
      COM_LINES: "One\nTwo\tthree \\ \\q",
      COM_BARE: "Bare words",
      COM_REMARK: "With a remark",
      COM_STRAY: 'A "stray" quote',
      COM_HTML: "<a href='#'>x</a>",
      COM_EMPTY: "",
      COM_SPACED: "Spaced",
    });
  });

  it("reads the older way of quotes", () => {
    expect(golden("cs-CZ.ini")).toEqual({ COM_HELLO: 'Ahoj "světe"!\n', COM_SPACED: "Mezery", COM_QUOTED: '"x"' });
  });

  it("writes quotes in the way of the file", () => {
    expect(rewrite(joomla, 'A="a"\n', [set("A", '"x"\n\\')])).toBe('A="\\"x\\"\\n\\\\"\n');
    expect(rewrite(joomla, 'A="a"_QQ_""\n', [set("A", '"x"')])).toBe('A=""_QQ_"x"_QQ_""\n');
  });

  it("keeps the remark behind an edited value", () => {
    expect(rewrite(joomla, 'A="a" ; remark\n', [set("A", "b")])).toBe('A="b" ; remark\n');
  });

  it("gets new keys with the comment of the base", () => {
    const base = translating(joomla, '; First\nA="a"\nB="b"\n');
    expect(rewrite(joomla, 'B="bé"\n', [add("A", "á")], base)).toBe('; First\nA="á"\nB="bé"\n');
  });
});
