/** The law of states: who may move a unit where, and which state it really takes. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mayMove, settableStates, settle, stateBeneath, unitStates } from "../../src/units/states.ts";

const { untranslated, needsEditing, translated, approved, readOnly } = unitStates;
const reached = (from: (typeof unitStates)[keyof typeof unitStates], reviewer: boolean) =>
  settableStates.filter((to) => mayMove(from, to, reviewer));

describe("a unit may be moved", () => {
  const work = [untranslated, needsEditing, translated];
  const all = [...work, approved];

  it.each([
    { from: "untranslated", byEditor: work, byReviewer: all },
    { from: "needsEditing", byEditor: work, byReviewer: all },
    { from: "translated", byEditor: work, byReviewer: all },
    { from: "approved", byEditor: [], byReviewer: all },
    { from: "readOnly", byEditor: [], byReviewer: [] },
  ] as const)("from $from by an editor to $byEditor, by a reviewer to $byReviewer", (row) => {
    expect(reached(unitStates[row.from], false)).toEqual(row.byEditor);
    expect(reached(unitStates[row.from], true)).toEqual(row.byReviewer);
  });
});

describe("the state that a unit really takes", () => {
  it.each([
    { asked: untranslated, target: [""], takes: untranslated },
    { asked: untranslated, target: ["Ahoj"], takes: translated },
    { asked: needsEditing, target: ["Ahoj"], takes: needsEditing },
    { asked: translated, target: ["Ahoj"], takes: translated },
    { asked: approved, target: ["Ahoj"], takes: approved },
    { asked: approved, target: ["", ""], takes: untranslated },
    { asked: translated, target: ["", "šálky"], takes: translated },
    { asked: translated, target: [], takes: untranslated },
  ])("is $takes when $asked is asked for with $target", ({ asked, target, takes }) => {
    expect(settle(asked, target)).toBe(takes);
  });

  it("is untranslated just where it has no text, and stays what it is when it is asked for again", () => {
    fc.assert(
      fc.property(fc.constantFrom(...settableStates), fc.array(fc.constantFrom("", " ", "a")), (asked, target) => {
        const taken = settle(asked, target);
        expect(taken === untranslated).toBe(target.join("") === "");
        expect(settle(taken, target)).toBe(taken);
      }),
    );
  });
});

describe("the state beneath a flag", () => {
  it.each([
    { state: translated, original: needsEditing, beneath: translated },
    { state: readOnly, original: needsEditing, beneath: needsEditing },
    { state: readOnly, original: readOnly, beneath: readOnly },
  ])("of $state over $original is $beneath", ({ state, original, beneath }) => {
    expect(stateBeneath<number>({ state, original_state: original })).toBe(beneath);
  });
});
