/** Bytes to text and back without a loss: encoding, byte order mark, line ends and the final newline are kept. */
import { CodecError } from "./error.ts";

export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "iso-8859-1";

export interface SourceText {
  /** The whole text without the byte order mark, line ends as they stand in the file. */
  readonly text: string;
  readonly encoding: Encoding;
  readonly bom: boolean;
  /** The first line end of the file; "\n" where there is none. */
  readonly eol: "\n" | "\r\n" | "\r";
  readonly finalEol: boolean;
  /** Containers (zip): the bytes of the whole file around its text after the splice, instead of `encode`. */
  readonly pack?: (text: string) => Uint8Array;
}

const boms: ReadonlyArray<readonly [Encoding, readonly number[]]> = [
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
];

/** Decodes `bytes`; a byte order mark is stronger than `fallback`. @throws CodecError for bytes that the encoding does not know */
export const decode = (bytes: Uint8Array, fallback: Encoding = "utf-8"): SourceText => {
  const mark = boms.find(([, sign]) => sign.every((byte, index) => bytes[index] === byte));
  const encoding = mark?.[0] ?? fallback;
  const body = mark === undefined ? bytes : bytes.subarray(mark[1].length);
  const text = decodeBody(body, encoding);
  const eol = /\r\n|\n|\r/.exec(text)?.[0] ?? "\n";
  return {
    text,
    encoding,
    bom: mark !== undefined,
    eol: eol as SourceText["eol"],
    finalEol: text.endsWith("\n") || text.endsWith("\r"),
  };
};

const decodeBody = (body: Uint8Array, encoding: Encoding): string => {
  // TextDecoder's iso-8859-1 is windows-1252, which is not reversible.
  if (encoding === "iso-8859-1") return Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString("latin1");
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(body);
  } catch {
    throw new CodecError(`The file is not valid ${encoding.toUpperCase()}.`, firstBadLine(body, encoding));
  }
};

/** The line on which decoding fails, found by decoding line by line (UTF-8 only; elsewhere 0). */
const firstBadLine = (body: Uint8Array, encoding: Encoding): number => {
  if (encoding !== "utf-8") return 0;
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let line = 1;
  for (let start = 0; start < body.length; line++) {
    const found = body.indexOf(0x0a, start);
    const end = found === -1 ? body.length : found + 1;
    try {
      decoder.decode(body.subarray(start, end));
    } catch {
      return line;
    }
    start = end;
  }
  return 0;
};

/** The bytes of `text` in the encoding of `like`. @throws CodecError for characters that the encoding lacks */
export const encode = (text: string, like: Pick<SourceText, "encoding" | "bom">): Uint8Array => {
  const body = encodeBody(text, like.encoding);
  const sign = like.bom ? (boms.find(([encoding]) => encoding === like.encoding)?.[1] ?? []) : [];
  return sign.length === 0 ? body : Buffer.concat([Buffer.from(sign), body]);
};

const encodeBody = (text: string, encoding: Encoding): Uint8Array => {
  if (!text.isWellFormed()) throw new CodecError("A text holds half of a surrogate pair.");
  switch (encoding) {
    case "utf-8":
      return Buffer.from(text, "utf8");
    case "utf-16le":
      return Buffer.from(text, "utf16le");
    case "utf-16be":
      return Buffer.from(text, "utf16le").swap16();
    case "iso-8859-1":
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the range of the encoding
      if (/[^\0-\xff]/.test(text)) throw new CodecError("A text holds characters that ISO-8859-1 lacks.");
      return Buffer.from(text, "latin1");
  }
};
