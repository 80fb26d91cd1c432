/** Texts as PHP literals. */
import type { PhpString } from "./tree.ts";

const escapes: Readonly<Record<string, string>> = {
  "\\": "\\\\",
  '"': '\\"',
  $: "\\$",
  "\n": "\\n",
  "\r": "\\r",
  "\t": "\\t",
  "\v": "\\v",
  "\f": "\\f",
  "\x1b": "\\e",
};

export const quotePhp = (text: string, quote: PhpString["quote"]): string =>
  quote === "'"
    ? `'${text.replace(/[\\']/g, "\\$&")}'`
    : // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what should not stand raw
      `"${text.replace(/[\\"$\0-\x1f\x7f]/g, (character) => escapes[character] ?? hexadecimal(character))}"`;

const hexadecimal = (character: string) => `\\x${character.charCodeAt(0).toString(16).padStart(2, "0")}`;
