/** Keys and values of property files as they are written. */

export interface PropertyStyle {
  readonly eol: string;
  /** Matches the characters that are written as `\uXXXX`, beside control characters. */
  readonly escaped: RegExp;
  /** Hexadecimal digits in upper case, as `java.util.Properties` writes them. */
  readonly upper: boolean;
}

/** Backslash sequences become characters, folded lines are joined; an unknown sequence loses its backslash, as in Java. */
export const unescapeProperty = (raw: string): string =>
  raw.includes("\\")
    ? raw.replace(/\\(?:u([\da-fA-F]{4})|(?:\r\n|\r|\n)[ \t\f]*|([\s\S])|$)/g, (_, hex?: string, other?: string) =>
        hex === undefined ? (named[other ?? ""] ?? other ?? "") : String.fromCharCode(Number.parseInt(hex, 16)),
      )
    : raw;

const named: Readonly<Record<string, string>> = { f: "\f", n: "\n", r: "\r", t: "\t" };
const written: Readonly<Record<string, string>> = { "\\": "\\\\", "\f": "\\f", "\n": "\\n", "\r": "\\r", "\t": "\\t" };

export const escapeKey = (key: string, style: PropertyStyle): string =>
  escape(key, style).replace(/[ =:]|^[#!]/g, "\\$&");

/** `signed`: an `=` or `:` stands before the value, so that a further one needs no backslash. */
export const escapeValue = (value: string, signed: boolean, style: PropertyStyle): string =>
  escape(value, style).replace(signed ? /^ / : /^[ =:]/, "\\$&");

/** What the encoding lacks as `\uXXXX`, also for comments, where nothing reads it back. */
export const escapeForeign = (text: string, { escaped, upper }: PropertyStyle): string =>
  text.replace(escaped, (character) => unicode(character, upper));

const escape = (text: string, style: PropertyStyle): string =>
  escapeForeign(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not stand raw
    text.replace(/[\\\0-\x1f\x7f]/g, (character) => written[character] ?? unicode(character, style.upper)),
    style,
  );

const unicode = (character: string, upper: boolean): string => {
  const code = character.charCodeAt(0).toString(16).padStart(4, "0");
  return `\\u${upper ? code.toUpperCase() : code}`;
};
