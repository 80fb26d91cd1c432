import { expect, it } from "vitest";
import { completionsOf, writtenField } from "../../src/search/completions.ts";

const fields = [
  { name: "source", values: [] },
  { name: "state", values: ["empty", "translated"] },
  { name: "language", values: ["cs", "de"] },
];

it("goes on with fields, behind what is written already", () => {
  expect(completionsOf("snooze s", fields)).toEqual(["snooze source:", "snooze state:"]);
  expect(completionsOf("(langu", fields)).toEqual(["(language:"]);
});

it("goes on with values of the field, also behind a sign", () => {
  expect(completionsOf("state:", fields)).toEqual(["state:empty", "state:translated"]);
  expect(completionsOf("a state:<t", fields)).toEqual(["a state:<translated"]);
  expect(completionsOf("source:x", fields)).toEqual([]);
});

it("offers nothing where nothing is written", () => {
  expect(completionsOf("state:empty ", fields)).toEqual([]);
  expect(completionsOf("", fields)).toEqual([]);
});

it("knows which field is being written", () => {
  expect(writtenField("word language:c")).toBe("language");
  expect(writtenField("language:cs word")).toBeUndefined();
});
