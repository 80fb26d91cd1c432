/** The text of a PO file in the character set that its header names. */
import { CodecError, decode, type SourceText } from "../contract/index.ts";
import { legacyCharset } from "./legacyCharset.ts";

/** A header field ends with an escaped line feed, so that no backslash stands before its character set. */
const declaration = /Content-Type:[^\\]*?charset=\s*([\w.:-]+)/i;

const unicode: readonly string[] = ["utf-8", "utf8", "ascii", "us-ascii", "ansi_x3.4-1968", "charset"];
const latin1: readonly string[] = ["iso-8859-1", "iso8859-1", "iso_8859-1", "latin1", "latin-1"];

/** @throws CodecError for unknown character sets, and for bytes that they do not have */
export const decodeCatalogue = (bytes: Uint8Array): SourceText => {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 16_384)).toString("latin1");
  const name = declaration.exec(head)?.[1]?.toLowerCase() ?? "utf-8";
  if (unicode.includes(name) || /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/.test(head)) return decode(bytes);
  if (latin1.includes(name)) return decode(bytes, "iso-8859-1");
  const line = head.slice(0, declaration.exec(head)?.index).split("\n").length;
  const charset = legacyCharset(name);
  if (charset === undefined) throw new CodecError(`The character set ${name} is not supported.`, line);
  const text = charset.decode(bytes);
  if (text === undefined) throw new CodecError(`The file is not valid ${name}.`, line);
  // All line ends are ASCII here, so that the facts about the text are those of the same text in UTF-8.
  return { ...decode(Buffer.from(text)), text, pack: charset.encode };
};
