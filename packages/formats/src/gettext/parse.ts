/** Reads the text of a PO file into entries: one pass over its lines, every line looked at once. */
import { CodecError } from "../contract/index.ts";
import { commentText, splitFlags, splitLocations } from "./comments.ts";
import { added, Draft, type Keyword } from "./draft.ts";
import type { Catalogue, Entry, Previous } from "./entry.ts";
import { unescape } from "./escape.ts";

const QUOTE = 34;
const HASH = 35;
const OPEN_BRACKET = 91;
const BACKSLASH = 92;

/** @throws CodecError with the line of what is not PO */
export const parseCatalogue = (text: string): Catalogue => new Reader(text).read();

/** The keyword that a line may begin with, by its fourth letter. */
const keywordsBy: Readonly<Record<number, readonly Keyword[]>> = {
  99: ["msgctxt"],
  105: ["msgid_plural", "msgid"],
  115: ["msgstr"],
};

/** Letters, digits and the underscore, which go on with a word. */
const goesOn = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code === 95;

class Reader {
  private readonly text: string;
  private readonly entries: Entry[] = [];
  private readonly warnings: { line: number; message: string }[] = [];
  private draft: Draft | undefined;
  private line = 0;
  /** The line being read, without its line end: its first character, the first one that is no blank, its end. */
  private start = 0;
  private at = 0;
  private end = 0;
  private next = 0;
  /** The keyword that a `#|` line without one goes on with. */
  private previousKeyword: keyof Previous = "msgid";

  constructor(text: string) {
    this.text = text;
  }

  read(): Catalogue {
    const { text } = this;
    // Files of old Macs have no line feed at all.
    const lineEnd = text.includes("\n") ? "\n" : "\r";
    while (this.next < text.length) {
      this.line++;
      this.start = this.next;
      const found = text.indexOf(lineEnd, this.start);
      this.next = found === -1 ? text.length : found + 1;
      this.end = found === -1 ? text.length : found;
      if (this.end > this.start && text.charCodeAt(this.end - 1) === 13) this.end--;
      this.at = this.start;
      this.skipBlanks();
      if (this.at === this.end) continue;
      if (text.charCodeAt(this.at) === HASH) this.comment();
      else this.statement(false);
    }
    this.finish();
    return { entries: this.entries, header: this.entries.find(isHeader), warnings: this.warnings };
  }

  private comment(): void {
    // Comments may stand behind the mark of an obsolete entry, too: `#~ #, fuzzy`.
    while (this.text[this.at + 1] === "~") {
      this.at += 2;
      this.skipBlanks();
      if (this.at === this.end) return;
      if (this.text.charCodeAt(this.at) === HASH) continue;
      if (this.text[this.at] === "|") this.previous();
      else this.statement(true);
      return;
    }
    const mark = this.text[this.at + 1];
    const draft = this.commented();
    const from = this.at + 2;
    switch (mark) {
      case "|":
        this.at++;
        this.previous();
        break;
      case ",":
      case "=":
        this.flags(draft, this.text.slice(from, this.end));
        break;
      case ":":
        for (const location of splitLocations(this.text.slice(from, this.end)))
          draft.locations = added(draft.locations, location);
        break;
      case ".":
        draft.developer = added(draft.developer, commentText(this.text.slice(from, this.end)));
        break;
      default:
        draft.translator = added(draft.translator, commentText(this.text.slice(from - 1, this.end)));
    }
  }

  private flags(draft: Draft, text: string): void {
    draft.flagLines = added(draft.flagLines, { start: this.start, end: this.next });
    for (const flag of splitFlags(text))
      if (flag === "fuzzy") draft.fuzzy = true;
      else draft.flags = added(draft.flags, flag);
  }

  /** `#|` and `#~|`: `at` is the bar. */
  private previous(): void {
    const draft = this.commented();
    draft.previousLines = added(draft.previousLines, { start: this.start, end: this.next });
    this.at++;
    this.skipBlanks();
    if (this.at === this.end) return;
    if (this.text.charCodeAt(this.at) !== QUOTE) {
      const keyword = this.keyword();
      if (keyword === "msgstr") throw this.error("A previous msgstr");
      this.previousKeyword = keyword;
      this.skipBlanks();
    } else if (draft.previous === undefined) throw this.error("A string without a keyword");
    draft.previous ??= {};
    draft.previous[this.previousKeyword] = (draft.previous[this.previousKeyword] ?? "") + this.strings();
  }

  private statement(obsolete: boolean): void {
    if (this.text.charCodeAt(this.at) === QUOTE) {
      const { draft } = this;
      if (draft === undefined) throw this.error("A string without a keyword");
      this.sameEntry(draft, obsolete);
      if (!draft.append(this.strings(), this.end)) throw this.error("A string without a keyword");
      return;
    }
    const from = this.at;
    const keyword = this.keyword();
    if (this.draft?.isFollowedBy(keyword) === true) this.finish();
    const draft = this.draft ?? this.begin();
    if (!draft.hasBody()) {
      draft.body = this.start;
      draft.obsolete = obsolete;
    }
    this.sameEntry(draft, obsolete);
    const problem = draft.open(keyword, keyword === "msgstr" ? this.index() : undefined, this.start);
    if (problem !== undefined) {
      this.at = from;
      throw this.error(problem);
    }
    this.skipBlanks();
    draft.append(this.strings(), this.end);
  }

  private sameEntry(draft: Draft, obsolete: boolean): void {
    if (draft.obsolete !== obsolete) throw this.error("An entry that is obsolete only in part");
  }

  /** Moves behind the keyword at `at`. */
  private keyword(): Keyword {
    let found: Keyword | undefined;
    for (const keyword of keywordsBy[this.text.charCodeAt(this.at + 3)] ?? [])
      if (this.text.startsWith(keyword, this.at)) {
        found = keyword;
        break;
      }
    if (found === undefined || goesOn(this.text.charCodeAt(this.at + found.length))) {
      const word = /^\S{0,30}/.exec(this.text.slice(this.at, Math.min(this.end, this.at + 30)))?.[0] ?? "";
      throw this.error(`${JSON.stringify(word)} is no keyword of a PO file`);
    }
    this.at += found.length;
    return found;
  }

  /** Moves behind `[n]`, which only plural forms have. */
  private index(): number | undefined {
    this.skipBlanks();
    if (this.text.charCodeAt(this.at) !== OPEN_BRACKET) return undefined;
    const close = this.text.indexOf("]", this.at);
    const digits = close === -1 || close > this.end ? "" : this.text.slice(this.at + 1, close).trim();
    if (!/^\d{1,3}$/.test(digits)) throw this.error("The number of a plural form is missing");
    this.at = close + 1;
    return Number(digits);
  }

  /** The text of all strings on the rest of the line. */
  private strings(): string {
    const { text } = this;
    let result = "";
    while (this.at < this.end) {
      if (text.charCodeAt(this.at) !== QUOTE) throw this.error("Text outside the quotes");
      const open = this.at + 1;
      let close = text.indexOf('"', open);
      if (close === -1 || close >= this.end || text.charCodeAt(close - 1) === BACKSLASH) close = this.closing(open);
      const raw = text.slice(open, close);
      const string = raw.includes("\\") ? unescape(raw, this.unknownEscape) : raw;
      result = result === "" ? string : result + string;
      this.at = close + 1;
      if (this.at < this.end) this.skipBlanks();
    }
    return result;
  }

  private closing(open: number): number {
    for (let close = this.text.indexOf('"', open); close !== -1 && close < this.end; ) {
      let before = close;
      while (before > open && this.text.charCodeAt(before - 1) === BACKSLASH) before--;
      if ((close - before) % 2 === 0) return close;
      close = this.text.indexOf('"', close + 1);
    }
    throw this.error("A string without its closing quote");
  }

  private readonly unknownEscape = (sequence: string): void => {
    this.warnings.push({ line: this.line, message: `Unknown escape ${sequence}.` });
  };

  private skipBlanks(): void {
    for (let code = this.text.charCodeAt(this.at); this.at < this.end && (code === 32 || code === 9); )
      code = this.text.charCodeAt(++this.at);
  }

  /** The entry that a comment on this line belongs to. */
  private commented(): Draft {
    if (this.draft?.hasForms() === true) this.finish();
    return this.draft ?? this.begin();
  }

  private begin(): Draft {
    this.draft = new Draft(this.start, this.line);
    return this.draft;
  }

  private finish(): void {
    const draft = this.draft;
    this.draft = undefined;
    if (draft === undefined || !draft.hasBody()) return;
    const missing = draft.missing();
    if (missing !== undefined) throw new CodecError(`${missing}.`, draft.line);
    this.entries.push(draft);
  }

  private error(message: string): CodecError {
    return new CodecError(`${message}.`, this.line, this.at - this.start + 1);
  }
}

const isHeader = (entry: Entry) => entry.msgid === "" && entry.context === undefined && !entry.obsolete;
