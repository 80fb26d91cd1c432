/** Names of file formats, as their makers write them in every language. */
import type { NewComponent } from "@dragoman/client";

type FileFormat = Exclude<NonNullable<NewComponent["file_format"]>, "auto">;

const names: Readonly<Record<FileFormat, string>> = {
  arb: "ARB (Flutter)",
  aresource: "Android resources",
  csv: "CSV",
  "csv-multi-utf-8": "CSV, multivalue, UTF-8",
  "csv-simple": "CSV, simple",
  "csv-simple-iso": "CSV, simple, ISO-8859-1",
  "csv-simple-utf-8": "CSV, simple, UTF-8",
  "csv-utf-8": "CSV, UTF-8",
  dtd: "DTD",
  flatxml: "Flat XML",
  fluent: "Fluent",
  formatjs: "Format.JS",
  "go-i18n-json": "go-i18n JSON, v1",
  "go-i18n-json-v2": "go-i18n JSON, v2",
  gotext: "gotext JSON",
  gwt: "GWT properties, UTF-8",
  "gwt-iso": "GWT properties, ISO-8859-1",
  html: "HTML",
  i18next: "i18next JSON, v3",
  i18nextv4: "i18next JSON, v4",
  ini: "INI",
  islu: "Inno Setup INI",
  joomla: "Joomla INI",
  json: "JSON",
  "json-nested": "JSON, nested",
  laravel: "Laravel PHP",
  markdown: "Markdown",
  "mi18n-lang": "mi18n .lang",
  "moko-resource": "Moko resources",
  odf: "OpenDocument",
  php: "PHP",
  plainxliff: "XLIFF 1.2, plain",
  po: "gettext PO",
  "po-mono": "gettext PO, monolingual",
  poxliff: "XLIFF 1.2, gettext",
  properties: "Java properties, ISO-8859-1",
  "properties-utf16": "Java properties, UTF-16",
  "properties-utf8": "Java properties, UTF-8",
  rc: "Windows RC",
  resourcedictionary: "XAML ResourceDictionary",
  resx: ".NET RESX",
  "ruby-yaml": "Ruby YAML",
  srt: "SubRip (SRT)",
  strings: "Apple strings, UTF-16",
  stringsdict: "Apple stringsdict",
  "strings-utf8": "Apple strings, UTF-8",
  tbx: "TBX",
  toml: "TOML",
  ts: "Qt Linguist TS",
  txt: "Plain text",
  webextension: "WebExtension JSON",
  xcstrings: "Apple String Catalog",
  xliff: "XLIFF 1.2",
  xliff2: "XLIFF 2.0",
  xlsx: "Excel",
  yaml: "YAML",
};

/** Of a format that no page knows: its id. */
export const formatName = (id: string): string => (names as Readonly<Record<string, string>>)[id] ?? id;

/** All that the server reads, by their names. */
export const formats: readonly string[] = Object.keys(names).sort((a, b) => formatName(a).localeCompare(formatName(b)));
