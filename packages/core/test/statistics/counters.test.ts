/** What units add to the counters of their translation, and what changes of them make of it. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { UnitCounts } from "../../src/changes/index.ts";
import { type CounterDelta, counters, difference } from "../../src/statistics/counters.ts";

const plain: UnitCounts = { state: 0, words: 2, chars: 9, failing: false, suggested: false, commented: false };

/** Only what is not nothing. */
const changed = (delta: CounterDelta) => Object.fromEntries(Object.entries(delta).filter(([, value]) => value !== 0));
const family = (name: string) => ({ [name]: 1, [`${name}_words`]: 2, [`${name}_chars`]: 9 });

describe("a unit of two words and nine characters adds", () => {
  const total = family("total");

  it.each([
    { what: "an untranslated one", unit: {}, adds: total },
    { what: "one that needs editing", unit: { state: 10 }, adds: { ...total, ...family("fuzzy") } },
    { what: "a translated one", unit: { state: 20 }, adds: { ...total, ...family("translated") } },
    {
      what: "an approved one",
      unit: { state: 30 },
      adds: { ...total, ...family("translated"), ...family("approved") },
    },
    {
      what: "a read-only one",
      unit: { state: 100 },
      adds: { ...total, ...family("translated"), ...family("readonly") },
    },
    { what: "one that fails a check", unit: { failing: true }, adds: { ...total, failing: 1, failing_words: 2 } },
    { what: "one with suggestions", unit: { suggested: true }, adds: { ...total, suggestions: 1 } },
    { what: "one with comments", unit: { commented: true }, adds: { ...total, comments: 1 } },
  ])("as $what $adds", ({ unit, adds }) => {
    expect(changed(difference([{ before: null, after: { ...plain, ...unit } }]))).toEqual(adds);
  });
});

describe("changes of units", () => {
  const counts = fc.record({
    state: fc.constantFrom(0, 10, 20, 30, 100),
    words: fc.nat(50),
    chars: fc.nat(500),
    failing: fc.boolean(),
    suggested: fc.boolean(),
    commented: fc.boolean(),
  });
  const maybe = fc.option(counts);
  const sum = (...deltas: readonly CounterDelta[]) =>
    Object.fromEntries(counters.map((name) => [name, deltas.reduce((total, delta) => total + delta[name], 0)]));
  const none = sum();

  it("to what a unit was already count nothing", () => {
    fc.assert(
      fc.property(maybe, (unit) => {
        expect(difference([{ before: unit, after: unit }])).toEqual(none);
      }),
    );
  });

  it("one after another count as the one from the first to the last", () => {
    fc.assert(
      fc.property(maybe, maybe, maybe, (first, second, third) => {
        const steps = [
          { before: first, after: second },
          { before: second, after: third },
        ];
        expect(difference(steps)).toEqual(difference([{ before: first, after: third }]));
      }),
    );
  });

  it("count together what each counts", () => {
    fc.assert(
      fc.property(fc.array(fc.record({ before: maybe, after: maybe })), (pairs) => {
        expect(difference(pairs)).toEqual(sum(...pairs.map((pair) => difference([pair]))));
      }),
    );
  });

  it("taken back count to nothing", () => {
    fc.assert(
      fc.property(maybe, maybe, (before, after) => {
        const there = difference([{ before, after }]);
        expect(sum(there, difference([{ before: after, after: before }]))).toEqual(none);
      }),
    );
  });
});
