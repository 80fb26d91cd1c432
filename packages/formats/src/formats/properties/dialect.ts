/** The encodings of property files: how each is read, recognised, and written in the style of the file at hand. */
import { decode, type SourceText } from "../../contract/index.ts";
import { headEncoding, isAscii, isUtf8, loneSurrogates } from "../../entries/index.ts";
import type { PropertyStyle } from "./escape.ts";

export interface PropertyDialect {
  /** Of new files, and of files without a byte order mark. */
  readonly source: Pick<SourceText, "encoding" | "bom">;
  /** How surely bytes with the right file name are in this encoding. */
  sniff(head: Uint8Array): number;
}

export const latin1: PropertyDialect = {
  source: { encoding: "iso-8859-1", bom: false },
  sniff: (head) => (headEncoding(head) !== "utf-8" ? 0 : isAscii(head) ? 0.8 : isUtf8(head) ? 0.4 : 0.9),
};

export const utf8: PropertyDialect = {
  source: { encoding: "utf-8", bom: false },
  sniff: (head) => (headEncoding(head) !== "utf-8" ? 0 : isAscii(head) ? 0.6 : isUtf8(head) ? 0.9 : 0),
};

export const utf16: PropertyDialect = {
  source: { encoding: "utf-16le", bom: true },
  sniff: (head) => (headEncoding(head) === "utf-8" ? 0 : 0.9),
};

export const readProperties = (bytes: Uint8Array, { source }: PropertyDialect): SourceText => {
  const found = headEncoding(bytes);
  return decode(bytes, source.encoding === "utf-16le" && found === "utf-16be" ? found : source.encoding);
};

/** Latin-1 letters stay raw in a file that has some; else all but ASCII is escaped, as `native2ascii` does. */
export const styleOf = ({ text, encoding, eol }: SourceText): PropertyStyle => ({
  eol,
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range of the encoding
  escaped: encoding !== "iso-8859-1" ? loneSurrogates : /[\x80-\xff]/.test(text) ? /[^\0-\xff]/g : /[^\0-\x7f]/g,
  upper: !/\\u(?=[\dA-F]{0,3}[a-f])/.test(text),
});
