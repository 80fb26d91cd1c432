/** Texts of Qt: all five entities of XML, and `<byte value="x1b"/>` for characters that XML cannot hold. */
import { decodeText, encodeText, quotingOf } from "../../xml/escape.ts";
import type { TextForm } from "../../xml/form.ts";

const byte = /<byte\s+value\s*=\s*["'](x?)([0-9a-fA-F]+)["']\s*(?:\/>|>\s*<\/byte\s*>)/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: what is written as bytes
const control = /[\0-\x08\x0b-\x1f\ufffe\uffff]/;

export const qtText: TextForm = {
  read: (raw) =>
    raw.includes("<byte")
      ? raw
          .split(/(<byte\b[^>]*>(?:\s*<\/byte\s*>)?)/)
          .map((piece, index) => (index % 2 === 0 ? decodeText(piece) : piece.replace(byte, character)))
          .join("")
      : decodeText(raw),
  write: (text, { like, target }) => {
    const quoting = quotingOf(like, { greater: true, quote: true, apostrophe: true });
    return text
      .split(new RegExp(`(${control.source})`))
      .map((piece, index) =>
        index % 2 === 0 ? encodeText(piece, target, quoting) : `<byte value="x${piece.charCodeAt(0).toString(16)}"/>`,
      )
      .join("");
  },
};

const character = (whole: string, hex: string, digits: string): string => {
  const code = Number.parseInt(digits, hex === "" ? 10 : 16);
  return code <= 0xffff ? String.fromCharCode(code) : whole;
};

/** The singular and the plural of `%n file(s)`. */
export const numerusSource = (source: string): readonly [string, string] => [
  source.replaceAll("(s)", ""),
  source.replaceAll("(s)", "s"),
];

/** `%n file(s)` for the two forms, where they differ by that; else the singular. */
export const joinedSource = ([singular = "", plural = singular]: readonly string[]): string => {
  let joined = "";
  let at = 0;
  for (const char of plural)
    if (singular.startsWith(char, at)) {
      joined += char;
      at += char.length;
    } else if (char === "s") joined += "(s)";
    else return singular;
  return at === singular.length ? joined : singular;
};
