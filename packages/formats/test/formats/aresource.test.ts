/** Android string resources: the laws of all formats, and what its texts mean. */
import { describe, expect, it } from "vitest";
import { type Change, type CodecContext, type Document, save } from "../../src/contract/index.ts";
import { aresource, mokoResource } from "../../src/formats/android/index.ts";
import { codecSuite, nastyText } from "../suite/index.ts";

const markup = ["<b>", "</b>", "<i>x</i>", '<a href="x">', "</a>", "<br/>", "&lt;", '"', "'", "  ", "\\'"];

codecSuite(aresource, new URL("../golden/aresource/", import.meta.url), {
  base: "base.xml",
  // The first of two duplicates cannot go alone: the second would take its id.
  editable: (unit) => unit.state !== "readonly" && unit.id !== "twice",
  texts: nastyText({ with: markup, without: /[\p{Cs}\ufffe\uffff]/u }),
});
codecSuite(mokoResource, new URL("../golden/moko-resource/", import.meta.url), {
  texts: nastyText({ with: markup, without: /[\p{Cs}\ufffe\uffff]/u }),
});

const context: CodecContext = {
  language: "cs",
  sourceLanguage: "en",
  plural: { number: 3, formula: "(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2", categories: ["one", "few", "other"] },
  options: {},
};
const parse = (text: string, more: Partial<CodecContext> = {}): Document =>
  aresource.parse(Buffer.from(text), { ...context, ...more });
const edit = (text: string, changes: readonly Change[], more: Partial<CodecContext> = {}): string =>
  Buffer.from(save(aresource, parse(text, more), changes, { ...context, ...more })).toString();
const inResources = (inner: string) => `<resources>\n    ${inner}\n</resources>\n`;
const textOf = (inner: string) => parse(inResources(`<string name="x">${inner}</string>`)).byId("x")?.target[0];
const written = (inner: string, text: string) => {
  const result = edit(inResources(`<string name="x">${inner}</string>`), [{ op: "set", id: "x", target: [text] }]);
  return /<string name="x">([^]*)<\/string>/.exec(result)?.[1];
};

describe("reading a text", () => {
  it.each([
    ['It\\\'s \\"so\\"', 'It\'s "so"'],
    ["a\\nb\\tc\\\\d", "a\nb\tc\\d"],
    ["\\u010d\\u0041", "čA"],
    ["\\@x \\?", "@x ?"],
    ["  a \n\t b  ", "a b"],
    ['"  a  b "', "  a  b "],
    ['x" y  "z', "x y  z"],
    ["Tom &amp; &lt;Jerry&gt;", "Tom & <Jerry>"],
    ["<![CDATA[<b>\\'x\\'</b>]]>", "<b>'x'</b>"],
    ["Hi <b>you\\'re</b> &amp; all", "Hi <b>you're</b> &amp; all"],
    ["<!-- c -->x", "<!-- c -->x"],
    ["", ""],
  ])("reads %j as %j", (raw, text) => expect(textOf(raw)).toBe(text));
});

describe("writing a text", () => {
  it.each([
    ["", 'It\'s "so"', 'It\\\'s \\"so\\"'],
    ["", "a\nb\tc\\d", "a\\nb\\tc\\\\d"],
    ["", "@x @", "\\@x @"],
    ["", " a  b", '" a  b"'],
    ["", "a < b & c", "a &lt; b &amp; c"],
    ["", "you're <b>in</b>", "you\\'re <b>in</b>"],
    ["old", "<b>unclosed", "&lt;b&gt;unclosed"],
    ["&lt;b&gt;old&lt;/b&gt;", "<i>new</i>", "&lt;i&gt;new&lt;/i&gt;"],
    ["<![CDATA[<b>old</b>]]>", "<i>it's</i> ]]>", "<![CDATA[<i>it\\'s</i> ]]]]><![CDATA[>]]>"],
    ["a > b", "b > c", "b > c"],
    ["", "\u0007", "\\u0007"],
  ])("over %j writes %j as %j", (raw, text, expected) => expect(written(raw, text)).toBe(expected));
});

describe("texts of Kotlin Multiplatform", () => {
  const textsOf = (inner: string) => mokoResource.parse(Buffer.from(inResources(inner)), context);
  const rewritten = (raw: string, target: string) => {
    const change: Change = { op: "set", id: "x", target: [target] };
    const bytes = save(mokoResource, textsOf(`<string name="x">${raw}</string>`), [change], context);
    return /<string name="x">([^]*)<\/string>/.exec(Buffer.from(bytes).toString())?.[1];
  };

  it.each([
    ['Say "it\'s" \\n @x\\t\\u0041 \\\\n \\q', 'Say "it\'s" \n @x\tA \\n \\q'],
    ["On\n   two lines", "On two lines"],
    ["<b>it's</b>\\n", "<b>it's</b>\n"],
  ])("reads %j as %j", (raw, text) =>
    expect(textsOf(`<string name="x">${raw}</string>`).byId("x")?.target).toEqual([text]),
  );

  it.each([
    ['"it\'s" @x', '"it\'s" @x'],
    ["a\nb\tc\\n", "a\\nb\\tc\\\\n"],
    ["<b>it's</b> <", "&lt;b&gt;it's&lt;/b&gt; &lt;"],
    ["<b>it's</b>\n", "<b>it's</b>\\n"],
  ])("writes %j as %j", (text, raw) => expect(rewritten("", text)).toBe(raw));
});

describe("units", () => {
  it("takes the comments that touch a string as its note, and skips arrays", () => {
    const document = parse(
      inResources(
        '<!-- far -->\n\n    <!-- near -->\n    <string name="x">X</string> <!-- behind -->\n    <string-array name="y"><item>Y</item></string-array>',
      ),
    );
    expect(document.units).toHaveLength(1);
    expect(document.units[0]?.notes.developer).toBe(" near \n behind \n");
  });

  it("knows untranslatable strings as read-only", () => {
    expect(parse(inResources('<string name="x" translatable="false">X</string>')).units[0]?.state).toBe("readonly");
  });

  it("gives plurals the categories of the language, and `other`", () => {
    const [unit] = parse(inResources('<plurals name="x"><item quantity="one">1</item></plurals>'), {
      plural: { number: 3, formula: "0", categories: ["one", "few", "many"] },
    }).units;
    expect(unit?.plural).toEqual({ by: "category", slots: ["one", "few", "many", "other"] });
    expect(unit?.target).toEqual(["1", "", "", ""]);
  });

  it("warns of duplicates and of unknown quantities", () => {
    const document = parse(
      inResources(
        '<string name="x">1</string>\n    <string name="x">2</string>\n    <plurals name="p"><item quantity="lots">x</item></plurals>',
      ),
    );
    expect(document.units.map(({ id }) => id)).toEqual(["x", "x#2", "p"]);
    expect(document.warnings.map(({ line }) => line)).toEqual([3, 4]);
  });
});

describe("changing a file", () => {
  it("adds a missing plural item in the order of the categories", () => {
    const plurals = inResources(
      '<plurals name="x">\n        <item quantity="one">1</item>\n        <item quantity="other">n</item>\n    </plurals>',
    );
    expect(edit(plurals, [{ op: "set", id: "x", target: ["1", "2", "n"] }])).toBe(
      plurals.replace("1</item>\n", '1</item>\n        <item quantity="few">2</item>\n'),
    );
  });

  const base = parse(
    `<resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2">\n    <string name="a">A</string>\n    <string name="b" formatted="false" tools:x="y">B</string>\n    <plurals name="c">\n        <item quantity="other">C</item>\n    </plurals>\n</resources>\n`,
  );
  const add = (id: string, text: string): Change => ({
    op: "add",
    unit: { id, context: id, source: [], target: [text] },
  });

  it("adds strings in the order of the base, in the shape of their siblings", () => {
    const file = '<resources>\n  <string name="b">B</string>\n</resources>\n';
    expect(
      edit(
        file,
        [
          add("a", "x"),
          {
            op: "add",
            unit: {
              id: "c",
              context: "c",
              source: [],
              target: ["1", "2", "n"],
              plural: { by: "category", slots: ["one", "few", "other"] },
            },
          },
        ],
        { base },
      ),
    ).toBe(
      '<resources>\n  <string name="a">x</string>\n  <string name="b">B</string>\n  <plurals name="c">\n    <item quantity="one">1</item>\n    <item quantity="few">2</item>\n    <item quantity="other">n</item>\n  </plurals>\n</resources>\n',
    );
  });

  it("copies attributes of the base and declares the prefixes that new markup needs", () => {
    const result = edit("<resources>\n</resources>\n", [add("b", 'x <xliff:g id="1">%s</xliff:g>')], { base });
    expect(result).toBe(
      '<resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2">\n    <string name="b" formatted="false">x <xliff:g id="1">%s</xliff:g></string>\n</resources>\n',
    );
  });

  it("removes a string with its comments and its line", () => {
    const file = inResources(
      '<string name="a">A</string>\n    <!-- of b -->\n    <string name="b">B</string> <!-- behind -->\n    <string name="c">C</string>',
    );
    expect(edit(file, [{ op: "remove", id: "b" }])).toBe(
      inResources('<string name="a">A</string>\n    <string name="c">C</string>'),
    );
  });

  it("starts a new language with the prolog of the base", () => {
    expect(Buffer.from(aresource.create({ ...context, base })).toString()).toBe(
      '<resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2"></resources>\n',
    );
    expect(Buffer.from(aresource.create(context)).toString()).toBe(
      '<?xml version="1.0" encoding="utf-8"?>\n<resources></resources>\n',
    );
  });

  it("writes characters that the encoding lacks as references", () => {
    const file = Buffer.from(
      '<?xml version="1.0" encoding="iso-8859-1"?>\n<resources>\n<string name="x">\xe9</string>\n</resources>',
      "latin1",
    );
    const document = aresource.parse(file, context);
    const result = save(aresource, document, [{ op: "set", id: "x", target: ["č"] }], context);
    expect(Buffer.from(result).toString("latin1")).toContain(">&#269;<");
  });
});

describe("hostile files", () => {
  it("never expands entities", () => {
    const bomb = `<!DOCTYPE r [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>\n<resources><string name="x">&b;</string></resources>`;
    expect(parse(bomb).units[0]?.target).toEqual(["&b;"]);
  });

  it("refuses nesting without end", () => {
    expect(() => parse(`<resources><string name="x">${"<b>".repeat(100_000)}</string></resources>`)).toThrowError(
      expect.objectContaining({ name: "CodecError" }),
    );
  });

  it("reads and edits five megabytes of carriage returns in one text", () => {
    const text = "a\r\n".repeat(1_700_000);
    const file = `<resources><string name="x">${text}</string><string name="y"/></resources>`;
    expect(edit(file, [{ op: "set", id: "y", target: ["Y"] }])).toBe(file.replace('"y"/>', '"y">Y</string>'));
  });

  it("adds fifty thousand strings to fifty thousand", () => {
    const names = Array.from({ length: 100_000 }, (_, index) => `n${index}`);
    const strings = (chosen: readonly string[]) =>
      `<resources>\n${chosen.map((name) => `    <string name="${name}">x</string>\n`).join("")}</resources>\n`;
    const base = parse(strings(names));
    const missing = names.filter((_, index) => index % 2 === 1);
    const result = edit(
      strings(names.filter((_, index) => index % 2 === 0)),
      missing.map((name) => add(name, "x")),
      { base },
    );
    expect(result).toBe(strings(names));
  });
});

const add = (id: string, text: string): Change => ({
  op: "add",
  unit: { id, context: id, source: [], target: [text] },
});

describe("recognising", () => {
  it("knows Android resources by name and root, and Moko's by their plurals", () => {
    const head = Buffer.from('<?xml version="1.0"?>\n<!-- x -->\n<resources><plurals name="x">');
    expect(aresource.sniff(head, "values-cs/strings.xml")).toBeGreaterThan(
      mokoResource.sniff(head, "values-cs/strings.xml"),
    );
    const moko = Buffer.from('<resources><plural name="x">');
    expect(mokoResource.sniff(moko, "MR/cs/plurals.xml")).toBeGreaterThan(aresource.sniff(moko, "MR/cs/plurals.xml"));
    expect(aresource.sniff(Buffer.from("<manifest/>"), "strings.xml")).toBe(0);
  });
});
