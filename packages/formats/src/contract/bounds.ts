/** Reading files of strangers: within bounds of size, and without texts that nothing could keep. */
import type { Codec, CodecContext, Document } from "./codec.ts";
import { CodecError } from "./error.ts";

/** How large files may be. */
export interface Limits {
  /** Most bytes of the text. */
  readonly bytes: number;
  /** Most lines, items or tags. */
  readonly parts: number;
}

const megabytes = 1024 * 1024;

/** For most formats: half a million strings fit, with their comments. */
export const usualLimits: Limits = { bytes: 64 * megabytes, parts: 1_500_000 };
/** For formats that take many lines or tags for a string. */
export const verboseLimits: Limits = { bytes: 64 * megabytes, parts: 3_000_000 };
/** For formats whose syntax takes much time and memory to understand. */
export const intricateLimits: Limits = { bytes: 16 * megabytes, parts: 500_000 };

/** Most strings of a file. */
export const mostUnits = 500_000;

/** Characters that stand between the parts of files; in no format are there more strings than the most frequent of them. */
const separators = Buffer.from("\n\r,;<|[{");

/** Refuses bytes that would take more memory and time to read than they are worth. @throws CodecError */
export const refuseHuge = (bytes: Uint8Array, { bytes: largest, parts }: Limits = usualLimits): void => {
  if (bytes.length > largest) throw new CodecError(`The file is larger than ${largest / megabytes} MB unpacked.`);
  if (bytes.length <= parts) return;
  const counts = new Uint32Array(256);
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    counts[byte] = (counts[byte] ?? 0) + 1;
  }
  for (const separator of separators)
    if ((counts[separator] ?? 0) > parts) throw new CodecError(`The file has more than ${parts} lines, items or tags.`);
};

/** Reads a file. @throws CodecError also for what could be read and not be kept */
export const readDocument = (codec: Codec, bytes: Uint8Array, context: CodecContext): Document => {
  refuseHuge(bytes, codec.limits);
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
