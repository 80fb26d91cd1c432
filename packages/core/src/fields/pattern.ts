/**
 * Regular expressions that people write. They run on a linear-time engine (the RE2 dialect: no back-references, no
 * look-ahead) and may not be large, so that no expression can keep the server busy.
 */
import { RE2JS, RE2JSSyntaxException } from "re2js";

export interface Pattern {
  /** Whether it matches anywhere in the text. */
  readonly test: (text: string) => boolean;
  /** Every match, in order; empty matches are left out. */
  readonly matches: (text: string) => string[];
  /** Where they stand. */
  readonly stretches: (text: string) => (readonly [start: number, end: number])[];
  /** The groups of the first match; those that took no part are empty. */
  readonly groups: (text: string) => readonly string[] | undefined;
  /** The named groups of the first match that took part. */
  readonly named: (text: string) => ReadonlyMap<string, NamedGroup> | undefined;
  readonly names: readonly string[];
}

export interface NamedGroup {
  readonly text: string;
  readonly start: number;
}

const longest = 2000;
/** Steps of a compiled expression: each letter of a text costs as many at worst. */
const mostSteps = 1000;
/** Compiled expressions that are kept: checks ask for the same one at every string. */
const mostKept = 200;
const kept = new Map<string, Pattern | string>();

/** Compiles an expression. Answers undefined when it is none, is too large or is not of the dialect. */
export const compilePattern = (expression: string, ignoreCase = false): Pattern | undefined => {
  const compiled = read(expression, ignoreCase);
  return typeof compiled === "string" ? undefined : compiled;
};

/** What is wrong with an expression, for those who wrote it. */
export const patternProblem = (expression: string): string | undefined => {
  const compiled = read(expression, false);
  return typeof compiled === "string" ? compiled : undefined;
};

const read = (expression: string, ignoreCase: boolean): Pattern | string => {
  if (expression.length > longest) return `The expression has more than ${longest} characters.`;
  const key = `${ignoreCase ? "i" : "c"}${expression}`;
  const known = kept.get(key) ?? compile(expression, ignoreCase);
  // The least used goes first.
  kept.delete(key);
  kept.set(key, known);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return known;
};

const compile = (expression: string, ignoreCase: boolean): Pattern | string => {
  let compiled: RE2JS;
  try {
    compiled = RE2JS.compile(expression, RE2JS.LOOKBEHINDS | (ignoreCase ? RE2JS.CASE_INSENSITIVE : 0));
  } catch (error) {
    return error instanceof RE2JSSyntaxException
      ? `The regular expression cannot be compiled: ${error.message.replace(/^error parsing regexp: /, "")}.`
      : "The regular expression cannot be compiled.";
  }
  if (compiled.programSize() > mostSteps)
    return "The regular expression is too large: its repetitions count as copies.";
  return {
    test: (text) => compiled.test(text),
    matches: (text) => Array.from(compiled.matchAll(text), (match) => match[0] ?? "").filter((match) => match !== ""),
    stretches: (text) =>
      Array.from(
        compiled.matchAll(text),
        ({ 0: found = "", index: start = 0 }) => [start, start + found.length] as const,
      ).filter(([start, end]) => end > start),
    groups: (text) => {
      const matcher = compiled.matcher(text);
      if (!matcher.find()) return undefined;
      return Array.from({ length: matcher.groupCount() }, (_, index) => matcher.group(index + 1) ?? "");
    },
    names: Object.keys(compiled.namedGroups()),
    named: (text) => {
      const matcher = compiled.matcher(text);
      if (!matcher.find()) return undefined;
      return new Map(
        Object.entries(compiled.namedGroups()).flatMap(([name, index]) => {
          const found = matcher.group(index);
          return found === null ? [] : [[name, { text: found, start: matcher.start(index) }] as const];
        }),
      );
    },
  };
};
