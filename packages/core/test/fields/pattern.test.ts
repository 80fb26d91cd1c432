/** Expressions that people write are answered in time, whatever they are. */
import { compilePattern, patternProblem } from "@dragoman/core/fields";
import { describe, expect, it } from "vitest";

describe("patterns", () => {
  it("match and find groups", () => {
    expect(compilePattern("b+")?.matches("abba b")).toEqual(["bb", "b"]);
    expect(compilePattern("(a)|(b)")?.groups("b")).toEqual(["", "b"]);
    expect(compilePattern("x")?.groups("b")).toBeUndefined();
    expect(compilePattern("B", true)?.test("b")).toBe(true);
    expect(compilePattern("B")?.test("b")).toBe(false);
  });

  it.each([
    "(a",
    "(a)\\1",
    "(?=a)",
    "(?!a)",
    "a{1001}",
    "(a{40}){40}",
    "a**",
    "\\y",
    "a{1,900}b{1,900}",
    "x".repeat(2001),
  ])("%s is refused with a reason", (expression) => {
    expect(compilePattern(expression)).toBeUndefined();
    expect(patternProblem(expression)).toMatch(/^The (regular )?expression /);
  });

  it.each(["(a+)+$", "(a|aa)+$", "(.*)*x", "(?:a?){250}a{250}$", "([a-z]{1,20}){1,20}$"])(
    "%s needs time that grows with the text only",
    (expression) => {
      const started = performance.now();
      compilePattern(expression)?.test(`${"a".repeat(20_000)}!`);
      expect(performance.now() - started).toBeLessThan(5000);
    },
  );
});
