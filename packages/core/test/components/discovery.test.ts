/** Which files a mask finds, and which codes of languages a component takes. */
import { languageFilter, languageFilterProblem, matchFiles, maskProblem } from "@dragoman/core/components";
import { fitsMask } from "@dragoman/core/fields";
import { describe, expect, it } from "vitest";

const any = () => true;

describe("masks", () => {
  it.each([
    ["po/*.po", "po/cs.po", "cs"],
    ["*/a/*.po", "cs/a/x.po", "cs"],
    ["locale/*/LC_MESSAGES/django.po", "locale/pt_BR/LC_MESSAGES/django.po", "pt_BR"],
    ["a(b)+[c].{1}$^|?/*.json", "a(b)+[c].{1}$^|?/de.json", "de"],
    ["po/*.po", "po/cs.UTF-8.po", "cs"],
    ["*", "cs", "cs"],
    ["lang-*", "lang-řeč", "řeč"],
  ])("%s finds %s", (mask, path, code) => {
    expect(matchFiles(mask, [path], any)).toEqual([{ path, code }]);
    expect(fitsMask(mask)(path)).toBe(true);
  });

  it.each([
    ["po/*.po", "po/a/cs.po"],
    ["po/*.po", "po/.po"],
    ["po/*.po", "pox/cs.po"],
    ["a.b/*", "axb/cs"],
    ["a*a", "a"],
  ])("%s does not find %s", (mask, path) => {
    expect(matchFiles(mask, [path], any)).toEqual([]);
  });

  it("need one wildcard, and take at most 20", () => {
    expect(maskProblem("po/cs.po")).toBeDefined();
    expect(maskProblem("*".repeat(20))).toBeUndefined();
    expect(maskProblem("*".repeat(21))).toBeDefined();
  });

  it("with many wildcards are matched in time", () => {
    const started = performance.now();
    matchFiles(`${"*a".repeat(20)}b`, [`${"a".repeat(4000)}c/b`, `${"a".repeat(4000)}cb`], any);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});

describe("language_regex", () => {
  it.each([
    ["^[^.]+$", ["cs", "pt_BR"], ["a.b"]],
    ["cs|de", ["cs", "de", "de_AT"], ["xcs", "fr"]],
    ["^(cs|de)$", ["cs", "de"], ["de_AT"]],
    ["^(?!(it|fr)$).+$", ["cs", "fr_CA"], ["it", "fr"]],
    ["(?!en)(?=.._)[a-z)(]+", ["cs_CZ"], ["en_US", "cs"]],
    ["^(?![)(])(?!\\)).", ["cs"], [")", "("]],
  ])("%s", (expression, taken, refused) => {
    expect(languageFilterProblem(expression)).toBeUndefined();
    expect(taken.filter(languageFilter(expression))).toEqual(taken);
    expect(refused.filter(languageFilter(expression))).toEqual([]);
  });

  it.each(["(a", "(a)\\1", "a(?!b)", "^(?!a)b|c", "(?!(?!a)b)c", "(?!a", "(?!a\\1)b"])(
    "%s is refused",
    (expression) => {
      expect(languageFilterProblem(expression)).toEqual(expect.any(String));
    },
  );
});
