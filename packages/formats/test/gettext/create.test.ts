import { describe, expect, it } from "vitest";
import { po, poMono } from "../../src/formats/po/index.ts";
import { czech, lines, read } from "./file.ts";

const created = (template: string) => Buffer.from(po.create(czech, Buffer.from(template))).toString();

describe("the file of a new language", () => {
  const template = lines(
    "# SOME DESCRIPTIVE TITLE.",
    "#, fuzzy",
    'msgid ""',
    'msgstr ""',
    '"Project-Id-Version: kettle\\n"',
    '"PO-Revision-Date: 2020-01-01 00:00+0000\\n"',
    '"Language-Team: LANGUAGE <LL@li.org>\\n"',
    '"Content-Type: text/plain; charset=CHARSET\\n"',
    "",
    "#. On a button",
    "#, fuzzy, c-format",
    '#| msgid "before"',
    'msgid "%d cup"',
    'msgid_plural "%d cups"',
    'msgstr[0] "x"',
    'msgstr[1] ""',
    "",
    '#~ msgid "gone"',
    '#~ msgstr "pryč"',
  );

  it("has the comments and the sources of the template, and no translation", () => {
    expect(created(template)).toBe(
      lines(
        "# SOME DESCRIPTIVE TITLE.",
        'msgid ""',
        'msgstr ""',
        '"Project-Id-Version: kettle\\n"',
        '"PO-Revision-Date: YEAR-MO-DA HO:MI+ZONE\\n"',
        '"Last-Translator: Automatically generated\\n"',
        '"Language-Team: none\\n"',
        '"Language: cs\\n"',
        '"MIME-Version: 1.0\\n"',
        '"Content-Type: text/plain; charset=UTF-8\\n"',
        '"Content-Transfer-Encoding: 8bit\\n"',
        '"Plural-Forms: nplurals=3; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2;\\n"',
        "",
        "#. On a button",
        "#, c-format",
        'msgid "%d cup"',
        'msgid_plural "%d cups"',
        'msgstr[0] ""',
        'msgstr[1] ""',
        'msgstr[2] ""',
      ),
    );
  });

  it("keeps the line ends and the byte order mark of the template", () => {
    const windows = `\ufeff${template.replaceAll("\n", "\r\n")}`;
    expect(created(windows)).toBe(`\ufeff${created(template).replaceAll("\n", "\r\n")}`);
  });

  it("is a header without a template", () => {
    const document = po.parse(po.create(czech), czech);
    expect(document.units).toEqual([]);
    expect(document.header.get("Language")).toBe("cs");
  });

  it("is made from the base where the format is monolingual", () => {
    const base = read(lines('msgid "key"', 'msgstr "Text"'), czech, poMono);
    const document = poMono.parse(poMono.create({ ...czech, base }), czech);
    expect(document.byId("key")?.target).toEqual([""]);
  });
});
