/**
 * Text to tree. Strict JSON, with two allowances that real files need: comments, and duplicate keys. One pass, and a
 * limit of depth instead of an overflow of the stack.
 */
import { CodecError } from "../contract/index.ts";
import type { Key } from "../paths/path.ts";
import type { Container, Entry, ScalarNode, TextNode, TreeNode } from "../tree/node.ts";

/** Deeper nesting is refused. */
export const maximumDepth = 500;

/** @throws CodecError with line and column */
export const parseJson = (text: string): TreeNode => new Parser(text).document();

const newline = 10;
const carriageReturn = 13;
const quote = 34;
const comma = 44;
const slash = 47;
const colon = 58;
const openBracket = 91;
const backslash = 92;
const closeBracket = 93;
const openBrace = 123;
const closeBrace = 125;

const scalar = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.+-])/y;

// biome-ignore lint/suspicious/noControlCharactersInRegex: what JSON forbids in strings
const plain = /[^"\\\0-\x1f]*/y;

/** Where text that means itself ends, from `position` on. */
const endOfPlain = (text: string, position: number): number => {
  plain.lastIndex = position;
  return plain.test(text) ? plain.lastIndex : text.length;
};

class Parser {
  private readonly text: string;
  private position = 0;
  private line = 1;
  private lineStart = 0;

  constructor(text: string) {
    this.text = text;
  }

  document(): TreeNode {
    this.skip();
    const root = this.value(undefined, 0);
    this.skip();
    if (this.position < this.text.length) throw this.error("Nothing may follow the end of the document");
    return root;
  }

  private value(owner: Entry | undefined, depth: number): TreeNode {
    switch (this.text.charCodeAt(this.position)) {
      case quote:
        return this.textNode();
      case openBrace:
        return this.container("object", closeBrace, owner, depth);
      case openBracket:
        return this.container("array", closeBracket, owner, depth);
      default:
        return this.scalar();
    }
  }

  private container(kind: "object" | "array", close: number, owner: Entry | undefined, depth: number): Container {
    if (depth === maximumDepth) throw this.error(`Nested deeper than ${maximumDepth} levels`);
    const entries: Entry[] = [];
    const container = { kind, start: this.position, end: 0, line: this.line, entries, owner };
    this.position++;
    this.skip();
    if (this.text.charCodeAt(this.position) !== close)
      for (;;) {
        entries.push(kind === "object" ? this.member(container, depth) : this.element(container, depth));
        this.skip();
        const code = this.text.charCodeAt(this.position);
        if (code === close) break;
        if (code !== comma) throw this.error(`Expected a comma or the end of the ${kind}`);
        this.position++;
        this.skip();
      }
    container.end = ++this.position;
    return container;
  }

  private member(parent: Container, depth: number): Entry {
    if (this.text.charCodeAt(this.position) !== quote) throw this.error("Expected a key in double quotes");
    const { position: start, line } = this;
    const key = this.string();
    const keyEnd = this.position;
    this.skip();
    if (this.text.charCodeAt(this.position) !== colon) throw this.error("Expected a colon behind the key");
    this.position++;
    this.skip();
    return this.entry(key, start, keyEnd, line, parent, depth);
  }

  private element(parent: Container, depth: number): Entry {
    const { position, line } = this;
    return this.entry(parent.entries.length, position, position, line, parent, depth);
  }

  private entry(key: Key, start: number, keyEnd: number, line: number, parent: Container, depth: number): Entry {
    const index = parent.entries.length;
    // The value needs its entry as owner before it is there itself.
    const entry: { -readonly [P in keyof Entry]: Entry[P] } = {
      key,
      index,
      start,
      keyEnd,
      line,
      value: parent,
      parent,
    };
    entry.value = this.value(entry, depth + 1);
    return entry;
  }

  private textNode(): TextNode {
    const { position: start, line } = this;
    const value = this.string();
    return { kind: "string", start, end: this.position, line, value };
  }

  /** Passes a string in quotes: what it says. */
  private string(): string {
    const { text } = this;
    const start = this.position;
    let end = endOfPlain(text, start + 1);
    if (text.charCodeAt(end) === quote) {
      this.position = end + 1;
      return text.slice(start + 1, end);
    }
    for (let code = text.charCodeAt(end); code !== quote; code = text.charCodeAt(end)) {
      if (code !== backslash)
        throw this.error(end < text.length ? "Control character in a string" : "Unclosed string", end);
      end = endOfPlain(text, end + 2);
    }
    this.position = end + 1;
    return this.unescape(start, end + 1);
  }

  private unescape(start: number, end: number): string {
    try {
      return String(JSON.parse(this.text.slice(start, end)));
    } catch {
      throw this.error("Invalid escape in a string", start);
    }
  }

  private scalar(): ScalarNode {
    scalar.lastIndex = this.position;
    const word = scalar.exec(this.text)?.[0];
    if (word === undefined)
      throw this.error(this.position < this.text.length ? "Expected a value" : "The document ends too early");
    const start = this.position;
    this.position += word.length;
    return { kind: "scalar", start, end: this.position, line: this.line, value: JSON.parse(word) };
  }

  /** Passes white space and comments, and counts lines: outside of comments JSON has line ends nowhere else. */
  private skip(): void {
    const { text } = this;
    for (;;) {
      const code = text.charCodeAt(this.position);
      if (code === newline || code === carriageReturn) {
        this.position++;
        if (code === newline || text.charCodeAt(this.position) !== newline) {
          this.line++;
          this.lineStart = this.position;
        }
      } else if (code === 32 || code === 9) this.position++;
      else if (code === slash) this.comment();
      else return;
    }
  }

  private comment(): void {
    const kind = this.text[this.position + 1];
    if (kind !== "/" && kind !== "*") throw this.error("Expected a value");
    const start = this.position;
    const end =
      kind === "/" ? this.text.slice(start).search(/[\r\n]|$/) + start : this.text.indexOf("*/", start + 2) + 2;
    if (end <= start + 1) throw this.error("Unclosed comment");
    for (const match of this.text.slice(start, end).matchAll(/\r\n|\r|\n/g)) {
      this.line++;
      this.lineStart = start + match.index + match[0].length;
    }
    this.position = end;
  }

  private error(message: string, position = this.position): CodecError {
    return new CodecError(`${message}.`, this.line, position - this.lineStart + 1);
  }
}
