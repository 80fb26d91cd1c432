/** Every page opens: without an error, a violation of the policy or a request outside of the contract. */
import { existsSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chromiumPath, openTown, type Town } from "./harness/town.ts";
import { audit, watch, withAxe } from "./harness/watch.ts";

describe.skipIf(!existsSync(chromiumPath))("a page of the console (needs Chromium)", () => {
  let town: Town;
  beforeAll(async () => {
    town = await openTown();
  });
  afterAll(() => town.close());

  it("shows the projects, and nothing goes wrong", async () => {
    const page = await town.page("jana");
    const wrong = watch(page);
    await withAxe(page);
    await page.goto("/projects/");
    await page.getByRole("link", { name: "Harbour" }).waitFor();
    expect(await audit(page)).toEqual([]);
    expect(wrong()).toEqual([]);
    await page.context().close();
  });

  it("says at an unknown address that nothing is there, with its status, and leads back", async () => {
    const page = await town.page("anonymous");
    const answer = await page.goto("/nowhere/at/all/");
    expect(answer?.status()).toBe(404);
    await page.getByRole("heading", { name: "Nothing is here" }).waitFor();
    await page.context().close();
  });
});
