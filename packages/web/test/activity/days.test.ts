import { expect, it } from "vitest";
import { binsOf, readLength, spanOf, summed } from "../../src/activity/days.ts";

const today = new Date("2026-03-02T10:00:00Z");
const on = (day: string, changes: number, edits: number) => ({ day, changes, edits, people: 1 });

it("takes the last days, today among them", () => {
  expect(spanOf(30, today)).toEqual({ after: "2026-02-01", before: "2026-03-02" });
  expect([readLength("365"), readLength("7"), readLength(null)]).toEqual([365, 90, 90]);
});

it("has a part for each day, also for those without anything", () => {
  const bins = binsOf([on("2026-02-01", 3, 1), on("2026-03-02", 2, 2)], spanOf(30, today));
  expect(bins).toHaveLength(30);
  expect([bins[0]?.changes, bins[1]?.changes, bins.at(-1)?.changes]).toEqual([3, 0, 2]);
  expect(summed(bins).at(-1)).toBe(3);
});

it("has weeks where days are too many, and loses none", () => {
  const span = spanOf(365, today);
  const bins = binsOf([on(span.after, 5, 5), on("2026-03-02", 1, 0), on("2026-02-24", 1, 0)], span);
  expect(bins).toHaveLength(53);
  expect(bins.reduce((sum, { changes }) => sum + changes, 0)).toBe(7);
  expect(bins.at(-1)).toMatchObject({ first: "2026-02-24", last: "2026-03-02", changes: 2 });
  expect(bins[0]).toMatchObject({ first: span.after, changes: 5 });
});
