/** Which reader reads the files of a format, and what it cannot know. */

export interface Foreign {
  readonly reader: string;
  /** Name of the golden file that is the base of the others. */
  readonly base?: string;
  /** Texts that the reader misreads. */
  readonly without?: RegExp;
  /** Ids of units that the reader does not see. */
  readonly unseen?: RegExp;
  /** Texts that may come with an edit, such as names of plural rules. */
  readonly extra?: RegExp;
  /** Golden files that the reader cannot read. */
  readonly unread?: readonly string[];
  /** What the reader makes of a text. */
  readonly shown?: (text: string) => string;
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const decoded = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (whole, name: string) => entities[name] ?? whole);
const joined = (text: string): string => text.replace(/[ \t\n]+/g, " ").trim();

export const foreign: Readonly<Record<string, Foreign>> = {
  arb: { reader: "json", base: "en.arb" },
  // It takes a no-break space for white space to be joined, and the last of two items for one quantity.
  aresource: { reader: "aresource", base: "base.xml", without: /\u00a0/, unseen: /^partial$/ },
  csv: { reader: "csv" },
  "csv-multi-utf-8": { reader: "csv" },
  "csv-simple": { reader: "csv", base: "en.csv" },
  "csv-utf-8": { reader: "csv", base: "en.csv" },
  // It reads one entity a line.
  dtd: { reader: "dtd", base: "en.dtd", unseen: /^b$/ },
  flatxml: { reader: "flatxml", base: "base.xml" },
  fluent: { reader: "fluent", base: "en.ftl" },
  formatjs: { reader: "json", base: "en.json" },
  "go-i18n-json": { reader: "json", base: "en.json" },
  "go-i18n-json-v2": { reader: "json", base: "en.json", extra: /^The number of cats/ },
  gotext: { reader: "json", base: "en.json", extra: /^(plural|N)$/ },
  gwt: { reader: "java-utf8", base: "en.properties" },
  html: { reader: "html", base: "page.html", shown: (text) => joined(decoded(text)) },
  i18next: { reader: "json", base: "en.json" },
  i18nextv4: { reader: "json", base: "en.json" },
  ini: { reader: "ini", base: "en.ini" },
  // It takes a remark behind a value for a part of it.
  joomla: { reader: "joomla", base: "en-GB.ini", unseen: /^COM_REMARK$/ },
  json: { reader: "json", base: "en.json" },
  "json-nested": { reader: "json", base: "en.json" },
  laravel: { reader: "laravel", base: "en.php" },
  markdown: { reader: "markdown", base: "readme.md", shown: (text) => text.replaceAll("\\|", "|") },
  // It takes quotes for those of Android.
  "moko-resource": { reader: "moko", without: /["\u00a0]|^ / },
  odf: { reader: "odf", base: "text.odt" },
  // It does not join what dots join, and knows no `const`.
  php: { reader: "php", unseen: /concat|OTHER/ },
  plainxliff: { reader: "xliff" },
  po: { reader: "po" },
  "po-mono": { reader: "po", base: "base.po" },
  poxliff: { reader: "xliff" },
  properties: { reader: "java-latin1", base: "en.properties" },
  "properties-utf16": { reader: "java-utf16" },
  "properties-utf8": { reader: "java-utf8", base: "en.properties" },
  // It reads no menus, gives up a table of strings at an `L"…"`, and leaves backslashes as they are.
  rc: { reader: "rc", without: /\\/, unseen: /^(MENU|STRINGTABLE)/ },
  resourcedictionary: { reader: "resourcedictionary", base: "en.xaml" },
  resx: { reader: "resx", base: "Resources.resx" },
  "ruby-yaml": { reader: "yaml-1.1", base: "en.yml" },
  srt: { reader: "srt" },
  strings: { reader: "strings", base: "en.strings" },
  "strings-utf8": { reader: "strings" },
  stringsdict: { reader: "plist", base: "en.stringsdict" },
  tbx: { reader: "tbx" },
  toml: { reader: "toml", base: "en.toml" },
  // It knows nothing of variants by length.
  ts: { reader: "ts", unseen: /Long text/, extra: /^(Pryč|\s*)$/ },
  webextension: { reader: "json", base: "en.json" },
  xcstrings: { reader: "json", base: "en.xcstrings" },
  xliff: { reader: "xliff", shown: decoded },
  xliff2: { reader: "xliff", shown: decoded },
  xlsx: { reader: "xlsx" },
  // Of duplicate keys it keeps the first.
  yaml: { reader: "yaml-1.2", base: "en.yml", unread: ["cs-duplicates.yml"] },
};
