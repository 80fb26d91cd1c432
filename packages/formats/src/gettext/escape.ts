/** Escapes of C strings, as PO files use them. */

const named: Readonly<Record<string, string>> = {
  n: "\n",
  t: "\t",
  r: "\r",
  a: "\x07",
  b: "\b",
  f: "\f",
  v: "\v",
  "\\": "\\",
  '"': '"',
};

const escapes: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(named).map(([letter, character]) => [character, `\\${letter}`]),
);

// biome-ignore lint/suspicious/noControlCharactersInRegex: what has an escape of its own
const special = /[\n\t\r\x07\b\f\v\\"]/g;

export const escape = (text: string): string => text.replace(special, (character) => escapes[character] ?? character);

const escaped = /(?:\\(?:x[0-9a-fA-F]{1,2}|[0-7]{1,3}))+|\\([^])/g;

/** The text of an escaped string; unknown escapes stand for themselves, backslash included, and are told to `unknown`. */
export const unescape = (raw: string, unknown: (sequence: string) => void): string =>
  raw.replace(escaped, (sequence, letter: string | undefined) => {
    if (letter === undefined) return bytes(sequence);
    const character = named[letter];
    if (character === undefined) unknown(sequence);
    return character ?? sequence;
  });

/** Octal and hexadecimal escapes are bytes: of UTF-8 where they can be, else of ISO-8859-1. */
const bytes = (sequence: string): string => {
  const values = [...sequence.matchAll(/\\(?:x([0-9a-fA-F]{1,2})|([0-7]{1,3}))/g)].map(([, hex, octal]) =>
    hex === undefined ? Number.parseInt(octal ?? "", 8) & 0xff : Number.parseInt(hex, 16),
  );
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(values));
  } catch {
    return String.fromCharCode(...values);
  }
};
