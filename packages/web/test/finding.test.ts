/** How people find what they look for: strings, what happened, projects they do not know yet, and a place for new ones. */
import { existsSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chromiumPath, openTown, type Town } from "./harness/town.ts";
import { watch } from "./harness/watch.ts";

describe.skipIf(!existsSync(chromiumPath))("finding (needs Chromium)", () => {
  let town: Town;
  beforeAll(async () => {
    town = await openTown();
  });
  afterAll(() => town.close());

  it("leads from words to the string in the editor, by keyboard", async () => {
    const page = await town.page("jana");
    const wrong = watch(page);
    await page.goto("/search/", { waitUntil: "networkidle" });
    const field = page.getByRole("searchbox", { name: "Words, or a query" });
    await field.fill("snooze language:cs");
    await field.press("Enter");
    await page.getByText("One string").waitFor();
    expect(new URL(page.url()).searchParams.get("q")).toBe("snooze language:cs");
    await page.getByRole("link", { name: "Snooze until tomorrow" }).press("Enter");
    await page.waitForURL("**/translate/harbour/app/cs/**");
    await page.getByRole("textbox", { name: /Czech/ }).first().waitFor();
    expect(wrong()).toEqual([]);
    await page.context().close();
  });

  it("says what is wrong with a query, and keeps it", async () => {
    const page = await town.page("jana");
    await page.goto("/search/?q=state:(", { waitUntil: "networkidle" });
    await page.getByRole("alert").waitFor();
    expect(await page.getByRole("searchbox", { name: "Words, or a query" }).inputValue()).toBe("state:(");
    await page.context().close();
  });

  it("keeps in the address which changes are shown", async () => {
    const page = await town.page("ada");
    const wrong = watch(page);
    await page.goto("/changes/?project=harbour", { waitUntil: "networkidle" });
    await page.getByRole("combobox", { name: "What was done" }).selectOption({ label: "approved a translation" });
    await page.waitForURL("**/changes/?project=harbour&action=36");
    await page.getByText("No change is like that").waitFor();
    await page.goBack();
    await page.getByText("created the component").first().waitFor();
    expect(wrong()).toEqual([]);
    await page.context().close();
  });

  it("tells of a project without scripts, and leads to it", async () => {
    const page = await town.page("anonymous", { javaScriptEnabled: false });
    await page.goto("/engage/harbour/");
    await page.getByRole("heading", { level: 1, name: /^Help to translate / }).waitFor();
    expect(await page.getByRole("link", { name: "Czech" }).getAttribute("href")).toBe("/projects/harbour/-/cs/");
    expect(await page.title()).toMatch(/^Help to translate /);
    await page.context().close();
  });

  it("shows the same project once where there are scripts", async () => {
    const page = await town.page("anonymous");
    const wrong = watch(page);
    await page.goto("/engage/harbour/", { waitUntil: "networkidle" });
    await page.getByRole("banner").waitFor();
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
    expect(wrong()).toEqual([]);
    await page.context().close();
  });

  it("makes a project of its name and address, says which is missing, and goes there", async () => {
    const page = await town.page("ada");
    const wrong = watch(page, [/status of 400/]);
    await page.goto("/new/project", { waitUntil: "networkidle" });
    await page.getByRole("textbox", { name: "Name", exact: true }).fill("Tea House");
    const make = page.getByRole("button", { name: "Make the project" });
    await make.click();
    await page.getByText("This field may not be blank.").waitFor();
    expect(await page.getByRole("textbox", { name: "Name in addresses" }).inputValue()).toBe("tea-house");
    await page.getByRole("textbox", { name: "Web address" }).fill("https://tea.example/");
    await make.click();
    await page.waitForURL("**/projects/tea-house/");
    await page.getByRole("heading", { level: 1, name: "Tea House" }).waitFor();
    expect(wrong()).toEqual([]);
    await page.context().close();
  });
});
