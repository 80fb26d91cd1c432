import { describe, expect, it } from "vitest";
import { heightOf, levelOf, type Node, subtree } from "../../src/categories/tree.ts";
import { CategoryId } from "../../src/ids/index.ts";

const category = (id: number) => CategoryId.make(id);
const [a, b, c, d, e] = [category(1), category(2), category(3), category(4), category(5)];

const nodes: readonly Node[] = [
  { id: a, categoryId: null, slug: "a" },
  { id: b, categoryId: a, slug: "b" },
  { id: c, categoryId: b, slug: "c" },
  { id: d, categoryId: a, slug: "d" },
  { id: e, categoryId: null, slug: "e" },
];

describe("the tree of categories", () => {
  it("counts levels from the top", () => {
    expect([null, a, b, c, e].map((id) => levelOf(nodes, id))).toEqual([0, 1, 2, 3, 1]);
  });

  it("counts the levels that a category takes", () => {
    expect([a, b, c, d].map((id) => heightOf(nodes, id))).toEqual([3, 2, 1, 1]);
  });

  it("names what is below, the deepest first", () => {
    expect(subtree(nodes, a).map(({ slug }) => slug)).toEqual(["c", "b", "d", "a"]);
    expect(subtree(nodes, e).map(({ slug }) => slug)).toEqual(["e"]);
    expect(subtree(nodes, category(9))).toEqual([]);
  });
});
