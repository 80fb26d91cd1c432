/** PHP source to statements and arrays, by the offsets of `php-parser`. */
import { CodecError } from "../../contract/index.ts";
import { type Comment, plainComment } from "../../entries/index.ts";
import { lazily } from "../../lazy.ts";
import { join, stringKey } from "./path.ts";
import type { PhpArray, PhpEntry, PhpString, PhpValue } from "./tree.ts";

const engine = lazily((require) => {
  const { Engine } = require("php-parser") as typeof import("php-parser");
  return new Engine({ parser: { extractDoc: true, suppressErrors: false }, ast: { withPositions: true } });
});

/** The statements that assign strings or arrays. @throws CodecError with the line that is no PHP */
export const parsePhp = (text: string): readonly PhpEntry[] => new Reader(text).statements(parseCode(text));

const parseCode = (text: string): Node => {
  try {
    return asNode(engine().parseCode(text, ""));
  } catch (error) {
    // The parser is recursive, and has no limit of its own.
    if (error instanceof RangeError) throw new CodecError("Arrays are nested too deeply.");
    const line = /\bline (\d+)/.exec(String(error))?.[1];
    throw new CodecError("This is not valid PHP.", Number(line ?? 0));
  }
};

/** A node of the parser, whose own types leave out most fields. */
interface Node {
  readonly kind: string;
  readonly loc: { readonly start: { readonly offset: number }; readonly end: { readonly offset: number } };
  readonly [field: string]: unknown;
}

const asNode = (value: unknown): Node => value as Node;
const asNodes = (value: unknown): readonly Node[] => (Array.isArray(value) ? value : []);

class Reader {
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  statements(block: Node): PhpEntry[] {
    return asNodes(block["children"]).flatMap((node) => this.statement(node));
  }

  private statement(node: Node): PhpEntry[] {
    switch (node.kind) {
      case "namespace":
      case "declare":
      case "block":
        return this.statements(node);
      case "return":
        return this.assignment(node, "return", "return", asNode(node["expr"]));
      case "constantstatement":
        return asNodes(node["constants"]).flatMap((constant) => {
          const name = String(asNode(constant["name"])["name"]);
          return this.assignment(node, join("const", [name]), `const ${name}`, asNode(constant["value"]));
        });
      case "expressionstatement":
        return this.expression(node, asNode(node["expression"]));
      default:
        return [];
    }
  }

  private expression(statement: Node, expression: Node): PhpEntry[] {
    const { kind } = expression;
    if (kind === "assign" && expression["operator"] === "=") {
      const left = asNode(expression["left"]);
      const path = this.pathOf(left);
      return path === undefined ? [] : this.assignment(statement, path, this.raw(left), asNode(expression["right"]));
    }
    if (kind !== "call" || asNode(expression["what"])["name"] !== "define") return [];
    const [name, value] = asNodes(expression["arguments"]);
    if (name?.kind !== "string" || value === undefined) return [];
    return this.assignment(
      statement,
      join("define", [stringKey(String(name["value"]))]),
      `define(${this.raw(name)})`,
      value,
    );
  }

  private assignment(statement: Node, key: string, name: string, node: Node | undefined): PhpEntry[] {
    // phpBB's way: the new strings are merged into those that are there.
    const values =
      node?.kind === "call" && /^array_(?:merge|replace)/.test(String(asNode(node["what"])["name"]))
        ? asNodes(node["arguments"])
        : [node];
    return values.flatMap((value) => {
      const found = value && this.value(value);
      return found === undefined
        ? []
        : [{ ...rangeOf(statement), key, name, keyed: true, comments: this.comments(statement), value: found }];
    });
  }

  /** `$lang["a"]['b']` as a path; undefined for other targets of assignments. */
  private pathOf(node: Node): string | undefined {
    const keys: string[] = [];
    let at = node;
    for (; at.kind === "offsetlookup"; at = asNode(at["what"])) {
      const offset = asNode(at["offset"]);
      if (offset?.kind !== "string" && offset?.kind !== "number") return undefined;
      keys.push(this.key(offset));
    }
    return at.kind === "variable" && typeof at["name"] === "string"
      ? join(`$${at["name"]}`, keys.reverse())
      : undefined;
  }

  private key(node: Node): string {
    return node.kind === "string" ? stringKey(String(node["value"])) : this.raw(node);
  }

  private value(node: Node): PhpValue | undefined {
    return node.kind === "array" ? this.array(node) : this.string(node);
  }

  private array(node: Node): PhpArray {
    const { start, end } = rangeOf(node);
    const short = node["shortForm"] === true;
    const open = short ? start + 1 : this.text.indexOf("(", start) + 1;
    const entries = asNodes(node["items"]).flatMap((item, index): PhpEntry[] => {
      if (item.kind !== "entry" || item["unpack"] === true || item["byRef"] === true) return [];
      const key = item["key"] === null ? undefined : asNode(item["key"]);
      const found = this.value(asNode(item["value"]));
      const name = key === undefined ? String(index) : this.raw(key);
      const entry = {
        ...rangeOf(item),
        key: key === undefined ? name : this.key(key),
        name,
        keyed: key !== undefined,
        comments: this.comments(item),
      };
      return [found === undefined ? entry : { ...entry, value: found }];
    });
    return { kind: "array", start, end, short, inner: { start: open, end: end - 1 }, entries };
  }

  private string(node: Node): PhpString | undefined {
    const range = rangeOf(node);
    const raw = this.raw(node);
    if (node.kind === "string") {
      const quote = node["isDoubleQuote"] === true ? '"' : "'";
      // Bytes above ASCII may be halves of letters, which only PHP can join.
      const computed = quote === '"' && /\\(?:x[89a-f][\da-f]|[2-3][0-7]{2})/i.test(raw);
      return { kind: "string", ...range, text: computed ? raw.slice(1, -1) : String(node["value"]), quote, computed };
    }
    if (node.kind === "nowdoc")
      return { kind: "string", ...range, text: String(node["value"]), quote: '"', computed: false };
    if (node.kind === "bin" && node["type"] === ".") return this.concatenation(node);
    if (node.kind !== "encapsed") return undefined;
    const parts = asNodes(node["value"]).map((part) => asNode(part["expression"]));
    const computed = parts.some((part) => part.kind !== "string");
    const text = computed ? raw.replace(/^"|"$/g, "") : parts.map((part) => String(part["value"])).join("");
    return { kind: "string", ...range, text, quote: '"', computed };
  }

  /** `'a' . 'b'` is one text where all its parts are literals. */
  private concatenation(node: Node): PhpString | undefined {
    const parts: PhpString[] = [];
    let at = node;
    for (;;) {
      const right = at.kind === "bin" && at["type"] === "." ? asNode(at["right"]) : at;
      const part = right.kind === "bin" ? undefined : this.string(right);
      if (part === undefined || part.computed) return undefined;
      parts.push(part);
      if (right === at) break;
      at = asNode(at["left"]);
    }
    const text = parts
      .reverse()
      .map((part) => part.text)
      .join("");
    return { kind: "string", ...rangeOf(node), text, quote: parts[0]?.quote ?? "'", computed: false };
  }

  private comments(node: Node): Comment[] {
    return asNodes(node["leadingComments"]).map((comment) => {
      const { start, end } = rangeOf(comment);
      const raw = this.text.slice(start, end).trimEnd();
      const text = raw.startsWith("/*") ? plainComment(raw.slice(2, -2)) : raw.replace(/^(?:\/\/|#)/, "").trim();
      return { start, end: start + raw.length, text };
    });
  }

  private raw(node: Node): string {
    const { start, end } = rangeOf(node);
    return this.text.slice(start, end);
  }
}

const rangeOf = ({ loc }: Node) => ({ start: loc.start.offset, end: loc.end.offset });
