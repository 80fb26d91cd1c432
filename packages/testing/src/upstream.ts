/** How developers' tools write translation files: the whole file anew, in an order and a layout of their own. */
import type { CodecContext } from "@dragoman/formats";

export interface Entry {
  readonly key: string;
  readonly source: string;
  readonly text: string;
}

export interface UpstreamFormat {
  readonly id: string;
  /** Folder that its files are in unless somebody moves them. */
  readonly folder: string;
  /** Paths within the folder. */
  readonly file: (language: string) => string;
  /** The file of sources: a base, or a template for new translations. */
  readonly base: string;
  readonly isBilingual: boolean;
  readonly mask: string;
  /** `stamp`: another one is another layout. A base has its sources as texts, a template has none. */
  readonly print: (entries: readonly Entry[], language: string, stamp: number) => string;
}

export const upstreamFormats: readonly UpstreamFormat[] = [
  {
    id: "po",
    folder: "po",
    file: (language) => `${language}.po`,
    base: "app.pot",
    isBilingual: true,
    mask: "*.po",
    print: (entries, language, stamp) =>
      [
        `msgid ""\nmsgstr ""\n"Language: ${language}\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n` +
          `"PO-Revision-Date: 2026-01-01 ${String(10 + (stamp % 10))}:00+0000\\n"\n`,
        ...entries.map(
          ({ key, source, text }) =>
            `#: ${key}.c:${stamp % 3 === 0 ? stamp : 1}\nmsgid "${source}"\nmsgstr "${text}"\n`,
        ),
      ].join("\n"),
  },
  {
    id: "json",
    folder: "web",
    file: (language) => `${language}.json`,
    base: "en.json",
    isBilingual: false,
    mask: "*.json",
    print: (entries, _, stamp) =>
      `${JSON.stringify(Object.fromEntries(entries.map(({ key, text }) => [key, text])), null, 1 + (stamp % 4))}\n`,
  },
  {
    id: "aresource",
    folder: "res",
    file: (language) => `values-${language}/strings.xml`,
    base: "values/strings.xml",
    isBilingual: false,
    mask: "values-*/strings.xml",
    print: (entries, _, stamp) =>
      `<?xml version="1.0" encoding="utf-8"?>\n<resources>\n    <!-- ${stamp} -->\n` +
      `${entries.map(({ key, text }) => `    <string name="${key}">${text}</string>\n`).join("")}</resources>\n`,
  },
  {
    id: "properties",
    folder: "app",
    file: (language) => `messages_${language}.properties`,
    base: "messages.properties",
    isBilingual: false,
    mask: "messages_*.properties",
    print: (entries, _, stamp) => `# ${stamp}\n${entries.map(({ key, text }) => `${key} = ${text}\n`).join("")}`,
  },
  {
    id: "yaml",
    folder: "conf",
    file: (language) => `${language}.yml`,
    base: "en.yml",
    isBilingual: false,
    mask: "*.yml",
    print: (entries, _, stamp) => `# ${stamp}\n${entries.map(({ key, text }) => `${key}: "${text}"\n`).join("")}`,
  },
];

export const upstreamContext = (language: string): CodecContext => ({
  language,
  sourceLanguage: "en",
  plural: { number: 3, formula: "(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2", categories: ["one", "few", "other"] },
  options: {},
});
