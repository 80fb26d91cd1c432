/** Texts as YAML scalars that readers of YAML 1.1 and of 1.2 take for the same text. */
import { CodecError } from "../contract/index.ts";
import type { ScalarStyle } from "./node.ts";

export interface ScalarPlace {
  /** The wanted style; a text that it cannot hold is put in double quotes. */
  readonly style: ScalarStyle;
  readonly isFlow: boolean;
  readonly eol: string;
  /** The indentation of the lines of a block scalar. */
  readonly indent: string;
  /** What stands behind the indicators of a block scalar: a comment. */
  readonly remark?: string;
}

/** The text of a scalar, without the line end behind it. @throws CodecError for half of a surrogate pair */
export const writeScalar = (text: string, place: ScalarPlace): string => {
  if (!text.isWellFormed()) throw new CodecError("A text holds half of a surrogate pair.");
  if (place.style === "plain" && isPlain(text, place.isFlow)) return text;
  if (place.style === "single" && !special.test(text)) return `'${text.replaceAll("'", "''")}'`;
  if ((place.style === "literal" || place.style === "folded") && !place.isFlow && isBlock(text))
    return block(text, place);
  return `"${text.replace(escaped, escape)}"`;
};

/** A key in the plain style where that is safe. */
export const writeKey = (key: string, isFlow: boolean): string =>
  writeScalar(key, { style: "plain", isFlow, eol: "\n", indent: "" });

/** What cannot stand in quotes as it is: control characters, line ends of any kind, byte order marks. */
const special = /[\0-\x1f\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]/;
const escaped = /["\\\0-\x1f\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]/g;

const letters: Readonly<Record<string, string>> = { '"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r" };

const escape = (character: string): string => {
  const code = character.charCodeAt(0);
  return letters[character] ?? (code < 256 ? `\\x${hex(code, 2)}` : `\\u${hex(code, 4)}`);
};

const hex = (code: number, length: number) => code.toString(16).padStart(length, "0");

/** Texts that readers take for null, booleans, numbers, dates, merges and the ends of documents. */
const typed =
  /^(?:~|null|true|false|yes|no|on|off|y|n|=|<<|---.*|\.\.\.|[-+]?(?:\.?\d[\d_,.:]*(?:e[-+]?\d+)?|0[xob][\da-f_]+|\.inf|\.nan)|\d{4}-\d\d?-\d\d?(?:[t\s].*)?)$/i;

const isPlain = (text: string, isFlow: boolean): boolean =>
  text !== "" &&
  !special.test(text) &&
  !/^[\s\-?:,[\]{}#&*!|>'"%@`]|\s$|:\s|:$|\s#/.test(text) &&
  !(isFlow && /[,[\]{}:?]/.test(text)) &&
  !typed.test(text);

/** Lines that keep their shape by indentation alone. */
const isBlock = (text: string): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what cannot stand in a line
  !/[\0-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]/.test(text) &&
  !/^\n*[ \t]|(?:^|\n)[ \t]+(?:\n|$)|\n\n$|^\n*$/.test(text);

const block = (text: string, { style, eol, indent, remark = "" }: ScalarPlace): string => {
  const body = text.replace(/\n$/, "");
  const isFolded = style === "folded" && !/(?:^|\n)[ \t]/.test(body) && !body.startsWith("\n");
  const lines = (isFolded ? body.replace(/\n+/g, "$&\n") : body).split("\n");
  const chomping = text.endsWith("\n") ? "" : "-";
  return [
    `${isFolded ? ">" : "|"}${chomping}${remark}`,
    ...lines.map((line) => (line === "" ? "" : indent + line)),
  ].join(eol);
};
