/** The language that shows which texts are in no file. */
import { expect, it } from "vitest";
import { isUnmarked, toPseudo } from "../../src/l10n/pseudo.ts";

it("marks every letter", () => {
  expect(isUnmarked(toPseudo("Save changes"))).toBe(false);
  expect(isUnmarked("Save changes")).toBe(true);
});
