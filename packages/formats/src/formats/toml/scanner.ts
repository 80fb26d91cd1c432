/** The words of TOML: blanks, comments, line ends, keys and values. */
import { CodecError } from "../../contract/index.ts";
import { endOfLine } from "../../entries/index.ts";
import { readString } from "./strings.ts";
import type { Quote, TomlContainer, TomlEntry, TomlString, TomlValue } from "./syntax.ts";

/** Deeper nesting and longer dotted keys are refused. */
const maximumDepth = 100;

/** Numbers, booleans, dates and times. */
const scalar = new RegExp(
  [
    String.raw`\d{4}-\d\d-\d\d(?:[Tt ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:[Zz]|[+-]\d\d:\d\d)?)?`,
    String.raw`\d\d:\d\d(?::\d\d(?:\.\d+)?)?`,
    String.raw`0x[\da-fA-F](?:_?[\da-fA-F])*|0o[0-7](?:_?[0-7])*|0b[01](?:_?[01])*`,
    String.raw`[+-]?(?:inf|nan|(?:0|[1-9](?:_?\d)*)(?:\.\d(?:_?\d)*)?(?:[eE][+-]?\d(?:_?\d)*)?)`,
    "true|false",
  ]
    .map((kind) => `(?:${kind})(?![\\w.:+-])`)
    .join("|"),
  "y",
);
const bareKey = /[\w-]+/y;

export class Scanner {
  readonly text: string;
  position = 0;
  line = 1;
  private lineStart = 0;

  constructor(text: string) {
    this.text = text;
  }

  get isAtEnd(): boolean {
    return this.position >= this.text.length;
  }

  blanks(): void {
    while (this.text[this.position] === " " || this.text[this.position] === "\t") this.position++;
  }

  /** Passes a line end; false where there is none. */
  lineEnd(): boolean {
    const { text, position } = this;
    const length = text.startsWith("\r\n", position) ? 2 : text[position] === "\n" ? 1 : 0;
    if (length === 0) return false;
    this.position += length;
    this.line++;
    this.lineStart = this.position;
    return true;
  }

  /** Passes a comment and gives its text without the sign; undefined where there is none. */
  comment(): string | undefined {
    if (this.text[this.position] !== "#") return undefined;
    const start = this.position;
    this.position = endOfLine(this.text, start);
    const comment = this.text.slice(start + 1, this.position);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what cannot stand in a comment
    if (/[\0-\x08\x0b-\x1f\x7f]/.test(comment)) throw this.error("Control character in a comment");
    return comment.trim();
  }

  /** Blanks, comments and line ends, which arrays may hold anywhere. */
  space(): void {
    do {
      this.blanks();
      this.comment();
    } while (this.lineEnd());
  }

  take(token: string): boolean {
    if (!this.text.startsWith(token, this.position)) return false;
    this.position += token.length;
    return true;
  }

  expect(token: string, what: string): void {
    if (!this.take(token)) throw this.error(`Expected ${what}`);
  }

  /** `a."b".c` */
  keys(): readonly string[] {
    const keys = [this.key()];
    this.blanks();
    while (this.take(".")) {
      if (keys.length === maximumDepth) throw this.error(`A key has more than ${maximumDepth} parts`);
      this.blanks();
      keys.push(this.key());
      this.blanks();
    }
    return keys;
  }

  private key(): string {
    const quote = this.text[this.position];
    if (quote === '"' || quote === "'") return this.string(quote).value;
    bareKey.lastIndex = this.position;
    const key = bareKey.exec(this.text)?.[0];
    if (key === undefined) throw this.error("Expected a key");
    this.position += key.length;
    return key;
  }

  value(depth = 0): TomlValue {
    const { text, position, line } = this;
    if (depth === maximumDepth) throw this.error(`Nested deeper than ${maximumDepth} levels`);
    const first = text[position];
    if (first === '"' || first === "'") {
      const triple = first.repeat(3);
      return this.string(text.startsWith(triple, position) ? (triple as Quote) : first);
    }
    if (first === "[") return this.container("array", "]", depth);
    if (first === "{") return this.container("table", "}", depth);
    scalar.lastIndex = position;
    const word = scalar.exec(text)?.[0];
    if (word === undefined) throw this.error("Expected a value");
    this.position += word.length;
    return { kind: "scalar", start: position, end: this.position, line };
  }

  private container(kind: "array" | "table", close: string, depth: number): TomlContainer {
    const { position: start, line } = this;
    const entries: TomlEntry[] = [];
    this.position++;
    this.space();
    while (!this.take(close)) {
      const at = this.position;
      const keys = kind === "table" ? this.keys() : [];
      if (kind === "table") {
        this.expect("=", "an equals sign");
        this.blanks();
      }
      entries.push({ keys, start: at, value: this.value(depth + 1) });
      this.space();
      if (this.take(",")) this.space();
      else if (this.text[this.position] !== close) throw this.error(`Expected a comma or the end of the ${kind}`);
    }
    return { kind, start, end: this.position, line, entries };
  }

  private string(quote: Quote): TomlString {
    const { position: start, line } = this;
    const end = this.close(quote);
    const value = readString(this.text.slice(start + quote.length, end - quote.length), quote);
    if (value === undefined) throw this.error("Invalid escape in a string");
    return { kind: "string", start, end, line, value, quote };
  }

  /** Moves behind the closing quotes. */
  private close(quote: Quote): number {
    const { text } = this;
    this.position += quote.length;
    for (;;) {
      const character = text[this.position];
      if (character === undefined) throw this.error("Unclosed string");
      if (text.startsWith(quote, this.position)) break;
      if (character === "\n" || character === "\r") {
        if (quote.length === 1) throw this.error("A string in single quotes has one line");
        if (!this.lineEnd()) throw this.error("Control character in a string");
      } else if ((character < " " && character !== "\t") || character === "\x7f")
        throw this.error("Control character in a string");
      else
        this.position +=
          character === "\\" && quote.startsWith('"') && !/[\r\n]/.test(text[this.position + 1] ?? "\n") ? 2 : 1;
    }
    this.position += quote.length;
    // Up to two quotes may stand before the closing three.
    for (let extra = 0; quote.length === 3 && extra < 2 && text[this.position] === quote[0]; extra++) this.position++;
    return this.position;
  }

  error(message: string): CodecError {
    return new CodecError(`${message}.`, this.line, this.position - this.lineStart + 1);
  }
}
