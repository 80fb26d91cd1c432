import { expect, it } from "vitest";
import { moved } from "../../src/account/jumping.ts";

it("goes from the last place that was found to the first, and back", () => {
  expect(moved("ArrowDown", 2, 3)).toBe(0);
  expect(moved("ArrowUp", 0, 3)).toBe(2);
});

it("leaves all other keys to the field, and all keys where nothing was found", () => {
  expect(moved("Home", 1, 3)).toBeUndefined();
  expect(moved("ArrowDown", 0, 0)).toBeUndefined();
});
