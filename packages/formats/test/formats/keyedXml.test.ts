/** XML files of keys and texts (resx, flat XML, XAML dictionaries): the laws of all formats, and what each adds. */
import { describe, expect, it } from "vitest";
import { type Change, type Codec, type CodecContext, type Document, save } from "../../src/contract/index.ts";
import { flatXml } from "../../src/formats/flatxml/index.ts";
import { resourceDictionary } from "../../src/formats/resourcedictionary/index.ts";
import { resx } from "../../src/formats/resx/index.ts";
import { codecSuite, nastyText } from "../suite/index.ts";

const texts = nastyText({ with: ["<b>", "</b>", "<b>x</b>", "&lt;"] });
codecSuite(resx, new URL("../golden/resx/", import.meta.url), { base: "Resources.resx", texts });
codecSuite(flatXml, new URL("../golden/flatxml/", import.meta.url), { base: "base.xml", texts });
codecSuite(resourceDictionary, new URL("../golden/resourcedictionary/", import.meta.url), { base: "en.xaml", texts });

const context: CodecContext = {
  language: "cs",
  sourceLanguage: "en",
  plural: { number: 1, formula: "0", categories: ["other"] },
  options: {},
};
const parse = (codec: Codec, text: string, more: Partial<CodecContext> = {}): Document =>
  codec.parse(Buffer.from(text), { ...context, ...more });
const edit = (codec: Codec, text: string, change: Change, more: Partial<CodecContext> = {}): string =>
  Buffer.from(save(codec, parse(codec, text, more), [change], { ...context, ...more })).toString();
const add = (id: string, text: string): Change => ({
  op: "add",
  unit: { id, context: id, source: [], target: [text] },
});

describe("resx", () => {
  const data = (name: string, value: string, more = "") =>
    `  <data name="${name}" xml:space="preserve">\n    <value>${value}</value>\n${more}  </data>\n`;
  const file = (...entries: readonly string[]) => `<root>\n${entries.join("")}</root>\n`;

  it("takes comments as notes, and leaves pictures and the designer's entries alone", () => {
    const document = parse(
      resx,
      file(
        data("a", "A", "    <comment>Note</comment>\n"),
        data("&gt;&gt;b.Name", "b"),
        '  <data name="c" type="System.Drawing.Point"><value>1, 1</value></data>\n',
      ),
    );
    expect(document.units).toMatchObject([{ id: "a", notes: { developer: "Note" } }]);
  });

  it("writes a value where there is none", () => {
    expect(edit(resx, '<root>\n  <data name="a">\n  </data>\n</root>', { op: "set", id: "a", target: ["A"] })).toBe(
      '<root>\n  <data name="a">\n    <value>A</value>\n  </data>\n</root>',
    );
  });

  it("adds resources in the order of the base", () => {
    const base = parse(resx, file(data("a", "A"), data("b", "B"), data("c", "C")));
    expect(edit(resx, file(data("a", "1"), data("c", "3")), add("b", "2"), { base })).toBe(
      file(data("a", "1"), data("b", "2"), data("c", "3")),
    );
  });

  it("starts a new language with the headers of the base, or with its own", () => {
    const header = '  <resheader name="version">\n    <value>2.0</value>\n  </resheader>\n';
    const base = parse(resx, file(header, data("a", "A"), '  <metadata name="m"><value>1</value></metadata>\n'));
    expect(Buffer.from(resx.create({ ...context, base })).toString()).toBe(file(header));
    expect(Buffer.from(resx.create(context)).toString()).toContain("ResXResourceReader");
  });
});

describe("flat XML", () => {
  it("reads the names of its elements and attributes from the options", () => {
    const options = { flatxml_value_name: "entry", flatxml_key_name: "id" };
    expect(parse(flatXml, '<strings><entry id="a">A</entry></strings>', { options }).units).toMatchObject([
      { id: "a", target: ["A"] },
    ]);
    expect(edit(flatXml, "<strings/>", add("b", "B"), { options })).toBe(
      '<strings>\n  <entry id="b">B</entry>\n</strings>',
    );
  });

  it("keeps tags tags, and escaped tags escaped", () => {
    const set: Change = { op: "set", id: "a", target: ["<i>x</i>"] };
    expect(edit(flatXml, '<root><str key="a">a <b>b</b></str></root>', set)).toContain("<i>x</i>");
    expect(edit(flatXml, '<root><str key="a">a</str></root>', set)).toContain("&lt;i&gt;x&lt;/i&gt;");
  });
});

describe("XAML dictionaries", () => {
  const file = (inner: string) =>
    `<ResourceDictionary xmlns:x="http://schemas.microsoft.com/winfx/2006/xaml" xmlns:s="clr-namespace:System;assembly=mscorlib">\n${inner}</ResourceDictionary>\n`;

  it("uses the prefixes of the file for new strings", () => {
    expect(edit(resourceDictionary, file(""), add("a", "A"))).toBe(file('    <s:String x:Key="a">A</s:String>\n'));
  });

  it("asks to keep white space where it matters", () => {
    const before = file('    <s:String x:Key="a">A</s:String>\n');
    expect(edit(resourceDictionary, before, { op: "set", id: "a", target: [" A\nB"] })).toBe(
      file('    <s:String x:Key="a" xml:space="preserve"> A\nB</s:String>\n'),
    );
  });

  it("starts from nothing", () => {
    const created = Buffer.from(resourceDictionary.create(context)).toString();
    expect(parse(resourceDictionary, edit(resourceDictionary, created, add("a", "A"))).byId("a")?.target).toEqual([
      "A",
    ]);
  });
});
