/** The four ways to write a string in TOML. */
import { CodecError } from "../../contract/index.ts";
import type { Quote } from "./syntax.ts";

const escapes: Readonly<Record<string, string>> = {
  b: "\b",
  t: "\t",
  n: "\n",
  f: "\f",
  r: "\r",
  e: "\u001b",
  '"': '"',
  "\\": "\\",
};

/** The text of what stands between the quotes; undefined where an escape is not one. */
export const readString = (body: string, quote: Quote): string | undefined => {
  const isMultiline = quote.length === 3;
  const text = isMultiline ? body.replace(/^\r?\n/, "").replaceAll("\r\n", "\n") : body;
  return quote.startsWith("'") ? text : unescape(text, isMultiline);
};

const unescape = (text: string, isMultiline: boolean): string | undefined => {
  if (!text.includes("\\")) return text;
  let isValid = true;
  const refuse = () => {
    isValid = false;
    return "";
  };
  const result = text.replace(
    /\\(?:([ \t]*\n[ \t\n]*)|x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8})|(.?))/gs,
    (_, fold, x, u, U, letter) => {
      if (fold !== undefined) return isMultiline ? "" : refuse();
      const hex = x ?? u ?? U;
      if (hex === undefined) return escapes[letter] ?? refuse();
      const code = Number.parseInt(hex, 16);
      return code > 0x10ffff || (code >= 0xd800 && code < 0xe000) ? refuse() : String.fromCodePoint(code);
    },
  );
  return isValid ? result : undefined;
};

export interface StringStyle {
  readonly quote: Quote;
  readonly eol: string;
  /** Whether a text of several lines begins on the line below its quotes. */
  readonly opensLine: boolean;
}

/** `text` as a string, in the quotes of `style` where they can hold it. @throws CodecError for half of a surrogate pair */
export const writeString = (text: string, { quote, eol, opensLine }: StringStyle): string => {
  if (!text.isWellFormed()) throw new CodecError("A text holds half of a surrogate pair.");
  if (quote === "'" && !/['\0-\x08\x0a-\x1f\x7f]/.test(text)) return `'${text}'`;
  if (quote === "'''" && !/'''|'$|[\0-\x08\x0b-\x1f\x7f]/.test(text)) return wrap(text, quote, eol, opensLine);
  if (quote === '"""' || quote === "'''")
    return wrap(
      escapeControls(text.replaceAll("\\", "\\\\")).replace(/""(?="|$)|"$/g, (run) => run.replaceAll('"', '\\"')),
      '"""',
      eol,
      opensLine,
    );
  return `"${escapeControls(text.replace(/["\\]/g, "\\$&")).replaceAll("\n", "\\n").replaceAll("\t", "\\t")}"`;
};

const wrap = (body: string, quote: Quote, eol: string, opensLine: boolean): string =>
  `${quote}${opensLine || body.startsWith("\n") ? eol : ""}${body.replaceAll("\n", eol)}${quote}`;

const names: Readonly<Record<string, string>> = { "\b": "\\b", "\f": "\\f", "\r": "\\r" };

/** All control characters but tab and line feed. */
const escapeControls = (text: string): string =>
  text.replace(
    /[\0-\x08\x0b-\x1f\x7f]/g,
    (character) => names[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/** A key, in quotes where it must be. */
export const writeKey = (key: string): string =>
  /^[\w-]+$/.test(key) ? key : writeString(key, { quote: '"', eol: "\n", opensLine: false });
