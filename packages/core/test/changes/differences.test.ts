import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { differences, type Fields } from "../../src/changes/index.ts";

describe("the difference of two rows", () => {
  it.each<[what: string, before: Fields | undefined, after: Fields | undefined, difference: object]>([
    ["is nothing where nothing was and nothing is", undefined, undefined, {}],
    ["is all of what was made", undefined, { id: 1, name: "A" }, { after: { id: 1, name: "A" } }],
    ["is all of what was removed", { id: 1, name: "A" }, undefined, { before: { id: 1, name: "A" } }],
    ["is nothing where all is as it was", { id: 1, list: [1, 2] }, { id: 1, list: [1, 2] }, {}],
    ["is what changed", { id: 1, name: "A" }, { id: 1, name: "B" }, { before: { name: "A" }, after: { name: "B" } }],
    ["sees into lists", { list: [1, 2] }, { list: [2, 1] }, { before: { list: [1, 2] }, after: { list: [2, 1] } }],
    ["calls null what is not there", { a: 1 }, { b: 2 }, { before: { a: 1, b: null }, after: { a: null, b: 2 } }],
    ["does not tell null from what is not there", { a: null }, {}, {}],
  ])("%s", (_, before, after, difference) => expect(differences(before, after)).toEqual(difference));

  it.each<[what: string, before: Fields | undefined, after: Fields | undefined, difference: object]>([
    ["given", { key: null }, { key: "x1" }, { before: { key: "not set" }, after: { key: "set" } }],
    ["taken away", { key: "x1" }, { key: null }, { before: { key: "set" }, after: { key: "not set" } }],
    ["replaced", { key: "x1" }, { key: "x2" }, { before: { key: "set" }, after: { key: "set" } }],
    ["kept", { key: "x1" }, { key: "x1" }, {}],
    ["removed with its row", { key: "x1" }, undefined, { before: { key: "set" } }],
  ])("tells of a secret that it was %s, and no more", (_, before, after, difference) =>
    expect(differences(before, after, ["key"])).toEqual(difference),
  );

  const rows = fc.dictionary(fc.constantFrom("a", "b", "c", "d"), fc.jsonValue());

  it("leads from each side to the other", () =>
    fc.assert(
      fc.property(rows, rows, (from, to) => {
        const { before = {}, after = {} } = differences(from, to);
        expect(differences({ ...from, ...after }, to)).toEqual({});
        expect(differences({ ...to, ...before }, from)).toEqual({});
      }),
    ));

  it("tells nothing of what is secret", () =>
    fc.assert(
      fc.property(rows, rows, (from, to) => {
        const told = differences(from, to, ["a", "b", "c", "d"]);
        for (const side of [told.before, told.after])
          for (const value of Object.values(side ?? {})) expect(["set", "not set"]).toContain(value);
      }),
    ));
});
