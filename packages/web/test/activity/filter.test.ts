import { expect, it } from "vitest";
import { readFilter, writeFilter } from "../../src/activity/filter.ts";

it("says in the address what is shown, and nothing that goes without saying", () => {
  expect(writeFilter({ page: 1 })).toBe("/changes/");
  const shown = { project: "harbour", component: "apps/web", user: "jana", action: 5, page: 2 } as const;
  expect(readFilter(writeFilter(shown).split("?")[1] ?? "")).toMatchObject(shown);
});

it("passes over what an address says wrongly", () => {
  expect(readFilter("action=everything&page=-3&user=%20")).toMatchObject({
    action: undefined,
    user: undefined,
    page: 1,
  });
});
