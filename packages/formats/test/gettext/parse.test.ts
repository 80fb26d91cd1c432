import { describe, expect, it } from "vitest";
import { CodecError } from "../../src/contract/index.ts";
import { lines, read } from "./file.ts";

describe("reading an entry", () => {
  it("takes the context and the source for its id", () => {
    const document = read(lines('msgctxt "menu"', 'msgid "Open"', 'msgstr "Otevřít"', "", 'msgid "Open"', 'msgstr ""'));
    expect(document.units.map(({ id, context }) => [id, context])).toEqual([
      ["menu\u0004Open", "menu"],
      ["Open", ""],
    ]);
  });

  it("joins strings on several lines and on one, keyword and string apart or not", () => {
    const [unit] = read(lines('msgid "a" "b"', '  "c"', "msgstr", '"d"', '\t"e"')).units;
    expect(unit?.source).toEqual(["abc"]);
    expect(unit?.target).toEqual(["de"]);
  });

  it("knows the named escapes", () => {
    const [unit] = read(lines('msgid "\\a\\b\\f\\n\\r\\t\\v\\\\\\""', 'msgstr ""')).units;
    expect(unit?.source).toEqual(['\x07\b\f\n\r\t\v\\"']);
  });

  it("takes octal and hexadecimal escapes for bytes of UTF-8, or of ISO-8859-1 where they are not", () => {
    const [unit] = read(lines('msgid "\\x41\\303\\251\\101"', 'msgstr "caf\\351"')).units;
    expect(unit?.source).toEqual(["AéA"]);
    expect(unit?.target).toEqual(["café"]);
  });

  it("keeps an unknown escape as it stands, and warns of it", () => {
    const document = read(lines('msgid "a"', 'msgstr "\\q"'));
    expect(document.units[0]?.target).toEqual(["\\q"]);
    expect(document.warnings).toEqual([{ line: 2, message: "Unknown escape \\q." }]);
  });

  it("tells comments apart: translators, developers, references, flags", () => {
    const [unit] = read(
      lines(
        "# A note of the translator.",
        "#",
        "#Without a blank.",
        "#. TRANSLATORS: on a button",
        "#.   indented",
        "#: a.c:1 b.c:2",
        "#: \u2068c d.c\u2069:3",
        "#, c-format, max-length:20,fuzzy",
        "#, range: 0..10",
        'msgid "%d"',
        'msgstr "%d"',
      ),
    ).units;
    expect(unit?.notes).toEqual({
      translator: "A note of the translator.\n\nWithout a blank.",
      developer: "TRANSLATORS: on a button\n  indented",
    });
    expect(unit?.locations).toEqual(["a.c:1", "b.c:2", "c d.c:3"]);
    expect(unit?.flags).toEqual(["c-format", "max-length:20", "range: 0..10"]);
    expect(unit?.state).toBe("fuzzy");
  });

  it("reads what the source and the context were before", () => {
    const [unit] = read(
      lines(
        "#, fuzzy",
        '#| msgctxt "old"',
        '#| msgid ""',
        '#| "one "',
        '#| "two"',
        '#| msgid_plural "many"',
        'msgid "a"',
        'msgid_plural "b"',
        'msgstr[0] "c"',
      ),
    ).units;
    expect(unit?.previousSource).toEqual(["one two", "many"]);
    expect(unit?.previousContext).toBe("old");
  });

  it("takes comments behind a blank line for those of the next entry", () => {
    const [unit] = read(lines("# one", "", "# two", 'msgid "a"', 'msgstr "b"')).units;
    expect(unit?.notes.translator).toBe("one\ntwo");
    expect(unit?.span).toMatchObject({ start: 0, line: 1 });
  });
});

describe("states", () => {
  it("is empty without text whatever the mark, fuzzy with mark and text, else translated", () => {
    const document = read(
      lines("#, fuzzy", 'msgid "a"', 'msgstr ""', "#, fuzzy", 'msgid "b"', 'msgstr "x"', 'msgid "c"', 'msgstr "x"'),
    );
    expect(document.units.map(({ state }) => state)).toEqual(["empty", "fuzzy", "translated"]);
  });

  it("keeps obsolete entries apart, also from the id of the entry in use", () => {
    const document = read(lines('#~ msgid "a"', '#~ msgstr "old"', "", 'msgid "a"', 'msgstr "new"'));
    expect(document.byId("a")?.target).toEqual(["new"]);
    expect(document.byId("a#~")).toMatchObject({ obsolete: true, target: ["old"] });
  });

  it("reads what obsolete entries were before", () => {
    const [unit] = read(lines("#, fuzzy", '#~| msgid "before"', '#~ msgid "a"', '#~ msgstr "b"')).units;
    expect(unit?.previousSource).toEqual(["before"]);
  });
});

describe("plural forms", () => {
  const entry = lines('msgid "a"', 'msgid_plural "b"', 'msgstr[0] "c"', 'msgstr[1] "d"');

  it("shows as many as the header says", () => {
    const [unit] = read(lines('msgid ""', 'msgstr "Plural-Forms: nplurals=2; plural=n != 1;\\n"') + entry).units;
    expect(unit).toMatchObject({ plural: { by: "index", count: 2 }, source: ["a", "b"], target: ["c", "d"] });
  });

  it("shows as many as the language has without a header, and warns of the missing one", () => {
    const document = read(entry);
    expect(document.units[0]?.target).toEqual(["c", "d", ""]);
    expect(document.warnings).toEqual([{ line: 1, message: '"a" has 2 plural forms instead of 3.' }]);
  });

  it("leaves out a form too many, and warns of it", () => {
    const header = lines('msgid ""', 'msgstr "Plural-Forms: nplurals=1; plural=0;\\n"');
    const document = read(header + entry);
    expect(document.units[0]?.target).toEqual(["c"]);
    expect(document.warnings).toHaveLength(1);
  });

  it("does not believe a header with an absurd number", () => {
    const header = lines('msgid ""', 'msgstr "Plural-Forms: nplurals=9999; plural=n;\\n"');
    expect(read(header + entry).units[0]?.target).toHaveLength(3);
  });
});

describe("the whole file", () => {
  it("gives the header as fields, the first one of a name, and not as a unit", () => {
    const document = read(
      lines('msgid ""', 'msgstr ""', '"Language: cs\\n"', '"X-A: 1:2\\n"', '"X-A: 3\\n"', '"no field\\n"'),
    );
    expect(document.units).toEqual([]);
    expect([...document.header]).toEqual([
      ["Language", "cs"],
      ["X-A", "1:2"],
    ]);
  });

  it("numbers entries that stand twice, and warns of them", () => {
    const document = read(lines('msgid "a"', 'msgstr "b"', "", 'msgid "a"', 'msgstr "c"', 'msgid "a"', 'msgstr "d"'));
    expect(document.units.map(({ id }) => id)).toEqual(["a", "a#2", "a#3"]);
    expect(document.warnings.map(({ line }) => line)).toEqual([4, 6]);
  });

  it("reads a file of comments only, and an empty one", () => {
    expect(read("# nothing yet\n").units).toEqual([]);
    expect(read("").units).toEqual([]);
  });

  it.each(["\n", "\r\n", "\r"])("reads line ends %j", (eol) => {
    const text = lines('msgid ""', '"a\\n"', '"b"', 'msgstr "c"', "", 'msgid "d"', 'msgstr "e"').replaceAll("\n", eol);
    const document = read(text);
    expect(document.units.map(({ source, span }) => [source[0], span.line])).toEqual([
      ["a\nb", 1],
      ["d", 6],
    ]);
  });

  it("says line and column of what it cannot read", () => {
    expect(() => read(lines('msgid "a"', '  msgstr "b" c'))).toThrowError(
      expect.objectContaining({ name: "CodecError", line: 2, column: 14 }),
    );
  });
});

it("reads comments behind the mark of obsolete entries", () => {
  const text = lines(
    "#~ # note",
    "#~ #. developer",
    "#~ #: a.c:1",
    "#~ #, fuzzy, c-format",
    '#~ #| msgid "old"',
    '#~ msgid "a"',
    '#~ msgstr "b"',
    "",
    '#~ #~ msgid "c"',
    '#~ msgstr "d"',
  );
  expect(read(text).units).toMatchObject([
    {
      id: "a#~",
      obsolete: true,
      state: "fuzzy",
      flags: ["c-format"],
      locations: ["a.c:1"],
      notes: { developer: "developer", translator: "note" },
      previousSource: ["old"],
    },
    { id: "c#~", obsolete: true, target: ["d"] },
  ]);
  expect(() => read(`${"#~ ".repeat(1_000_000)}x`)).toThrow(CodecError);
});
