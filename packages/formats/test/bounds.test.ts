/**
 * Files too large to be worth reading, for every codec that reads text: 100 MB on one line, and ten million units
 * without a text (or as many as fill 100 MB), each written as its format writes them. Refused at once, and without taking
 * memory for them.
 * (Containers unpack their texts first: tests of `xlsx`, `odf` and `idml`, and over HTTP.)
 */
import { describe, expect, it } from "vitest";
import { CodecError, type CodecContext, readDocument } from "../src/contract/index.ts";
import { codecs } from "../src/registry.ts";

const context: CodecContext = {
  language: "cs",
  sourceLanguage: "en",
  plural: { number: 3, formula: "(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2", categories: ["one", "few", "other"] },
  options: {},
  monolingual: true,
};

interface Writing {
  readonly before?: string;
  readonly unit: string;
  readonly after?: string;
}

const xliff: Writing = {
  before: '<xliff version="1.2"><file original="a" source-language="en" datatype="plaintext"><body>',
  unit: "<trans-unit><source/></trans-unit>",
  after: "</body></file></xliff>",
};
const lines = (unit: string): Writing => ({ unit: `${unit}\n` });

/** The shortest unit of each format. */
const writings: Readonly<Record<string, Writing>> = {
  arb: { before: "{", unit: '"a":"",', after: '"z":""}' },
  aresource: { before: "<resources>", unit: '<string name="a"/>', after: "</resources>" },
  ass: { before: "[Events]\n", unit: "Dialogue: 0,0:00:00.00,0:00:01.00,,,,,,,a\n" },
  csv: { before: "source,target\n", unit: "a,\n" },
  "csv-multi-utf-8": { before: "id,source,target\n", unit: "a,b,\n" },
  "csv-simple": lines("a,"),
  "csv-simple-iso": lines("a,"),
  "csv-simple-utf-8": lines("a,"),
  "csv-utf-8": { before: "source,target\n", unit: "a,\n" },
  dokuwiki: lines("  *a"),
  dtd: { unit: '<!ENTITY a "">' },
  flatxml: { before: "<root>", unit: '<str key="a"/>', after: "</root>" },
  fluent: lines('a={""}'),
  formatjs: { before: "{", unit: '"a":"",', after: '"z":""}' },
  "go-i18n-json": { before: "[", unit: '{"id":"a","translation":""},', after: '{"id":"z","translation":""}]' },
  "go-i18n-json-v2": { before: "{", unit: '"a":"",', after: '"z":""}' },
  gotext: { before: '{"messages":[', unit: '{"id":"a"},', after: '{"id":"z"}]}' },
  gwt: lines("a="),
  "gwt-iso": { unit: "a=\r" },
  html: { unit: "<p>a" },
  i18next: { before: "{", unit: '"a":"",', after: '"z":""}' },
  i18nextv4: { before: "{", unit: '"a":"",', after: '"z":""}' },
  ini: lines("a="),
  islu: lines("a="),
  joomla: lines('A=""'),
  json: { before: "{", unit: '"a":"",', after: '"z":""}' },
  "json-nested": { before: "{", unit: '"a":"",', after: '"z":""}' },
  laravel: { before: "<?php return [", unit: "'a'=>'',", after: "];" },
  markdown: { unit: "a\n\n" },
  mediawiki: lines("*a"),
  "mi18n-lang": lines("a="),
  "moko-resource": { before: "<resources>", unit: '<string name="a"/>', after: "</resources>" },
  php: { before: "<?php return [", unit: "'a'=>'',", after: "];" },
  plainxliff: xliff,
  po: lines('msgid "a"\nmsgstr ""\n'),
  "po-mono": lines('msgid "a"\nmsgstr ""\n'),
  poxliff: xliff,
  properties: { unit: "a\r" },
  "properties-utf16": { unit: "a\r" },
  "properties-utf8": { unit: "a\n" },
  rc: { before: "STRINGTABLE BEGIN\n", unit: 'A ""\n', after: "END\n" },
  resourcedictionary: {
    before:
      '<ResourceDictionary xmlns:x="http://schemas.microsoft.com/winfx/2006/xaml" xmlns:s="clr-namespace:System;assembly=mscorlib">',
    unit: '<s:String x:Key="a"/>',
    after: "</ResourceDictionary>",
  },
  resx: { before: "<root>", unit: '<data name="a"><value/></data>', after: "</root>" },
  "ruby-yaml": { before: "en:\n", unit: "  a: ''\n" },
  srt: lines("1\n00:00:00,000 --> 00:00:01,000\na\n"),
  ssa: { before: "[Events]\n", unit: "Dialogue: 0,0:00:00.00,0:00:01.00,,,,,,,a\n" },
  strings: { unit: '"a"="";' },
  stringsdict: {
    before: "<plist><dict>",
    unit: "<key>a</key><dict><key>NSStringLocalizedFormatKey</key><string/></dict>",
    after: "</dict></plist>",
  },
  "strings-utf8": { unit: '"a"="";' },
  sub: lines("{1}{2}"),
  tbx: {
    before: '<martif type="TBX"><text><body>',
    unit: '<termEntry><langSet xml:lang="en"><tig><term>a</term></tig></langSet></termEntry>',
    after: "</body></text></martif>",
  },
  toml: lines("[[a]]\nb=''"),
  ts: {
    before: '<TS version="2.1"><context><name>c</name>',
    unit: "<message><source>a</source><translation/></message>",
    after: "</context></TS>",
  },
  txt: lines("a"),
  webextension: { before: "{", unit: '"a":{"message":""},', after: '"z":{"message":""}}' },
  xcstrings: {
    before: '{"sourceLanguage":"en","strings":{',
    unit: '"a":{"localizations":{"cs":{"stringUnit":{"value":""}}}},',
    after: '"z":{}}}',
  },
  xliff,
  xliff2: {
    before: '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en"><file id="f">',
    unit: '<unit id="a"><segment><source/></segment></unit>',
    after: "</file></xliff>",
  },
  "xwiki-fullpage": { before: "<xwikidoc><title/>", unit: "<a/>", after: "</xwikidoc>" },
  "xwiki-java-properties": { unit: "a\r" },
  "xwiki-page-properties": { before: "<xwikidoc><content>", unit: "a\n", after: "</content></xwikidoc>" },
  yaml: { unit: "a: ''\n" },
};

const write = ({ before = "", unit, after = "" }: Writing, count: number, encoding: BufferEncoding): Buffer =>
  Buffer.concat([
    Buffer.from(before, encoding),
    Buffer.alloc(count * Buffer.byteLength(unit, encoding), Buffer.from(unit, encoding)),
    Buffer.from(after, encoding),
  ]);

const megabytes = 1024 * 1024;

/** Asserts that a file is refused, in how many seconds of the processors, and with how little memory beside its bytes. */
const expectRefused = (id: string, bytes: Buffer) => {
  const codec = codecs.find((each) => each.id === id);
  const memory = process.memoryUsage().rss;
  const used = process.cpuUsage();
  expect(() => codec && readDocument(codec, bytes, context)).toThrow(CodecError);
  const { user, system } = process.cpuUsage(used);
  expect((user + system) / 1e6).toBeLessThan(5);
  expect(process.memoryUsage().rss - memory).toBeLessThan(64 * megabytes);
};

const oneLine = Buffer.alloc(100 * megabytes, "a");
const containers = ["appstore", "idml", "odf", "xlsx"];
const ids = codecs.map(({ id }) => id).filter((id) => !containers.includes(id));

it("there is a shortest unit of every format", () => {
  expect(Object.keys(writings).toSorted()).toEqual(ids.toSorted());
});

describe.each(ids)("%s", (id) => {
  const writing = writings[id] ?? { unit: "" };
  const encoding = id === "properties-utf16" ? "utf16le" : "utf8";

  it("is read in small", () => {
    const codec = codecs.find((each) => each.id === id);
    const document = codec && readDocument(codec, write(writing, 3, encoding), context);
    expect(document?.units.length).toBeGreaterThan(0);
  });

  it("refuses ten million empty units", () => {
    const fitting = Math.ceil((100 * megabytes) / Buffer.byteLength(writing.unit, encoding));
    expectRefused(id, write(writing, Math.min(10_000_000, fitting), encoding));
  });

  it("refuses 100 MB on one line", () => {
    expectRefused(id, oneLine);
  });
});
