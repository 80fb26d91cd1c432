/** The editor, as translators use it: by mouse, by keyboard alone, in several forms, with the line cut, on a phone. */
import { existsSync } from "node:fs";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { audit, watch, withAxe } from "./harness/watch.ts";
import { chromiumPath, openTown, type Town } from "./harness/town.ts";

describe.skipIf(!existsSync(chromiumPath))("the editor (needs Chromium)", () => {
  let town: Town;
  beforeAll(async () => {
    town = await openTown();
  });
  afterAll(() => town.close());

  const open = async (address: string, options?: Parameters<Town["page"]>[1], account = "ada") => {
    const page = await town.page(account, options);
    page.setDefaultTimeout(15_000);
    await page.goto(address);
    return page;
  };
  const field = (page: Page, name = "Czech"): Locator => page.getByRole("textbox", { name, exact: true });
  const source = (page: Page) => page.getByRole("region", { name: "Source" });
  const stored = async (query: string, language = "cs", component = "app") => {
    const { json } = await town.site.ask(
      "ada",
      `GET /api/translations/harbour/${component}/${language}/units/?q=${encodeURIComponent(query)}`,
    );
    type Stored = { readonly target: readonly string[]; readonly state: number; readonly has_failing_check: boolean };
    return (json.results as readonly Stored[])[0];
  };
  const waitStored = async (query: string, target: readonly string[], language?: string, component?: string) => {
    await expect
      .poll(async () => (await stored(query, language, component))?.target, { timeout: 30_000 })
      .toEqual(target);
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

  it("takes a translator through strings by keyboard alone", async () => {
    const page = await open("/translate/harbour/app/cs/?q=state:empty");
    await source(page).getByText("{name}").waitFor();
    await expect.poll(() => field(page).evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.type("Zmínil vás ");
    await page.keyboard.press("Control+1");
    await page.keyboard.press("Control+Enter");
    await source(page).getByText("Snooze until tomorrow").waitFor();
    await page.keyboard.type("Odlo");
    await page.keyboard.press("Control+y");
    await page.keyboard.press("Alt+ArrowUp");
    await source(page).getByText("{name}").waitFor();
    await page.keyboard.press("Alt+ArrowDown");
    // What was typed and not saved is still there.
    await expect.poll(() => field(page).inputValue()).toBe("Odlo");
    await page.keyboard.press("Control+Shift+Enter");
    await source(page).getByText("Do not disturb").waitFor();
    await waitStored("source:mentioned", ["Zmínil vás {name}"]);
    await expect.poll(async () => (await stored("source:Snooze"))?.state, { timeout: 30_000 }).toBe(20);
    await page.keyboard.press("Control+o");
    expect(await field(page).inputValue()).toBe("Do not disturb");
    await page.keyboard.press("Control+Shift+Backspace");
    expect(await field(page).inputValue()).toBe("");
    await page.keyboard.press("Control+s");
    await page.keyboard.type("source:Mute");
    await page.keyboard.press("Enter");
    await source(page).getByText("Mute this conversation").waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.context().close();
  });

  it("has a field for each plural form, by its name and numbers, and puts placeholders where the caret is", async () => {
    const page = await open("/translate/harbour/app/cs/?q=source:unread");
    const few = field(page, "Few");
    await few.waitFor();
    expect(await few.getAttribute("lang")).toBe("cs");
    await page.getByText("2, 3, 4", { exact: true }).waitFor();
    await few.focus();
    await page.keyboard.press("Control+End");
    await page.keyboard.type(" ");
    await page.getByRole("button", { name: "{channel}", exact: true }).click();
    expect(await few.inputValue()).toBe("{count} nepřečtené zprávy v kanálu {channel}");
    // The browser's own undo takes back what a button wrote, too.
    await page.keyboard.press("Control+z");
    expect(await few.inputValue()).toBe("{count} nepřečtené zprávy v kanálu ");
    await page.keyboard.press("Control+Shift+z");
    expect(await few.inputValue()).toBe("{count} nepřečtené zprávy v kanálu {channel}");
    await page.context().close();
  });

  it("dismisses a check by key, and lets it count again", async () => {
    const page = await open("/translate/harbour/app/cs/?q=source:Notifications");
    const checks = page.getByRole("region", { name: "Checks" });
    await checks.getByText("C placeholders").waitFor();
    await page.keyboard.press("Control+i");
    await page.keyboard.press("1");
    await checks.getByText("Dismissed: C placeholders").waitFor();
    expect((await stored("source:Notifications"))?.has_failing_check).toBe(false);
    await checks.getByRole("button", { name: "Count again “C placeholders”" }).click();
    await checks.getByRole("button", { name: "Dismiss “C placeholders”" }).waitFor();
    expect((await stored("source:Notifications"))?.has_failing_check).toBe(true);
    await page.context().close();
  });

  it("says what is wrong while it is typed, and puts it right", async () => {
    const page = await open("/translate/harbour/app/cs/?q=source:Notifications");
    const checks = page.getByRole("region", { name: "Checks" });
    await checks.getByText("C placeholders").waitFor();
    expect(await field(page).getAttribute("aria-invalid")).toBe("true");
    const described = (await field(page).getAttribute("aria-describedby")) ?? "";
    expect(await page.locator(`[id="${described}"]`).textContent()).toContain("C placeholders");
    await checks.getByRole("button", { name: "Insert %s" }).click();
    await checks.waitFor({ state: "detached" });
    expect(await field(page).inputValue()).toContain("%s");
    let asked = 0;
    page.on("request", (request) => {
      if (request.url().endsWith("/checks/")) asked += 1;
    });
    await page.keyboard.type(" in many words that are typed fast", { delay: 10 });
    await page.keyboard.press("Control+a");
    await page.keyboard.press("Delete");
    await page.keyboard.type("Bez znaku");
    await checks.getByText("C placeholders").waitFor();
    expect(asked).toBeLessThan(5);
    await page.context().close();
  });

  it("leaves input methods alone: no key acts while a word is put together", async () => {
    const page = await open("/translate/harbour/app/ja/?q=source:Snooze");
    await field(page, "Japanese").waitFor();
    await field(page, "Japanese").focus();
    const debug = await page.context().newCDPSession(page);
    await debug.send("Input.imeSetComposition", { text: "あし", selectionStart: 2, selectionEnd: 2 });
    expect(await field(page, "Japanese").inputValue()).toBe("あし");
    await page.evaluate(() =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent("keydown", { key: "Enter", code: "Enter", ctrlKey: true, isComposing: true, bubbles: true }),
      ),
    );
    await debug.send("Input.insertText", { text: "明日まで" });
    expect(await field(page, "Japanese").inputValue()).toBe("明日まで");
    expect((await stored("source:Snooze", "ja"))?.target).toEqual([""]);
    await page.keyboard.press("Control+Enter");
    await waitStored("source:Snooze", ["明日まで"], "ja");
    await page.context().close();
  });

  it("keeps drafts on the device: a page that is loaded anew has them", async () => {
    const page = await open("/translate/harbour/app/de/?q=source:disturb");
    await field(page, "German").waitFor();
    await field(page, "German").fill("Nicht stören, bitte");
    await page.getByText("Draft kept").waitFor();
    await page.reload();
    await field(page, "German").waitFor();
    expect(await field(page, "German").inputValue()).toBe("Nicht stören, bitte");
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("menuitem", { name: "Back to what is saved" }).click();
    expect(await field(page, "German").inputValue()).toBe("Nicht stören");
    await page.context().close();
  });

  it("goes on without a connection, and sends what waited when it is back", async () => {
    const page = await open("/translate/harbour/web/de/");
    await field(page, "German").waitFor();
    await page.getByRole("button", { name: "Next string" }).click();
    await source(page).getByText("Open from").waitFor();
    await page.context().setOffline(true);
    await field(page, "German").fill("Geöffnet von {from} bis {to}");
    await page.keyboard.press("Control+Enter");
    await source(page).getByText("Close").waitFor();
    await field(page, "German").fill("Zumachen");
    await page.keyboard.press("Control+Enter");
    await page.getByText("No connection. 2 strings wait on this device.").waitFor();
    await page.getByRole("button", { name: "See the 2" }).click();
    await page.getByRole("dialog").getByText("Zumachen").waitFor();
    await page.keyboard.press("Escape");
    await page.context().setOffline(false);
    await waitStored("key:open", ["Geöffnet von {from} bis {to}"], "de", "web");
    await waitStored("key:close", ["Zumachen"], "de", "web");
    await page.getByText("No connection.").waitFor({ state: "detached" });
    await page.context().close();
  });

  it("waits for a part of the page that was not loaded before the line was cut", async () => {
    const page = await open("/translate/harbour/app/cs/?q=source:Mute");
    await field(page).waitFor();
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
    await field(page).fill("Ztlumit");
    expect(await page.getByRole("dialog").count()).toBe(0);
    await page.context().setOffline(false);
    await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
    await page.keyboard.press("Escape");
    expect(await field(page).inputValue()).toBe("Ztlumit");
    await page.context().close();
  });

  it("shows both texts where somebody was faster, and loses neither", async () => {
    const page = await open("/translate/harbour/app/de/?q=source:lock");
    await field(page, "German").waitFor();
    await field(page, "German").fill("Vorschau auf dem Sperrbildschirm");
    const { json } = await town.site.ask("ada", "GET /api/translations/harbour/app/de/units/?q=source:lock");
    const faster = "Vorschauen zeigen, wenn gesperrt ist";
    const { id } = json.results[0];
    const save = (target: string) => town.site.ask("ada", `PATCH /api/units/${id}/`, { target: [target], state: 20 });
    expect((await save(faster)).status).toBe(200);
    await page.keyboard.press("Control+Enter");
    const alert = page.getByRole("alert").filter({ hasText: "saved this string" });
    await alert.getByText("wenn").first().waitFor();
    expect(await field(page, "German").inputValue()).toBe("Vorschau auf dem Sperrbildschirm");
    expect((await stored("source:lock", "de"))?.target).toEqual([faster]);
    await alert.getByRole("button", { name: "Save mine" }).click();
    await waitStored("source:lock", ["Vorschau auf dem Sperrbildschirm"], "de");
    await alert.waitFor({ state: "detached" });
    await page.context().close();
  });

  it("takes one's own saves one after another, without meeting oneself", async () => {
    const page = await open("/translate/harbour/app/ar/?q=source:disturb");
    await field(page, "Arabic").waitFor();
    for (const text of ["أ", "ب", "ج"]) {
      await field(page, "Arabic").fill(text);
      await expect.poll(() => field(page, "Arabic").inputValue()).toBe(text);
      await page.keyboard.press("Control+Enter");
    }
    await waitStored("source:disturb", ["ج"], "ar");
    expect(await page.getByRole("alert").count()).toBe(0);
    await page.context().close();
  });

  it("shows the last text while an older save of the string is answered", async () => {
    const page = await open("/translate/harbour/app/ar/?q=source:Snooze");
    await field(page, "Arabic").waitFor();
    const held: (() => void)[] = [];
    await page.route(/\/api\/units\/\d+\/$/, async (route) => {
      if (route.request().method() === "PATCH") await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
    for (const text of ["أ", "ب"]) {
      await field(page, "Arabic").fill(text);
      await page.keyboard.press("Control+Enter");
    }
    await expect.poll(() => held.length).toBe(1);
    const asked = page.waitForResponse(/\/editing\/$/);
    held[0]?.();
    await asked;
    await expect.poll(() => held.length).toBe(2);
    expect(await field(page, "Arabic").inputValue()).toBe("ب");
    await page.keyboard.press("End");
    await page.keyboard.type("ت");
    held[1]?.();
    await waitStored("source:Snooze", ["ب"], "ar");
    expect(await field(page, "Arabic").inputValue()).toBe("بت");
    await page.context().close();
  });

  it("takes the last save back, and goes to its string", async () => {
    const page = await open("/translate/harbour/app/de/?offset=5");
    await source(page).getByText("Snooze until tomorrow").waitFor();
    await field(page, "German").fill("Bis morgen schlummern");
    await page.keyboard.press("Control+Enter");
    await source(page).getByText("Do not disturb").waitFor();
    await waitStored("source:Snooze", ["Bis morgen schlummern"], "de");
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("menuitem", { name: "Undo the last save" }).click();
    await source(page).getByText("Snooze until tomorrow").waitFor();
    await waitStored("source:Snooze", [""], "de");
    await expect.poll(() => field(page, "German").inputValue()).toBe("");
    await page.context().close();
  });

  it("saves by Enter where the account says so, and takes no keys where the device says so", async () => {
    await town.site.ask("ada", "PATCH /api/users/ada/profile/", { enter_saves: true });
    const page = await open("/translate/harbour/app/ja/?offset=6");
    await source(page).getByText("Do not disturb").waitFor();
    await field(page, "Japanese").fill("邪魔しない");
    await page.keyboard.press("Shift+Enter");
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Enter");
    await waitStored("source:disturb", ["邪魔しない"], "ja");
    await town.site.ask("ada", "PATCH /api/users/ada/profile/", { enter_saves: false });
    await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
    await page.getByRole("checkbox", { name: "The editor takes these keys" }).click();
    await page.keyboard.press("Escape");
    const shown = await source(page).textContent();
    await field(page, "Japanese").press("Alt+Home");
    await field(page, "Japanese").press("Control+y");
    expect(await source(page).textContent()).toBe(shown);
    expect(await page.getByRole("button", { name: "Needs editing" }).getAttribute("aria-pressed")).toBe("false");
    await page.context().close();
  });

  it("gives a string labels, where its project has some", async () => {
    const made = await town.site.ask("ada", "POST /api/projects/harbour/labels/", { name: "Bell", color: "blue" });
    expect(made.status).toBe(201);
    const page = await open("/translate/harbour/app/cs/?q=source:Mute");
    await page.getByRole("tab", { name: "About" }).click();
    await page.getByRole("button", { name: "Explain, label" }).click();
    await page.getByRole("checkbox", { name: "Bell" }).check();
    await page.getByRole("tabpanel", { name: "About" }).getByRole("button", { name: "Save" }).click();
    await expect
      .poll(
        async () => (await town.site.ask("ada", "GET /api/translations/harbour/app/en/units/?q=label:Bell")).json.count,
      )
      .toBe(1);
    await page.getByRole("tabpanel", { name: "About" }).getByText("Bell", { exact: true }).waitFor();
    await page.context().close();
  });

  it("says why a string cannot be changed", async () => {
    const page = await open("/translate/harbour/app/cs/", {}, "anonymous");
    await page.getByText("Sign in to translate").waitFor();
    expect(await field(page).getAttribute("readonly")).not.toBeNull();
    await page.context().close();
  });

  it("edits in place in the list, and opens the next row", async () => {
    const page = await open("/translate/harbour/app/ja/?view=list");
    const row = (text: string) => page.getByRole("row").filter({ hasText: text });
    await row("Mute this conversation").click();
    await field(page, "Japanese").fill("この会話をミュート");
    await page.keyboard.press("Control+Enter");
    await row("unread messages in").getByRole("textbox").waitFor();
    await waitStored("source:Mute", ["この会話をミュート"], "ja");
    await page.keyboard.press("Escape");
    await page.getByRole("textbox", { name: "Japanese" }).waitFor({ state: "detached" });
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await row("mentioned you").getByRole("textbox").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Untranslated" }).click();
    await expect.poll(() => page.getByRole("row").filter({ hasText: "Mute this" }).count()).toBe(0);
    await page.context().close();
  });

  it("writes from right to left, and the other way when told so", async () => {
    const page = await open("/translate/harbour/app/ar/?q=source:mentioned");
    await field(page, "Arabic").waitFor();
    expect(await field(page, "Arabic").getAttribute("dir")).toBe("rtl");
    await page.getByRole("button", { name: "Write from left to right" }).click();
    expect(await field(page, "Arabic").getAttribute("dir")).toBe("ltr");
    await page.getByRole("button", { name: "Write from right to left" }).click();
    await page.context().close();
  });

  it.each(["/translate/harbour/app/ar/?offset=3", "/translate/harbour/app/cs/?view=list"])(
    "fits a window of 360 px: %s",
    async (address) => {
      const page = await open(address, { viewport: { width: 360, height: 740 } });
      await page.getByText("unread message in").first().waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      await page.context().close();
    },
  );

  it.each([
    "/translate/harbour/app/cs/?q=source:unread",
    "/translate/harbour/app/ar/?view=list",
    "/translate/harbour/-/cs/?q=nothing-has-this",
  ])("has nothing that axe finds: %s", async (address) => {
    const page = await town.page("ada");
    await withAxe(page);
    const wrong = watch(page);
    await page.goto(address);
    await page
      .getByText(/unread message in|No string matches/)
      .first()
      .waitFor();
    expect(await audit(page)).toEqual([]);
    expect(wrong()).toEqual([]);
    await page.context().close();
  });
});
