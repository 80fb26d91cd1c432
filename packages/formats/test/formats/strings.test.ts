import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { strings, stringsUtf8 } from "../../src/formats/strings/index.ts";
import { add, czech, read, rewrite, set, translating } from "../entries/texts.ts";
import { codecSuite } from "../suite/index.ts";

codecSuite(strings, new URL("../golden/strings/", import.meta.url), { base: "en.strings" });
codecSuite(stringsUtf8, new URL("../golden/strings-utf8/", import.meta.url));

describe("a string table", () => {
  const golden = readFileSync(new URL("../golden/strings-utf8/en.strings", import.meta.url), "utf8");
  const texts = Object.fromEntries(read(stringsUtf8, golden).units.map(({ id, target }) => [id, target[0]]));

  it("unescapes keys and values", () => {
    expect(texts).toMatchObject({
      quoted: 'He said "yes".',
      lines: "One\nTwo\tthree\\",
      escaped: "café é é q",
      '%d "items"': "%d items",
    });
  });

  it("reads words without quotes, single quotes, and an entry that stands for itself", () => {
    expect(texts).toMatchObject({ "bare.key-1": "Without quotes", single: "It's here", self: "self" });
  });

  it("takes the comments right above an entry as its note, and no others", () => {
    const notes = read(stringsUtf8, golden).units.map(({ id, notes: { developer } }) => [id, developer]);
    expect(Object.fromEntries(notes)).toMatchObject({
      title: "Title of the window",
      quoted: "Said by nobody\nin particular\nand over two lines",
      self: "",
      "emoji 😀": "",
      '%d "items"': "",
    });
  });

  it("shows its keys as source texts unless there is a base", () => {
    const table = '"title" = "Ahoj";\n';
    expect(read(stringsUtf8, table).units[0]).toMatchObject({ context: "title", source: ["title"], target: ["Ahoj"] });
    expect(read(stringsUtf8, table, translating(stringsUtf8, '"title" = "Hello";')).units[0]?.source).toEqual([]);
  });

  it("is written with the escapes that it needs", () => {
    expect(rewrite(stringsUtf8, '"a" = "";\n', [set("a", 'say "x"\n\\ 😀\x01')])).toBe(
      '"a" = "say \\"x\\"\\n\\\\ 😀\\U0001";\n',
    );
  });

  it("gets new entries in the order of the base, with its comments", () => {
    const base = translating(stringsUtf8, '/* A */\n"a" = "1";\n\n/* B */\n"b" = "2";\n\nc = "3";\n');
    expect(rewrite(stringsUtf8, '"a" = "jedna";\n\n"c" = "tři";\n', [add("b", "dva")], base)).toBe(
      '"a" = "jedna";\n\n/* B */\n"b" = "dva";\n\n"c" = "tři";\n',
    );
  });

  it("gives an entry that stood for itself a value", () => {
    expect(rewrite(stringsUtf8, '"OK";\n', [set("OK", "Budiž")])).toBe('"OK" = "Budiž";\n');
  });

  it("numbers duplicate keys", () => {
    expect(read(stringsUtf8, 'a = "1"; a = "2"; "a#2" = "3";').units.map(({ id }) => id)).toEqual([
      "a",
      "a#2",
      "a#2#2",
    ]);
  });

  it("starts as an empty file with the byte order mark that its encoding needs", () => {
    expect(Buffer.from(strings.create(czech)).toString("hex")).toBe("fffe");
    expect(stringsUtf8.create(czech)).toHaveLength(0);
  });

  it("starts from a template without its translations", () => {
    const template = Buffer.from('/* A */\n"a" = "1";\n');
    expect(Buffer.from(stringsUtf8.create(czech, template)).toString()).toBe('/* A */\n"a" = "";\n');
  });

  it("is recognised by its name and encoding", () => {
    const utf16 = Buffer.from('\ufeff"a" = "b";', "utf16le");
    expect(strings.sniff(utf16, "Localizable.strings")).toBeGreaterThan(
      stringsUtf8.sniff(utf16, "Localizable.strings"),
    );
    const utf8 = Buffer.from('"a" = "b";');
    expect(stringsUtf8.sniff(utf8, "x.strings")).toBeGreaterThan(strings.sniff(utf8, "x.strings"));
    expect(stringsUtf8.sniff(Buffer.from("<?xml ?>"), "x.strings")).toBe(0);
  });
});
