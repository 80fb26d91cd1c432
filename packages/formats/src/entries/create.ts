/** New files: an empty text in the encoding of the format, a template without its translations, or a copy of the base. */
import { type Codec, type CodecContext, CodecError, encode, type SourceText, save } from "../contract/index.ts";

export const emptyFile = (like: Pick<SourceText, "encoding" | "bom">, text = ""): Uint8Array => encode(text, like);

/** The bytes of `template` with every target emptied. */
export const emptied = (codec: Codec, template: Uint8Array, context: CodecContext): Uint8Array => {
  const document = codec.parse(template, context);
  const changes = document.units
    .filter(({ state, target }) => state !== "readonly" && target.some((form) => form !== ""))
    .map(({ id, target }) => ({ op: "set", id, target: target.map(() => "") }) as const);
  return save(codec, document, changes, context);
};

/** For formats that cannot leave a text out: the texts of the source language stand until they are translated. */
export const copyOfBase = ({ base }: CodecContext, template: Uint8Array | undefined): Uint8Array => {
  if (template !== undefined) return template;
  if (base === undefined) throw new CodecError("A new file of this format needs the file of the source language.");
  const { source } = base;
  return source.pack?.(source.text) ?? encode(source.text, source);
};
