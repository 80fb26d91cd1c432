import { describe, expect, it } from "vitest";
import { heightOf, levelOf, type Node, subtree } from "../../src/categories/tree.ts";

const nodes: readonly Node[] = [
  { id: 1, categoryId: null, slug: "a" },
  { id: 2, categoryId: 1, slug: "b" },
  { id: 3, categoryId: 2, slug: "c" },
  { id: 4, categoryId: 1, slug: "d" },
  { id: 5, categoryId: null, slug: "e" },
];

describe("the tree of categories", () => {
  it("counts levels from the top", () => {
    expect([null, 1, 2, 3, 5].map((id) => levelOf(nodes, id))).toEqual([0, 1, 2, 3, 1]);
  });

  it("counts the levels that a category takes", () => {
    expect([1, 2, 3, 4].map((id) => heightOf(nodes, id))).toEqual([3, 2, 1, 1]);
  });

  it("names what is below, the deepest first", () => {
    expect(subtree(nodes, 1).map(({ slug }) => slug)).toEqual(["c", "b", "d", "a"]);
    expect(subtree(nodes, 5).map(({ slug }) => slug)).toEqual(["e"]);
    expect(subtree(nodes, 9)).toEqual([]);
  });
});
