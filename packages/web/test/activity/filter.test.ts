import { expect, it } from "vitest";
import { askedOf, feedOf, readFilter, writeFilter } from "../../src/activity/filter.ts";

it("says in the address what is shown, and nothing that goes without saying", () => {
  expect(writeFilter({ page: 1 })).toBe("/changes/");
  const shown = { project: "harbour", component: "apps/web", user: "jana", action: 5, page: 2 } as const;
  expect(readFilter(writeFilter(shown).split("?")[1] ?? "")).toMatchObject(shown);
});

it("passes over what an address says wrongly", () => {
  expect(readFilter("action=everything&page=-3&user=%20&after=soon&component=app")).toMatchObject({
    action: undefined,
    user: undefined,
    after: undefined,
    component: undefined,
    page: 1,
  });
});

it("asks for days whole", () => {
  expect(askedOf({ project: "p", component: "a/b", after: "2026-01-01", before: "2026-01-31" })).toEqual({
    component: "p/a/b",
    timestamp_after: "2026-01-01",
    timestamp_before: "2026-01-31T23:59:59Z",
  });
});

it("leads to the feed of the place", () => {
  expect(feedOf({})).toBe("/exports/rss/");
  expect(feedOf({ language: "cs" })).toBe("/exports/rss/language/cs/");
  expect(feedOf({ project: "p", language: "cs" })).toBe("/exports/rss/p/-/cs/");
  expect(feedOf({ project: "p", component: "a/b", language: "cs" })).toBe("/exports/rss/p/a%252Fb/cs/");
});
