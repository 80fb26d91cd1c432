/** The strings of resource scripts: a quote is doubled, a backslash escapes. NUL, which splits lists, is shown as U+2400. */

const named: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", a: "\x07", '"': '"', "\\": "\\" };

/** An unknown escape stays as it is. */
export const unescapeRc = (raw: string): string =>
  raw.replace(
    /""|\\(?:x([\da-f]{1,4})|([0-7]{1,3})|\r\n|\r|\n|([\s\S]))/gi,
    (sequence, hexadecimal?: string, octal?: string, character?: string) => {
      if (sequence === '""') return '"';
      if (hexadecimal !== undefined) return characterOf(Number.parseInt(hexadecimal, 16));
      if (octal !== undefined) return characterOf(Number.parseInt(octal, 8));
      return character === undefined ? "" : (named[character] ?? sequence);
    },
  );

const characterOf = (code: number) => (code === 0 ? "\u2400" : String.fromCharCode(code));

const written: Readonly<Record<string, string>> = {
  "\n": "\\n",
  "\r": "\\r",
  "\t": "\\t",
  "\x07": "\\a",
  "\\": "\\\\",
  '"': '""',
  "\u2400": "\\0",
};

export const quoteRc = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the bell has an escape
  `"${text.replace(/[\n\r\t\x07\\"\u2400]/g, (character) => written[character] ?? "")}"`;
