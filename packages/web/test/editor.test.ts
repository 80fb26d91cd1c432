/** The editor, as translators use it: by mouse, by keyboard alone, in several forms, with the line cut, on a phone. */
import { existsSync } from "node:fs";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { watch } from "./harness/watch.ts";
import { chromiumPath, openTown, type Town } from "./harness/town.ts";

describe.skipIf(!existsSync(chromiumPath))("the editor (needs Chromium)", () => {
  let town: Town;
  beforeAll(async () => {
    town = await openTown();
  });
  afterAll(() => town.close());

  const open = async (address: string, options?: Parameters<Town["page"]>[1], account = "ada") => {
    const page = await town.page(account, options);
    page.setDefaultTimeout(30_000);
    await page.goto(address);
    return page;
  };
  const field = (page: Page, name = "Czech"): Locator => page.getByRole("textbox", { name, exact: true });
  const source = (page: Page) => page.getByRole("region", { name: "Source" });
  const stored = async (query: string, language = "cs") => {
    const { json } = await town.site.ask(
      "ada",
      `GET /api/translations/harbour/app/${language}/units/?q=${encodeURIComponent(query)}`,
    );
    return (json.results as readonly { readonly target: readonly string[]; readonly state: number }[])[0];
  };
  const waitStored = async (query: string, target: readonly string[], language?: string) => {
    await expect.poll(async () => (await stored(query, language))?.target, { timeout: 30_000 }).toEqual(target);
  };

  it("takes a translator through the first strings by mouse", async () => {
    const page = await open("/translate/harbour/app/de/?q=state:<translated");
    const wrong = watch(page);
    await source(page).getByText("unread message in").first().waitFor();
    await page.getByRole("button", { name: "Next string" }).click();
    await source(page).getByText("mentioned you").waitFor();
    await field(page, "German").fill("{name} hat Sie erwähnt");
    await page.getByRole("button", { name: "Save and go on" }).click();
    await source(page).getByText("Snooze until tomorrow").waitFor();
    expect(await field(page, "German").evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByText("Saved. 3 of", { exact: false }).waitFor({ state: "attached" });
    await waitStored("source:mentioned", ["{name} hat Sie erwähnt"], "de");
    // The set is that of the opening: the saved string keeps its place.
    await page.getByRole("link", { name: "{name} hat Sie erwähnt" }).waitFor();
    expect(wrong()).toEqual([]);
    await page.context().close();
  });
});
