/** Files with as many strings as one likes. */
const head = (language: string, forms: string) =>
  `msgid ""\nmsgstr ""\n"Language: ${language}\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n"Plural-Forms: ${forms}\\n"\n`;

const plurals: Readonly<Record<string, string>> = {
  cs: "nplurals=3; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2;",
  de: "nplurals=2; plural=n != 1;",
  fr: "nplurals=2; plural=n > 1;",
};

export const sourceOf = (index: number): string => `String number ${index} of the whole program`;

/** A template, or a translation in which `text` says what a string is; undefined leaves it out, "" untranslated. */
export const poFile = (language: string, count: number, text: (index: number) => string | undefined): string => {
  const entries = Array.from({ length: count }, (_, index) => {
    const said = text(index);
    return said === undefined ? "" : `\n#: src/main.c:${index}\nmsgid "${sourceOf(index)}"\nmsgstr "${said}"\n`;
  });
  return head(language, plurals[language] ?? "nplurals=INTEGER; plural=EXPRESSION;") + entries.join("");
};

/** A repository of these languages, a third of whose strings are translated. */
export const poFiles = (count: number, languages: readonly string[]): Record<string, string> => ({
  "po/app.pot": poFile("", count, () => ""),
  ...Object.fromEntries(
    languages.map((language) => [
      `po/${language}.po`,
      poFile(language, count, (index) => (index % 3 === 0 ? `${language} ${index}` : "")),
    ]),
  ),
});
