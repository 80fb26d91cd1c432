/** Files down and up: an upload's plan is read string by string before it is applied. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chromiumPath, openTown, type Town } from "./harness/town.ts";
import { audit, watch, withAxe } from "./harness/watch.ts";

const po = (entries: Readonly<Record<string, string>>) => ({
  name: "cs.po",
  mimeType: "text/x-po",
  buffer: Buffer.from(
    `msgid ""\nmsgstr ""\n"Language: cs\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n${Object.entries(entries)
      .map(([source, target]) => `\nmsgid ${JSON.stringify(source)}\nmsgstr ${JSON.stringify(target)}\n`)
      .join("")}`,
  ),
});

describe.skipIf(!existsSync(chromiumPath))("the files page (needs Chromium)", () => {
  let town: Town;
  let page: Page;
  let wrong: () => readonly string[];
  beforeAll(async () => {
    town = await openTown();
    page = await town.page("ada");
    wrong = watch(page, [/412/]);
    await withAxe(page);
    await page.goto("/files/harbour/app/cs/");
  });
  afterAll(() => town.close());

  const targetOf = async (query: string) => {
    const found = await town.site.ask("ada", `GET /api/translations/harbour/app/cs/units/?q=${query}`);
    return (found.json as { results: readonly [{ target: readonly string[] }] }).results[0].target[0];
  };
  const plan = () => page.getByRole("region", { name: "Plan of the upload" });

  it("fetches the file in the format that is chosen", async () => {
    await page.getByLabel("Format").first().selectOption("csv");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download" }).click(),
    ]);
    expect(await readFile(await download.path(), "utf8")).toContain("Označit vše jako přečtené");
  });

  it("shows what an upload would do, and changes nothing", async () => {
    await page
      .getByLabel("Drop a file here, or choose one")
      .setInputFiles(po({ "Do not disturb": "Nerušit", "Mark all as read": "Označit vše za přečtené", Gone: "Pryč" }));
    await plan().getByText("Nothing has happened yet").waitFor();
    await plan().getByText("Changed: 1").waitFor();
    await plan().getByText("Not known here: 1").waitFor();
    expect(await targetOf("disturb")).toBe("");
    expect(await audit(page)).toEqual([]);
  });

  it("shows words that differ once conflicts are to be replaced", async () => {
    await page.getByLabel("Strings that are translated already").selectOption("replace-translated");
    await plan().getByText("Changed: 2").waitFor();
    await plan().locator("del", { hasText: "jako" }).waitFor();
    await plan().locator("ins", { hasText: "za" }).waitFor();
    await plan().getByLabel("Words in them").fill("disturb");
    expect(await plan().getByRole("listitem").count()).toBe(1);
  });

  it("does nothing where somebody was faster, and offers a new plan", async () => {
    const found = await town.site.ask("jana", "GET /api/translations/harbour/app/cs/units/?q=disturb");
    const [{ id }] = (found.json as { results: readonly [{ id: number }] }).results;
    await town.site.ask("jana", `PATCH /api/units/${id}/`, { target: ["Jinak"], state: 20 });
    await plan().getByRole("button", { name: "Apply the plan" }).click();
    await page.getByText("Something changed since the plan was made").waitFor();
    expect(await targetOf("disturb")).toBe("Jinak");
    await page.getByRole("button", { name: "Show the new plan" }).click();
    await page.getByText("Something changed since the plan was made").waitFor({ state: "detached" });
  });

  it("applies the plan by keyboard", async () => {
    await plan().getByRole("button", { name: "Apply the plan" }).focus();
    await page.keyboard.press("Enter");
    await page.getByText("Applied: 2 strings.").waitFor();
    expect(await targetOf("disturb")).toBe("Nerušit");
    expect(wrong()).toEqual([]);
  });

  it("says to who may not upload whom to ask, and still lets them download", async () => {
    const other = await town.page("anonymous");
    await other.goto("/files/harbour/app/cs/");
    await other.getByText("You may not upload files here").waitFor();
    await other.getByRole("button", { name: "Download" }).waitFor();
    await other.context().close();
  });

  it("takes a picture, ties it to a string, and removes it when that is confirmed", async () => {
    await page.goto("/screenshots/harbour/app/");
    const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 40 } });
    await page
      .getByLabel("Drop pictures here, paste them, or choose some")
      .setInputFiles({ name: "bell.png", mimeType: "image/png", buffer });
    const shot = page.getByRole("listitem").filter({ hasText: "bell" });
    await shot.getByLabel("Find strings that are seen on it").fill("snooze");
    await shot.getByRole("button", { name: "Tie" }).press("Enter");
    await shot.getByRole("button", { name: "Untie" }).waitFor();
    await shot.getByRole("button", { name: "Show large: bell" }).press("Enter");
    await page.getByRole("img", { name: "bell" }).waitFor();
    await page.keyboard.press("Escape");
    expect(await audit(page)).toEqual([]);
    await shot.getByRole("button", { name: "Remove: bell" }).click();
    await page.getByRole("button", { name: "Remove the screenshot" }).click();
    await page.getByText("There are no screenshots yet").waitFor();
    expect(wrong()).toEqual([]);
  });

  /** As a browser tells of a picture, or of anything, that was copied elsewhere. */
  const paste = (name: string, type: string, bytes: Buffer) =>
    page.evaluate(
      (file) => {
        const clipboardData = new DataTransfer();
        clipboardData.items.add(new File([new Uint8Array(file.bytes)], file.name, { type: file.type }));
        document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
      },
      { name, type, bytes: [...bytes] },
    );

  it("takes a picture that is pasted", async () => {
    await paste("image.png", "image/png", await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 40 } }));
    const shot = page.getByRole("listitem").filter({ has: page.getByRole("button", { name: /^Show large/ }) });
    await shot.getByRole("button", { name: /^Remove/ }).click();
    await page.getByRole("button", { name: "Remove the screenshot" }).click();
    await page.getByText("There are no screenshots yet").waitFor();
  });

  it("takes no picture that could hold scripts", async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>document.title = "taken over"</script></svg>';
    await paste("image.svg", "image/svg+xml", Buffer.from(svg));
    await page.getByRole("alert").waitFor();
    await page.reload();
    await page.getByText("There are no screenshots yet").waitFor();
    expect(await page.title()).not.toContain("taken over");
  });
});
