/**
 * Apple's string tables: comments, `"key" = "value";`, keys and values also without quotes, and `"key";` alone, which
 * stands for itself. A comment belongs to the entry that follows it without an empty line between.
 */
import { CodecError, type SourceText } from "../../contract/index.ts";
import {
  Comments,
  closeQuote,
  endOfLine,
  type Entry,
  lineNumbers,
  plainComment,
  skipBlanks,
  skipLineEnd,
  startOfLine,
  uniqueIds,
} from "../../entries/index.ts";
import { unescapeText } from "./escape.ts";

export interface StringsEntry extends Entry {
  /** Whether the value is written; if not, `value` is the empty place behind the key. */
  readonly assigned: boolean;
}

/** @throws CodecError with line and column */
export const parseStrings = (source: SourceText, monolingual: boolean): StringsEntry[] =>
  new Parser(source.text, monolingual).entries();

interface Word {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const blank = /[\s\u200e\u200f]*/y;
const bare = /[\w.$/:-]+/y;

class Parser {
  private readonly text: string;
  private readonly monolingual: boolean;
  private readonly lineOf: (offset: number) => number;
  private readonly unique = uniqueIds();
  private position = 0;
  private readonly comments: Comments;

  constructor(text: string, monolingual: boolean) {
    this.text = text;
    this.monolingual = monolingual;
    this.lineOf = lineNumbers(text);
    this.comments = new Comments(text);
  }

  entries(): StringsEntry[] {
    const entries: StringsEntry[] = [];
    for (;;) {
      this.skip();
      if (this.position === this.text.length) return entries;
      entries.push(this.entry());
    }
  }

  private entry(): StringsEntry {
    const { text } = this;
    const above = this.comments.take(this.position);
    const key = this.word("a key");
    this.skip();
    const assigned = text[this.position] === "=";
    let value: Word = { start: key.end, end: key.end, text: key.text };
    if (assigned) {
      this.position++;
      this.skip();
      value = this.word("a value");
      this.skip();
    }
    if (text[this.position] !== ";") throw this.error("Expected a semicolon behind the entry");
    const end = ++this.position;
    this.comments.clear();
    const blockEnd = this.finishLine();
    const context = key.text;
    return {
      unit: {
        id: this.unique(context),
        context,
        source: this.monolingual ? [] : [context],
        target: [value.text],
        state: value.text === "" ? "empty" : "translated",
        notes: { developer: above.note, translator: "" },
        locations: [],
        flags: [],
        span: { start: key.start, end, line: this.lineOf(key.start) },
      },
      block: { start: above.start, end: blockEnd },
      value,
      assigned,
    };
  }

  /** Passes what else stands on the line of an entry: its end, or a remark that belongs to no other entry. */
  private finishLine(): number {
    const { text } = this;
    let at = this.position;
    for (;;) {
      at = skipBlanks(text, at);
      const end = text.startsWith("/*", at) ? text.indexOf("*/", at) + 2 : 0;
      if (end < 2 || /[\r\n]/.test(text.slice(at, end))) break;
      at = end;
    }
    if (text.startsWith("//", at)) at = endOfLine(text, at);
    const next = skipLineEnd(text, at);
    if (next > at || at === text.length) this.position = next;
    return this.position;
  }

  private word(what: string): Word {
    const { text } = this;
    const start = this.position;
    if (text[start] === '"' || text[start] === "'") {
      const end = closeQuote(text, start);
      if (end === -1) throw this.error("Unclosed quote");
      this.position = end;
      return { start, end, text: unescapeText(text.slice(start + 1, end - 1)) };
    }
    bare.lastIndex = start;
    const found = bare.exec(text)?.[0];
    if (found === undefined) throw this.error(`Expected ${what}`);
    this.position = start + found.length;
    return { start, end: this.position, text: found };
  }

  /** Passes white space and comments. */
  private skip(): void {
    const { text } = this;
    for (;;) {
      blank.lastIndex = this.position;
      this.position += blank.exec(text)?.[0].length ?? 0;
      const start = this.position;
      if (text.startsWith("//", start)) {
        this.position = endOfLine(text, start);
        this.comments.add({ start, end: this.position, text: text.slice(start + 2, this.position).trim() });
      } else if (text.startsWith("/*", start)) {
        const end = text.indexOf("*/", start + 2);
        if (end === -1) throw this.error("Unclosed comment");
        this.position = end + 2;
        this.comments.add({ start, end: this.position, text: plainComment(text.slice(start + 2, end)) });
      } else return;
    }
  }

  private error(message: string): CodecError {
    const { position } = this;
    return new CodecError(`${message}.`, this.lineOf(position), position - startOfLine(this.text, position) + 1);
  }
}
