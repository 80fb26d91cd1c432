/** A day in the editor: what it asks, holds and lays out does not grow with strings or with hours. */
import { existsSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addMany } from "./harness/harbour.ts";
import { heldBy, replay, scrollThrough } from "./harness/measures.ts";
import { chromiumPath, openTown, type Town } from "./harness/town.ts";

const strings = 1_500;

describe.skipIf(!existsSync(chromiumPath))("a long day (needs Chromium)", () => {
  let town: Town;
  let remove: () => void;
  beforeAll(async () => {
    town = await openTown();
    const many = await addMany(town.site, strings);
    remove = () => many.remove();
  });
  afterAll(async () => {
    await town.close();
    remove();
  });

  it("asks a few things for each string, and holds on to little of those that were edited", async () => {
    const page = await town.page("ada", { viewport: { width: 1280, height: 800 } });
    await page.goto("/translate/harbour/many/cs/");
    const debug = await page.context().newCDPSession(page);
    await replay(page, { from: 1, steps: 30 });
    const before = await heldBy(debug);
    let asked = 0;
    page.on("request", () => void asked++);
    const steps = 100;
    await replay(page, { from: 31, steps });
    const after = await heldBy(debug);
    // What was answered is kept for a minute, so that an hour holds no more than these: `bench/console` measures one.
    expect(after.heap - before.heap).toBeLessThan(6);
    expect(after.nodes - before.nodes).toBeLessThan(1_000);
    expect(asked / steps).toBeLessThan(12);
    await page.context().close();
  }, 240_000);

  it("lays out the rows in sight, however many there are", async () => {
    const page = await town.page("ada", { viewport: { width: 1280, height: 800 } });
    await page.goto("/translate/harbour/many/cs/?view=list");
    await page.getByRole("row").nth(5).waitFor();
    const { most, last } = await scrollThrough(page, 200);
    expect(last).toBe(strings - 1);
    expect(most).toBeLessThan(600);
    await page.context().close();
  });
});
