/** Plural forms of strings whose source language is not like English, in each format that holds plurals. */
import { databases, type GitRemote, makeRemote, openSite, type Site } from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const categories = {
  cs: ["one", "few", "other"],
  ja: ["other"],
  ar: ["zero", "one", "two", "few", "many", "other"],
  en: ["one", "other"],
} as const;
type Language = keyof typeof categories;

const text = (language: Language, category: string) => `%d ${language} ${category}`;
const forms = (language: Language) => categories[language].map((category) => text(language, category));

const android = (language: Language) =>
  `<?xml version="1.0" encoding="utf-8"?>\n<resources>\n    <string name="hello">${language} hello</string>\n    <plurals name="files">\n${categories[
    language
  ]
    .map((category) => `        <item quantity="${category}">${text(language, category)}</item>\n`)
    .join("")}    </plurals>\n</resources>\n`;

const i18next = (language: Language) =>
  `${JSON.stringify(
    Object.fromEntries([
      ["hello", `${language} hello`],
      ...categories[language].map((category) => [`files_${category}`, text(language, category)]),
    ]),
    null,
    2,
  )}\n`;

const stringsdict = (language: Language) => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
\t<key>files</key>
\t<dict>
\t\t<key>NSStringLocalizedFormatKey</key>
\t\t<string>%#@value@</string>
\t\t<key>value</key>
\t\t<dict>
\t\t\t<key>NSStringFormatSpecTypeKey</key>
\t\t\t<string>NSStringPluralRuleType</string>
\t\t\t<key>NSStringFormatValueTypeKey</key>
\t\t\t<string>d</string>
${categories[language].map((category) => `\t\t\t<key>${category}</key>\n\t\t\t<string>${text(language, category)}</string>\n`).join("")}\t\t</dict>
\t</dict>
</dict>
</plist>
`;

const po = (language: Language | "", plural: string, targets: readonly string[]) => `msgid ""
msgstr ""
"Language: ${language}\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Plural-Forms: ${plural}\\n"

#, c-format
msgid "%d soubor"
msgid_plural "%d souborů"
${targets.map((target, index) => `msgstr[${index}] "${target}"\n`).join("")}`;

const kinds = {
  android: { file: android, path: (code: string) => `values-${code}/strings.xml`, format: "aresource" },
  i18next: { file: i18next, path: (code: string) => `locales/${code}.json`, format: "i18nextv4" },
  apple: { file: stringsdict, path: (code: string) => `${code}.stringsdict`, format: "stringsdict" },
} as const;
type Kind = keyof typeof kinds;

const languages = Object.keys(categories) as Language[];
const files: Record<string, string> = {
  "po/app.pot": po("", "nplurals=INTEGER; plural=EXPRESSION;", ["", ""]),
  "po/ar.po": po(
    "ar",
    "nplurals=6; plural=n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5;",
    ["", "", "", "", "", ""],
  ),
};
const sources = ["cs", "ja", "ar"] as const;
for (const [kind, { file, path }] of Object.entries(kinds))
  for (const source of sources)
    for (const language of languages) files[`${kind}-${source}/${path(language)}`] = file(language);

/** The forms that the units of a format have: Apple's have one for zero in every language. */
const formsIn = (kind: Kind, language: Language) =>
  kind === "apple" && language !== "ar" ? ["", ...forms(language)] : forms(language);

describe.each(databases.slice(-1))("sources of other languages on $name", (database) => {
  let site: Site;
  let remote: GitRemote;
  const unit = async (component: string, language: string) =>
    (await site.ask("admin", `GET /api/translations/app/${component}/${language}/units/?q=NOT+hello`)).json.results[0];

  beforeAll(async () => {
    site = await openSite(database);
    remote = makeRemote(files);
    await site.project("app");
  });
  afterAll(async () => {
    await site.close();
    remote.remove();
  });
  const create = async (slug: string, fields: object) => {
    const made = await site.ask("admin", "POST /api/projects/app/components/", {
      name: slug,
      slug,
      repo: remote.url,
      allow_translation_propagation: false,
      manage_units: true,
      ...fields,
    });
    expect([made.status, made.json]).toEqual([201, expect.anything()]);
    await site.settled(`app/${slug}`);
  };

  const cases = (Object.keys(kinds) as Kind[]).flatMap((kind) =>
    sources.map((language) => ({ kind, language, slug: `${kind}-${language}` })),
  );
  const others = (language: Language) => languages.filter((each) => each !== language);
  const numbered = (list: readonly string[], word: string) => list.map((_, index) => `%d ${index} ${word}`);

  it.each(cases)("reads and edits $kind files from $language", async ({ kind, language, slug }) => {
    const { path, format } = kinds[kind];
    await create(slug, {
      filemask: `${slug}/${path("*")}`,
      template: `${slug}/${path(language)}`,
      file_format: format,
      source_language: { code: language, name: language },
    });
    for (const each of [...others(language), language]) {
      const { id, source, target } = await unit(slug, each);
      expect(source).toEqual(formsIn(kind, language));
      expect(target).toEqual(formsIn(kind, each));
      const edited = numbered(target, each === language ? "source" : "changed");
      const stored = await site.ask("admin", `PATCH /api/units/${id}/`, { state: 20, target: edited });
      expect([stored.status, stored.json.target]).toEqual([200, edited]);
    }
  });

  it("finds in its files what it wrote", async () => {
    for (const operation of ["commit", "file-scan"])
      await site.ask("admin", "POST /api/projects/app/repository/", { operation });
    for (const { kind, language, slug } of cases)
      for (const other of others(language)) {
        const { source, target } = await unit(slug, other);
        expect(source).toEqual(numbered(formsIn(kind, language), "source"));
        expect(target).toEqual(numbered(formsIn(kind, other), "changed"));
      }
  });

  it("in PO files, whose source has a singular and a plural", async () => {
    await create("po", {
      filemask: "po/*.po",
      new_base: "po/app.pot",
      file_format: "po",
      source_language: { code: "cs", name: "Czech" },
    });
    const { id, source, target } = await unit("po", "ar");
    expect(source).toEqual(["%d soubor", "%d souborů"]);
    expect(target).toHaveLength(6);
    const six = ["لا شيء", "واحد", "اثنان", "%d ملفات", "%d ملفا", "%d ملف"];
    expect((await site.ask("admin", `PATCH /api/units/${id}/`, { state: 20, target: six })).status).toBe(200);
    const { has_failing_check: failing, num_words: words } = await unit("po", "ar");
    expect([failing, words]).toEqual([false, 4]);
    const added = await site.ask("admin", "POST /api/translations/app/po/ar/units/", {
      context: "",
      source: ["%d dům", "%d domů"],
      target: ["a %d", "b %d", "c %d", "d %d", "e %d", "f %d"],
    });
    expect([added.status, added.json.target?.length]).toEqual([201, 6]);
    const exported = await site.ask("admin", "GET /api/translations/app/android-cs/en/file/?format=po");
    expect(exported.text).toContain('msgid_plural "%d 2 source"');
  });
});
