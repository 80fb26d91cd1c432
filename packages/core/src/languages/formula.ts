/**
 * Gettext's plural formulas: a C expression in `n`, parsed by recursive descent into a closure. Our own because the
 * packages at hand compile the text by `Function`.
 */

export type Formula = (n: number) => number;

export class FormulaProblem extends Error {
  override readonly name = "FormulaProblem";
}

const longest = 1000;
const deepest = 100;

const binary: readonly Readonly<Record<string, (a: number, b: number) => number>>[] = [
  { "||": (a, b) => Number(a !== 0 || b !== 0) },
  { "&&": (a, b) => Number(a !== 0 && b !== 0) },
  { "==": (a, b) => Number(a === b), "!=": (a, b) => Number(a !== b) },
  {
    "<": (a, b) => Number(a < b),
    ">": (a, b) => Number(a > b),
    "<=": (a, b) => Number(a <= b),
    ">=": (a, b) => Number(a >= b),
  },
  { "+": (a, b) => a + b, "-": (a, b) => a - b },
  // Gettext's own reader stops at a division by zero; here it gives 0, so that no formula can break a page.
  { "*": (a, b) => a * b, "/": (a, b) => (b === 0 ? 0 : Math.trunc(a / b)), "%": (a, b) => (b === 0 ? 0 : a % b) },
];

/** A function from a number to its form, from 0. @throws FormulaProblem for what is no plural formula */
export const parseFormula = (text: string): Formula => {
  if (text.length > longest) throw new FormulaProblem(`The formula is longer than ${longest} characters.`);
  const tokens = text.match(/\d+|n|[|&=!<>]=|\|\||&&|[-+*/%<>!?:()]|\S/g) ?? [];
  let at = 0;
  const accept = (token: string) => tokens[at] === token && ++at > 0;
  const expect = (token: string) => {
    if (!accept(token))
      throw new FormulaProblem(
        `Expected "${token}" instead of ${tokens[at] === undefined ? "the end" : JSON.stringify(tokens[at])}.`,
      );
  };

  const conditional = (depth: number): Formula => {
    if (depth > deepest) throw new FormulaProblem("The formula is nested too deep.");
    const test = operation(0, depth);
    if (!accept("?")) return test;
    const yes = conditional(depth + 1);
    expect(":");
    const no = conditional(depth + 1);
    return (n) => (test(n) !== 0 ? yes(n) : no(n));
  };

  const operation = (level: number, depth: number): Formula => {
    const operators = binary[level];
    if (operators === undefined) return unary(depth);
    let left = operation(level + 1, depth);
    for (;;) {
      const token = tokens[at];
      const apply = token !== undefined && Object.hasOwn(operators, token) ? operators[token] : undefined;
      if (apply === undefined) return left;
      at++;
      const a = left;
      const b = operation(level + 1, depth);
      left = (n) => apply(a(n), b(n));
    }
  };

  const unary = (depth: number): Formula => {
    if (depth > deepest) throw new FormulaProblem("The formula is nested too deep.");
    const token = tokens[at];
    if (accept("!")) {
      const value = unary(depth + 1);
      return (n) => Number(value(n) === 0);
    }
    if (accept("(")) {
      const inner = conditional(depth + 1);
      expect(")");
      return inner;
    }
    if (accept("n")) return (n) => n;
    if (token !== undefined && /^\d{1,9}$/.test(token)) {
      at++;
      const value = Number(token);
      return () => value;
    }
    throw new FormulaProblem(
      `Expected a number, n or a parenthesis instead of ${token === undefined ? "the end" : JSON.stringify(token)}.`,
    );
  };

  const formula = conditional(0);
  if (at < tokens.length) throw new FormulaProblem(`There is ${JSON.stringify(tokens[at])} too much.`);
  return (n) => {
    const form = formula(n);
    // Below 0, and infinity less infinity, is no form: the first stands in, as in gettext's own reader.
    return form > 0 ? form : 0;
  };
};
