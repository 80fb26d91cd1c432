/** Reading files of strangers: within bounds of size, and without texts that nothing could keep. */
import type { Codec, CodecContext, Document } from "./codec.ts";
import { CodecError } from "./error.ts";

/** Most bytes of a file's text. */
export const largestText = 64 * 1024 * 1024;
/** Most lines, tags and list items of a file; half a million strings of the most verbose formats fit. */
export const mostParts = 3_000_000;

const LINE_FEED = 10;
const COMMA = 44;
const LESS = 60;

/** Refuses bytes that would take more memory and time to read than they are worth. @throws CodecError */
export const refuseHuge = (bytes: Uint8Array): void => {
  if (bytes.length > largestText)
    throw new CodecError(`The file is larger than ${largestText / 1024 / 1024} MB unpacked.`);
  if (bytes.length <= mostParts) return;
  let lines = 0;
  let commas = 0;
  let tags = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === LINE_FEED) lines++;
    else if (byte === COMMA) commas++;
    else if (byte === LESS) tags++;
  }
  const most = Math.max(lines, commas, tags);
  if (most > mostParts) throw new CodecError(`The file has more than ${mostParts} lines, items or tags.`);
};

/** Reads a file. @throws CodecError also for what could be read and not be kept */
export const readDocument = (codec: Codec, bytes: Uint8Array, context: CodecContext): Document => {
  refuseHuge(bytes);
  const document = codec.parse(bytes, context);
  for (const unit of document.units)
    for (const texts of [
      unit.source,
      unit.target,
      [unit.id, unit.context, unit.notes.developer, unit.notes.translator],
      unit.flags,
      unit.locations,
      unit.previousSource ?? [],
    ])
      for (const text of texts)
        if (text.includes("\0")) throw new CodecError("A text holds a NUL character.", unit.span.line);
        else if (!text.isWellFormed()) throw new CodecError("A text holds half of a surrogate pair.", unit.span.line);
  return document;
};
