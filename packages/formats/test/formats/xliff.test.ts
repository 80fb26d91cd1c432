/** XLIFF 1 in three flavours: the laws of all formats, states, inline tags, plural groups. */
import { describe, expect, it } from "vitest";
import { type Change, type Codec, type CodecContext, type Document, save } from "../../src/contract/index.ts";
import { plainXliff, poXliff, xliff } from "../../src/formats/xliff/index.ts";
import { codecSuite, nastyText } from "../suite/index.ts";

const header = { "target-language": "de" };
const tags = ['<x id="1"/>', '<g id="2">', "</g>", "<x id='1'>", "&quot;", "&#0;", "&foo;"];

codecSuite(xliff, new URL("../golden/xliff/", import.meta.url), {
  header,
  texts: nastyText({ with: tags, without: /[\p{Cs}\ufffe\uffff]/u }).map(
    (text) => xliff.normalize?.(text, { id: "" }) ?? text,
  ),
});
codecSuite(plainXliff, new URL("../golden/plainxliff/", import.meta.url), { header, texts: nastyText({ with: tags }) });
codecSuite(poXliff, new URL("../golden/poxliff/", import.meta.url), { header });

const context: CodecContext = {
  language: "cs",
  sourceLanguage: "en",
  plural: { number: 3, formula: "(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2", categories: ["one", "few", "other"] },
  options: {},
};
const parse = (text: string, codec: Codec = xliff, more: Partial<CodecContext> = {}): Document =>
  codec.parse(Buffer.from(text), { ...context, ...more });
const edit = (text: string, change: Change, codec: Codec = xliff, more: Partial<CodecContext> = {}): string =>
  Buffer.from(save(codec, parse(text, codec, more), [change], { ...context, ...more })).toString();
const file = (body: string) =>
  `<xliff version="1.2">\n  <file original="hello" source-language="en" target-language="cs">\n    <body>\n${body}\n    </body>\n  </file>\n</xliff>\n`;
const unitOf = (inner: string, attributes = "") =>
  `      <trans-unit id="x"${attributes}>\n        <source>Source</source>${inner}\n      </trans-unit>`;
const set = (target: string, state?: "fuzzy" | "translated" | "approved"): Change => ({
  op: "set",
  id: "hello///x",
  target: [target],
  ...(state === undefined ? {} : { state }),
});

describe("units", () => {
  it("are named by their file and id, and shown by their resname", () => {
    const [unit] = parse(file(unitOf("", ' resname="menu.open"'))).units;
    expect([unit?.id, unit?.context]).toEqual(["hello///x", "menu.open"]);
    expect(parse(file(unitOf(""))).units[0]?.context).toBe("hello///x");
  });

  it.each([
    ["<target>T</target>", "", "translated"],
    ['<target state="needs-review-translation">T</target>', "", "translated"],
    ['<target state="new">T</target>', "", "fuzzy"],
    ['<target state="needs-l10n">T</target>', "", "fuzzy"],
    ["<target>T</target>", ' approved="yes"', "approved"],
    ['<target state="new"></target>', "", "empty"],
    ["<target>T</target>", ' translate="no"', "readonly"],
  ])("with %s%s are %s", (target, attributes, state) => {
    expect(parse(file(unitOf(target, attributes))).units[0]?.state).toBe(state);
  });

  it("carry notes, places, the previous source and flags", () => {
    const inner = `<note>For you</note><note from="translator">From me</note>
      <context-group purpose="location"><context context-type="sourcefile">a.c</context><context context-type="linenumber">3</context></context-group>
      <alt-trans alttranstype="previous-version"><source>Before</source></alt-trans>`;
    expect(parse(file(unitOf(inner, ' maxwidth="20" size-unit="char"'))).units[0]).toMatchObject({
      notes: { developer: "For you", translator: "From me" },
      locations: ["a.c:3"],
      previousSource: ["Before"],
      flags: ["xml-text", "max-length:20"],
    });
  });
});

describe("texts", () => {
  const source = 'Tom &amp; <x id="1" a="&quot;"/> &quot;x&quot;';

  it("are XML in `xliff`", () => {
    const [unit] = parse(file(`<trans-unit id="x"><source>${source}</source></trans-unit>`)).units;
    expect(unit?.source).toEqual(['Tom &amp; <x id="1" a="&quot;"/> "x"']);
    expect(parse(file("<trans-unit id='x'><source>a &amp; b</source></trans-unit>")).units[0]?.source).toEqual([
      "a &amp; b",
    ]);
  });

  it("are plain in `plainxliff`, as long as there are no inline tags", () => {
    const [plain, tagged] = parse(
      file(
        `<trans-unit id="x"><source>a &amp; &lt;b&gt;</source></trans-unit><trans-unit id="y"><source>${source}</source></trans-unit>`,
      ),
      plainXliff,
    ).units;
    expect(plain?.source).toEqual(["a & <b>"]);
    expect(tagged?.source).toEqual([source]);
  });

  it.each([
    ["a & b", "a &amp; b"],
    ["a < b & c", "a &lt; b &amp; c"],
    ['a & <x id="1"/>', 'a &amp; <x id="1"/>'],
    ["<b>unclosed", "&lt;b>unclosed"],
    ["&quot;", '"'],
  ])("of `xliff` are made well-formed: %s is kept as %s", (typed, kept) => {
    expect(xliff.normalize?.(typed, { id: "" })).toBe(kept);
    const bytes = edit(file(unitOf("")), set(typed));
    expect(parse(bytes).units[0]?.target).toEqual([kept]);
  });
});

describe("setting a target", () => {
  it("inserts it behind the source, indented as the source", () => {
    expect(edit(file(unitOf("")), set("Cíl", "translated"))).toBe(
      file(unitOf('\n        <target state="translated">Cíl</target>')),
    );
  });

  it("writes the state and the approval", () => {
    const approved = file(unitOf('\n        <target state="final">Cíl</target>', ' approved="yes"'));
    expect(edit(file(unitOf("\n        <target>Cíl</target>")), set("Cíl", "approved"))).toBe(approved);
    expect(edit(approved, set("Jiný", "translated"))).toBe(
      file(unitOf('\n        <target state="translated">Jiný</target>', ' approved="no"')),
    );
    expect(edit(approved, set("Jiný", "fuzzy"))).toContain('<target state="needs-translation">Jiný</target>');
  });

  it("leaves a target without state as it is when the state does not change", () => {
    expect(edit(file(unitOf("<target>T</target>")), set("U", "translated"))).toBe(file(unitOf("<target>U</target>")));
  });

  it("removes the element with the text", () => {
    expect(edit(file(unitOf("\n        <target>T</target>")), set(""))).toBe(file(unitOf("")));
  });
});

describe("plural groups", () => {
  const group = (...units: readonly string[]) =>
    file(`      <group id="g" restype="x-gettext-plurals">\n${units.join("\n")}\n      </group>`);
  const form = (index: number, source: string, target = "") =>
    `        <trans-unit id="g[${index}]">\n          <source>${source}</source>${target}\n        </trans-unit>`;
  const text = group(form(0, "%d day"), form(1, "%d days"));

  it("are one unit with the forms of the language", () => {
    expect(parse(text, poXliff).units).toMatchObject([
      { id: "hello///g", source: ["%d day", "%d days"], target: ["", "", ""], plural: { by: "index", count: 3 } },
    ]);
  });

  it("get the forms that the language has beyond those of the file", () => {
    const target = (value: string) => `\n          <target>${value}</target>`;
    expect(edit(text, { op: "set", id: "hello///g", target: ["den", "dny", "dnů"] }, poXliff)).toBe(
      group(form(0, "%d day", target("den")), form(1, "%d days", target("dny")), form(2, "%d days", target("dnů"))),
    );
  });

  it("are written for new units with plural forms", () => {
    const unit = {
      id: "n",
      context: "",
      source: ["a", "b"],
      target: ["1", "2", "3"],
      plural: { by: "index", count: 3 },
    } as const;
    const result = parse(edit(text, { op: "add", unit }, poXliff), poXliff);
    expect(result.byId("hello///n")).toMatchObject({ source: ["a", "b"], target: ["1", "2", "3"] });
  });
});

describe("monolingual files", () => {
  const base = parse(file(unitOf("", ' resname="key"')), xliff, { monolingual: true });

  it("take the text of the base from its source where it has no target", () => {
    expect(base.units).toMatchObject([{ id: "key", source: [], target: ["Source"], state: "translated" }]);
    expect(edit(file(unitOf("")), set("New source"), xliff, { monolingual: true })).toContain(
      "<source>New source</source>",
    );
  });

  it("start a new language from the base", () => {
    const created = Buffer.from(xliff.create({ ...context, language: "de", base })).toString();
    expect(created).toBe(file(unitOf("", ' resname="key"')).replace('target-language="cs"', 'target-language="de"'));
  });
});

describe("files", () => {
  it("start from a template without its targets", () => {
    const template = Buffer.from(file(unitOf("\n        <target>T</target>", ' approved="yes"')));
    expect(Buffer.from(xliff.create({ ...context, language: "de" }, template)).toString()).toBe(
      file(unitOf("", ' approved="no"')).replace('target-language="cs"', 'target-language="de"'),
    );
  });

  it("take new units with all their details", () => {
    const empty = Buffer.from(xliff.create(context)).toString();
    const unit = {
      id: "n",
      context: "shown",
      source: ["S"],
      target: ["T"],
      state: "approved",
      notes: { developer: "For you", translator: "" },
      locations: ["a.c:3"],
      flags: ["max-length:20"],
    } as const;
    expect(parse(edit(empty, { op: "add", unit })).units).toMatchObject([
      { ...unit, id: "NoName///n", flags: ["xml-text", "max-length:20"] },
    ]);
  });

  it("are told apart by version", () => {
    const head = (version: string) => Buffer.from(`<?xml version="1.0"?>\n<xliff version="${version}">`);
    expect(xliff.sniff(head("1.2"), "cs.xlf")).toBeGreaterThan(xliff.sniff(head("2.0"), "cs.xlf"));
    expect(xliff.sniff(head("1.2"), "cs.xlf")).toBeGreaterThan(plainXliff.sniff(head("1.2"), "cs.xlf"));
  });
});

it("sets fifty thousand targets in a file of one line", () => {
  const unit = (index: number, target = "") => `<trans-unit id="${index}"><source>S</source>${target}</trans-unit>`;
  const indexes = Array.from({ length: 50_000 }, (_, index) => index);
  const whole = (target?: string) => file(indexes.map((index) => unit(index, target)).join("")).replaceAll("\n", "");
  const changes = indexes.map((index): Change => ({ op: "set", id: `hello///${index}`, target: ["T"] }));
  const result = save(plainXliff, parse(whole(), plainXliff), changes, context);
  expect(Buffer.from(result).toString()).toBe(whole("<target>T</target>"));
});
