/** Joomla's quoted values: `\n`, `\t` and `\\` as its texts use them, a quote as `\"` or in the older way as `"_QQ_"`. */
import { CodecError } from "../../contract/index.ts";

const olderQuote = '"_QQ_"';

/** A value in quotes, with a remark behind it, or a bare one. @throws CodecError for a quote that is not closed */
export const readValue = (raw: string, line: number): { readonly text: string; readonly length: number } => {
  if (!raw.startsWith('"')) return { text: raw, length: raw.length };
  let end = closeValue(raw);
  // Stray quotes inside of a value: the last one is meant to close it.
  if (end !== -1 && !/^[ \t]*(?:;|$)/.test(raw.slice(end))) end = raw.lastIndexOf('"') + 1;
  if (end < 2) throw new CodecError("Unclosed quote.", line);
  return { text: unescapeValue(raw.slice(1, end - 1)), length: end };
};

const closeValue = (raw: string): number => {
  for (let at = 1; at < raw.length; at++) {
    if (raw[at] === "\\") at++;
    else if (raw.startsWith(olderQuote, at)) at += olderQuote.length - 1;
    else if (raw[at] === '"') return at + 1;
  }
  return -1;
};

const named: Readonly<Record<string, string>> = { n: "\n", t: "\t", "\\": "\\", '"': '"' };

const unescapeValue = (raw: string): string =>
  raw.replace(/"_QQ_"|\\([nt"\\])/g, (_, escaped?: string) => named[escaped ?? '"'] ?? "");

/** The way of the file at hand; `\"` where it has no quotes yet. */
export const quoteIn = (file: string): string =>
  file.includes(olderQuote) && !file.includes('\\"') ? olderQuote : '\\"';

/** @throws CodecError for a carriage return, which Joomla cannot read */
export const writeValue = (text: string, quote: string): string => {
  if (text.includes("\r")) throw new CodecError("A value of a Joomla file cannot hold a carriage return.");
  const escapes: Readonly<Record<string, string>> = { "\\": "\\\\", "\n": "\\n", "\t": "\\t", '"': quote };
  return `"${text.replace(/[\\\n\t"]/g, (character) => escapes[character] ?? "")}"`;
};
