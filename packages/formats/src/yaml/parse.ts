/**
 * YAML text to tree. Keys are taken as they are spelled, so that `no:` stays Norwegian; aliases, merges, and values
 * with tags of their own are left alone.
 */
import type { CST, ParsedNode, Scalar, YAMLMap, YAMLSeq } from "yaml";
import { CodecError } from "../contract/index.ts";
import { lineNumbers, startOfLine } from "../entries/index.ts";
import type { Key } from "../paths/path.ts";
import { type Entry, isContainer, type TreeNode } from "../tree/node.ts";
import { composeYaml, yaml } from "./compose.ts";
import { noteAt } from "./lines.ts";
import { isFlow, type ScalarStyle, type YamlContainer, type YamlText } from "./node.ts";

/** `kind` is that of a file without content. @throws CodecError with line and column */
export const parseYaml = (text: string, kind: YamlContainer["kind"] = "object"): YamlContainer => {
  const lineAt = lineNumbers(text);
  const content = composeYaml(text, (offset) => ({
    line: lineAt(offset),
    column: offset - startOfLine(text, offset) + 1,
  }));
  if (content === null || (yaml().isScalar(content) && content.value === null && content.source === ""))
    return {
      kind,
      isFlow: false,
      start: text.length,
      end: text.length,
      line: lineAt(text.length),
      entries: [],
      owner: undefined,
    };
  const builder = new Builder(text, lineAt);
  if (yaml().isMap(content)) return builder.map(content, undefined);
  if (yaml().isSeq(content)) return builder.sequence(content, undefined);
  throw new CodecError("Expected keys at the top.", lineAt(content.range[0]));
};

const styles: Readonly<Record<string, ScalarStyle>> = {
  PLAIN: "plain",
  QUOTE_SINGLE: "single",
  QUOTE_DOUBLE: "double",
  BLOCK_LITERAL: "literal",
  BLOCK_FOLDED: "folded",
};

type Filling<T> = { -readonly [P in keyof T]: T[P] };

/** Where an entry and its value stand; `hollow` is where a missing value would begin. */
interface Place {
  readonly key: Key;
  readonly start: number;
  readonly keyEnd: number;
  readonly hollow: number | undefined;
}

class Builder {
  private readonly text: string;
  private readonly lineAt: (offset: number) => number;
  private readonly anchors = new Set<string | undefined>();

  constructor(text: string, lineAt: (offset: number) => number) {
    this.text = text;
    this.lineAt = lineAt;
  }

  node(node: ParsedNode, owner: Entry | undefined, hollow?: number): TreeNode {
    const [start, end] = node.range;
    const line = this.lineAt(start);
    if (yaml().isAlias(node)) {
      if (!this.anchors.has(node.source))
        throw new CodecError(`There is no anchor ${JSON.stringify(node.source)}.`, line);
      return { kind: "scalar", value: false, start, end, line };
    }
    this.anchors.add(node.anchor);
    if (yaml().isMap(node)) return this.map(node, owner);
    if (yaml().isSeq(node)) return this.sequence(node, owner);
    if (typeof node.value === "string" && (node.tag === undefined || node.tag === "tag:yaml.org,2002:str")) {
      const text: YamlText = {
        kind: "string",
        start,
        end,
        line,
        value: node.value,
        style: styles[node.type ?? ""] ?? "plain",
        ...(node.srcToken?.type === "block-scalar" ? { block: blockOf(node.srcToken) } : undefined),
      };
      return text;
    }
    const isBare = node.source === "" && node.anchor === undefined && node.tag === undefined;
    if (isBare && hollow !== undefined)
      return { kind: "scalar", value: null, start: hollow, end: hollow, line: this.lineAt(hollow) };
    return {
      kind: "scalar",
      value: node.value === null && start < end ? null : false,
      start,
      end: Math.max(end, start + 1),
      line,
    };
  }

  map(node: YAMLMap.Parsed, owner: Entry | undefined): YamlContainer {
    const { container, entries } = this.container("object", node, owner);
    for (const { key, value, srcToken } of node.items) {
      const first = srcToken?.start.find(
        ({ type }) => type === "explicit-key-ind" || type === "anchor" || type === "tag",
      );
      if ("anchor" in key) this.anchors.add(key.anchor);
      const colon = srcToken?.sep?.find(({ type }) => type === "map-value-ind");
      const [start, keyEnd] = key.range;
      const place: Place = {
        key: yaml().isScalar(key) ? spelling(key) : this.text.slice(start, keyEnd),
        start: first?.offset ?? start,
        keyEnd,
        hollow: colon && colon.offset + 1,
      };
      entries.push(this.entry(place, value, container));
    }
    return container;
  }

  sequence(node: YAMLSeq.Parsed, owner: Entry | undefined): YamlContainer {
    const { container, entries } = this.container("array", node, owner);
    const dashes = (node.srcToken?.items ?? []).flatMap(({ start }) =>
      start.filter(({ type }) => type === "seq-item-ind"),
    );
    for (const [index, item] of node.items.entries()) {
      const start = dashes[index]?.offset ?? item.range[0];
      const hollow = dashes[index] && start + 1;
      entries.push(this.entry({ key: index, start, keyEnd: start, hollow }, item, container));
    }
    return container;
  }

  private container(kind: "object" | "array", node: YAMLMap.Parsed | YAMLSeq.Parsed, owner: Entry | undefined) {
    const [start, end] = node.range;
    const entries: Entry[] = [];
    const container: YamlContainer = {
      kind,
      start,
      end,
      line: this.lineAt(start),
      entries,
      owner,
      isFlow: node.flow === true,
    };
    return { container, entries };
  }

  private entry({ key, start, keyEnd, hollow }: Place, value: ParsedNode | null, parent: YamlContainer): Entry {
    const entry: Filling<Entry> = {
      key,
      index: parent.entries.length,
      start,
      keyEnd,
      line: this.lineAt(start),
      value: parent,
      parent,
    };
    // The value needs its entry as owner before it is there itself.
    entry.value =
      value === null
        ? { kind: "scalar", value: false, start: keyEnd, end: keyEnd + 1, line: entry.line }
        : this.node(value, entry, hollow);
    if (!parent.isFlow) {
      const isBlock = isContainer(entry.value) && !isFlow(entry.value);
      const end = isBlock ? keyEnd + 1 : entry.value.end;
      entry.note = noteAt(this.text, start, end, parent.entries.at(-1), parent.owner);
    }
    return entry;
  }
}

/** A key as it is spelled: `no`, not false. */
const spelling = (key: Scalar.Parsed): string => (typeof key.value === "string" ? key.value : key.source);

const blockOf = ({ props, offset }: CST.BlockScalar): { header: number; body: number } => {
  let header = offset;
  let body = offset;
  for (const token of props) {
    if (!("source" in token)) continue;
    body = token.offset + token.source.length;
    if (token.type === "block-scalar-header") header = body;
  }
  return { header, body };
};
