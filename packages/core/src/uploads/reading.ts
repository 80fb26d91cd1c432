/** Finding out what an uploaded file is and says: by its name, by the component's format, by its content. Pure. */
import {
  type Codec,
  type CodecContext,
  CodecError,
  codecs,
  type Document,
  readDocument,
  type Unit,
} from "@dragoman/formats";
import { extname } from "node:path";

/** A string of an uploaded file. */
export interface UploadedString {
  /** Empty where the file has only keys. */
  readonly source: readonly string[];
  readonly context: string;
  readonly target: readonly string[];
  readonly fuzzy: boolean;
  readonly plural: Unit["plural"];
}

export interface ReadUpload {
  readonly codec: Codec;
  readonly monolingual: boolean;
  readonly document: Document;
  readonly strings: readonly UploadedString[];
}

/**
 * The likeliest codecs first: the component's where the extension is its own, then by name and content, then the
 * component's all the same.
 */
const candidates = (own: Codec, name: string, bytes: Uint8Array): readonly Codec[] => {
  const extension = extname(name).slice(1).toLowerCase();
  const likely = codecs
    .map((codec) => ({ codec, score: codec.sniff(bytes.subarray(0, 4096), name) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ codec }) => codec);
  const ordered = own.extensions.includes(extension) ? [own, ...likely] : [...likely, own];
  return [...new Set(ordered)].slice(0, 6);
};

/** @throws CodecError with what the likeliest codec says when none can read it */
export const readUpload = (own: Codec, name: string, bytes: Uint8Array, context: CodecContext): ReadUpload => {
  let first: CodecError | undefined;
  const isMonolingual = context.monolingual === true;
  for (const codec of candidates(own, name, bytes))
    for (const monolingual of isMonolingual && codec.kind !== "bilingual" ? [true, false] : [false]) {
      if (!monolingual && codec.kind === "monolingual") continue;
      try {
        const { base, ...plain } = context;
        const document = readDocument(
          codec,
          bytes,
          monolingual
            ? { ...plain, ...(base === undefined || codec.id !== own.id ? {} : { base }), monolingual }
            : { ...plain, monolingual },
        );
        const strings = document.units.filter((unit) => unit.obsolete !== true).map(toString);
        if (monolingual && strings.every(({ target }) => target.every((form) => form === ""))) continue;
        if (strings.length === 0 && codec.id !== own.id) continue;
        return { codec, monolingual, document, strings };
      } catch (error) {
        if (!(error instanceof CodecError)) throw error;
        first ??= error;
      }
    }
  throw first ?? new CodecError("The file holds nothing that can be read.");
};

/** A file that takes the place of one of the component's: it has to be of the component's format. */
export const readOwn = (codec: Codec, bytes: Uint8Array, context: CodecContext): ReadUpload => {
  const document = readDocument(codec, bytes, context);
  const strings = document.units.filter((unit) => unit.obsolete !== true).map(toString);
  return { codec, monolingual: context.monolingual === true, document, strings };
};

const toString = (unit: Unit): UploadedString => ({
  source: unit.source,
  context: unit.context,
  target: unit.target,
  fuzzy: unit.state === "fuzzy",
  plural: unit.plural,
});
