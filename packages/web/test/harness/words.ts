/** The console's texts as a test names them: by their ids, in the language that the browser asks for. */
import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { languageOf } from "../../src/l10n/languages.ts";

const folder = new URL("../../locales/", import.meta.url);

export type Words = (id: string, args?: Readonly<Record<string, FluentVariable>>) => string;

export const wordsOf = (language: string): Words => {
  const bundle = new FluentBundle(language, { useIsolating: languageOf(language)?.direction === "rtl" });
  const place = new URL(`${language}/`, folder);
  for (const file of readdirSync(place))
    bundle.addResource(new FluentResource(readFileSync(new URL(file, place), "utf8")));
  return (id, args) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`There is no text ${id} in ${language}.`);
    return bundle.formatPattern(pattern, { ...args });
  };
};

/** What a language is called in another, as the pages write it. */
export const languageIn = (spoken: string, code: string): string => {
  const name = new Intl.DisplayNames(spoken, { type: "language" }).of(code) ?? code;
  return name.slice(0, 1).toLocaleUpperCase(spoken) + name.slice(1);
};
