/** What all codecs of JSON formats share: bytes to tree, and the file of a new language. */
import type { Codec, SourceText } from "../contract/index.ts";
import { decode, encode } from "../contract/index.ts";
import { type EditWriter, modelOf, type TreeFile, type TreeShape, treeDocument } from "../tree/document.ts";
import type { Draft } from "../tree/draft.ts";
import { jsonEdits } from "./edits.ts";
import { type Layout, layoutOf } from "./layout.ts";
import { parseJson } from "./parse.ts";
import { renderDraft } from "./render.ts";
import { styleOf } from "./string.ts";

export interface JsonFormat extends Omit<Codec, "parse" | "create" | "contentType" | "kind"> {
  readonly create?: Codec["create"];
  readonly kind?: Codec["kind"];
  readonly contentType?: string;
  readonly shape: TreeShape;
  /** The content of a new file; by default an empty object, or list where the base file is one. */
  empty?(language: string): Draft;
}

export const jsonCodec = ({ shape, empty, ...format }: JsonFormat): Codec => ({
  contentType: "application/json",
  kind: "either",
  parse: (bytes, context) => {
    const source = decode(bytes);
    return treeDocument(source, parseJson(source.text), shape, writeEdits, context);
  },
  create: (context, template) => {
    if (template !== undefined) return template;
    const model = modelOf(context);
    const source: SourceText = model?.source ?? decode(new Uint8Array());
    const layout = layoutOf(source, undefined, context.options, layoutIn(model));
    const writing = { layout, strings: styleOf(""), order: () => [] };
    const content = empty?.(context.language) ?? (model?.root.kind === "array" ? [] : new Map());
    return encode(renderDraft(content, [], "", writing) + source.eol, source);
  },
  ...format,
});

const writeEdits: EditWriter = (changes, { source, root }, { model, order, context }) => {
  const layout = layoutOf(source, root, context.options, layoutIn(model));
  return jsonEdits(changes, source.text, { layout, strings: styleOf(source.text), order });
};

const layoutIn = (model: TreeFile | undefined): Layout | undefined => model && layoutOf(model.source, model.root, {});
