/** A YAML file laid out anew: indentation, width and line ends. Texts, keys, comments and their order stay. */
import { decode, encode } from "../contract/index.ts";
import { isContainer, type TreeNode } from "../tree/node.ts";
import { yaml } from "./compose.ts";
import { parseYaml } from "./parse.ts";

export interface YamlStyle {
  /** Columns of one level. */
  readonly indent: number;
  /** Columns after which texts go on in the next line; 0 for never. */
  readonly width: number;
  readonly eol: "\n" | "\r\n";
}

/** The same bytes where the file cannot be read, or would not say the same. @throws CodecError where it is no YAML */
export const restyleYaml = (bytes: Uint8Array, { indent, width, eol }: YamlStyle): Uint8Array => {
  const source = decode(bytes);
  const before = parseYaml(source.text);
  const document = yaml().parseDocument(source.text, { schema: "core", uniqueKeys: false });
  if (document.errors.length > 0) return bytes;
  const text = document.toString({ indent, lineWidth: width, minContentWidth: 0 });
  if (told(parseYaml(text)) !== told(before)) return bytes;
  return encode(text.replaceAll(/\r\n|\n/g, eol), source);
};

/** Everything that a file says, as a text that can be compared. */
const told = (node: TreeNode): string => {
  if (isContainer(node))
    return `${node.kind}(${node.entries.map(({ key, value }) => `${JSON.stringify(key)}:${told(value)}`).join(",")})`;
  return JSON.stringify([node.kind, node.value]);
};
