/** Every page opens: without an error, a violation of the policy or a request outside of the contract. */
import { existsSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chromiumPath, openTown, type Town } from "./harness/town.ts";

describe.skipIf(!existsSync(chromiumPath))("a page of the console (needs Chromium)", () => {
  let town: Town;
  beforeAll(async () => {
    town = await openTown();
  });
  afterAll(() => town.close());

  /** What goes wrong on a page, by its own words. */
  const watch = (page: Page) => {
    const wrong: string[] = [];
    page.on("console", (message) => message.type() === "error" && wrong.push(message.text()));
    page.on("pageerror", (error) => wrong.push(error.message));
    return wrong;
  };

  it("shows the projects", async () => {
    const page = await town.page("jana");
    const wrong = watch(page);
    await page.goto("/projects/");
    await page.getByRole("link", { name: "Harbour" }).waitFor();
    expect(wrong).toEqual([]);
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
