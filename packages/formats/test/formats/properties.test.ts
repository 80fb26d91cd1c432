import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { save } from "../../src/contract/index.ts";
import { properties, propertiesUtf8, propertiesUtf16 } from "../../src/formats/properties/index.ts";
import { add, czech, rewrite, set, translating } from "../entries/texts.ts";
import { codecSuite } from "../suite/index.ts";

codecSuite(properties, new URL("../golden/properties/", import.meta.url), { base: "en.properties" });
codecSuite(propertiesUtf8, new URL("../golden/properties-utf8/", import.meta.url), { base: "en.properties" });
codecSuite(propertiesUtf16, new URL("../golden/properties-utf16/", import.meta.url));

describe("a property file", () => {
  const golden = readFileSync(new URL("../golden/properties/en-latin1.properties", import.meta.url));
  const { units } = properties.parse(golden, czech);
  const texts = Object.fromEntries(units.map(({ id, target }) => [id, target[0]]));

  it("is read by the rules of Java", () => {
    expect(texts).toEqual({
      greeting: "Hello",
      farewell: "Good bye",
      blank: "Key ended by white space",
      "Unable to monitor file changes.": "",
      "key=with:signs": "value = with : signs",
      nokey: "",
      colon: "",
      folded: "one, two, three",
      "folded.key": "unusual",
      nl: "first\nsecond\tthird\\fourth",
      spaced: "  two leading blanks, one trailing  ",
      unknown: "q\"'",
      café: "déjà vu",
      escaped: "é 😀 ř",
    });
  });

  it("takes the comment right above a key as its note", () => {
    const notes = Object.fromEntries(units.map(({ id, notes: { developer } }) => [id, developer]));
    expect(notes).toMatchObject({
      greeting: "Greeting of the page\n",
      farewell: "said twice\nand indented\n",
      blank: "",
    });
  });

  it("escapes all but ASCII in ISO-8859-1, in the case of the escapes it has", () => {
    expect(rewrite(properties, "a=1\n", [set("a", "Ž 😀")])).toBe("a=\\u017D \\uD83D\\uDE00\n");
    expect(rewrite(properties, "a=\\u017e\n", [set("a", "ň")])).toBe("a=\\u0148\n");
  });

  it("keeps Latin-1 letters raw where the file has some", () => {
    const bytes = Buffer.from("a=\xe9\n", "latin1");
    const document = properties.parse(bytes, czech);
    expect(document.plan([set("a", "ó ř")], czech)).toEqual([{ start: 2, end: 3, text: "ó \\u0159" }]);
  });

  it("keeps letters raw in UTF-8, and escapes halves of surrogate pairs", () => {
    expect(rewrite(propertiesUtf8, "a=1\n", [set("a", "Ž 😀 \ud83d")])).toBe("a=Ž 😀 \\uD83D\n");
  });

  it("protects what Java would take for a separator", () => {
    expect(rewrite(propertiesUtf8, "a=\nb \nc", [set("a", " = x"), set("b", ": x"), set("c", "= x")])).toBe(
      "a=\\ = x\nb \\: x\nc== x",
    );
  });

  it("gets new keys in the order of the base, with its comments", () => {
    const base = translating(propertiesUtf8, "# A\na = 1\n# B\nb\\ b : 2\nc=3\n");
    expect(rewrite(propertiesUtf8, "a=jedna\r\nc=tři", [add("b b", "dva"), add("d", "čtyři")], base)).toBe(
      "a=jedna\r\n# B\r\nb\\ b : dva\r\nc=tři\r\nd=čtyři",
    );
  });

  it("loses a removed key with its comment", () => {
    expect(rewrite(propertiesUtf8, "# File\n\n# A\na=1\n# B\nb=2\n", [{ op: "remove", id: "a" }])).toBe(
      "# File\n\n# B\nb=2\n",
    );
  });

  it("is recognised by its bytes", () => {
    const best = (bytes: Buffer) =>
      [properties, propertiesUtf8, propertiesUtf16].toSorted(
        (a, b) => b.sniff(bytes, "a.properties") - a.sniff(bytes, "a.properties"),
      )[0]?.id;
    expect(best(Buffer.from("a=1"))).toBe("properties");
    expect(best(Buffer.from("a=é"))).toBe("properties-utf8");
    expect(best(Buffer.from("a=éb", "latin1"))).toBe("properties");
    expect(best(Buffer.from("\ufeffa=é", "utf16le"))).toBe("properties-utf16");
  });
});

it("drops a backslash that ends the file, and writes over it", () => {
  const document = properties.parse(Buffer.from("a=b\nkey\\"), czech);
  expect(document.units.map(({ id, target }) => [id, target[0]])).toEqual([
    ["a", "b"],
    ["key", ""],
  ]);
  const bytes = save(properties, document, [{ op: "set", id: "key", target: ["x"] }], czech);
  expect(Buffer.from(bytes).toString()).toBe("a=b\nkey=x");
});
