/** What all codecs of JSON formats share: bytes to tree, and the file of a new language. */
import type { Codec } from "../contract/index.ts";
import { decode, encode } from "../contract/index.ts";
import { jsonDocument, type JsonShape } from "./document.ts";
import { parseJson } from "./parse.ts";

export interface JsonFormat extends Omit<Codec, "parse" | "create" | "contentType" | "kind"> {
  readonly kind?: Codec["kind"];
  readonly shape: JsonShape;
  /** The text of a new file, with `\n` as line end; `{}` by default. */
  empty?(language: string): string;
}

export const jsonCodec = ({ shape, empty, ...format }: JsonFormat): Codec => ({
  contentType: "application/json",
  kind: "either",
  ...format,
  parse: (bytes, context) => {
    const source = decode(bytes);
    return jsonDocument(source, parseJson(source.text), shape, context);
  },
  create: (context, template) => {
    if (template !== undefined) return template;
    const like = context.base?.source ?? { encoding: "utf-8", bom: false, eol: "\n" };
    return encode(`${empty?.(context.language) ?? "{}"}\n`.replaceAll("\n", like.eol), like);
  },
});
