import { describe, expect, it } from "vitest";
import type { NewUnit } from "../../src/contract/index.ts";
import { czech, edited, lines, read } from "./file.ts";

describe("setting a text", () => {
  it("touches the lines of the form that changes only", () => {
    const before = lines(
      'msgid "a"',
      'msgid_plural "b"',
      'msgstr[0] ""',
      '"one"',
      'msgstr[1] "two"',
      'msgstr[2]   "three"',
    );
    expect(edited(before, [{ op: "set", id: "a", target: ["one", "TWO", "three"] }])).toBe(
      before.replace('"two"', '"TWO"'),
    );
  });

  it("writes forms that are missing, and drops those too many", () => {
    const missing = lines('msgid "a"', 'msgid_plural "b"', 'msgstr[0] "one"');
    expect(edited(missing, [{ op: "set", id: "a", target: ["one", "two", ""] }])).toBe(
      lines('msgid "a"', 'msgid_plural "b"', 'msgstr[0] "one"', 'msgstr[1] "two"', 'msgstr[2] ""'),
    );
  });

  it("refuses another number of texts than the unit has", () => {
    const text = lines('msgid "a"', 'msgstr "b"');
    expect(() => edited(text, [{ op: "set", id: "a", target: ["x", "y"] }])).toThrowError("takes 1 texts, not 2");
  });

  it("writes the line end of the file, with or without one at its end", () => {
    const text = 'msgid "a"\r\nmsgstr "b"';
    expect(edited(text, [{ op: "set", id: "a", target: ["x\ny"] }])).toBe('msgid "a"\r\nmsgstr ""\r\n"x\\n"\r\n"y"');
  });

  it("keeps an obsolete entry obsolete", () => {
    const text = lines('#~ msgid "a"', '#~ msgstr "b"');
    expect(edited(text, [{ op: "set", id: "a#~", target: ["x\ny"] }])).toBe(
      lines('#~ msgid "a"', '#~ msgstr ""', '#~ "x\\n"', '#~ "y"'),
    );
  });

  it("refuses what gettext cannot hold", () => {
    const text = lines('msgid "a"', 'msgstr "b"');
    expect(() => edited(text, [{ op: "set", id: "a", target: ["x\0y"] }])).toThrowError("NUL");
    expect(() => edited(text, [{ op: "set", id: "a", target: ["\ud800"] }])).toThrowError("surrogate");
  });
});

describe("the fuzzy mark", () => {
  const marked = lines("# a", "#, fuzzy", '#| msgid "before"', 'msgid "a"', 'msgstr "b"');

  it("is cleared together with what the source was before", () => {
    expect(edited(marked, [{ op: "set", id: "a", target: ["b"], state: "translated" }])).toBe(
      lines("# a", 'msgid "a"', 'msgstr "b"'),
    );
  });

  it("stays when the change does not name a state", () => {
    expect(edited(marked, [{ op: "set", id: "a", target: ["c"] }])).toBe(marked.replace('"b"', '"c"'));
  });

  it("goes when the text is emptied", () => {
    expect(edited(marked, [{ op: "set", id: "a", target: [""], state: "empty" }])).toBe(
      lines("# a", 'msgid "a"', 'msgstr ""'),
    );
  });

  it("joins the other flags on their line, and leaves them again", () => {
    const plain = lines("#: x", "#, c-format,no-wrap", 'msgid "a"', 'msgstr "b"');
    const fuzzy = plain.replace("#, c-format,no-wrap", "#, fuzzy, c-format,no-wrap");
    expect(edited(plain, [{ op: "set", id: "a", target: ["b"], state: "fuzzy" }])).toBe(fuzzy);
    expect(edited(fuzzy, [{ op: "set", id: "a", target: ["b"], state: "translated" }])).toBe(
      plain.replace("c-format,no-wrap", "c-format, no-wrap"),
    );
  });

  it("gets a line of its own, before what the source was and the entry", () => {
    const plain = lines("#: x", '#| msgid "before"', 'msgid "a"', 'msgstr "b"');
    expect(edited(plain, [{ op: "set", id: "a", target: ["b"], state: "fuzzy" }])).toBe(
      lines("#: x", "#, fuzzy", '#| msgid "before"', 'msgid "a"', 'msgstr "b"'),
    );
  });
});

describe("adding and removing", () => {
  const text = lines('msgid "a"', 'msgstr "1"', "", 'msgid "b"', 'msgstr "2"', "", '#~ msgid "c"', '#~ msgstr "3"');
  const unit: NewUnit = { id: "new", context: "", source: ["new"], target: ["nový"] };

  it("adds behind the last entry that is in use", () => {
    expect(edited(text, [{ op: "add", unit }])).toBe(text.replace('"2"\n', '"2"\n\nmsgid "new"\nmsgstr "nový"\n'));
  });

  it("adds behind another entry, also one that goes", () => {
    const added = 'msgid "a"\nmsgstr "1"\n\nmsgid "new"\nmsgstr "nový"\n';
    expect(edited(text, [{ op: "add", unit, after: "a" }])).toMatch(new RegExp(`^${added}\n`));
    expect(
      edited(text, [
        { op: "add", unit, after: "b" },
        { op: "remove", id: "b" },
      ]),
    ).toMatch(new RegExp(`^${added}\n`));
  });

  it("writes everything that the new unit has", () => {
    const whole: NewUnit = {
      id: "menu\u0004%d file",
      context: "menu",
      source: ["%d file", "%d files"],
      target: ["%d soubor", "%d soubory", "%d souborů"],
      state: "fuzzy",
      notes: { developer: "Two\nlines", translator: "A note" },
      locations: ["a.c:1", "b c.c:2"],
      flags: ["c-format"],
    };
    expect(edited("", [{ op: "add", unit: whole }])).toBe(
      lines(
        "# A note",
        "#. Two",
        "#. lines",
        "#: a.c:1 \u2068b c.c:2\u2069",
        "#, fuzzy, c-format",
        'msgctxt "menu"',
        'msgid "%d file"',
        'msgid_plural "%d files"',
        'msgstr[0] "%d soubor"',
        'msgstr[1] "%d soubory"',
        'msgstr[2] "%d souborů"',
      ),
    );
  });

  it("refuses an id that is taken, or that does not fit the source", () => {
    expect(() => edited(text, [{ op: "add", unit: { ...unit, id: "a", source: ["a"] } }])).toThrowError("already");
    expect(() => edited(text, [{ op: "add", unit: { ...unit, id: "other" } }])).toThrowError("does not fit");
  });

  it("refuses locations and flags that would begin a line of their own", () => {
    for (const part of [{ locations: ['a\nmsgid "x"'] }, { flags: ["c-format\r#~"] }])
      expect(() => edited(text, [{ op: "add", unit: { ...unit, ...part } }])).toThrowError("one line");
  });

  it("writes notes of several lines as comments, whatever they begin with", () => {
    const notes = { translator: ", fuzzy\r\n~ x", developer: "" };
    expect(edited("", [{ op: "add", unit: { ...unit, notes } }])).toBe(
      lines("# , fuzzy", "# ~ x", 'msgid "new"', 'msgstr "nový"'),
    );
  });

  it("removes an entry with its comments and one blank line", () => {
    expect(edited(text, [{ op: "remove", id: "a" }])).toBe(text.slice(text.indexOf('msgid "b"')));
    expect(edited(text, [{ op: "remove", id: "c#~" }])).toBe(text.slice(0, text.indexOf("\n#~")));
  });

  it("leaves nothing behind when the last entries go together", () => {
    const changes = [
      { op: "remove", id: "b" },
      { op: "remove", id: "c#~" },
    ] as const;
    expect(edited(text, changes)).toBe(lines('msgid "a"', 'msgstr "1"'));
  });
});

describe("the header", () => {
  const header = lines(
    "# Title",
    "#, fuzzy",
    'msgid ""',
    'msgstr ""',
    '"Project-Id-Version: x\\n"',
    '"Language-Team: a team\\n"',
    '"Content-Type: text/plain; "',
    '"charset=UTF-8\\n"',
    '"X-Other: kept\\n"',
    "",
    'msgid "a"',
    'msgstr "b"',
  );

  it("changes the lines of a field only, however they are folded", () => {
    const set = {
      "Language-Team": "Czech <https://translate.example.org/projects/tea/kettle/cs/with/a/long/address/>",
    };
    expect(edited(header, [{ op: "header", set }])).toBe(
      header.replace(
        '"Language-Team: a team\\n"',
        '"Language-Team: Czech <https://translate.example.org/projects/tea/kettle/cs/"\n"with/a/long/address/>\\n"',
      ),
    );
  });

  it("puts a new field where gettext's tools put it, unknown ones at the end", () => {
    const set = { "Plural-Forms": "nplurals=1; plural=0;", Language: "cs", "X-Generator": "Dragoman" };
    expect([...read(edited(header, [{ op: "header", set }])).header.keys()]).toEqual([
      "Project-Id-Version",
      "Language-Team",
      "Language",
      "Content-Type",
      "Plural-Forms",
      "X-Other",
      "X-Generator",
    ]);
  });

  it("removes a field with its line", () => {
    expect(edited(header, [{ op: "header", set: { "X-Other": null, "X-Absent": null } }])).toBe(
      header.replace('"X-Other: kept\\n"\n', ""),
    );
  });

  it("is rewritten a line a field where it stands on one line", () => {
    const text = lines('msgid ""', 'msgstr "Language: de\\nX-A: b\\n"', "", 'msgid "a"', 'msgstr "b"');
    expect(edited(text, [{ op: "header", set: { Language: "cs" } }])).toBe(
      lines('msgid ""', 'msgstr ""', '"Language: cs\\n"', '"X-A: b\\n"', "", 'msgid "a"', 'msgstr "b"'),
    );
  });

  it("is made where there is none", () => {
    const text = lines('msgid "a"', 'msgstr "b"');
    expect(edited(text, [{ op: "header", set: { Language: "cs" } }])).toBe(
      lines('msgid ""', 'msgstr ""', '"Language: cs\\n"', "", 'msgid "a"', 'msgstr "b"'),
    );
  });

  it("changes the number of plural forms that new texts have", () => {
    const text = lines('msgid "a"', 'msgid_plural "b"', 'msgstr[0] "c"', 'msgstr[1] "d"', 'msgstr[2] ""');
    const written = edited(text, [
      { op: "header", set: { "Plural-Forms": "nplurals=2; plural=n != 1;" } },
      { op: "set", id: "a", target: ["x", "y"] },
    ]);
    expect(written).toContain('msgstr[0] "x"\nmsgstr[1] "y"\n');
    expect(written).not.toContain("msgstr[2]");
  });

  it("refuses what is no field", () => {
    expect(() => edited(header, [{ op: "header", set: { "No name": "x" } }])).toThrowError("no name");
    expect(() => edited(header, [{ op: "header", set: { Language: "a\nb" } }])).toThrowError("one line");
  });
});

describe("the option po_line_wrap", () => {
  const text = lines('msgid "a"', 'msgstr ""');
  const long = `${"word ".repeat(20)}end\nnext\n`;
  const written = (wrap: number) =>
    edited(text, [{ op: "set", id: "a", target: [long] }], { ...czech, options: { po_line_wrap: wrap } })
      .split("\n")
      .slice(1, -1);

  it("77 folds at 77 columns and behind line feeds", () => {
    expect(written(77)).toEqual(['msgstr ""', `"${"word ".repeat(15)}"`, `"${"word ".repeat(5)}end\\n"`, '"next\\n"']);
  });

  it("65535 folds behind line feeds only", () => {
    expect(written(65535)).toEqual(['msgstr ""', `"${"word ".repeat(20)}end\\n"`, '"next\\n"']);
  });

  it("-1 never folds", () => {
    expect(written(-1)).toEqual([`msgstr "${"word ".repeat(20)}end\\nnext\\n"`]);
  });
});
