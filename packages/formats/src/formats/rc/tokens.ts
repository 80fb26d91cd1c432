/** The words of a Windows resource script: strings, names, numbers and signs; comments and directives are passed over. */
import { CodecError } from "../../contract/index.ts";
import { endOfLine, lineNumbers, type Range, skipLineEnd } from "../../entries/index.ts";

export interface Token extends Range {
  readonly kind: "string" | "word" | "sign";
  /** As it stands; a string with its quotes. */
  readonly raw: string;
  readonly line: number;
}

const white = /\s+/y;
// `#` inside of a word belongs to it, as in `IDD_A#1`; at the start it opens a directive.
const word = /[^\s",{}()#/|]+(?:#[^\s",{}()/|]*)?/y;

/** @throws CodecError with the line of an unclosed quote or comment */
export const tokensOf = (text: string): Token[] => {
  const tokens: Token[] = [];
  const lineOf = lineNumbers(text);
  const push = (kind: Token["kind"], start: number, end: number) => {
    tokens.push({ kind, start, end, raw: text.slice(start, end), line: lineOf(start) });
    return end;
  };
  for (let at = 0; at < text.length; ) {
    const sign = text[at];
    white.lastIndex = at;
    const blank = white.exec(text);
    if (blank !== null) at += blank[0].length;
    else if (sign === '"') at = push("string", at, endOfString(text, at, lineOf(at)));
    else if (text.startsWith('L"', at)) at = push("string", at + 1, endOfString(text, at + 1, lineOf(at)));
    else if (text.startsWith("//", at)) at = endOfLine(text, at);
    else if (text.startsWith("/*", at)) {
      const end = text.indexOf("*/", at + 2);
      if (end === -1) throw new CodecError("Unclosed comment.", lineOf(at));
      at = end + 2;
    } else if (sign === "#") at = endOfDirective(text, at);
    else {
      word.lastIndex = at;
      const found = word.exec(text)?.[0];
      at = found === undefined ? push("sign", at, at + 1) : push("word", at, at + found.length);
    }
  }
  return tokens;
};

/** Behind the closing quote: two quotes stand for one, a backslash takes the next character or line end along. */
const endOfString = (text: string, start: number, line: number): number => {
  for (let at = start + 1; at < text.length; at++) {
    const sign = text[at];
    if (sign === "\\") at = Math.max(skipLineEnd(text, at + 1) - 1, at + 1);
    else if (sign === "\n" || sign === "\r") break;
    else if (sign === '"' && text[at + 1] === '"') at++;
    else if (sign === '"') return at + 1;
  }
  throw new CodecError("Unclosed quote.", line);
};

/** A directive goes on behind a backslash at the end of its line. */
const endOfDirective = (text: string, start: number): number => {
  let end = endOfLine(text, start);
  while (text[end - 1] === "\\" && end < text.length) end = endOfLine(text, skipLineEnd(text, end));
  return end;
};
