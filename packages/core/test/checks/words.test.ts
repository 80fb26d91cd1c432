import { describe, expect, it } from "vitest";
import { countCharacters, countWords } from "../../src/checks/index.ts";

describe("counting words", () => {
  it.each([
    ["", 0],
    ["Hello, world!\n", 2],
    ["…", 1],
    ["a-b c_d", 2],
    ["one\u00a0two\u2003three", 3],
    ["日本語テキスト", 1],
  ])("of %j in English: %i", (text, words) => {
    expect(countWords([text], "en")).toBe(words);
  });

  it.each([
    ["日本語テキスト", 7],
    ["日本語 text 混在", 6],
    ["テスト。Two words", 6],
    ["한국어 문장 입니다", 8],
  ])("of %j in a language without spaces: %i", (text, words) => {
    expect(["ja", "zh_Hans", "ko"].map((language) => countWords([text], language))).toEqual([words, words, words]);
  });

  it("sums the plural forms, an unused singular counting nothing", () => {
    expect(countWords(["one file", "%d files here"], "en")).toBe(5);
    expect(countWords(["<unused singular (hash=1)>", "%d files"], "en")).toBe(2);
  });
});

describe("counting characters", () => {
  it("counts code points, and two separators between plural forms", () => {
    expect([countCharacters(["añ🎉"]), countCharacters(["ab", "cde"]), countCharacters([])]).toEqual([3, 7, 0]);
  });
});
