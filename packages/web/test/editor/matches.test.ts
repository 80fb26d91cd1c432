import { describe, expect, it } from "vitest";
import { comparedWith, walkTo } from "../../src/editor/help/model.ts";

describe("a match", () => {
  it.each([
    [["one file"], ["a file"], ["a file"]],
    [
      ["%d item", "%d items"],
      ["%d file", "%d files"],
      ["%d file", "%d files"],
    ],
    [["%d items"], ["%d file", "%d files"], ["%d files"]],
    [["%d file"], ["%d file", "%d files"], ["%d file"]],
  ])("of %j is compared, for %j, with %j", (source, forms, wanted) => {
    expect(comparedWith(source, forms)).toEqual(wanted);
  });

  it.each([
    [undefined, 1, 0],
    [undefined, -1, 2],
    [0, 1, 1],
    [2, 1, 2],
    [0, -1, 0],
  ] as const)("behind %j, a step of %d: %d", (at, step, next) => expect(walkTo(at, step, 3)).toBe(next));
});
