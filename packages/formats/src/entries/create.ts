/** New files: an empty text in the encoding of the format, or a template without its translations. */
import { type Codec, type CodecContext, encode, type SourceText, save } from "../contract/index.ts";

/** Whether a file of an `either` format is read as monolingual. */
export const isMonolingual = (context: CodecContext): boolean => context.monolingual ?? context.base !== undefined;

export const emptyFile = (like: Pick<SourceText, "encoding" | "bom">, text = ""): Uint8Array => encode(text, like);

/** The bytes of `template` with every target emptied. */
export const emptied = (codec: Codec, template: Uint8Array, context: CodecContext): Uint8Array => {
  const document = codec.parse(template, context);
  const changes = document.units
    .filter(({ state, target }) => state !== "readonly" && target.some((form) => form !== ""))
    .map(({ id, target }) => ({ op: "set", id, target: target.map(() => "") }) as const);
  return save(codec, document, changes, context);
};
