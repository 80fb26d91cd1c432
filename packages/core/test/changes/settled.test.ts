import { expect, it } from "vitest";
import { type Look, type Settling, settle } from "../../src/changes/settled.ts";

const look = (ids: readonly number[], writers: readonly string[] = [], newest = ids.at(-1) ?? 0): Look => ({
  ids,
  newest,
  writers,
});
const start: Settling = { last: 5, gap: undefined };

it.each([
  ["nothing new", look([], [], 5), { last: 5, gap: undefined }],
  ["what follows without a gap", look([6, 7, 8]), { last: 8, gap: undefined }],
  ["what stands before a gap", look([6, 8, 9]), { last: 6, gap: { until: 9, writers: [] } }],
  ["nothing behind a gap", look([7]), { last: 5, gap: { until: 7, writers: [] } }],
  ["a part of what is there", look([6, 7], [], 9), { last: 7, gap: { until: 9, writers: [] } }],
])("reads %s", (_, seen, expected) => {
  expect(settle(start, seen)).toEqual(expected);
});

it("leaves a gap alone while somebody may fill it, however many come behind it, and whoever else is writing", () => {
  let state = settle(start, look([7], ["a", "b"]));
  expect(state).toEqual({ last: 5, gap: { until: 7, writers: ["a", "b"] } });
  state = settle(state, look([7, 8], ["b", "c"]));
  expect(state).toEqual({ last: 5, gap: { until: 7, writers: ["b"] } });
  expect(settle(state, look([7, 8, 9], ["b", "c", "d"]))).toEqual(state);
});

it("passes a gap one look after the last that might fill it had ended, and looks anew at later ones", () => {
  const ended = settle({ last: 5, gap: { until: 7, writers: ["a"] } }, look([7, 8], ["c"]));
  expect(ended).toEqual({ last: 5, gap: { until: 7, writers: [] } });
  expect(settle(ended, look([7, 8], ["c"]))).toEqual({ last: 8, gap: undefined });
  expect(settle(ended, look([7, 9], ["c"]))).toEqual({ last: 7, gap: { until: 9, writers: ["c"] } });
});

it("reads a gap that was filled", () => {
  const gap = { last: 5, gap: { until: 7, writers: ["a"] } };
  expect(settle(gap, look([6, 7], ["a"]))).toEqual({ last: 7, gap: undefined });
});
