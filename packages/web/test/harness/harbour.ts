/** A project as the pages show it: two components in five languages, with all that a string can have. */
import { type GitRemote, makeRemote, type Site } from "@dragoman/testing";

const header = (language: string, plural: string) => `msgid ""
msgstr ""
"Language: ${language}\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Plural-Forms: ${plural};\\n"
`;

const entry = (source: string, targets: readonly string[] = [""], extra = "") =>
  source.includes("|")
    ? `\n${extra}msgid ${JSON.stringify(source.split("|")[0])}\nmsgid_plural ${JSON.stringify(source.split("|")[1])}\n${targets.map((text, index) => `msgstr[${index}] ${JSON.stringify(text)}\n`).join("")}`
    : `\n${extra}msgid ${JSON.stringify(source)}\nmsgstr ${JSON.stringify(targets[0] ?? "")}\n`;

const counted = "{count} unread message in {channel}|{count} unread messages in {channel}";

const template = [
  entry("Mark all as read", [""], "#: src/bell/Menu.tsx:12\n"),
  entry("Mute this conversation", [""], "#: src/bell/Menu.tsx:14\n"),
  entry(
    counted,
    ["", ""],
    "#. Tooltip of the bell. Keep it under 60 characters.\n#: src/bell/Tooltip.tsx:42\n#, python-brace-format\n",
  ),
  entry("{name} mentioned you", [""], "#: src/bell/Item.tsx:8\n#, python-brace-format\n"),
  entry("Snooze until tomorrow"),
  entry("Do not disturb"),
  entry("Open <b>settings</b> now", [""], "#: src/settings/Page.tsx:3\n"),
  entry("Notifications of %s", [""], "#, c-format\n"),
  entry("You can change this at any time, in the settings of your account or of the whole workspace."),
  entry("Show previews on the lock screen"),
];
const rows = (targets: Readonly<Record<string, readonly string[]>>, forms: number) =>
  template.map((text) => {
    const source = /msgid "(.*)"/.exec(text)?.[1] ?? "";
    const found = targets[source];
    if (found === undefined)
      return text.includes("msgid_plural")
        ? text.replace(
            /msgstr\[0\] ""\nmsgstr\[1\] ""\n/,
            Array.from({ length: forms }, (_, index) => `msgstr[${index}] ""\n`).join(""),
          )
        : text;
    return text.includes("msgid_plural")
      ? text.replace(
          /msgstr\[0\] ""\nmsgstr\[1\] ""\n/,
          found.map((each, index) => `msgstr[${index}] ${JSON.stringify(each)}\n`).join(""),
        )
      : text.replace('msgstr ""', `msgstr ${JSON.stringify(found[0] ?? "")}`);
  });

const po = (language: string, plural: string, forms: number, targets: Readonly<Record<string, readonly string[]>>) =>
  header(language, plural) + rows(targets, forms).join("");

const czech = {
  "Mark all as read": ["Označit vše jako přečtené"],
  "Mute this conversation": ["Ztlumit tuto konverzaci"],
  "{count} unread message in {channel}": [
    "{count} nepřečtená zpráva v kanálu {channel}",
    "{count} nepřečtené zprávy v kanálu",
    "{count} nepřečtených zpráv v kanálu {channel}",
  ],
  "Notifications of %s": ["Oznámení"],
};

const arabic = {
  "Mark all as read": ["وضع علامة مقروء على الكل"],
  "{name} mentioned you": ["ذكرك {name}"],
};

const german = {
  "Mark all as read": ["Alle als gelesen markieren"],
  "Mute this conversation": ["Diese Unterhaltung stummschalten"],
  "Do not disturb": ["Nicht stören"],
  "Show previews on the lock screen": ["Benachrichtigungsvorschauen auf dem Sperrbildschirm anzeigen"],
};

const files: Readonly<Record<string, string>> = {
  "po/app.pot": header("", "nplurals=INTEGER; plural=EXPRESSION") + template.join(""),
  "po/cs.po": po("cs", "nplurals=3; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2", 3, czech),
  "po/ar.po": po(
    "ar",
    "nplurals=6; plural=n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5",
    6,
    arabic,
  ),
  "po/de.po": po("de", "nplurals=2; plural=n != 1", 2, german),
  "po/ja.po": po("ja", "nplurals=1; plural=0", 1, { "Mark all as read": ["すべて既読にする"] }),
  "web/en.json": JSON.stringify(
    { title: "Harbour", open: "Open from {from} to {to}", close: "Close", save: "Save changes" },
    null,
    2,
  ),
  "web/cs.json": JSON.stringify({ title: "Přístav", open: "Otevřeno od {from} do {to}", close: "Zavřít" }, null, 2),
  "web/de.json": JSON.stringify({ title: "Hafen", close: "Schließen" }, null, 2),
  "web/ar.json": JSON.stringify({ title: "الميناء" }, null, 2),
};

export interface Harbour {
  readonly remote: GitRemote;
}

/** A component of very many strings, for scrolling. */
export const addMany = async (site: Site, count: number): Promise<GitRemote> => {
  const texts = (word: string, share: number) =>
    JSON.stringify(
      Object.fromEntries(
        Array.from({ length: count }, (_, at) => [
          `k${at}`,
          `${word} ${at} of {count} ${"and so on ".repeat(at % 7)}`.trim(),
        ]).filter((_, at) => at % 10 < share),
      ),
    );
  const remote = makeRemote({ "many/en.json": texts("String", 10), "many/cs.json": texts("Řetězec", 7) });
  await site.component("harbour/many", {
    name: "Many strings",
    repo: remote.url,
    filemask: "many/*.json",
    template: "many/en.json",
    file_format: "json",
  });
  return remote;
};

/** What helps with strings of `harbour/app`: translations of strings like them, and terms in Czech and Arabic. */
export const addKnowledge = async (site: Site): Promise<GitRemote> => {
  const sources = {
    mark: "Mark all messages as read",
    mute: "Mute this conversation for an hour",
    previews: "Show previews on the home screen",
    mentioned: "{name} mentioned you in {channel}",
  };
  const remote = makeRemote({
    "mobile/en.json": JSON.stringify(sources),
    "mobile/cs.json": JSON.stringify({
      mark: "Označit všechny zprávy jako přečtené",
      mute: "Ztlumit tuto konverzaci na hodinu",
      previews: "Zobrazovat náhledy na domovské obrazovce",
      mentioned: "{name} vás zmiňuje v kanálu {channel}",
    }),
    "mobile/ar.json": JSON.stringify({ mute: "كتم هذه المحادثة لمدة ساعة" }),
  });
  await site.component("harbour/mobile", {
    name: "Mobile app",
    repo: remote.url,
    filemask: "mobile/*.json",
    template: "mobile/en.json",
    file_format: "json",
  });
  const done = async (line: string, body?: object) => {
    const { status, json } = await site.ask("ada", line, body);
    if (status >= 300) throw new Error(`${line}: ${status} ${JSON.stringify(json)}`);
    return json;
  };
  const terms = [
    ["cs", "previews", "náhledy", { explanation: "Small pictures of what a message says." }],
    ["cs", "screen", "displej", { extra_flags: "forbidden" }],
    ["cs", "lock screen", "zamčená obrazovka", {}],
    ["ar", "conversation", "محادثة", {}],
  ] as const;
  for (const [language, source, target, more] of terms) {
    const ready = `GET /api/translations/harbour/glossary/${language}/`;
    for (let turn = 0; (await site.ask("ada", ready)).status !== 200 && turn < 600; turn += 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
    const body = { context: source, source: [source], target: [target] };
    const { id } = await done(`POST /api/translations/harbour/glossary/${language}/units/`, body);
    const { source_unit } = await done(`GET /api/units/${id}/`);
    if (Object.keys(more).length > 0) await done(`PATCH ${new URL(source_unit).pathname}`, more);
  }
  const learnt = async () =>
    (await done("GET /api/memory/?page_size=1000")).results.some(
      ({ source, target }: { readonly source: string; readonly target: string }) =>
        source === sources.mute && target.startsWith("كتم"),
    );
  for (let turn = 0; !(await learnt()) && turn < 600; turn += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  return remote;
};

/** Makes the project `harbour`, with `ada` who may do everything and `jana` who translates. */
export const makeHarbour = async (site: Site): Promise<Harbour> => {
  const remote = makeRemote(files);
  await site.account("ada", { superuser: true });
  await site.account("jana");
  await site.project("harbour", { name: "Harbour", web: "https://harbour.example.org/" });
  await site.component("harbour/app", { name: "Desktop app", repo: remote.url, push: remote.url });
  await site.component("harbour/web", {
    name: "Web page",
    repo: "dragoman://harbour/app",
    filemask: "web/*.json",
    template: "web/en.json",
    file_format: "json",
  });
  return { remote };
};
