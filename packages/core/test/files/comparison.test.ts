/** What a file that was changed elsewhere means for the units that are stored: one row for each thing that differs. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { actions } from "../../src/changes/index.ts";
import { comparer, type Rules } from "../../src/files/comparison.ts";
import type { ReadUnit } from "../../src/files/reading.ts";
import { UnitId } from "../../src/ids/index.ts";
import type { FileUnit, StoredUnit } from "../../src/units/inside.ts";

const { stringUpdatedInTheRepository: updated, sourceStringChanged: newSource } = actions;

const read = (unit: Partial<ReadUnit> = {}): ReadUnit => ({
  idHash: "1",
  contentHash: "1",
  fileKey: "Hello",
  position: 1,
  context: "",
  source: ["Hello"],
  target: ["Ahoj"],
  previousSource: "",
  location: "",
  note: "",
  flags: "",
  state: 20,
  originalState: unit.state ?? 20,
  words: 1,
  chars: 5,
  ...unit,
});

const stored = (unit: Partial<StoredUnit> = {}): StoredUnit => ({
  id: UnitId.make(7),
  id_hash: "1",
  file_key: "Hello",
  position: 1,
  source: ["Hello"],
  target: ["Ahoj"],
  previous_source: "",
  location: "",
  note: "",
  flags: "",
  extra_flags: "",
  source_flags: "",
  explanation: "",
  state: 20,
  original_state: unit.state ?? 20,
  pending: false,
  unwritten: false,
  failing: [],
  updated: "2026-01-05",
  ...unit,
});

/** A format that says everything, in a project with reviews; nothing is laid on a unit. */
const plain: Rules = {
  can: { fuzzy: true, approved: true },
  reviews: true,
  isDoubted: () => false,
  finish: ({ state, originalState }) => ({ state, originalState, priority: 100, failing: [] }),
};

const compare = (ours: readonly StoredUnit[], theirs: readonly ReadUnit[], rules: Partial<Rules> = {}) => {
  const { next, removed } = comparer(ours, { ...plain, ...rules });
  return { ...next(theirs), removed: removed() };
};

const noFuzzy: Partial<Rules> = { can: { fuzzy: false, approved: false } };
const noReviews: Partial<Rules> = { reviews: false };

interface Row {
  readonly what: string;
  readonly ours?: Partial<StoredUnit>;
  readonly theirs?: Partial<ReadUnit>;
  readonly rules?: Partial<Rules>;
  /** What the unit becomes; undefined where nothing is written. */
  readonly becomes?: Partial<FileUnit>;
  readonly recorded?: readonly number[];
}

const theirText = { target: ["Nazdar"] };
const theirSource = { source: ["Hi"] };

it("over whose text in the file another one waits is told, however long it has been so", () => {
  const waiting = stored({ pending: true });
  const next = (unit: ReadUnit) => comparer([waiting], plain).next([unit]);
  expect(next(read({ target: ["Nazdar"] })).overlaid).toEqual([{ id: 7, target: ["Nazdar"], kept: ["Ahoj"] }]);
  expect(next(read()).overlaid).toEqual([]);
});

describe("a unit that is stored", () => {
  it.each<Row>([
    { what: "stays where the file says the same" },
    {
      what: "moves with its place",
      theirs: { location: "a.c:1", position: 2 },
      becomes: { position: 2 },
      recorded: [],
    },
    { what: "takes the file's text", theirs: theirText, becomes: theirText, recorded: [updated] },
    {
      what: "keeps a text that no file has yet",
      ours: { pending: true },
      theirs: theirText,
    },
    {
      what: "takes the file's doubt",
      theirs: { state: 10 },
      becomes: { state: 10 },
      recorded: [updated],
    },
    {
      what: "keeps its doubt where the format has none",
      ours: { state: 10 },
      rules: noFuzzy,
    },
    {
      what: "loses its doubt where the format could say so",
      ours: { state: 10 },
      becomes: { state: 20 },
      recorded: [updated],
    },
    { what: "stays approved where the format cannot say so", ours: { state: 30 }, rules: noFuzzy },
    {
      what: "is approved no more where the format could say so",
      ours: { state: 30 },
      becomes: { state: 20 },
      recorded: [updated],
    },
    {
      what: "is approved by the file where there are reviews",
      theirs: { state: 30 },
      becomes: { state: 30 },
      recorded: [updated],
    },
    { what: "is not approved by the file where there are none", theirs: { state: 30 }, rules: noReviews },
    {
      what: "is read-only where the file says so",
      theirs: { state: 100 },
      becomes: { state: 100 },
      recorded: [updated],
    },
    {
      what: "waits for another look under another source",
      theirs: theirSource,
      becomes: { state: 10, previousSource: "Hello", target: ["Ahoj"], pending: true },
      recorded: [newSource],
    },
    {
      what: "is translated again when its source comes back",
      ours: { state: 10, source: ["Hi"], previous_source: "Hello" },
      theirs: { state: 10 },
      becomes: { state: 20, previousSource: "", pending: true },
      recorded: [newSource],
    },
    {
      what: "takes another source with another text as the file has them",
      theirs: { ...theirSource, ...theirText },
      becomes: { ...theirSource, ...theirText, state: 20, previousSource: "", pending: false },
      recorded: [newSource, updated],
    },
    {
      what: "stays untranslated under another source",
      ours: { state: 0, target: [""] },
      theirs: { ...theirSource, state: 0, target: [""] },
      becomes: { ...theirSource, state: 0, previousSource: "", pending: false },
      recorded: [newSource],
    },
    {
      what: "keeps its own text in doubt where both changed",
      ours: { pending: true },
      theirs: { ...theirSource, ...theirText },
      becomes: { ...theirSource, target: ["Ahoj"], state: 10, previousSource: "Hello", pending: true },
      recorded: [newSource],
    },
  ])("$what", ({ ours, theirs, rules, becomes, recorded }) => {
    const { added, changed, removed } = compare([stored(ours)], [read(theirs)], rules);
    expect([added, removed]).toEqual([[], []]);
    expect(changed.map(({ unit }) => unit)).toEqual(becomes === undefined ? [] : [expect.objectContaining(becomes)]);
    expect(changed.flatMap(({ records }) => records.map(({ action }) => action))).toEqual(recorded ?? []);
  });

  it("is gone where the file has it no more", () => {
    expect(compare([stored(), stored({ id: UnitId.make(8), id_hash: "2" })], [read()])).toMatchObject({
      changed: [],
      removed: [8],
    });
  });

  it("is what the first of two says that the file has of it", () => {
    const { changed } = compare([stored()], [read(theirText), read({ target: ["Dobrý den"] })]);
    expect(changed.map(({ unit }) => unit.target)).toEqual([["Nazdar"]]);
  });
});

describe("a unit that the file brings", () => {
  it.each<Row>([
    { what: "is as the file has it", becomes: { state: 20, pending: false } },
    { what: "waits for another look where add-ons want it", rules: { isDoubted: () => true }, becomes: { state: 10 } },
    { what: "is approved where there are reviews", theirs: { state: 30 }, becomes: { state: 30 } },
    { what: "is not approved where there are none", theirs: { state: 30 }, rules: noReviews, becomes: { state: 20 } },
    {
      what: "that is untranslated is doubted by nobody",
      theirs: { state: 0, target: [""] },
      rules: { isDoubted: () => true },
      becomes: { state: 0 },
    },
    {
      what: "that is read-only is doubted by nobody",
      theirs: { state: 100 },
      rules: { isDoubted: () => true },
      becomes: { state: 100 },
    },
  ])("$what", ({ theirs, rules, becomes }) => {
    expect(compare([], [read(theirs)], rules)).toMatchObject({ added: [becomes], changed: [], removed: [] });
  });

  it("is there once where the file has it twice", () => {
    expect(compare([], [read(), read()]).added).toHaveLength(1);
  });
});

// Not so where the source changed: what was in doubt stays so then, once, whatever the file says.
it("what was brought in from a file is not brought in again", () => {
  const state = fc.constantFrom<0 | 10 | 20 | 30 | 100>(0, 10, 20, 30, 100);
  const forms = fc.constantFrom(["Ahoj"], ["Nazdar"]);
  const source = fc.constantFrom(["Hello"], ["Hi"]);
  const said = (text: readonly string[], wanted: number) => (wanted === 0 ? [""] : text);
  const file = fc
    .record({ state, forms, source, note: fc.constantFrom("", "a") })
    .map(({ forms: text, ...unit }) => read({ ...unit, target: said(text, unit.state) }));
  const kept = fc
    .record({ state, forms, source, pending: fc.boolean(), previous_source: fc.constantFrom("", "Hello", "Hi") })
    .map(({ forms: text, ...unit }) => stored({ ...unit, target: said(text, unit.state) }));
  const rules = fc.record({
    can: fc.record({ fuzzy: fc.boolean(), approved: fc.boolean() }),
    reviews: fc.boolean(),
  });
  fc.assert(
    fc.property(kept, file, rules, (ours, theirs, given) => {
      const [change] = compare([ours], [theirs], given).changed;
      if (change === undefined) return;
      const { unit } = change;
      const after = stored({
        source: unit.source,
        target: unit.target,
        previous_source: unit.previousSource,
        note: unit.note,
        state: unit.state as StoredUnit["state"],
        original_state: unit.originalState as StoredUnit["state"],
        pending: unit.pending,
      });
      expect(compare([after], [theirs], given).changed).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
