import { expect, it } from "vitest";
import { bothOf, readSearch, runsOf, writeSearch } from "../../src/projects/search.ts";
import { spokenOf } from "../../src/projects/model.ts";

it("says in the address what is looked for, and nothing that goes without saying", () => {
  expect(writeSearch({ q: "", sort: "place", shown: 100 })).toBe("/search/");
  const search = { q: "a & b", queue: "untranslated", sort: "changed", shown: 300 } as const;
  expect(readSearch(writeSearch(search).split("?")[1] ?? "")).toEqual(search);
});

it("passes over what an address says wrongly", () => {
  expect(readSearch("q=a&queue=toString&sort=beauty&shown=-4")).toEqual({
    q: "a",
    queue: undefined,
    sort: "place",
    shown: 100,
  });
  expect(readSearch("shown=101").shown).toBe(200);
});

it("narrows a query without changing what it means", () => {
  expect(bothOf("a OR b", "state:empty")).toBe("(a OR b) state:empty");
  expect(bothOf("a", "")).toBe("a");
});

it("keeps apart what does not stand together", () => {
  expect(runsOf(["a1", "a2", "b1", "a3"], (text) => text[0] ?? "").map(({ items }) => items)).toEqual([
    ["a1", "a2"],
    ["b1"],
    ["a3"],
  ]);
});

it("guesses languages by the browser's, without that of most sources", () => {
  const known = [{ code: "en" }, { code: "pt_BR" }, { code: "de" }, { code: "cs" }];
  expect(spokenOf(["pt-BR", "en-GB", "de-AT", "de", "xx"], known)).toEqual([{ code: "pt_BR" }, { code: "de" }]);
});
