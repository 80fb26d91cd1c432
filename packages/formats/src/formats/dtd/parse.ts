/** Mozilla's DTD files: general entities are the strings; parameter entities, external ones and comments stay as they are. */
import { CodecError, type SourceText } from "../../contract/index.ts";
import {
  Comments,
  type Entry,
  lineNumbers,
  type Range,
  skipBlanks,
  skipLineEnd,
  startOfLine,
  uniqueIds,
} from "../../entries/index.ts";
import { unescapeEntity } from "./escape.ts";

export interface DtdEntry extends Entry {
  readonly quote: string;
}

const name = "[\\p{L}_:][\\p{L}\\p{M}\\p{N}_:.\\-\\u00b7]*";
const entity = new RegExp(`<!ENTITY\\s+(${name})\\s+(?=["'])`, "uy");
const include = new RegExp(`%${name};`, "uy");
const declaration = new RegExp(`<!ENTITY\\s+(?:%\\s+)?${name}\\s+(?:(?:SYSTEM|PUBLIC)\\s+)?(?=["'])`, "uy");
const blank = /\s*/y;

/** @throws CodecError with line and column */
export const parseDtd = (source: SourceText, monolingual: boolean): DtdEntry[] =>
  new Parser(source.text, monolingual).entries();

class Parser {
  private readonly text: string;
  private readonly monolingual: boolean;
  private readonly lineOf: (offset: number) => number;
  private readonly unique = uniqueIds();
  private readonly comments: Comments;
  private position = 0;

  constructor(text: string, monolingual: boolean) {
    this.text = text;
    this.monolingual = monolingual;
    this.lineOf = lineNumbers(text);
    this.comments = new Comments(text);
  }

  entries(): DtdEntry[] {
    const entries: DtdEntry[] = [];
    for (;;) {
      this.take(blank);
      if (this.position === this.text.length) return entries;
      if (this.text.startsWith("<!--", this.position)) this.comment();
      else {
        const entry = this.entity();
        if (entry !== undefined) entries.push(entry);
        else this.reference();
        this.comments.clear();
      }
    }
  }

  private comment(): void {
    const start = this.position;
    const end = this.text.indexOf("-->", start + 4);
    if (end === -1) throw this.error("Unclosed comment");
    this.position = end + 3;
    this.comments.add({ start, end: this.position, text: this.text.slice(start + 4, end).trim() });
  }

  private entity(): DtdEntry | undefined {
    const { text } = this;
    const start = this.position;
    const context = this.take(entity)?.[1];
    if (context === undefined) return undefined;
    const value = this.literal();
    const end = this.close();
    const above = this.comments.take(start);
    const target = unescapeEntity(text.slice(value.start + 1, value.end - 1));
    return {
      unit: {
        id: this.unique(context),
        context,
        source: this.monolingual ? [] : [context],
        target: [target],
        state: target === "" ? "empty" : "translated",
        notes: { developer: above.note, translator: "" },
        locations: [],
        flags: [],
        span: { start, end, line: this.lineOf(start) },
      },
      block: { start: above.start, end: this.restOfLine(end) },
      value,
      quote: text[value.start] ?? '"',
    };
  }

  /** Passes what is no string: parameter entities, external entities, and references that include files. */
  private reference(): void {
    if (this.take(include) !== undefined) return;
    if (this.take(declaration) === undefined) throw this.error("Expected an entity");
    while (this.text[this.position] === '"' || this.text[this.position] === "'") {
      this.literal();
      this.take(blank);
    }
    this.close();
  }

  private literal(): Range {
    const start = this.position;
    const end = this.text.indexOf(this.text[start] ?? "", start + 1);
    if (end === -1) throw this.error("Unclosed quote");
    this.position = end + 1;
    return { start, end: end + 1 };
  }

  private close(): number {
    this.take(blank);
    if (this.text[this.position] !== ">") throw this.error("Expected the end of the entity");
    return ++this.position;
  }

  /** The end of the line where nothing else stands on it, else `end`. */
  private restOfLine(end: number): number {
    const rest = skipBlanks(this.text, end);
    const next = skipLineEnd(this.text, rest);
    return next > rest || rest === this.text.length ? next : end;
  }

  private take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.position;
    const found = pattern.exec(this.text);
    if (found === null) return undefined;
    this.position += found[0].length;
    return found;
  }

  private error(message: string): CodecError {
    const { position } = this;
    return new CodecError(`${message}.`, this.lineOf(position), position - startOfLine(this.text, position) + 1);
  }
}
