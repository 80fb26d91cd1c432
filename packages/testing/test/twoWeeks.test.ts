/** The first days of the two weeks that `scripts/two-weeks.ts` lives through. */
import { describe, expect, it } from "vitest";
import { databases, postgres } from "../src/index.ts";
import { Model } from "../src/weeks/model.ts";
import { liveWeeks } from "../src/weeks/run.ts";

describe.skipIf(!databases.includes(postgres))("a project of three components, two servers and forced pushes", () => {
  it("loses no text, locks nobody out, and has a history that can be read", async () => {
    const { wrong, edits, pushes, log } = await liveWeeks(postgres, { days: 2, seed: 3, say: () => {} });
    expect(wrong, log.join("\n")).toEqual([]);
    expect(edits).toBeGreaterThan(30);
    expect(pushes).toBeGreaterThan(5);
  }, 300_000);
});

describe("what is expected of it", () => {
  const place = { component: "po", language: "cs", key: "po1" };

  it("is the text of translators until developers have seen and changed it", () => {
    const model = new Model();
    model.answered(place, "ours 1");
    model.pushed(place, "before", "theirs 2");
    expect([...model.ours.values()]).toEqual(["ours 1"]);
    model.pushed(place, "ours 1", "theirs 3");
    expect([...model.ours.values()]).toEqual([]);
    expect([...model.theirs.values()]).toEqual(["theirs 3"]);
  });

  it("is nothing of a string that developers have taken away", () => {
    const model = new Model();
    model.pushed(place, "before", undefined);
    model.answered(place, "ours 1");
    expect([...model.ours.values()]).toEqual([]);
  });
});
