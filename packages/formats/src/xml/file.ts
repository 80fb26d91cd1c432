/**
 * Bytes to an XML tree whose nodes know their place in the text. The parser proves that the file is well-formed and
 * gives its structure; texts are always read from the untouched source. Entities of a document type are never expanded.
 */
import { parseXml, type XmlElement, XmlError } from "@rgrove/parse-xml";
import { lineNumbers } from "../entries/lines.ts";
import { CodecError, decode, type Encoding, type SourceText } from "../contract/index.ts";

export interface XmlFile {
  readonly source: SourceText;
  /** `source.text`. */
  readonly text: string;
  readonly root: XmlElement;
  /** Highest code point that the declared encoding holds; others are written as character references. */
  readonly highest: number;
  /** Names of the entities that the document type declares. */
  readonly entities: ReadonlySet<string>;
  /** Line of an offset, from 1. */
  lineAt(offset: number): number;
}

/** @throws CodecError with line and column */
export const readXml = (bytes: Uint8Array): XmlFile => {
  const { encoding, highest } = encodingOf(bytes);
  const source = decode(bytes, encoding);
  const { text } = source;
  const root = parseRoot(text);
  return {
    source,
    text,
    root,
    highest,
    entities: declaredEntities(text.slice(0, root.start)),
    lineAt: lineNumbers(text),
  };
};

/** The root element. @throws CodecError with line and column */
const parseRoot = (text: string): XmlElement => {
  try {
    const { root } = parseXml(
      // The parser joins line ends in quadratic time; blanks of the same length keep the offsets and spare it the work.
      text.replaceAll("\r", " "),
      { includeOffsets: true, preserveComments: true, ignoreUndefinedEntities: /<!DOCTYPE\s/.test(text) },
    );
    if (root !== null) {
      // The parser does not know the end of a text that holds characters beyond the basic plane.
      root.end = Math.min(root.end, text.length);
      return root;
    }
  } catch (error) {
    if (error instanceof XmlError) throw readable(error, text);
    if (error instanceof RangeError) throw new CodecError("The elements are nested too deeply.");
    throw error;
  }
  throw new CodecError("The file has no root element.", 1, 1);
};

const readable = (error: XmlError, text: string): CodecError => {
  const message = /^(.*?)(?: \(line \d+, column \d+\))?\n/s.exec(error.message)?.[1] ?? error.message;
  // The position counts code points, and blanks stand for carriage returns.
  let offset = 0;
  for (let index = 0; index < error.pos && offset < text.length; index++)
    offset += (text.codePointAt(offset) ?? 0) > 0xffff ? 2 : 1;
  const before = text.slice(0, offset).split(/\r\n?|\n/);
  return new CodecError(`The XML is malformed: ${message}.`, before.length, (before.at(-1)?.length ?? 0) + 1);
};

/** Whether `markup` can stand as the content of an element, with references to no other entities than `entities`. */
export const isWellFormed = (markup: string, entities: ReadonlySet<string>): boolean => {
  try {
    const resolveUndefinedEntity = (reference: string) => (entities.has(reference.slice(1, -1)) ? reference : null);
    parseXml(`<t>${markup}</t>`, { resolveUndefinedEntity });
    return true;
  } catch (error) {
    if (error instanceof XmlError || error instanceof RangeError) return false;
    throw error;
  }
};

const declaredEntities = (prolog: string): ReadonlySet<string> =>
  new Set(Array.from(prolog.matchAll(/<!ENTITY\s+([^\s%]+)\s/g), (match) => match[1] ?? ""));

interface Charset {
  readonly encoding: Encoding;
  readonly highest: number;
}

const unlimited = 0x10ffff;

const charsets: ReadonlyMap<string, Charset> = new Map([
  ["utf-8", { encoding: "utf-8", highest: unlimited }],
  ["utf8", { encoding: "utf-8", highest: unlimited }],
  // Some writers declare UTF-16 in what they then save as UTF-8; a byte order mark or a NUL tells the real ones.
  ["utf-16", { encoding: "utf-8", highest: unlimited }],
  ["us-ascii", { encoding: "utf-8", highest: 0x7f }],
  ["ascii", { encoding: "utf-8", highest: 0x7f }],
  ["iso-8859-1", { encoding: "iso-8859-1", highest: 0xff }],
  ["latin1", { encoding: "iso-8859-1", highest: 0xff }],
]);

const encodingOf = (bytes: Uint8Array): Charset => {
  if (bytes[0] === 0x3c && bytes[1] === 0) return { encoding: "utf-16le", highest: unlimited };
  if (bytes[0] === 0 && bytes[1] === 0x3c) return { encoding: "utf-16be", highest: unlimited };
  const head = Buffer.from(bytes.subarray(0, 300)).toString("latin1");
  const name = /^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([^"']+)["']/.exec(head)?.[1] ?? "utf-8";
  const charset = charsets.get(name.toLowerCase());
  if (charset === undefined) throw new CodecError(`The encoding ${name} is not supported.`, 1, 1);
  return charset;
};
