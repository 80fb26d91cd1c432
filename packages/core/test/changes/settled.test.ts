import { expect, it } from "vitest";
import { type Look, type Settling, settle } from "../../src/changes/settled.ts";

const whole = { oldest: 100n, next: 100n };
const look = (
  ids: readonly number[],
  transactions: Pick<Look, "oldest" | "next"> = whole,
  newest = ids.at(-1) ?? 0,
) => ({
  ids,
  newest,
  ...transactions,
});
const start: Settling = { last: 5, gap: undefined };

it.each([
  ["nothing new", look([], whole, 5), { last: 5, gap: undefined }],
  ["what follows without a gap", look([6, 7, 8]), { last: 8, gap: undefined }],
  ["what stands before a gap", look([6, 8, 9]), { last: 6, gap: { until: 9, before: undefined } }],
  ["nothing behind a gap", look([7]), { last: 5, gap: { until: 7, before: undefined } }],
  ["a part of what is there", look([6, 7], whole, 9), { last: 7, gap: { until: 9, before: undefined } }],
])("reads %s", (_, seen, expected) => {
  expect(settle(start, seen)).toEqual(expected);
});

it("leaves a gap alone while somebody may fill it, however many come behind it", () => {
  let state = settle(start, look([7], { oldest: 50n, next: 60n }));
  state = settle(state, look([7, 8], { oldest: 50n, next: 70n }));
  expect(state).toEqual({ last: 5, gap: { until: 7, before: 70n } });
  expect(settle(state, look([7, 8, 9], { oldest: 69n, next: 90n }))).toEqual(state);
});

it("passes a gap that nobody can fill any more, and looks anew at later ones", () => {
  const gap = { last: 5, gap: { until: 7, before: 70n } };
  expect(settle(gap, look([7, 8], { oldest: 70n, next: 90n }))).toEqual({ last: 8, gap: undefined });
  expect(settle(gap, look([7, 9], { oldest: 71n, next: 90n }))).toEqual({
    last: 7,
    gap: { until: 9, before: undefined },
  });
});

it("reads a gap that was filled", () => {
  const gap = { last: 5, gap: { until: 7, before: 70n } };
  expect(settle(gap, look([6, 7], { oldest: 60n, next: 90n }))).toEqual({ last: 7, gap: undefined });
});
