/** How people find what they look for: strings, what happened, projects they do not know yet, and a place for new ones. */
import { existsSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type GitRemote, makeRemote, type Site } from "@dragoman/testing";
import { addMany } from "./harness/harbour.ts";
import { chromiumPath, openTown, type Town } from "./harness/town.ts";
import { watch } from "./harness/watch.ts";

/** A project that only `ada` sees, with scripts in all that people write. */
const addVault = async (site: Site): Promise<GitRemote> => {
  const script = "<img src=x onerror=alert(1)>";
  const remote = makeRemote({
    "en.json": JSON.stringify({ a: `Vaulted ${script}` }),
    "cs.json": JSON.stringify({ a: `Vaulted ${script}` }),
  });
  await site.project("vault", { name: `Vault ${script}` });
  await site.ask("ada", "POST /api/projects/vault/access/", { access_control: 100 });
  await site.component("vault/safe", {
    name: `Safe ${script}`,
    repo: remote.url,
    filemask: "*.json",
    template: "en.json",
    file_format: "json",
  });
  const [unit] = (await site.ask("ada", "GET /api/translations/vault/safe/cs/units/")).json.results;
  await site.ask("ada", `PATCH /api/units/${unit.id}/`, { target: [`Vaulted ${script} again`], state: 20 });
  return remote;
};

describe.skipIf(!existsSync(chromiumPath))("finding (needs Chromium)", () => {
  let town: Town;
  const remotes: GitRemote[] = [];
  beforeAll(async () => {
    town = await openTown();
    const { site } = town;
    remotes.push(await addMany(site, 150), await addVault(site));
    const [, mute] = (await site.ask("jana", "GET /api/translations/harbour/app/cs/units/")).json.results;
    await site.ask("jana", `PATCH /api/units/${mute.id}/`, { target: ["Ztlumit celou konverzaci"], state: 20 });
  });
  afterAll(async () => {
    await town.close();
    for (const remote of remotes) remote.remove();
  });

  it("leads from words to the string in the editor, by keyboard", async () => {
    const page = await town.page("jana");
    const wrong = watch(page);
    await page.goto("/search/", { waitUntil: "networkidle" });
    const field = page.getByRole("combobox", { name: "Words, or a query" });
    await field.fill("snooze language:cs");
    await field.press("Enter");
    await page.getByText("One string").waitFor();
    expect(new URL(page.url()).searchParams.get("q")).toBe("snooze language:cs");
    await page.getByRole("link", { name: "Desktop app · Czech" }).waitFor();
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
    expect(await page.getByRole("combobox", { name: "Words, or a query" }).inputValue()).toBe("state:(");
    await page.context().close();
  });

  it("offers fields and their values while a query is written", async () => {
    const page = await town.page("jana");
    await page.goto("/search/", { waitUntil: "networkidle" });
    const field = page.getByRole("combobox", { name: "Words, or a query" });
    const offered = async (wanted: string) =>
      page.locator(`datalist option[value="${wanted}"]`).first().waitFor({ state: "attached" });
    await field.fill("read langu");
    await offered("read language:");
    await field.fill("read language:c");
    await offered("read language:cs");
    await field.fill("read project:");
    await offered("read project:harbour");
    await page.goto("/translate/harbour/app/cs/", { waitUntil: "networkidle" });
    await page
      .getByRole("searchbox")
      .or(page.getByRole("combobox", { name: "Query" }))
      .first()
      .fill("state:em");
    await offered("state:empty");
    await page.context().close();
  });

  it("narrows what was found by state, and goes back", async () => {
    const page = await town.page("jana");
    const wrong = watch(page);
    await page.goto("/search/?q=language:cs AND component:app", { waitUntil: "networkidle" });
    const states = page.getByRole("navigation", { name: "By state" });
    await states.getByRole("link", { name: /^Untranslated \d/ }).press("Enter");
    await page.waitForURL("**queue=untranslated");
    await page.getByRole("link", { name: "Snooze until tomorrow" }).waitFor();
    await page.getByRole("link", { name: "Notifications of %s" }).waitFor({ state: "detached" });
    await page.getByRole("combobox", { name: "Order" }).selectOption({ label: "Longest first" });
    await page.waitForURL("**sort=longest");
    await page.goBack();
    await page.goBack();
    await page.getByRole("link", { name: "Notifications of %s" }).waitFor();
    expect(await states.getByRole("link", { name: /^All/ }).getAttribute("aria-current")).toBe("true");
    expect(wrong()).toEqual([]);
    await page.context().close();
  });

  it("shows more than the first hundred by keyboard, and again where one comes back", async () => {
    const page = await town.page("ada");
    const wrong = watch(page);
    await page.goto("/search/?q=component:many AND language:cs", { waitUntil: "networkidle" });
    await page.getByText("150 strings").waitFor();
    const hits = page.locator("[id^=hit-]");
    expect(await hits.count()).toBe(100);
    await page.getByRole("button", { name: "Show 50 more" }).press("Enter");
    await hits.nth(149).waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.id))
      .toBe(await hits.nth(100).getAttribute("id"));
    expect(await page.getByRole("button", { name: /more$/ }).count()).toBe(0);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/translate/harbour/many/cs/**");
    await page.goBack();
    await hits.nth(149).waitFor();
    expect(wrong()).toEqual([]);
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
    await page.getByText("read the files again").first().waitFor();
    expect(wrong()).toEqual([]);
    await page.context().close();
  });

  it("tells what a change made of a text, and leads to the string", async () => {
    const page = await town.page("jana");
    const wrong = watch(page);
    await page.goto("/changes/", { waitUntil: "networkidle" });
    await page.getByRole("combobox", { name: "Project" }).selectOption({ label: "Harbour" });
    await page.waitForURL("**project=harbour");
    await page.getByRole("combobox", { name: "Component" }).selectOption({ label: "Desktop app" });
    await page.getByRole("combobox", { name: "Language" }).selectOption({ label: "Czech" });
    const user = page.getByRole("combobox", { name: "Name of the user" });
    await user.fill("jana");
    await user.press("Enter");
    await page.waitForURL("**/changes/?project=harbour&component=app&language=cs&user=jana");
    await page.locator("del", { hasText: "tuto" }).waitFor();
    expect(await page.locator("ins").first().textContent()).toContain("celou");
    expect(await page.getByRole("link", { name: "Feed (RSS)" }).getAttribute("href")).toBe(
      "/exports/rss/harbour/app/cs/",
    );
    await page.getByLabel("Until").fill("2020-01-01");
    await page.getByRole("button", { name: "Show" }).click();
    await page.getByText("No change is like that").waitFor();
    await page.goBack();
    await page.getByRole("link", { name: "Mute this conversation" }).first().press("Enter");
    await page.waitForURL("**/translate/harbour/app/cs/?checksum=*");
    expect(wrong()).toEqual([]);
    await page.context().close();
  });

  it("draws how much happened when it is seen, and tells it in a table", async () => {
    const page = await town.page("jana", { viewport: { width: 1280, height: 900 } });
    const wrong = watch(page);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const drawing = () => asked.filter((path) => /\/plot[-.]/i.test(path)).length;
    await page.goto("/projects/harbour/", { waitUntil: "networkidle" });
    expect(drawing()).toBe(0);
    await page.getByRole("navigation", { name: "Pages of this place" }).getByRole("link", { name: "Insights" }).click();
    await page.waitForURL("**/insights/harbour/");
    await page.getByRole("img", { name: "Changes by day" }).locator("canvas").waitFor();
    expect(drawing()).toBeGreaterThan(0);
    await page.getByText("Show as a table").press("Enter");
    await page.getByRole("table", { name: "Changes by day" }).getByRole("row").nth(1).waitFor();
    await page.getByRole("table", { name: "Changes by person" }).getByRole("link", { name: "JANA" }).waitFor();
    await page.getByRole("combobox", { name: "How far back" }).selectOption({ label: "Last 30 days" });
    await page.waitForURL("**/insights/harbour/?days=30");
    await page.emulateMedia({ colorScheme: "dark" });
    await page.getByRole("table", { name: "Changes by person" }).getByRole("link", { name: "JANA" }).click();
    await page.waitForURL("**/user/jana/");
    await page.getByRole("img", { name: "Changes by day" }).locator("canvas").waitFor();
    expect(wrong()).toEqual([]);
    await page.context().close();
  });

  it("takes a term by keyboard alone, finds it, and opens it in the editor", async () => {
    const page = await town.page("jana");
    const wrong = watch(page);
    await page.goto("/glossary/harbour/?language=cs", { waitUntil: "networkidle" });
    await page.getByRole("textbox", { name: "Term", exact: true }).focus();
    await page.keyboard.type("channel");
    await page.keyboard.press("Tab");
    await page.keyboard.type("kanál");
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: "channel" }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("lang"))).toBe("en");
    const find = page.getByRole("searchbox", { name: "Find a term" });
    await find.fill("nothing of it");
    await find.press("Enter");
    await page.getByText("Nothing is like that").waitFor();
    await find.fill("kan");
    await find.press("Enter");
    await page.getByRole("link", { name: "channel" }).press("Enter");
    await page.waitForURL("**/translate/harbour/glossary/cs/**");
    expect(wrong()).toEqual([]);
    await page.context().close();
  });

  it("asks who has said no language for them, and shows what waits", async () => {
    await town.site.account("nova");
    const page = await town.page("nova", { locale: "cs-CZ" });
    await page.addInitScript(() => localStorage.setItem("dragoman.language", "en"));
    const wrong = watch(page);
    await page.goto("/", { waitUntil: "networkidle" });
    await page.getByRole("heading", { name: "Which languages do you translate into?" }).waitFor();
    await page.getByRole("button", { name: "Czech" }).press("Enter");
    await page.getByRole("heading", { name: "Which languages do you translate into?" }).waitFor({ state: "detached" });
    await page.getByRole("link", { name: "Translate" }).first().press("Enter");
    await page.waitForURL("**/translate/harbour/-/cs/**");
    expect(wrong()).toEqual([]);
    await page.context().close();
  });

  it("tells those who may not see a project nothing of it", async () => {
    const page = await town.page("jana");
    await page.goto("/search/?q=vaulted", { waitUntil: "networkidle" });
    await page.getByText("Nothing is like that").waitFor();
    await page.goto("/changes/?project=vault", { waitUntil: "networkidle" });
    await page.getByText("No change is like that").waitFor();
    await page.goto("/user/ada/?days=30", { waitUntil: "networkidle" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.getByText(/vault/i).count()).toBe(0);
    await page.goto("/insights/vault/", { waitUntil: "networkidle" });
    await page.getByText("There is nothing at this address").waitFor();
    await page.context().close();
    const owner = await town.page("ada");
    await owner.goto("/search/?q=vaulted", { waitUntil: "networkidle" });
    await owner
      .getByRole("link", { name: /Vaulted/ })
      .first()
      .waitFor();
    await owner.context().close();
  });

  it("shows scripts in names, strings and queries as text", async () => {
    const page = await town.page("ada");
    const wrong = watch(page, [/status of 40[04]/]);
    const script = "<img src=x onerror=alert(1)>";
    for (const address of [
      `/search/?q=${encodeURIComponent("vaulted")}`,
      `/search/?q=${encodeURIComponent(script)}`,
      "/changes/?project=vault",
      `/changes/?user=${encodeURIComponent(script)}&component=${encodeURIComponent(script)}&project=vault`,
      "/insights/vault/",
      "/glossary/vault/?language=cs",
      "/projects/vault/",
      "/user/ada/",
      "/",
    ]) {
      await page.goto(address, { waitUntil: "networkidle" });
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      expect(await page.locator("img").count()).toBe(0);
    }
    await page.goto("/changes/?project=vault", { waitUntil: "networkidle" });
    await page.getByText(script).first().waitFor();
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
