import { expect, it } from "vitest";
import { insertedId } from "../../src/database/inside.ts";

it("is the id of the row that an insert gave back", () => {
  expect(insertedId([{ id: 5 }])).toBe(5);
});

it("is told to be missing where the insert gave none, and not taken for the number 0", () => {
  expect(() => insertedId([])).toThrow("no row");
});
