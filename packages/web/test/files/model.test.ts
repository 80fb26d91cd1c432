import type { PlannedString } from "@dragoman/client";
import { expect, it } from "vitest";
import { chosenOf, conversionsOf, countsBy } from "../../src/files/model.ts";

const planned = (outcome: PlannedString["outcome"], source: string, target: string): PlannedString => ({
  outcome,
  kind: outcome === "skipped" ? "same" : outcome,
  reason: null,
  unit: null,
  language: "cs",
  context: "",
  source: [source],
  old_target: null,
  old_state: null,
  target: [target],
  state: 20,
  file_target: null,
});
const strings = [
  planned("changed", "Save", "Uložit"),
  planned("added", "Close", "Zavřít"),
  planned("changed", "A", "B"),
];

it("counts a plan by what would happen, without what does not", () => {
  expect(countsBy(strings)).toEqual([
    ["changed", 2],
    ["added", 1],
  ]);
});

it("finds strings of a plan by words of the source or the text", () => {
  expect(chosenOf(strings, undefined, "ULOŽ")).toEqual([strings[0]]);
  expect(chosenOf(strings, "changed", "")).toHaveLength(2);
  expect(chosenOf(strings, "added", "save")).toEqual([]);
});

it("offers compiled catalogues of gettext alone, and keys where there are keys", () => {
  expect(conversionsOf(false, "po")).toContain("mo");
  expect(conversionsOf(false, "po")).not.toContain("json");
  expect(conversionsOf(true, "json")).toContain("aresource");
});
