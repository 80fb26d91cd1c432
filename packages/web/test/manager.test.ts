/** A manager's way by the keyboard alone: people, teams, an upload's plan; on a telephone, from right to left, offline. */
import { existsSync } from "node:fs";
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isWithinWidth, tabTo } from "./harness/hands.ts";
import { chromiumPath, openTown, type Town } from "./harness/town.ts";
import { audit, watch, withAxe } from "./harness/watch.ts";

const telephone = { viewport: { width: 360, height: 740 } };

describe.skipIf(!existsSync(chromiumPath))("a manager by keys (needs Chromium)", () => {
  let town: Town;
  beforeAll(async () => {
    town = await openTown();
    await town.site.account("keeper");
    const { id: role } = (
      await town.site.ask("ada", "POST /api/roles/", {
        name: "Keeping people",
        permissions: ["project.permissions", "unit.edit"],
      })
    ).json;
    const team = await town.site.ask("ada", "POST /api/projects/harbour/teams/", { name: "Keepers", roles: [role] });
    await town.site.ask("ada", "POST /api/users/keeper/groups/", { group_id: team.json.id });
  });
  afterAll(() => town.close());

  const at = async (
    address: string,
    work: (page: Page) => Promise<void>,
    account = "ada",
    options: BrowserContextOptions = telephone,
    expected: readonly RegExp[] = [],
  ) => {
    const page = await town.page(account, options);
    const wrong = watch(page, expected);
    await withAxe(page);
    await page.goto(address);
    await work(page);
    expect(wrong()).toEqual([]);
    await page.context().close();
  };
  const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

  it("makes a team, invites somebody into it, and sees them come", async () => {
    let link = "";
    await at("/access/harbour/", async (page) => {
      await tabTo(page, page.getByRole("button", { name: "New team" }));
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog", { name: "New team" });
      await tabTo(page, dialog.getByRole("textbox", { name: "Name" }));
      await page.keyboard.type("Arabic readers");
      await tabTo(page, dialog.getByRole("textbox", { name: "Languages" }));
      await page.keyboard.type("ar");
      await tabTo(page, dialog.getByRole("checkbox", { name: "Review strings" }));
      await page.keyboard.press("Space");
      await tabTo(page, dialog.getByRole("button", { name: "Create the team" }));
      await page.keyboard.press("Enter");
      await page.getByRole("article").filter({ hasText: "Arabic readers" }).getByText("In ar").waitFor();

      const invite = region(page, "Invite by mail");
      await tabTo(page, invite.getByRole("textbox", { name: "Mail address" }));
      await page.keyboard.type("layla@example.org");
      await page.keyboard.press("Tab");
      await page.keyboard.type("Arabic");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      link = (await invite.getByText(/invitation\/#/).innerText()).trim();
      expect(await isWithinWidth(page)).toBe(true);
      expect(await audit(page)).toEqual([]);
    });
    await at(
      new URL(link).pathname + new URL(link).hash,
      async (page) => {
        await tabTo(page, page.getByRole("textbox", { name: "User name" }));
        await page.keyboard.type("layla");
        await tabTo(page, page.getByRole("textbox", { name: "Full name" }));
        await page.keyboard.type("ليلى");
        await tabTo(page, page.getByLabel("Password", { exact: true }));
        await page.keyboard.type("a mountain behind the lake");
        await page.keyboard.press("Enter");
        await page.waitForURL((url) => !url.pathname.startsWith("/account/invitation"));
      },
      "anonymous",
    );
    await at("/access/harbour/", async (page) => {
      await tabTo(page, page.getByRole("searchbox", { name: "Find by name" }));
      await page.keyboard.type("layl");
      const row = region(page, "Members").getByRole("row").filter({ hasText: "layla" });
      await row.getByText("came by an invitation").waitFor();
      await row.getByText("Arabic readers").waitFor();
      await tabTo(page, row.getByRole("button", { name: "Teams of layla" }));
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog", { name: "Teams of layla" });
      await tabTo(page, dialog.getByRole("checkbox", { name: "Administration" }));
      await page.keyboard.press("Space");
      await tabTo(page, dialog.getByRole("button", { name: "Save changes" }));
      await page.keyboard.press("Enter");
      await row.getByText("Administration").waitFor();
    });
  });

  it("with the right over one project makes teams there, and is told what they cannot give", () =>
    at(
      "/access/harbour/",
      async (page) => {
        await tabTo(page, page.getByRole("button", { name: "New team" }));
        await page.keyboard.press("Enter");
        const dialog = page.getByRole("dialog", { name: "New team" });
        await dialog.getByRole("textbox", { name: "Name" }).fill("Helpers");
        const administration = dialog.getByRole("checkbox", { name: "Administration" });
        expect(await administration.isDisabled()).toBe(true);
        await dialog.getByText("You do not hold all of its rights yourself").first().waitFor();
        await dialog.getByRole("checkbox", { name: "Keeping people" }).check();
        await dialog.getByRole("button", { name: "Create the team" }).click();
        await page.getByRole("article").filter({ hasText: "Helpers" }).waitFor();
      },
      "keeper",
    ));

  it("reads the plan of an upload and applies it", () =>
    at("/files/harbour/app/de/", async (page) => {
      const file = 'msgid ""\nmsgstr ""\n"Language: de\\n"\n\nmsgid "Snooze until tomorrow"\nmsgstr "Bis morgen"\n';
      await page
        .getByLabel("Drop a file here, or choose one")
        .setInputFiles({ name: "de.po", mimeType: "text/x-po", buffer: Buffer.from(file) });
      const plan = region(page, "Plan of the upload");
      await plan.getByText("Changed: 1").waitFor();
      await plan.getByText("Bis morgen").waitFor();
      expect(await isWithinWidth(page)).toBe(true);
      await tabTo(page, plan.getByRole("button", { name: "Apply the plan" }));
      await page.keyboard.press("Enter");
      await page.getByText("Applied: one string.").waitFor();
    }));

  it("works from right to left", () =>
    at(
      "/access/harbour/",
      async (page) => {
        expect(await page.evaluate(() => document.documentElement.dir)).toBe("rtl");
        const search = page.getByRole("searchbox", { name: "البحث بالاسم" });
        await tabTo(page, search);
        await page.keyboard.type("keeper");
        await page.getByRole("button", { name: /^الفرق التي فيها .*keeper/ }).waitFor();
        expect(await isWithinWidth(page)).toBe(true);
        expect(await audit(page)).toEqual([]);
      },
      "ada",
      { ...telephone, locale: "ar" },
    ));

  it("keeps what was typed while the line is cut, and sends it by Try again", () =>
    at(
      "/access/harbour/",
      async (page) => {
        const invite = region(page, "Invite by mail");
        const mail = invite.getByRole("textbox", { name: "Mail address" });
        await mail.fill("omar@example.org");
        await page.context().setOffline(true);
        await mail.press("Enter");
        await invite.getByRole("alert").getByText("The server did not answer. Your text is kept.").waitFor();
        expect(await mail.inputValue()).toBe("omar@example.org");
        await page.context().setOffline(false);
        await tabTo(page, invite.getByRole("button", { name: "Try again" }));
        await page.keyboard.press("Enter");
        await invite.getByRole("listitem").getByText("omar@example.org").waitFor();
        await tabTo(page, invite.getByRole("button", { name: "Send again the invitation of omar@example.org" }));
        await page.keyboard.press("Enter");
        await invite.getByText(/invitation\/#/).waitFor();
        expect(await mail.inputValue()).toBe("");
      },
      "ada",
      telephone,
      [/ERR_INTERNET_DISCONNECTED/],
    ));

  it("is asked before a list of components goes", async () => {
    await town.site.ask("ada", "POST /api/component-lists/", { name: "Favourites", slug: "favourites" });
    await at("/manage/lists/", async (page) => {
      await tabTo(page, page.getByRole("button", { name: "Remove Favourites" }));
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog", { name: "Remove Favourites" });
      await dialog.getByText("The list is empty.").waitFor();
      await tabTo(page, dialog.getByRole("button", { name: "Remove the list" }));
      await page.keyboard.press("Enter");
      await page.getByRole("button", { name: "Remove Favourites" }).waitFor({ state: "detached" });
    });
  });
});
