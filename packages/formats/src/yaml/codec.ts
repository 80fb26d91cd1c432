/** What the codecs of YAML formats share. */
import type { Codec, CodecContext } from "../contract/index.ts";
import { decode, encode, intricateLimits } from "../contract/index.ts";
import { modelOf, type TreeShape, treeDocument } from "../tree/document.ts";
import { yamlEdits } from "./edits.ts";
import { layoutOf } from "./layout.ts";
import { parseYaml } from "./parse.ts";

export interface YamlFormat
  extends Omit<Codec, "parse" | "create" | "contentType" | "kind" | "extensions" | "codeStyle" | "flags"> {
  readonly shape: TreeShape;
  /** The content of a new file, in lines; none by default. */
  empty?(context: CodecContext): string;
}

export const yamlCodec = ({ shape, empty, ...format }: YamlFormat): Codec => ({
  extensions: ["yml", "yaml"],
  contentType: "text/yaml",
  kind: "either",
  limits: intricateLimits,
  codeStyle: "posix",
  flags: [],
  ...format,
  parse: (bytes, context) => {
    const source = decode(bytes);
    return treeDocument(
      source,
      parseYaml(source.text, modelOf(context)?.root.kind === "array" ? "array" : "object"),
      shape,
      (changes, file, { model, order, context: inner }) => {
        const like = model && {
          file: model,
          path: (path: readonly (string | number)[]) => shape.modelPath?.(path, model.root) ?? path,
        };
        return yamlEdits(changes, source.text, { layout: layoutOf(file, like, inner.options), order });
      },
      context,
    );
  },
  create: (context, template) => {
    if (template !== undefined) return template;
    const like = context.base?.source ?? { text: "", encoding: "utf-8", bom: false, eol: "\n" };
    const start = /^---[ \t]*$/m.test(like.text.slice(0, 1000)) ? "---\n" : "";
    return encode((start + (empty?.(context) ?? "")).replaceAll("\n", like.eol), like);
  },
});
