/** Of each format a small base file or template, and what its users expect of the file of a new language. */
import { createZip } from "@dragoman/formats";
import { gettextFiles } from "@dragoman/testing";

export interface FormatSample {
  readonly format: string;
  /** Files of the repository; the first one is the base file, or the template of a bilingual format, unless `base` is. */
  readonly files: Readonly<Record<string, string | Uint8Array>>;
  readonly base?: string;
  readonly mask: string;
  readonly bilingual?: true;
  /** What the file of a new language says before anything is translated. */
  readonly fresh: RegExp;
  /** What it says once the first string is "Ahoj". */
  readonly translated: RegExp;
  /** A new string: its key, or its source in bilingual formats, and its text ("Přidáno"); absent where files take none. */
  readonly added?: { readonly key: string; readonly text?: string; readonly written: RegExp };
}

const xmlHead = '<?xml version="1.0" encoding="utf-8"?>\n';
const keyed = (
  format: string,
  extension: string,
  text: string,
  fresh: RegExp,
  translated: RegExp,
  written: RegExp,
  key = "added",
) =>
  ({
    format,
    files: { [`${format}/en.${extension}`]: text },
    mask: `${format}/*.${extension}`,
    fresh,
    translated,
    added: { key, written },
  }) satisfies FormatSample;

const xwikiPage = (content: string) =>
  `<?xml version="1.1" encoding="UTF-8"?>\n<xwikidoc version="1.5" locale="">\n  <language/>\n  <translation>0</translation>\n  <content>${content}</content>\n  <syntaxId>plain/1.0</syntaxId>\n</xwikidoc>\n`;

const json = '{\n  "greeting": "Hello",\n  "bye": "Good bye"\n}\n';

const xliff = (version: string) =>
  `${xmlHead}<xliff version="${version}" xmlns="urn:oasis:names:tc:xliff:document:${version}">\n  <file original="app" source-language="en" datatype="plaintext">\n    <body>\n      <trans-unit id="a">\n        <source>Hello</source>\n      </trans-unit>\n    </body>\n  </file>\n</xliff>\n`;

const bilingualXliff = (format: string): FormatSample => ({
  format,
  files: { [`${format}/app.en.xlf`]: xliff("1.2") },
  mask: `${format}/app.*.xlf`,
  bilingual: true,
  fresh: /target-language="cs"[^]*<source>Hello<\/source>\s*<\/trans-unit>/,
  translated: /<target[^>]*>Ahoj<\/target>/,
  added: { key: "Added", written: /<source>Added<\/source>\s*<target[^>]*>Přidáno<\/target>/ },
});

const csv = (format: string): FormatSample => ({
  format,
  files: { [`${format}/en.csv`]: "location,source,target,id,fuzzy,context\n,Hello,,,,\n,Good bye,,,,\n" },
  mask: `${format}/*.csv`,
  bilingual: true,
  fresh: /^location,source,target,id,fuzzy,context\n,Hello,,,,\n/,
  translated: /,Hello,Ahoj,/,
  added: { key: "Added", written: /Added,Přidáno/ },
});

const simpleCsv = (format: string, text = "Přidáno"): FormatSample => ({
  format,
  files: { [`${format}/en.csv`]: '"greeting","Hello"\n"bye","Good bye"\n' },
  mask: `${format}/*.csv`,
  fresh: /^$/,
  translated: /^"?greeting"?,"?Ahoj"?\n/,
  added: { key: "added", text, written: new RegExp(`"?added"?,"?${text}"?`) },
});

const workbook = (...rows: readonly (readonly string[])[]) => {
  const cells = (row: readonly string[]) => row.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join("");
  const sheet = rows.map((row) => `<row>${cells(row)}</row>`).join("");
  const head = '<?xml version="1.0"?>';
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const parts = {
    "xl/workbook.xml": `${head}<workbook ${main}><sheets><sheet name="S" sheetId="1" id="r1"/></sheets></workbook>`,
    "xl/worksheets/sheet1.xml": `${head}<worksheet ${main}><sheetData>${sheet}</sheetData></worksheet>`,
  };
  return createZip(new Map(Object.entries(parts).map(([name, text]) => [name, Buffer.from(text)])));
};

const office = "urn:oasis:names:tc:opendocument:xmlns:office:1.0";
const officeText = (...paragraphs: readonly string[]) => {
  const body = paragraphs.map((text) => `<text:p>${text}</text:p>`).join("");
  const content = `<?xml version="1.0"?><office:document-content xmlns:office="${office}" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:text>${body}</office:text></office:body></office:document-content>`;
  const parts = { mimetype: "application/vnd.oasis.opendocument.text", "content.xml": content };
  return createZip(new Map(Object.entries(parts).map(([name, text]) => [name, Buffer.from(text)])));
};

const layout = (...texts: readonly string[]) => {
  const contents = texts.map((text) => `<Content>${text}</Content>`).join("<Br/>");
  const range = `<ParagraphStyleRange><CharacterStyleRange>${contents}</CharacterStyleRange></ParagraphStyleRange>`;
  const parts = {
    mimetype: "application/vnd.adobe.indesign-idml-package",
    "Stories/Story_u1.xml": `<?xml version="1.0"?><Story Self="u1">${range}</Story>`,
  };
  return createZip(new Map(Object.entries(parts).map(([name, text]) => [name, Buffer.from(text)])));
};

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, "utf16le");

export const formatSamples: readonly FormatSample[] = [
  {
    format: "po",
    files: { "po/app.pot": gettextFiles["po/app.pot"] },
    mask: "po/*.po",
    bilingual: true,
    fresh: /"Language: cs\\n"[^]*"Plural-Forms: nplurals=3; plural=[^]*msgid "Hello"\nmsgstr ""[^]*msgstr\[2\] ""/,
    translated: /msgid "Hello"\nmsgstr "Ahoj"/,
    added: { key: "Added", written: /msgid "Added"\nmsgstr "Přidáno"/ },
  },
  {
    format: "po-mono",
    files: {
      "po-mono/en.po":
        'msgid ""\nmsgstr ""\n"Language: en\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n\nmsgid "greeting"\nmsgstr "Hello"\n',
    },
    mask: "po-mono/*.po",
    fresh: /"Language: cs\\n"/,
    translated: /msgid "greeting"\nmsgstr "Ahoj"/,
    added: { key: "added", written: /msgid "added"\nmsgstr "Přidáno"/ },
  },
  keyed("json", "json", json, /^\{\s*\}\n$/, /^\{\n {2}"greeting": "Ahoj"\n\}\n$/, /"added": "Přidáno"/),
  keyed(
    "json-nested",
    "json",
    '{\n  "menu": {\n    "open": "Open"\n  }\n}\n',
    /^\{\s*\}\n$/,
    /"menu": \{\n\s*"open": "Ahoj"/,
    /"menu": \{[^}]*"added": "Přidáno"/,
    "menu.added",
  ),
  keyed(
    "formatjs",
    "json",
    '{\n  "a": {\n    "defaultMessage": "Hello",\n    "description": "On top"\n  }\n}\n',
    /^\{\s*\}\n$/,
    /"a": \{[^}]*"Ahoj"/,
    /"added": [^]*"Přidáno"/,
  ),
  keyed(
    "go-i18n-json",
    "json",
    '[\n  {\n    "id": "a",\n    "translation": "Hello"\n  }\n]\n',
    /^\[\s*\]\n$/,
    /"id": "a",\s*"translation": "Ahoj"/,
    /"id": "added",\s*"translation": "Přidáno"/,
  ),
  keyed("go-i18n-json-v2", "json", json, /^\{\s*\}\n$/, /"greeting": "Ahoj"/, /"added": [^]*"Přidáno"/),
  keyed(
    "gotext",
    "json",
    '{\n  "language": "en",\n  "messages": [\n    {\n      "id": "a",\n      "message": "Hello",\n      "translation": "Hello"\n    }\n  ]\n}\n',
    /"language": "cs"/,
    /"translation": "Ahoj"/,
    /"translation": "Přidáno"/,
  ),
  keyed("i18next", "json", json, /^\{\s*\}\n$/, /"greeting": "Ahoj"/, /"added": "Přidáno"/),
  keyed("i18nextv4", "json", json, /^\{\s*\}\n$/, /"greeting": "Ahoj"/, /"added": "Přidáno"/),
  keyed(
    "webextension",
    "json",
    '{\n  "a": {\n    "message": "Hello"\n  }\n}\n',
    /^\{\s*\}\n$/,
    /"a": \{\n\s*"message": "Ahoj"/,
    /"added": \{\n\s*"message": "Přidáno"/,
  ),
  keyed(
    "arb",
    "arb",
    '{\n  "@@locale": "en",\n  "a": "Hello",\n  "@a": {\n    "description": "On top"\n  }\n}\n',
    /^\{\n\s*"@@locale": "cs"\n\}\n$/,
    /"a": "Ahoj"/,
    /"added": "Přidáno"/,
  ),
  {
    format: "aresource",
    files: {
      "aresource/values/strings.xml": `${xmlHead}<resources>\n    <string name="a">Hello</string>\n</resources>\n`,
    },
    mask: "aresource/values-*/strings.xml",
    fresh: /^<\?xml version="1.0" encoding="utf-8"\?>\n<resources>\s*<\/resources>\n$/,
    translated: /<resources>\n {4}<string name="a">Ahoj<\/string>\n<\/resources>/,
    added: { key: "added", written: /<string name="added">Přidáno<\/string>/ },
  },
  {
    format: "moko-resource",
    files: { "moko/base/strings.xml": `${xmlHead}<resources>\n    <string name="a">Hello</string>\n</resources>\n` },
    mask: "moko/*/strings.xml",
    fresh: /<resources>\s*<\/resources>/,
    translated: /<string name="a">Ahoj<\/string>/,
    added: { key: "added", written: /<string name="added">Přidáno<\/string>/ },
  },
  {
    format: "strings",
    files: { "strings/en.lproj/L.strings": utf16('"a" = "Hello";\n') },
    mask: "strings/*.lproj/L.strings",
    fresh: /^$/,
    translated: /^"a" = "Ahoj";\n$/,
    added: { key: "added", written: /"added" = "Přidáno";/ },
  },
  keyed("strings-utf8", "strings", '"a" = "Hello";\n', /^$/, /^"a" = "Ahoj";\n$/, /"added" = "Přidáno";/),
  keyed(
    "stringsdict",
    "stringsdict",
    `${xmlHead}<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">\n<plist version="1.0">\n<dict>\n\t<key>files</key>\n\t<dict>\n\t\t<key>NSStringLocalizedFormatKey</key>\n\t\t<string>%#@count@</string>\n\t\t<key>count</key>\n\t\t<dict>\n\t\t\t<key>NSStringFormatSpecTypeKey</key>\n\t\t\t<string>NSStringPluralRuleType</string>\n\t\t\t<key>NSStringFormatValueTypeKey</key>\n\t\t\t<string>d</string>\n\t\t\t<key>one</key>\n\t\t\t<string>%d file</string>\n\t\t\t<key>other</key>\n\t\t\t<string>%d files</string>\n\t\t</dict>\n\t</dict>\n</dict>\n</plist>\n`,
    /<dict>\s*<\/dict>|<dict\s*\/>/,
    /<key>few<\/key>\s*<string>Ahoj<\/string>/,
    /<key>added<\/key>/,
  ),
  keyed("properties", "properties", "a=Hello\n", /^$/, /^a=Ahoj\n$/, /^added=P\\u0159id\\u00e1no$/im),
  keyed("properties-utf8", "properties", "a=Hello\n", /^$/, /^a=Ahoj\n$/, /^added=Přidáno$/m),
  {
    format: "properties-utf16",
    files: { "p16/en.properties": utf16("a=Hello\n") },
    mask: "p16/*.properties",
    fresh: /^$/,
    translated: /^a=Ahoj\n$/,
    added: { key: "added", written: /^added=Přidáno$/m },
  },
  keyed("mi18n-lang", "lang", "a = Hello\n", /^$/, /^a ?= ?Ahoj\n$/, /^added ?= ?Přidáno$/m),
  keyed("gwt", "properties", "a=Hello\n", /^$/, /^a=Ahoj\n$/, /^added=Přidáno$/m),
  keyed("gwt-iso", "properties", "a=Hello\n", /^$/, /^a=Ahoj\n$/, /^added=P\\u0159id\\u00e1no$/im),
  keyed("yaml", "yml", "a: Hello\n", /^(\{\})?\n?$/, /^a: Ahoj\n$/, /^added: Přidáno$/m),
  keyed("ruby-yaml", "yml", "en:\n  a: Hello\n", /^cs:/, /^cs:\n {2}a: Ahoj\n$/, /^ {2}added: Přidáno$/m),
  keyed("toml", "toml", 'a = "Hello"\n', /^$/, /^a = "Ahoj"\n$/, /^added = "Přidáno"$/m),
  keyed("fluent", "ftl", "a = Hello\n", /^$/, /^a = Ahoj\n$/, /^added = Přidáno$/m),
  keyed(
    "php",
    "php",
    "<?php\nreturn [\n    'a' => 'Hello',\n];\n",
    /^<\?php\s*return \[\s*\];\n$/,
    /'a' => 'Ahoj'/,
    /'added' => 'Přidáno'/,
    "added",
  ),
  keyed(
    "laravel",
    "php",
    "<?php\nreturn [\n    'a' => 'Hello',\n];\n",
    /^<\?php\s*return \[\s*\];\n$/,
    /'a' => 'Ahoj'/,
    /'added' => 'Přidáno'/,
    "added",
  ),
  keyed(
    "ini",
    "ini",
    "[main]\na=Hello\n",
    /^(\[main\]\s*)?$/,
    /^\[main\]\na ?= ?Ahoj\n$/,
    /added ?= ?Přidáno/,
    "[main]added",
  ),
  keyed(
    "islu",
    "islu",
    "[Messages]\na=Hello\n",
    /^(\[Messages\]\s*)?$/,
    /a ?= ?Ahoj/,
    /added ?= ?Přidáno/,
    "[Messages]added",
  ),
  keyed("joomla", "ini", 'A="Hello"\n', /^$/, /^A="Ahoj"\n$/, /^ADDED="Přidáno"$/m, "ADDED"),
  keyed("dtd", "dtd", '<!ENTITY a "Hello">\n', /^$/, /^<!ENTITY a "Ahoj">\n$/, /<!ENTITY added "Přidáno">/),
  keyed(
    "flatxml",
    "xml",
    `${xmlHead}<root>\n  <str key="a">Hello</str>\n</root>\n`,
    /<root>\s*<\/root>|<root\s*\/>/,
    /<str key="a">Ahoj<\/str>/,
    /<str key="added">Přidáno<\/str>/,
  ),
  keyed(
    "resourcedictionary",
    "xaml",
    '<ResourceDictionary xmlns="http://schemas.microsoft.com/winfx/2006/xaml/presentation" xmlns:x="http://schemas.microsoft.com/winfx/2006/xaml" xmlns:system="clr-namespace:System;assembly=mscorlib">\n  <system:String x:Key="a">Hello</system:String>\n</ResourceDictionary>\n',
    /<ResourceDictionary[^>]*>\s*<\/ResourceDictionary>|<ResourceDictionary[^>]*\/>/,
    /<system:String x:Key="a">Ahoj<\/system:String>/,
    /x:Key="added"[^>]*>Přidáno</,
  ),
  {
    format: "resx",
    files: {
      "resx/R.resx": `${xmlHead}<root>\n  <resheader name="version">\n    <value>2.0</value>\n  </resheader>\n  <data name="a" xml:space="preserve">\n    <value>Hello</value>\n  </data>\n</root>\n`,
    },
    mask: "resx/R.*.resx",
    fresh: /<resheader name="version">[^]*<\/resheader>\s*<\/root>/,
    translated: /<data name="a" xml:space="preserve">\s*<value>Ahoj<\/value>/,
    added: { key: "added", written: /<data name="added"[^>]*>\s*<value>Přidáno<\/value>/ },
  },
  bilingualXliff("xliff"),
  bilingualXliff("plainxliff"),
  bilingualXliff("poxliff"),
  {
    format: "xliff2",
    files: {
      "xliff2/app.en.xlf": `${xmlHead}<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en">\n  <file id="f">\n    <unit id="a">\n      <segment>\n        <source>Hello</source>\n      </segment>\n    </unit>\n  </file>\n</xliff>\n`,
    },
    mask: "xliff2/app.*.xlf",
    bilingual: true,
    fresh: /trgLang="cs"/,
    translated: /<target>Ahoj<\/target>/,
    added: { key: "Added", written: /<source>Added<\/source>\s*<target>Přidáno<\/target>/ },
  },
  {
    format: "ts",
    files: {
      "ts/app_en.ts": `${xmlHead}<!DOCTYPE TS>\n<TS version="2.1" language="en">\n<context>\n    <name>Main</name>\n    <message>\n        <source>Hello</source>\n        <translation type="unfinished"></translation>\n    </message>\n</context>\n</TS>\n`,
    },
    mask: "ts/app_*.ts",
    bilingual: true,
    fresh: /language="cs"[^]*<source>Hello<\/source>\s*<translation type="unfinished"><\/translation>/,
    translated: /<source>Hello<\/source>\s*<translation>Ahoj<\/translation>/,
    added: { key: "Added", written: /<source>Added<\/source>\s*<translation>Přidáno<\/translation>/ },
  },
  {
    format: "tbx",
    files: { "tbx/README": "Terms" },
    mask: "tbx/*.tbx",
    bilingual: true,
    fresh: /<martif/,
    translated: /<martif/,
    added: { key: "Added", written: /<term>Added<\/term>[^]*<term>Přidáno<\/term>/ },
  },
  csv("csv"),
  csv("csv-utf-8"),
  csv("csv-multi-utf-8"),
  simpleCsv("csv-simple"),
  simpleCsv("csv-simple-utf-8"),
  simpleCsv("csv-simple-iso", "Pridáno"),
  {
    format: "xlsx",
    files: { "xlsx/en.xlsx": workbook(["source", "target"], ["Hello", ""], ["Good bye", ""]) },
    mask: "xlsx/*.xlsx",
    bilingual: true,
    fresh: /Hello/,
    translated: /Hello[^]*Ahoj[^]*Good bye/,
    added: { key: "Added", written: /Added[^]*Přidáno/ },
  },
  {
    format: "appstore",
    files: {
      "shop/en/title.txt": "Hello\n",
      "shop/en/changelogs/1.txt": "Good bye\n",
      "shop/en/images/icon.png": "png",
    },
    base: "shop/en",
    mask: "shop/*",
    fresh: /^$/,
    translated: /^Ahoj\n$/,
  },
  {
    format: "odf",
    files: { "odf/en.odt": officeText("Hello", "Good bye") },
    mask: "odf/*.odt",
    fresh: /Hello/,
    translated: /<text:p>Ahoj<\/text:p><text:p>Good bye/,
  },
  {
    format: "idml",
    files: { "idml/en.idml": layout("Hello", "Good bye") },
    mask: "idml/*.idml",
    fresh: /Hello/,
    translated: /<Content>Ahoj<\/Content><Br\/><Content>Good bye/,
  },
  {
    format: "html",
    files: {
      "html/en.html": '<!doctype html>\n<html lang="en">\n<body>\n<p>Hello</p>\n<p>Good bye</p>\n</body>\n</html>\n',
    },
    mask: "html/*.html",
    fresh: /<p>Hello<\/p>/,
    translated: /<p>Ahoj<\/p>\n<p>Good bye<\/p>/,
  },
  {
    format: "markdown",
    files: { "md/en.md": "# Hello\n\nGood bye\n" },
    mask: "md/*.md",
    fresh: /^# Hello/,
    translated: /^# Ahoj\n\nGood bye\n$/,
  },
  {
    format: "xwiki-java-properties",
    files: { "xj/en.properties": "a=It''s {0}\n" },
    mask: "xj/*.properties",
    fresh: /^$/,
    translated: /^a=Ahoj\n$/,
  },
  {
    format: "xwiki-page-properties",
    files: { "xp/en.xml": xwikiPage("a=Hello\n") },
    mask: "xp/*.xml",
    fresh: /<language>cs<\/language>[^]*<content><\/content>/,
    translated: /<content>a=Ahoj\n<\/content>/,
  },
  {
    format: "xwiki-fullpage",
    files: { "xf/en.xml": xwikiPage("Hello") },
    mask: "xf/*.xml",
    fresh: /<language>cs<\/language>[^]*<content>Hello<\/content>/,
    translated: /<content>Ahoj<\/content>/,
  },
  {
    format: "dokuwiki",
    files: { "dw/en.dw": "== Hello ==\n\nGood bye\n" },
    mask: "dw/*.dw",
    fresh: /^== Hello ==/,
    translated: /^== Ahoj ==\n\nGood bye\n$/,
  },
  {
    format: "mediawiki",
    files: { "mw/en.mw": "* Hello\n\nGood bye\n" },
    mask: "mw/*.mw",
    fresh: /^\* Hello/,
    translated: /^\* Ahoj\n\nGood bye\n$/,
  },
  {
    format: "txt",
    files: { "txt/en.txt": "Hello\n\nGood bye\n" },
    mask: "txt/*.txt",
    fresh: /^Hello/,
    translated: /^Ahoj\n\nGood bye\n$/,
  },
  {
    format: "srt",
    files: { "srt/en.srt": "1\n00:00:01,000 --> 00:00:02,000\nHello\n" },
    mask: "srt/*.srt",
    fresh: /-->/,
    translated: /-->[^\n]*\nAhoj/,
  },
  {
    format: "ass",
    files: { "ass/en.ass": "[Events]\nDialogue: 0,0:00:01.00,0:00:02.00,,,,,,,Hello\n" },
    mask: "ass/*.ass",
    fresh: /Dialogue:/,
    translated: /,,Ahoj\n/,
  },
  {
    format: "ssa",
    files: { "ssa/en.ssa": "[Events]\nDialogue: Marked=0,0:00:01.00,0:00:02.00,,,,,,,Hello\n" },
    mask: "ssa/*.ssa",
    fresh: /Dialogue:/,
    translated: /,,Ahoj\n/,
  },
  {
    format: "sub",
    files: { "sub/en.sub": "{25}{50}Hello\n" },
    mask: "sub/*.sub",
    fresh: /^\{25\}\{50\}/,
    translated: /^\{25\}\{50\}Ahoj/,
  },
  {
    format: "rc",
    files: { "rc/en.rc": 'STRINGTABLE\nBEGIN\n    IDS_A "Hello"\nEND\n' },
    mask: "rc/*.rc",
    fresh: /IDS_A/,
    translated: /IDS_A\s+"Ahoj"/,
  },
];
