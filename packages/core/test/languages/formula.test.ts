import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FormulaProblem, parseFormula } from "../../src/languages/index.ts";

/** An expression with the value it must have; `level` says how tightly it holds together, from 0 for `?:`. */
interface Expression {
  readonly text: string;
  readonly level: number;
  readonly value: (n: number) => number;
}

const operators: readonly [level: number, sign: string, apply: (a: number, b: number) => number | boolean][] = [
  [1, "||", (a, b) => a !== 0 || b !== 0],
  [2, "&&", (a, b) => a !== 0 && b !== 0],
  [3, "==", (a, b) => a === b],
  [3, "!=", (a, b) => a !== b],
  [4, "<", (a, b) => a < b],
  [4, ">", (a, b) => a > b],
  [4, "<=", (a, b) => a <= b],
  [4, ">=", (a, b) => a >= b],
  [5, "+", (a, b) => a + b],
  [5, "-", (a, b) => a - b],
  [6, "*", (a, b) => a * b],
  [6, "/", (a, b) => (b === 0 ? 0 : Math.trunc(a / b))],
  [6, "%", (a, b) => (b === 0 ? 0 : a % b)],
];
const within = ({ text, level }: Expression, least: number) => (level < least ? `(${text})` : text);

const { expression } = fc.letrec<{ expression: Expression }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constant<Expression>({ text: "n", level: 8, value: (n) => n }),
    fc.nat(20).map((constant): Expression => ({ text: `${constant}`, level: 8, value: () => constant })),
    tie("expression").map(
      (e): Expression => ({ text: `!${within(e, 7)}`, level: 7, value: (n) => Number(e.value(n) === 0) }),
    ),
    fc.tuple(fc.constantFrom(...operators), tie("expression"), tie("expression")).map(
      ([[level, sign, apply], a, b]): Expression => ({
        text: `${within(a, level)} ${sign} ${within(b, level + 1)}`,
        level,
        value: (n) => Number(apply(a.value(n), b.value(n))),
      }),
    ),
    fc.tuple(tie("expression"), tie("expression"), tie("expression")).map(
      ([test, yes, no]): Expression => ({
        text: `${within(test, 1)} ? ${yes.text} : ${no.text}`,
        level: 0,
        value: (n) => (test.value(n) === 0 ? no.value(n) : yes.value(n)),
      }),
    ),
  ),
}));

describe("a plural formula", () => {
  it("is evaluated as C does, with as few parentheses as C needs", () => {
    fc.assert(
      fc.property(expression, fc.nat(1000), ({ text, value }, n) => {
        fc.pre(text.length <= 1000);
        const expected = value(n);
        expect(parseFormula(text)(n)).toBe(expected > 0 ? expected : 0);
      }),
    );
  });

  it.each([
    ["0", [0, 0, 0, 0]],
    ["n != 1", [1, 0, 1, 1]],
    ["n>1", [0, 0, 1, 1]],
    ["(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2", [2, 0, 1, 1]],
    [" n %2 == 1\t|| ! n\n", [1, 1, 0, 1]],
    ["n == 0 ? 2 : n == 1 ? 1 : 0", [2, 1, 0, 0]],
    ["10 - 4 - 3 - n", [3, 2, 1, 0]],
  ])("%j gives the forms of 0 to 3", (formula, forms) => {
    expect([0, 1, 2, 3].map(parseFormula(formula))).toEqual(forms);
  });

  it("takes 0 for a division by 0", () => {
    expect([parseFormula("7 / n")(0), parseFormula("7 % n")(0), parseFormula("7 / n")(2)]).toEqual([0, 0, 3]);
  });

  it("never gives a form below 0, nor one that is no number", () => {
    const huge = Array.from({ length: 35 }, () => "999999999").join("*");
    expect([parseFormula("n - 5")(2), parseFormula(`${huge} - ${huge}`)(1)]).toEqual([0, 0]);
  });

  it.each([
    "",
    " ",
    "n n",
    "nn",
    "n ==",
    "(n",
    "n)",
    "n = 1",
    "n ? 1",
    "n ? 1 : ",
    "n | 1",
    "n & 1",
    "1.5",
    "x",
    "-n",
    "n++",
    "n; n",
    "process.exit()",
    "1e3",
    "0x10",
    "1000000000000",
    "n ? : 1",
    "()",
    "!",
    "n=>1",
  ])("%j is refused", (text) => {
    expect(() => parseFormula(text)).toThrow(FormulaProblem);
  });

  it("is refused when it is too long or too deep to be one", () => {
    const { length } = "n+".repeat(499);
    expect(length).toBe(998);
    expect(parseFormula(`${"n+".repeat(499)}n`)(1)).toBe(500);
    expect(() => parseFormula(`${"n+".repeat(500)}n`)).toThrow("longer than 1000 characters");
    expect(() => parseFormula(`${"(".repeat(200)}n${")".repeat(200)}`)).toThrow("nested too deep");
    expect(() => parseFormula(`${"!".repeat(200)}n`)).toThrow("nested too deep");
    expect(() => parseFormula(`${"n?".repeat(200)}n${":n".repeat(200)}`)).toThrow("nested too deep");
  });

  it("is read or refused, whatever is given", () => {
    const token = fc.constantFrom(
      "n",
      "0",
      "1",
      "10",
      "100",
      "?",
      ":",
      "(",
      ")",
      "!",
      "%",
      "/",
      "*",
      "-",
      "==",
      "&&",
      "||",
      " ",
      "\u0000",
      "é",
    );
    fc.assert(
      fc.property(fc.array(token, { maxLength: 30 }), fc.nat(), (tokens, n) => {
        try {
          expect(parseFormula(tokens.join(""))(n)).toBeGreaterThanOrEqual(0);
        } catch (error) {
          expect(error).toBeInstanceOf(FormulaProblem);
        }
      }),
    );
  });
});
