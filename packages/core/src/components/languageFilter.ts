/**
 * The setting `language_regex`: which codes of languages a component takes, matched from the start. To leave some out,
 * people write conditions there (`^(?!it$|fr$).+$`), which the engine of patterns does not know: those at the start are
 * read apart, each as a pattern of its own.
 */
import { compilePattern, patternProblem } from "../fields/index.ts";

/** The signs that stand outside of classes and are not escaped, with the depth of groups that they stand in. */
export function* signs(text: string) {
  let depth = 0;
  let inClass = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === "\\") at++;
    else if (inClass) inClass = sign !== "]";
    else if (sign === "[") {
      inClass = true;
      // A bracket that comes first stands for itself.
      at += /^\[\^?\]/.exec(text.slice(at, at + 3))?.[0].length ?? 1;
      at--;
    } else {
      if (sign === ")") depth--;
      yield { at, sign, depth };
      if (sign === "(") depth++;
    }
  }
}

interface Condition {
  readonly expression: string;
  /** Whether the code has to match. */
  readonly holds: boolean;
}

/** All that a code has to fulfil; undefined where a condition is for one of several alternatives only. */
const conditionsOf = (expression: string): readonly Condition[] | undefined => {
  const conditions: Condition[] = [];
  let rest = expression;
  for (;;) {
    const opening = /^\^?\(\?([!=])/.exec(rest);
    const end =
      opening === null ? undefined : [...signs(rest)].find(({ sign, depth }) => sign === ")" && depth === 0)?.at;
    if (opening === null || end === undefined) break;
    conditions.push({ expression: rest.slice(opening[0].length, end), holds: opening[1] === "=" });
    rest = rest.slice(end + 1);
  }
  if (conditions.length > 0 && [...signs(rest)].some(({ sign, depth }) => sign === "|" && depth === 0))
    return undefined;
  return [...conditions, { expression: rest, holds: true }].map(({ expression: inner, holds }) => ({
    expression: `^(?:${inner})`,
    holds,
  }));
};

export const languageFilterProblem = (expression: string): string | undefined => {
  const conditions = conditionsOf(expression);
  if (conditions === undefined) return "Put alternatives behind a condition into parentheses.";
  return conditions.map((condition) => patternProblem(condition.expression)).find((problem) => problem !== undefined);
};

/** Whether a component takes a code. An expression that is none leaves nothing out. */
export const languageFilter = (expression: string): ((code: string) => boolean) => {
  const tests = (conditionsOf(expression) ?? []).flatMap((condition) => {
    const pattern = compilePattern(condition.expression);
    return pattern === undefined ? [] : [(code: string) => pattern.test(code) === condition.holds];
  });
  return (code) => tests.every((fits) => fits(code));
};
