/** Why a translation may be the same as its source: what is left of it without marks and markup is no word to translate. */
import { activeSyntaxes } from "../placeholders/syntaxes.ts";
import { withoutPlaceholders } from "../placeholders/syntax.ts";
import { placeholderFinder } from "../placeholders/listed.ts";
import type { Setting } from "../model.ts";
import { isWrittenAlike } from "./words.ts";

const numeric = /^[\d:/,.]*[^]?$/u;
const copyright = /\(c\)\s*copyright|copyright\s*\(c\)|©/i;

/** What is not prose: tags, entities, addresses, hashtags, paths, names in braces or between at signs, emoji. */
const marks = [
  /<[^<>]*>/g,
  /&#?\w{1,32};/g,
  /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g,
  /\b[a-z][a-z0-9+.-]{0,20}:\/\/\S*/gi,
  /(?<!\w)#\w+/g,
  /(?<![\w/])(?:\/[\w.-]+)+\/?/g,
  /(?<![\w.-])(?:[\w-]{1,63}\.){1,10}[a-z]{2,24}(?![\w.-])/gi,
  /\{\w+\}/g,
  /@\w+@/g,
  /\p{Extended_Pictographic}\ufe0f?/gu,
];

const notLetters = /[^\p{L}\p{M}]+/u;
const docbookCode = /\bTag: (?:screen|indexterm|programlisting)\b/;
const shortest = 3;

/** Tells for a setting whether a source may be left as it is. */
export const excuseFor = ({
  flags,
  projectName,
  componentName,
}: Setting): ((source: string, note: string) => boolean) => {
  const syntaxes = activeSyntaxes(flags);
  const findListed = placeholderFinder(flags);
  const names = new Set(`${projectName} ${componentName}`.toLowerCase().split(notLetters));
  const strict = flags.has("strict-same");

  const withoutFormats = (text: string): string => {
    const rest = syntaxes.reduce((left, syntax) => withoutPlaceholders(syntax, left), text);
    return (findListed?.(rest) ?? []).reduce((left, found) => left.replaceAll(found, ""), rest);
  };

  return (source, note) => {
    if (docbookCode.test(note)) return true;
    const text = withoutFormats(source);
    if (strict) return text.trim() === "";
    if (numeric.test(text.trim()) || copyright.test(text)) return true;
    const rest = marks.reduce((left, mark) => left.replace(mark, " "), text).trim();
    if ([...rest].length <= 1 || (/\p{Lu}/u.test(rest) && rest === rest.toUpperCase())) return true;
    return rest
      .toLowerCase()
      .split(notLetters)
      .every((word) => [...word].length < shortest || names.has(word) || isWrittenAlike(word));
  };
};
