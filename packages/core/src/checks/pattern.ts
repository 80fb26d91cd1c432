/**
 * Regular expressions that people write into flags. They run on a linear-time engine (the RE2 dialect: no
 * backreferences and no look-ahead), so that no expression can keep the server busy.
 */
import { RE2JS } from "re2js";

export interface Pattern {
  /** Whether it matches anywhere in the text. */
  readonly test: (text: string) => boolean;
  /** Every match, in order; empty matches are left out. */
  readonly matches: (text: string) => string[];
}

const longest = 2000;

/** Compiles an expression. Answers undefined when it cannot be compiled, is too long or is not of the dialect. */
export const compilePattern = (expression: string, ignoreCase = false): Pattern | undefined => {
  if (expression.length > longest) return undefined;
  let compiled: RE2JS;
  try {
    compiled = RE2JS.compile(expression, RE2JS.LOOKBEHINDS | (ignoreCase ? RE2JS.CASE_INSENSITIVE : 0));
  } catch {
    return undefined;
  }
  return {
    test: (text) => compiled.test(text),
    matches: (text) => Array.from(compiled.matchAll(text), (match) => match[0] ?? "").filter((match) => match !== ""),
  };
};
