/** What helps with a string: matches of the memory, terms, and the strings around it. */
import { existsSync } from "node:fs";
import type { GitRemote } from "@dragoman/testing";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addKnowledge } from "./harness/harbour.ts";
import { chromiumPath, openTown, type Town } from "./harness/town.ts";
import { audit, watch, withAxe } from "./harness/watch.ts";

describe.skipIf(!existsSync(chromiumPath))("help in the editor (needs Chromium)", () => {
  let town: Town;
  let remote: GitRemote;
  beforeAll(async () => {
    town = await openTown();
    remote = await addKnowledge(town.site);
  }, 120_000);
  afterAll(async () => {
    await town.close();
    remote.remove();
  });

  const open = async (address: string, options?: Parameters<Town["page"]>[1]) => {
    const page = await town.page("ada", options);
    page.setDefaultTimeout(15_000);
    await page.goto(address);
    return page;
  };
  const previews = "/translate/harbour/app/cs/?offset=10";
  const match = "Zobrazovat náhledy na domovské obrazovce";
  const field = (page: Page, name = "Czech"): Locator => page.getByRole("textbox", { name, exact: true });
  const source = (page: Page) => page.getByRole("region", { name: "Source" });
  const panel = (page: Page, name: string) => page.getByRole("tabpanel", { name });
  const waitWritten = async (page: Page, text: string, name?: string) => {
    await expect.poll(() => field(page, name).inputValue(), { timeout: 30_000 }).toBe(text);
  };

  it("takes a match by its button, and the browser's own undo takes it back", async () => {
    const page = await open(previews);
    const wrong = watch(page);
    await field(page).fill("Náhled");
    const line = panel(page, "Matches").getByRole("listitem").filter({ hasText: match });
    await line.getByText("90%").waitFor();
    await line.getByText("Memory · harbour/mobile").waitFor();
    await line.locator("del").waitFor();
    expect(await line.locator("del").allTextContents()).toEqual(["home"]);
    expect(await line.locator("ins").allTextContents()).toEqual(["lock"]);
    await line.getByRole("button", { name: "Use" }).click();
    await waitWritten(page, match);
    expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press("Control+z");
    await waitWritten(page, "Náhled");
    expect(wrong()).toEqual([]);
    await page.context().close();
  });

  it("takes matches by keys alone, also where another tab is open", async () => {
    const page = await open(previews);
    await field(page).waitFor();
    await page.getByRole("tab", { name: "Languages" }).click();
    await page.keyboard.press("Control+m");
    await panel(page, "Matches").getByText(match).waitFor();
    await page.keyboard.press("1");
    await waitWritten(page, match);
    await page.keyboard.press("Control+z");
    await waitWritten(page, "");
    await page.keyboard.press("Control+Shift+ArrowDown");
    await waitWritten(page, match);
    await page.keyboard.press("Control+m");
    await page.keyboard.press("9");
    await waitWritten(page, match);
    await page.context().close();
  });

  it("underlines terms in the source, with what they are beneath it, and what is not to be used", async () => {
    const page = await open(previews);
    await source(page).getByText("zamčená obrazovka").waitFor();
    expect(await source(page).locator("dd [title]").allTextContents()).toEqual(["previews", "lock screen"]);
    expect(await source(page).getByTitle("zamčená obrazovka").count()).toBe(1);
    expect(await source(page).locator("p").first().innerText()).toMatch(/screen\s+not displej/);
    await page.context().close();
  });

  it("inserts a term where the caret is, but none that is not to be used", async () => {
    const page = await open(previews);
    await field(page).fill("Zobrazovat  na obrazovce");
    await field(page).evaluate((element) => (element as HTMLTextAreaElement).setSelectionRange(11, 11));
    await page.getByRole("tab", { name: "Glossary" }).click();
    const terms = panel(page, "Glossary");
    await terms.getByText("Small pictures of what a message says.").waitFor();
    await terms.getByRole("button", { name: "Insert náhledy" }).click();
    await waitWritten(page, "Zobrazovat náhledy na obrazovce");
    const forbidden = terms.getByRole("listitem").filter({ hasText: "Do not use" });
    expect(await forbidden.locator("del").allTextContents()).toEqual(["displej"]);
    expect(await forbidden.getByRole("button").count()).toBe(0);
    await page.context().close();
  });

  it("shows strings that are variants of this one", async () => {
    const page = await open(previews);
    await page.getByRole("tab", { name: "Variants" }).click();
    await panel(page, "Variants").getByText("No other string is a variant of this one.").waitFor();
    const { json } = await town.site.ask("ada", "GET /api/translations/harbour/app/cs/units/?page_size=50");
    const [other, shown] = [json.results[0], json.results[9]];
    const address = `PATCH /api/units/${/\d+(?=\/$)/.exec(shown.source_unit)?.[0]}/`;
    const flags = (extra: string) => town.site.ask("ada", address, { extra_flags: extra });
    expect((await flags(`variant:${JSON.stringify(other.source[0])}`)).status).toBe(200);
    await page.reload();
    await panel(page, "Variants").getByText(other.source[0], { exact: true }).first().waitFor();
    await flags("");
    await page.context().close();
  });

  it("walks through its tabs by arrow keys, keeps the one that was chosen, and says what is empty", async () => {
    const page = await open(previews);
    await page.getByRole("tab", { name: "Matches" }).focus();
    await page.keyboard.press("ArrowRight");
    await panel(page, "Glossary").waitFor();
    await page.keyboard.press("End");
    await panel(page, "Same source").getByText("No other string has this source.").waitFor();
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Alt+ArrowUp");
    await source(page).getByText("You can change this").waitFor();
    await panel(page, "Glossary").getByText("No term of a glossary stands in this source.").waitFor();
    await page.getByRole("tab", { name: "Same source" }).click();
    await page.reload();
    await panel(page, "Same source").waitFor();
    const [row, tab] = [page.getByRole("tablist").first(), page.getByRole("tab", { name: "Same source" })];
    const end = async (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().right);
    expect(await end(tab)).toBeLessThanOrEqual((await end(row)) + 1);
    await page.context().close();
  });

  it("shows the strings around it, which a key goes to and Enter opens", async () => {
    const page = await open("/translate/harbour/app/cs/?q=source:lock");
    await field(page).waitFor();
    await page.getByRole("tab", { name: "About" }).click();
    await page.keyboard.press("Control+j");
    const current = panel(page, "Nearby").locator("[aria-current]");
    await expect.poll(() => current.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await current.innerText()).toContain("Show previews on the lock screen");
    await page.keyboard.press("Escape");
    expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press("Control+j");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    await source(page).getByText("You can change this").waitFor();
    await page.context().close();
  });

  it("keeps the strings beside the string in a window of two panes, and help in sight", async () => {
    const page = await open(previews, { viewport: { width: 1000, height: 760 } });
    await panel(page, "Matches").getByText(match).waitFor();
    const inSight = async (locator: Locator) => {
      const box = await locator.boundingBox();
      return box !== null && box.y >= 0 && box.y + Math.min(box.height, 60) <= 760 && box.width > 100;
    };
    expect(await inSight(page.getByRole("navigation", { name: "Strings of this query" }))).toBe(true);
    expect(await inSight(panel(page, "Matches"))).toBe(true);
    expect(await inSight(panel(page, "Nearby"))).toBe(true);
    expect(await inSight(page.getByRole("button", { name: "Save and go on" }))).toBe(true);
    await page.context().close();
  });

  it("fits a window of 360 px", async () => {
    const page = await open(previews, { viewport: { width: 360, height: 740 }, hasTouch: true });
    const line = panel(page, "Matches").getByRole("listitem").filter({ hasText: match });
    await line.getByRole("button", { name: "Use" }).click();
    await waitWritten(page, match);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.context().close();
  });

  it("shows texts that run from right to left as such, in a console that does", async () => {
    const page = await open("/translate/harbour/app/ar/?offset=2", { locale: "ar" });
    const help = page.getByRole("complementary");
    const text = help.getByText("كتم هذه المحادثة لمدة ساعة");
    await text.waitFor();
    expect(await text.evaluate((element) => getComputedStyle(element).direction)).toBe("rtl");
    expect(await help.locator("del").evaluate((element) => getComputedStyle(element).direction)).toBe("ltr");
    await page.keyboard.press("Control+m");
    await page.keyboard.press("1");
    await waitWritten(page, "كتم هذه المحادثة لمدة ساعة", "العربية");
    await page.context().close();
  });

  it.each(["Matches", "Glossary", "Nearby"])("has nothing that axe finds: %s", async (tab) => {
    const page = await town.page("ada");
    await withAxe(page);
    const wrong = watch(page);
    await page.goto(previews);
    await page.getByRole("tab", { name: tab }).click();
    await panel(page, tab).getByRole("listitem").first().waitFor();
    expect(await audit(page)).toEqual([]);
    expect(wrong()).toEqual([]);
    await page.context().close();
  });
});
