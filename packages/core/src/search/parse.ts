/**
 * The search language: terms `field:value`, plain words, NOT, AND, OR and parentheses. NOT binds tightest, then a written
 * AND; adjacency and OR share a level, on which one OR makes every gap an OR.
 */

export type Operator = ":" | ":=" | ":<" | ":<=" | ":>" | ":>=";

export type Value =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "regex"; readonly pattern: string }
  | { readonly kind: "range"; readonly from: string; readonly to: string };

export type Query =
  | { readonly kind: "term"; readonly field: string | undefined; readonly operator: Operator; readonly value: Value }
  | { readonly kind: "not"; readonly query: Query }
  | { readonly kind: "and"; readonly queries: readonly Query[] }
  | { readonly kind: "or"; readonly queries: readonly Query[] };

export class SearchProblem extends Error {
  override readonly name = "SearchProblem";
}

type Token =
  | { readonly kind: "open" | "close"; readonly at: number }
  | { readonly kind: "word"; readonly word: "AND" | "OR" | "NOT"; readonly text: string; readonly at: number }
  | { readonly kind: "term"; readonly term: Extract<Query, { kind: "term" }>; readonly at: number };

const longest = 10_000;
const deepest = 50;
const mostTerms = 200;

const field = /([a-z_]+)(:[<>]=?|:=|:)[ \t]*/y;
const quoted = /"((?:[^"\\]|\\[^])*)"|'((?:[^'\\]|\\[^])*)'/y;
const regex = /r"((?:[^"\\]|\\[^])*)"/y;
const range = /\[\s*([-\dT:.Z+]+)\s+to\s+([-\dT:.Z+]+)\s*\]/iy;
const word = /[^\s()"'][^\s()"']*|["']/y;
const notFields = new Set(["http", "https", "ftp", "mailto"]);
const escapes: Readonly<Record<string, string>> = { n: "\n", t: "\t" };

const unescape = (text: string) => text.replace(/\\([^])/g, (_, sign: string) => escapes[sign] ?? sign);

const tokenize = (text: string): Token[] => {
  const tokens: Token[] = [];
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | undefined => {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match === null) return undefined;
    at = pattern.lastIndex;
    return match;
  };
  const value = (): Value | undefined => {
    const expression = take(regex);
    if (expression !== undefined) return { kind: "regex", pattern: expression[1] ?? "" };
    const quotation = take(quoted);
    if (quotation !== undefined) return { kind: "text", text: unescape(quotation[1] ?? quotation[2] ?? "") };
    const span = take(range);
    if (span !== undefined) return { kind: "range", from: span[1] ?? "", to: span[2] ?? "" };
    const plain = take(word);
    return plain === undefined ? undefined : { kind: "text", text: plain[0] };
  };
  while (at < text.length) {
    const start = at;
    if (/\s/.test(text[at] ?? "")) {
      at++;
      continue;
    }
    if (text[at] === "(" || text[at] === ")") {
      tokens.push({ kind: text[at] === "(" ? "open" : "close", at });
      at++;
      continue;
    }
    const named = take(field);
    if (named !== undefined && !notFields.has(named[1] ?? "")) {
      const found = value();
      if (found === undefined)
        throw new SearchProblem(`There is no value behind ${named[0].trim()} at character ${start + 1}.`);
      tokens.push({
        kind: "term",
        term: { kind: "term", field: named[1], operator: named[2] as Operator, value: found },
        at: start,
      });
      continue;
    }
    at = start;
    const found = value();
    if (found === undefined) {
      at++;
      continue;
    }
    const raw = text.slice(start, at);
    const keyword = raw.toUpperCase();
    if (keyword === "AND" || keyword === "OR" || keyword === "NOT")
      tokens.push({ kind: "word", word: keyword, text: raw, at: start });
    else
      tokens.push({ kind: "term", term: { kind: "term", field: undefined, operator: ":", value: found }, at: start });
  }
  return tokens;
};

const plainWord = (text: string): Query => ({
  kind: "term",
  field: undefined,
  operator: ":",
  value: { kind: "text", text },
});

/** @throws SearchProblem that says what cannot be understood */
export const parseSearch = (text: string): Query => {
  if (text.includes("\0")) throw new SearchProblem("The query holds a null character.");
  if (text.length > longest) throw new SearchProblem(`The query is longer than ${longest} characters.`);
  const tokens = tokenize(text);
  if (tokens.length > mostTerms) throw new SearchProblem(`The query has more than ${mostTerms} parts.`);
  let at = 0;

  const startsOperand = (token: Token | undefined) => token !== undefined && token.kind !== "close";

  /** A keyword without an operand on the side where it needs one is an ordinary word. */
  const operand = (depth: number): Query => {
    if (depth > deepest) throw new SearchProblem(`The query is nested more than ${deepest} levels deep.`);
    const token = tokens[at];
    if (token === undefined || token.kind === "close")
      throw new SearchProblem("Something is missing at the end of the query.");
    at++;
    if (token.kind === "term") return token.term;
    if (token.kind === "word") {
      if (token.word === "NOT" && startsOperand(tokens[at])) return { kind: "not", query: operand(depth + 1) };
      return plainWord(token.text);
    }
    const inner = level(depth + 1);
    if (tokens[at]?.kind !== "close")
      throw new SearchProblem(`The parenthesis at character ${token.at + 1} is not closed.`);
    at++;
    return inner;
  };

  const conjunction = (depth: number): Query => {
    const parts = [operand(depth)];
    for (;;) {
      const token = tokens[at];
      if (token?.kind !== "word" || token.word !== "AND" || !startsOperand(tokens[at + 1])) break;
      at++;
      parts.push(operand(depth));
    }
    const [first] = parts;
    return parts.length === 1 && first !== undefined ? first : { kind: "and", queries: parts };
  };

  const level = (depth: number): Query => {
    const parts: Query[] = [];
    let or = false;
    while (startsOperand(tokens[at])) {
      const token = tokens[at];
      if (parts.length > 0 && token?.kind === "word" && token.word === "OR" && startsOperand(tokens[at + 1])) {
        or = true;
        at++;
      }
      parts.push(conjunction(depth));
    }
    const [first] = parts;
    if (first === undefined) throw new SearchProblem("There is nothing between the parentheses.");
    if (parts.length === 1) return first;
    return or ? { kind: "or", queries: parts } : { kind: "and", queries: parts };
  };

  const query = level(0);
  const rest = tokens[at];
  if (rest !== undefined)
    throw new SearchProblem(`A parenthesis is closed at character ${rest.at + 1} that was not opened.`);
  return query;
};
