/**
 * Texts of Android resources: backslash escapes, double quotes that keep white space, white space that collapses.
 * Content with tags is shown and written as markup, in which the escapes hold between the tags; other content is plain
 * text. Both ways every text reads back as it was written.
 */
import { decodeText, encodeMarkup, normalizeLines } from "../../xml/escape.ts";
import { isWellFormed } from "../../xml/file.ts";
import { escapesTags, hasMarkup, knownEntities, type Manner, type TextForm, writePlain } from "../../xml/form.ts";
import { cdataSection, comment, instruction, tag } from "../../xml/syntax.ts";

/** What stands between the tags of a string resource, as a person sees it. */
const readText = (raw: string): string => {
  if (!hasMarkup(raw)) {
    const text = decodeText(raw);
    return /["\t\n\r]|^ | $| {2}/.test(text) ? new Reader().text(text).result() : text.replace(escapes, resolve);
  }
  const reader = new Reader();
  for (const [piece, tag, opaque] of normalizeLines(raw).matchAll(segments))
    if (tag !== undefined) reader.tag(piece);
    else if (opaque !== undefined) reader.put(piece);
    else reader.text(piece);
  return reader.result();
};

/**
 * Tags, comments and processing instructions; CDATA sections and references, text that passes as it is; text with
 * escapes.
 */
export const segments = new RegExp(`(${comment}|${instruction}|${tag})|(${cdataSection}|&[^;]*;)|[^<&]+`, "g");

const escapes = /\\(?:u([0-9a-fA-F]{4})|([^]))/g;

const resolve = (whole: string, code: string | undefined, character: string): string => {
  if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
  return character === "n" ? "\n" : character === "t" ? "\t" : character === "u" ? whole : character;
};

const runs = /([ \t\n\r]+)|"|(\\u[0-9a-fA-F]{4}|\\[^]?|[^\\" \t\n\r]+)/g;

class Reader {
  private readonly parts: string[] = [];
  private quoted = false;
  private hasText = false;
  /** A collapsed blank was the last thing written. */
  private afterBlank = false;

  text(text: string): this {
    for (const [, blanks, word] of text.matchAll(runs))
      if (blanks !== undefined) this.blanks(blanks);
      else if (word !== undefined) this.put(word.replace(escapes, resolve));
      else this.quoted = !this.quoted;
    return this;
  }

  tag(tag: string): void {
    this.parts.push(tag);
  }

  put(text: string): void {
    this.parts.push(text);
    this.hasText = true;
    this.afterBlank = false;
  }

  /** The text, without the collapsed blank that may end it. */
  result(): string {
    if (this.afterBlank && this.parts.at(-1) === " ") this.parts.pop();
    return this.parts.join("");
  }

  private blanks(blanks: string): void {
    if (this.quoted) this.put(blanks);
    else if (this.hasText && !this.afterBlank) {
      this.parts.push(" ");
      this.afterBlank = true;
    }
  }
}

/** The content for a text. @throws CodecError where XML cannot hold it */
const writeText = (text: string, manner: Manner): string =>
  (escapesTags(manner.like) || !hasMarkup(text) ? undefined : writeMarkup(text, manner)) ??
  writePlain(new Writer().text(text, true), manner);

/** The content for markup; undefined where the text is not well-formed, or would read back otherwise. */
const writeMarkup = (text: string, manner: Manner): string | undefined => {
  if (!isWellFormed(text, knownEntities(manner))) return undefined;
  const pieces = [...text.matchAll(segments)];
  const last = pieces.findLastIndex(([, tag]) => tag === undefined);
  const writer = new Writer();
  const content = pieces.map(([piece, tag, opaque], index) => {
    if (tag !== undefined) return piece;
    return opaque === undefined ? writer.text(piece, index === last) : writer.opaque(piece);
  });
  const raw = encodeMarkup(content.join(""), manner.target);
  return readText(raw) === text ? raw : undefined;
};

class Writer {
  private isFirst = true;
  private afterBlank = false;

  /** Escapes a piece of text; it is put in double quotes where blanks would be lost without. */
  text(text: string, isLast: boolean): string {
    const losesBlanks =
      text.includes("  ") ||
      (text.startsWith(" ") && (this.isFirst || this.afterBlank)) ||
      (text.endsWith(" ") && isLast);
    // An at sign or a question mark at the start would make a reference of the text.
    const mark = this.isFirst && /^[@?]/.test(text) ? "\\" : "";
    this.isFirst = false;
    this.afterBlank = !losesBlanks && text.endsWith(" ");
    const escaped = mark + escape(text);
    return losesBlanks ? `"${escaped}"` : escaped;
  }

  opaque(piece: string): string {
    this.isFirst = false;
    this.afterBlank = false;
    return piece;
  }
}

const escape = (text: string): string =>
  text.replace(/[\\'"\n\t]|[\0-\x1f\ufffe\uffff]|\p{Cs}/gu, (char) => {
    if (char === "\n") return "\\n";
    if (char === "\t") return "\\t";
    if (char === "\\" || char === "'" || char === '"') return `\\${char}`;
    return `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });

export const androidText: TextForm = { read: readText, write: writeText };
