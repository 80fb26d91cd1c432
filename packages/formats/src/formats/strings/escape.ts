/** The text inside the quotes of a `.strings` file. */
import { loneSurrogates } from "../../entries/index.ts";

const named: Readonly<Record<string, string>> = { a: "\x07", b: "\b", f: "\f", n: "\n", r: "\r", t: "\t", v: "\v" };

/** Backslash sequences become characters: `\n`, `\"`, `\U00e9`, `\351` (octal); an unknown one loses its backslash. */
export const unescapeText = (raw: string): string =>
  raw.includes("\\")
    ? raw.replace(
        /\\(?:[uU]([\da-fA-F]{1,4})|([0-7]{1,3})|([\s\S]))/g,
        (_, hex?: string, octal?: string, other?: string) => {
          if (hex !== undefined) return String.fromCharCode(Number.parseInt(hex, 16));
          if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8));
          return named[other ?? ""] ?? other ?? "";
        },
      )
    : raw;

const written: Readonly<Record<string, string>> = { "\\": "\\\\", '"': '\\"', "\n": "\\n", "\r": "\\r", "\t": "\\t" };

/** `text` in double quotes; control characters and halves of surrogate pairs become `\Uxxxx`. */
export const quoteText = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not stand raw
  `"${text.replace(/[\\"\0-\x1f\x7f\u2028\u2029]/g, (it) => written[it] ?? unicode(it)).replace(loneSurrogates, unicode)}"`;

const unicode = (character: string) => `\\U${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
