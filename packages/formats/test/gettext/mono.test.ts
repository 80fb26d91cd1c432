import { describe, expect, it } from "vitest";
import { poMono } from "../../src/formats/po/index.ts";
import { czech, edited, lines, read } from "./file.ts";

const text = lines(
  '#| msgid "old"',
  'msgctxt "menu"',
  'msgid "open"',
  'msgstr "Otevřít"',
  "",
  "#. Counts",
  "#, c-format",
  'msgid "files"',
  'msgid_plural "files_many"',
  'msgstr[0] "%d soubor"',
  'msgstr[1] "%d soubory"',
  'msgstr[2] "%d souborů"',
);

describe("monolingual gettext", () => {
  it("has keys and no sources", () => {
    const document = read(text, czech, poMono);
    expect(document.units.map(({ id, context, source }) => [id, context, source])).toEqual([
      ["menu\u0004open", "menu.open", []],
      ["files", "files", []],
    ]);
    expect(document.units.every((unit) => unit.previousSource === undefined)).toBe(true);
  });

  it("adds a key in the shape of the base", () => {
    const context = { ...czech, base: read(text, czech, poMono) };
    const unit = { id: "files", context: "files", source: [], target: ["a", "b", "c"] };
    expect(edited("", [{ op: "add", unit }], context, poMono)).toBe(
      lines(
        "#. Counts",
        "#, c-format",
        'msgid "files"',
        'msgid_plural "files_many"',
        'msgstr[0] "a"',
        'msgstr[1] "b"',
        'msgstr[2] "c"',
      ),
    );
  });

  it("names the plural of a key that the base lacks after it", () => {
    const unit = {
      id: "new",
      context: "new",
      source: [],
      target: ["a", "b", "c"],
      plural: { by: "index", count: 3 },
    } as const;
    expect(edited("", [{ op: "add", unit }], czech, poMono)).toMatch(/^msgid "new"\nmsgid_plural "new_plural"\n/);
  });

  it("is not guessed from a file, which looks like bilingual gettext", () => {
    expect(poMono.sniff(Buffer.from(text), "cs.po")).toBeLessThan(1);
  });
});
