/**
 * The translatable strings of a resource script: string tables, captions and controls of dialogs, menus. Everything else
 * (icons, versions, accelerators, included text) is passed over.
 */
import { CodecError, type SourceText } from "../../contract/index.ts";
import { type Entry, uniqueIds } from "../../entries/index.ts";
import { unescapeRc } from "./quote.ts";
import { type Token, tokensOf } from "./tokens.ts";

/** @throws CodecError with the line that cannot be read */
export const parseRc = (source: SourceText): Entry[] => new Parser(tokensOf(source.text)).entries();

class Parser {
  private readonly tokens: readonly Token[];
  private readonly found: Entry[] = [];
  private readonly unique = uniqueIds();
  private position = 0;

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  entries(): Entry[] {
    while (this.position < this.tokens.length) this.resource();
    return this.found;
  }

  private resource(): void {
    const first = this.next();
    const keyword = first.raw.toUpperCase();
    if (keyword === "STRINGTABLE") {
      this.untilBegin();
      this.stringTable();
    } else if (keyword === "LANGUAGE") this.restOfLine(first.line);
    else {
      const type = this.peek()?.raw.toUpperCase() ?? "";
      const name = `${type}.${first.raw}`;
      if (type === "DIALOG" || type === "DIALOGEX") this.dialog(name);
      else if (type === "MENU" || type === "MENUEX") {
        this.untilBegin();
        this.menu(name);
      } else {
        this.restOfLine(first.line);
        const next = this.peek();
        if (next !== undefined && isBegin(next)) this.skipBlock();
      }
    }
  }

  private stringTable(): void {
    for (let token = this.next(); !isEnd(token); token = this.next()) {
      const key = token.raw;
      if (this.peek()?.raw === ",") this.next();
      const value = this.peek();
      if (value?.kind === "string") this.unit(`STRINGTABLE.${key}`, this.next());
    }
  }

  private dialog(name: string): void {
    while (!this.isBegin()) {
      const token = this.next();
      if (token.raw.toUpperCase() === "CAPTION" && this.peek()?.kind === "string")
        this.unit(`${name}.CAPTION`, this.next());
    }
    this.next();
    for (let token = this.next(); !isEnd(token); token = this.next()) {
      if (this.isBegin()) this.skipBlock();
      const value = this.peek();
      // A control with a text has it first, and its name behind: `LTEXT "Name:", IDC_NAME, …`.
      if (token.kind === "word" && value?.kind === "string" && this.tokens[this.position - 2]?.raw !== ",") {
        this.next();
        if (token.raw.toUpperCase() !== "ICON") this.unit(`${name}.${token.raw}.${this.idBehind()}`, value);
      }
    }
  }

  /** Menus nest; the depth is a counter, so that no nesting is too deep. */
  private menu(name: string): void {
    for (let depth = 1; depth > 0; ) {
      const token = this.next();
      const value = this.peek();
      if (isBegin(token)) depth++;
      else if (isEnd(token)) depth--;
      else if (token.raw.toUpperCase() === "POPUP" && value?.kind === "string") this.unit(`${name}.POPUP`, this.next());
      else if (token.raw.toUpperCase() === "MENUITEM" && value?.kind === "string") {
        this.next();
        this.unit(`${name}.MENUITEM.${this.idBehind()}`, value);
      }
    }
  }

  /** The word behind a comma. */
  private idBehind(): string {
    return this.peek()?.raw === "," ? (this.tokens[this.position + 1]?.raw ?? "") : "";
  }

  private unit(context: string, { start, end, raw, line }: Token): void {
    const target = unescapeRc(raw.slice(1, -1));
    this.found.push({
      unit: {
        id: this.unique(context),
        context,
        source: [],
        target: [target],
        state: target === "" ? "empty" : "translated",
        notes: { developer: "", translator: "" },
        locations: [],
        flags: [],
        span: { start, end, line },
      },
      block: { start, end },
      value: { start, end },
    });
  }

  private untilBegin(): void {
    while (!isBegin(this.next()));
  }

  private skipBlock(): void {
    let depth = 0;
    do {
      const token = this.next();
      if (isBegin(token)) depth++;
      else if (isEnd(token)) depth--;
    } while (depth > 0);
  }

  private restOfLine(line: number): void {
    for (let token = this.peek(); token?.line === line && !isBegin(token); token = this.peek()) this.next();
  }

  private isBegin(): boolean {
    const token = this.peek();
    if (token === undefined) throw this.error();
    return isBegin(token);
  }

  private peek(): Token | undefined {
    return this.tokens[this.position];
  }

  private next(): Token {
    const token = this.tokens[this.position++];
    if (token === undefined) throw this.error();
    return token;
  }

  private error(): CodecError {
    return new CodecError("The file ends inside of a resource.", this.tokens.at(-1)?.line ?? 1);
  }
}

const isBegin = ({ kind, raw }: Token) => kind !== "string" && /^(?:BEGIN|\{)$/i.test(raw);
const isEnd = ({ kind, raw }: Token) => kind !== "string" && /^(?:END|\})$/i.test(raw);
