/** A catalogue of gettext files with sizes as real ones have: most strings short, some long, one in twenty plural. */

const words =
  "file folder open close window cannot save setting the a of in to and not with for selected current document page layer image server connection user password message error failed while reading writing new name size color tool edit copy paste delete move rotate select all none default value option enable disable show hide print preview text line shape point path group".split(
    " ",
  );

/** Words of a string of this number; the same in every run. */
const sentence = (number: number): string[] => {
  let seed = (number + 1) * 2_654_435_761;
  const next = (below: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  const long = next(10);
  const count = long < 5 ? 1 + next(4) : long < 9 ? 5 + next(8) : 15 + next(30);
  return Array.from({ length: count }, () => words[next(words.length)] ?? "");
};

const quoted = (keyword: string, text: string): string => {
  if (text.length < 70) return `${keyword} "${text}"\n`;
  const lines = text.match(/.{1,70}(?: |$)/g) ?? [text];
  return `${keyword} ""\n${lines.map((line) => `"${line}"\n`).join("")}`;
};

export interface Language {
  readonly code: string;
  readonly plurals: string;
  readonly forms: number;
}

export const languages: readonly Language[] = [
  { code: "cs", plurals: "nplurals=3; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2;", forms: 3 },
  { code: "de", plurals: "nplurals=2; plural=n != 1;", forms: 2 },
  { code: "fr", plurals: "nplurals=2; plural=n > 1;", forms: 2 },
];

/** A text that looks translated: longer than its source, and with letters beyond ASCII. */
const translated = (source: string) => source.replaceAll("e", "ě").replaceAll(/(\w{4,})/g, "$1ů");

const entry = (number: number, language: Language | undefined): string => {
  const text = sentence(number);
  const source = `${text.join(" ").replace(/^./, (letter) => letter.toUpperCase())} ${number}`;
  const kind = number % 20;
  const state =
    language === undefined ? "empty" : number % 6 === 5 ? "empty" : number % 25 === 1 ? "fuzzy" : "translated";
  const target = state === "empty" ? "" : translated(source);
  const flags = [...(state === "fuzzy" ? ["fuzzy"] : []), ...(kind === 3 || kind === 4 ? ["c-format"] : [])];
  const comments =
    (kind === 0 ? "#. Shown while the program starts, above the list\n" : "") +
    `#: ../src/part${number % 97}/module${number % 401}.c:${number % 3000}${number % 3 === 0 ? ` ../src/ui/dialog${number % 211}.ui:${number % 900}` : ""}\n` +
    (flags.length === 0 ? "" : `#, ${flags.join(", ")}\n`) +
    (state === "fuzzy" ? quoted("#| msgid", `Old ${text[0] ?? ""}`) : "");
  if (kind === 3) {
    const forms = Array.from({ length: language?.forms ?? 2 }, (_, form) =>
      quoted(`msgstr[${form}]`, target === "" ? "" : `%d ${target}`),
    );
    return `${comments}${quoted("msgid", `%d ${source}`)}${quoted("msgid_plural", `%d ${source}s`)}${forms.join("")}`;
  }
  const place = kind === 4 ? "%s: " : "";
  const context = kind === 7 ? 'msgctxt "menu"\n' : "";
  return `${comments}${context}${quoted("msgid", place + source)}${quoted("msgstr", target === "" ? "" : place + target)}`;
};

const file = (count: number, language: Language | undefined): string => {
  const header =
    'msgid ""\nmsgstr ""\n"Project-Id-Version: bench 1.0\\n"\n"PO-Revision-Date: 2026-01-01 12:00+0000\\n"\n' +
    (language === undefined ? "" : `"Language: ${language.code}\\n"\n`) +
    '"Content-Type: text/plain; charset=UTF-8\\n"\n' +
    `"Plural-Forms: ${language?.plurals ?? "nplurals=INTEGER; plural=EXPRESSION;"}\\n"\n`;
  return [header, ...Array.from({ length: count }, (_, number) => entry(number, language))].join("\n");
};

/** Files by path: a template of `count` strings and its translations. */
export const catalogue = (count: number, into: readonly Language[] = languages): Readonly<Record<string, string>> => ({
  "po/bench.pot": file(count, undefined),
  ...Object.fromEntries(into.map((language) => [`po/${language.code}.po`, file(count, language)])),
});
