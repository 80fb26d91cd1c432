/**
 * The console's own texts: Fluent, in `locales/LANGUAGE/ROOM.ftl`. A page is shown when the texts of its room are there,
 * so that `t` answers at once; what a language lacks is said in English.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { Fragment, type ReactNode, createElement } from "react";
import { fallback, languageOf, pseudo, type SpokenLanguage } from "./languages.ts";
import { toPseudo } from "./pseudo.ts";

const files = import.meta.glob<string>("../../locales/*/*.ftl", { query: "?raw", import: "default" });

const makeBundle = ({ code, direction }: SpokenLanguage) =>
  new FluentBundle([code === pseudo.code ? fallback : code, fallback], {
    // Marks around arguments are needed where lines run the other way, and get into names elsewhere.
    useIsolating: direction === "rtl",
    ...(code === pseudo.code ? { transform: toPseudo } : {}),
  });

const english: SpokenLanguage = languageOf(fallback) ?? { code: fallback, name: "English", direction: "ltr" };
let current = english;
let bundles = [makeBundle(english)];
let loaded = new Map<string, Promise<void>>();

export const language = (): SpokenLanguage => current;

/** Texts that are loaded are those of the language spoken then: load them anew after this. */
export const speak = (spoken: SpokenLanguage): void => {
  current = spoken;
  bundles = spoken.code === fallback ? [makeBundle(spoken)] : [makeBundle(spoken), makeBundle(english)];
  loaded = new Map();
  const { lang, dir } = { lang: spoken.code, dir: spoken.direction };
  if (typeof document !== "undefined") Object.assign(document.documentElement, { lang, dir });
};

const load = async (room: string): Promise<void> => {
  const into = bundles;
  await Promise.all(
    into.map(async (bundle, place) => {
      const folder = place === 0 && current.code !== pseudo.code ? current.code : fallback;
      const text = await files[`../../locales/${folder}/${room}.ftl`]?.();
      if (text !== undefined) bundle.addResource(new FluentResource(text));
    }),
  );
};

/** The texts of a room; once for each language. */
export const loadTexts = (room: string): Promise<void> => {
  const asked = loaded;
  const known = asked.get(room) ?? load(room);
  asked.set(room, known);
  // What could not be loaded is asked for again by who asks again.
  known.catch(() => asked.delete(room));
  return known;
};

export type TextArguments = Readonly<Record<string, FluentVariable>>;

/** The text of an id such as `editor-save`; `attribute` for further words of the same thing. */
export const t = (id: string, args?: TextArguments, attribute?: string): string => {
  for (const bundle of bundles) {
    const message = bundle.getMessage(id);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (pattern) return bundle.formatPattern(pattern, args as Record<string, FluentVariable> | undefined, []);
  }
  return id;
};

/** The text of an id, or nothing where there is none: for what others name, who may come with new names. */
export const known = (id: string, attribute?: string): string | undefined => {
  const text = t(id, undefined, attribute);
  return text === id ? undefined : text;
};

/** Where an element stands in a text, until the text is cut there. */
const place = (index: number) => String.fromCharCode(0xe000 + index);

/** A text with elements in it: `{ $name }` stands where the element of that name comes. */
export const rich = (
  id: string,
  elements: Readonly<Record<string, ReactNode>>,
  args: TextArguments = {},
): ReactNode => {
  const names = Object.keys(elements);
  const marks = Object.fromEntries(names.map((name, index) => [name, place(index)]));
  const parts = t(id, { ...args, ...marks }).split(/([\uE000-\uE0FF])/);
  return parts.map((part, index) =>
    createElement(
      Fragment,
      { key: index },
      names[part.charCodeAt(0) - 0xe000] === undefined ? part : elements[names[part.charCodeAt(0) - 0xe000] ?? ""],
    ),
  );
};
