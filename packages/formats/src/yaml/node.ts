/** What a tree knows of YAML beside its values: the style of texts, and whether a container stands in brackets. */
import type { Container, TextNode, TreeNode } from "../tree/node.ts";

export type ScalarStyle = "plain" | "single" | "double" | "literal" | "folded";

export interface YamlText extends TextNode {
  readonly style: ScalarStyle;
  /** Of a block scalar: the end of its indicators, and the start of its first line. */
  readonly block?: { readonly header: number; readonly body: number };
}

export interface YamlContainer extends Container {
  /** `{}` or `[]`. */
  readonly isFlow: boolean;
}

export const isYamlText = (node: TreeNode | undefined): node is YamlText => node?.kind === "string" && "style" in node;

export const isFlow = (node: TreeNode): boolean => "isFlow" in node && node.isFlow === true;
