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

const escapes: ReadonlyMap<string, string> = new Map(
  Object.entries(named).map(([letter, character]) => [character, `\\${letter}`]),
);

// biome-ignore lint/suspicious/noControlCharactersInRegex: what has an escape of its own
const special = /[\n\t\r\x07\b\f\v\\"]/g;

export const escape = (text: string): string =>
  text.replace(special, (character) => escapes.get(character) ?? character);

/** Octal and hexadecimal escapes, as many as follow each other. */
const numeric = /(?:\\(?:x[0-9a-fA-F]{1,2}|[0-7]{1,3}))+/y;

/** The text of an escaped string; unknown escapes stand for themselves, backslash included, and are told to `unknown`. */
export const unescape = (raw: string, unknown: (sequence: string) => void): string => {
  let text = "";
  let from = 0;
  for (let at = raw.indexOf("\\"); at !== -1; at = raw.indexOf("\\", from)) {
    if (at > from) text += raw.slice(from, at);
    const character = named[raw[at + 1] ?? ""];
    if (character !== undefined) {
      text += character;
      from = at + 2;
      continue;
    }
    numeric.lastIndex = at;
    const bytes = numeric.exec(raw)?.[0];
    if (bytes === undefined) unknown(raw.slice(at, at + 2));
    const sequence = bytes ?? raw.slice(at, at + 2);
    text += bytes === undefined ? sequence : bytesOf(bytes);
    from = at + sequence.length;
  }
  return from === 0 ? raw : text + raw.slice(from);
};

/** Bytes of UTF-8 where they can be, else of ISO-8859-1. */
const bytesOf = (sequence: string): string => {
  const values = [...sequence.matchAll(/\\(?:x([0-9a-fA-F]{1,2})|([0-7]{1,3}))/g)].map(([, hex, octal]) =>
    hex === undefined ? Number.parseInt(octal ?? "", 8) & 0xff : Number.parseInt(hex, 16),
  );
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(values));
  } catch {
    return Buffer.from(values).toString("latin1");
  }
};
