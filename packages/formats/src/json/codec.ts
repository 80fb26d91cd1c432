/** What all codecs of JSON formats share: bytes to tree, and the file of a new language. */
import type { Codec } from "../contract/index.ts";
import { decode, encode } from "../contract/index.ts";
import { type JsonShape, jsonDocument, newFileStyle } from "./document.ts";
import { type Draft, renderDraft } from "./draft.ts";
import { parseJson } from "./parse.ts";
import { styleOf } from "./string.ts";

export interface JsonFormat extends Omit<Codec, "parse" | "create" | "contentType" | "kind"> {
  readonly create?: Codec["create"];
  readonly kind?: Codec["kind"];
  readonly contentType?: string;
  readonly shape: JsonShape;
  /** The content of a new file; an empty object by default. */
  empty?(language: string): Draft;
}

export const jsonCodec = ({ shape, empty, ...format }: JsonFormat): Codec => ({
  contentType: "application/json",
  kind: "either",
  parse: (bytes, context) => {
    const source = decode(bytes);
    return jsonDocument(source, parseJson(source.text), shape, context);
  },
  create: (context, template) => {
    if (template !== undefined) return template;
    const { layout, source } = newFileStyle(context);
    const writing = { layout, strings: styleOf(""), order: () => [] };
    return encode(renderDraft(empty?.(context.language) ?? new Map(), [], "", writing) + source.eol, source);
  },
  ...format,
});
