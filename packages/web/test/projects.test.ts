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

  it("begins a language in a component that only others of its project have", async () => {
    const page = await town.page("ada");
    await page.goto("/projects/harbour/web/", { waitUntil: "networkidle" });
    await page.getByRole("link", { name: "Czech" }).waitFor();
    expect(await page.getByRole("link", { name: "Japanese" }).count()).toBe(0);
    await page.getByRole("combobox", { name: "Language" }).selectOption("ja");
    await page.getByRole("button", { name: "Start" }).click();
    await page.getByRole("link", { name: "Japanese" }).waitFor();
    await page.context().close();
  });

  it("keeps one list of all languages for all pages", async () => {
    const page = await town.page("ada");
    const wrong = watch(page);
    await page.goto("/account/", { waitUntil: "networkidle" });
    await page.getByLabel("Languages you translate into").waitFor();
    await page.getByRole("button", { name: "Your account" }).click();
    await page.getByRole("menuitem", { name: "Administration" }).click();
    await page.getByRole("link", { name: "Languages" }).click();
    await page.getByRole("table").getByRole("row").nth(1).waitFor();
    expect(wrong()).toEqual([]);
    await page.context().close();
  });
});
