/** How people get to the work: by names. */
import { existsSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chromiumPath, openTown, type Town } from "./harness/town.ts";
import { audit, watch, withAxe } from "./harness/watch.ts";

describe.skipIf(!existsSync(chromiumPath))("the way to a place (needs Chromium)", () => {
  let town: Town;
  beforeAll(async () => {
    town = await openTown();
  });
  afterAll(() => town.close());

  it("leads there by a key, a part of its name and Enter", async () => {
    const page = await town.page("jana");
    const wrong = watch(page);
    await withAxe(page);
    await page.goto("/account/", { waitUntil: "networkidle" });
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await page.keyboard.press("/");
    await page.getByRole("combobox", { name: "Search or jump to" }).fill("web pa");
    await page.getByRole("option", { name: /Web page/ }).waitFor();
    expect(await audit(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/projects/harbour/web/");
    expect(wrong()).toEqual([]);
    await page.context().close();
  });

  it("stays shut where the key is a letter of a text", async () => {
    const page = await town.page("jana");
    await page.goto("/account/", { waitUntil: "networkidle" });
    const field = page.getByRole("textbox").first();
    await field.fill("a");
    await field.press("/");
    expect(await field.inputValue()).toBe("a/");
    expect(await page.getByRole("dialog").count()).toBe(0);
    await page.context().close();
  });

  it("says that nothing has such a name", async () => {
    const page = await town.page("jana", { viewport: { width: 360, height: 740 } });
    await page.goto("/account/", { waitUntil: "networkidle" });
    await page.getByRole("button", { name: "Search or jump to" }).click();
    await page.getByRole("combobox", { name: "Search or jump to" }).fill("zzzz");
    await page.getByText("No place has this in its name").waitFor();
    await page.context().close();
  });
});
