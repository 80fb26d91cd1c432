/**
 * A translator's first hour, from a letter that invites to strings in the file: by the keys alone; on a telephone, from
 * right to left; and with the line cut while a string is saved.
 */
import { existsSync } from "node:fs";
import type { GitRemote } from "@dragoman/testing";
import type { BrowserContextOptions } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { byKeys, controlsOf } from "./harness/hands.ts";
import { addKnowledge } from "./harness/harbour.ts";
import { chromiumPath, openTown, type Town } from "./harness/town.ts";
import { watch, withAxe } from "./harness/watch.ts";
import { languageIn, wordsOf } from "./harness/words.ts";

const desktop = { viewport: { width: 1280, height: 800 } };
const telephone = { viewport: { width: 360, height: 740 } };

interface Way {
  readonly username: string;
  readonly options: BrowserContextOptions;
  /** Of the pages and of what is translated. */
  readonly language: string;
  readonly texts: {
    /** With `{name}` behind it. */
    readonly mentioned: string;
    /** What the memory knows for the string that this query finds. */
    readonly remembered: { readonly q: string; readonly text: string };
    /** Lacks `%s`. */
    readonly failing: string;
    readonly row: string;
  };
  readonly cut?: boolean;
}

const czech: Way["texts"] = {
  mentioned: "Zmiňuje vás ",
  remembered: { q: "source:previews", text: "Zobrazovat náhledy na domovské obrazovce" },
  failing: "Všechna oznámení",
  row: "Nerušit",
};
const arabic: Way["texts"] = {
  mentioned: "ذكرك ",
  remembered: { q: "source:Mute", text: "كتم هذه المحادثة لمدة ساعة" },
  failing: "كل الإشعارات",
  row: "عدم الإزعاج",
};

describe.skipIf(!existsSync(chromiumPath))("a translator (needs Chromium)", () => {
  let town: Town;
  let team: number;
  let remote: GitRemote;
  beforeAll(async () => {
    town = await openTown();
    remote = await addKnowledge(town.site);
    const { results: roles } = (await town.site.ask("ada", "GET /api/roles/?page_size=200")).json;
    const { id: role } = roles.find(({ name }: { readonly name: string }) => name === "Translate");
    const made = await town.site.ask("ada", "POST /api/projects/harbour/teams/", { name: "Voices", roles: [role] });
    team = made.json.id;
  }, 120_000);
  afterAll(async () => {
    await town.close();
    remote.remove();
  });

  const go = async ({ username, options, language, texts, cut = false }: Way) => {
    const { json: invited } = await town.site.ask("ada", "POST /api/projects/harbour/invitations/", {
      email: `${username}@example.org`,
      team_id: team,
    });
    const say = wordsOf(language);
    const page = await town.page("anonymous", { ...options, locale: language });
    const { press, write } = byKeys(page);
    const wrong = watch(page, cut ? [/ERR_INTERNET_DISCONNECTED/] : []);
    await withAxe(page);
    const called = languageIn(language, language);
    const { textbox, button, link, holds } = controlsOf(page, say);
    type Stored = { readonly target: readonly string[]; readonly has_failing_check: boolean };
    const stored = async (q: string): Promise<Stored> => {
      const { json } = await town.site.ask(
        "ada",
        `GET /api/translations/harbour/app/${language}/units/?q=${encodeURIComponent(q)}`,
      );
      return json.results[0];
    };
    const waitStored = async (q: string, target: string) => {
      await expect.poll(async () => (await stored(q)).target, { timeout: 30_000 }).toEqual([target]);
    };

    await page.goto(new URL(invited.link).pathname + new URL(invited.link).hash);
    await write(textbox("account-field-username"), username);
    await write(textbox("account-field-full_name"), called);
    await write(page.getByLabel(say("account-password"), { exact: true }), "a mountain behind the lake");
    await holds();
    await page.keyboard.press("Enter");

    await press(page.getByRole("button", { name: called, exact: true }));
    await page.getByRole("heading", { name: say("projects-ask-languages") }).waitFor({ state: "detached" });
    await holds();
    await press(page.getByRole("link", { name: say("projects-translate") }).first());

    const field = page.getByRole("textbox", { name: called, exact: true });
    const entered = async () => {
      await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    };
    const find = async (q: string, before: string) => {
      await page.keyboard.press("Control+s");
      await page.keyboard.press("Control+a");
      await page.keyboard.type(`component:app AND ${q}`);
      await page.keyboard.press("Enter");
      await expect.poll(() => field.inputValue(), { timeout: 30_000 }).toBe(before);
      await entered();
    };
    await field.first().waitFor();
    await holds();

    // A placeholder by its number, while the line is cut where it is.
    await find("source:mentioned", (await stored("source:mentioned")).target[0] ?? "");
    if (cut) await page.context().setOffline(true);
    await page.keyboard.press("Control+a");
    await page.keyboard.type(texts.mentioned);
    await page.keyboard.press("Control+1");
    await page.keyboard.press("Control+Enter");
    if (cut) {
      await page
        .getByText(say("editor-cut-off", { count: 1 }))
        .first()
        .waitFor();
      await page.context().setOffline(false);
    }
    await waitStored("source:mentioned", `${texts.mentioned}{name}`);

    // The memory's text by its number.
    await find(texts.remembered.q, (await stored(texts.remembered.q)).target[0] ?? "");
    await page.keyboard.press("Control+m");
    await page.getByText(texts.remembered.text).first().waitFor();
    await page.keyboard.press("1");
    await expect.poll(() => field.inputValue()).toBe(texts.remembered.text);
    await holds();
    await page.keyboard.press("Control+Enter");
    await waitStored(texts.remembered.q, texts.remembered.text);

    // A check that fails is mended by the placeholder that it misses.
    await find("source:Notifications", (await stored("source:Notifications")).target[0] ?? "");
    await page.keyboard.press("Control+a");
    await page.keyboard.type(texts.failing);
    await page.keyboard.press("Control+Enter");
    await expect
      .poll(async () => (await stored("source:Notifications")).has_failing_check, { timeout: 30_000 })
      .toBe(true);
    await page.keyboard.press("Control+End");
    await page.keyboard.type(" ");
    await page.keyboard.press("Control+1");
    await page.keyboard.press("Control+Enter");
    await waitStored("source:Notifications", `${texts.failing} %s`);
    expect((await stored("source:Notifications")).has_failing_check).toBe(false);

    // The same strings as a list.
    await find("source:disturb", (await stored("source:disturb")).target[0] ?? "");
    await press(link("editor-view-list"));
    const row = page.getByRole("row").filter({ hasText: "Do not disturb" });
    await row.waitFor();
    await press(page.locator('[role="row"][tabindex="0"], [role="table"][tabindex="0"]').first());
    await field.waitFor();
    await entered();
    await page.keyboard.press("Control+a");
    await page.keyboard.type(texts.row);
    await holds();
    await page.keyboard.press("Control+Enter");
    await waitStored("source:disturb", texts.row);

    // What one did, and out.
    await press(button("kit-account"));
    await page.getByRole("menuitem", { name: say("kit-activity") }).waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.getByText(texts.row).first().waitFor();
    await holds();
    await press(button("kit-account"));
    await page.getByRole("menuitem", { name: say("kit-sign-out") }).waitFor();
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await page
      .getByRole("link", { name: say("account-sign-in") })
      .first()
      .waitFor();
    expect(await page.context().cookies()).toEqual([]);
    expect(wrong()).toEqual([]);
    await page.context().close();
  };

  it(
    "gets from an invitation to strings in the file by the keys alone",
    () => go({ username: "vera", options: desktop, language: "cs", texts: czech }),
    120_000,
  );

  it(
    "gets there on a telephone, from right to left",
    () => go({ username: "layla", options: telephone, language: "ar", texts: arabic }),
    120_000,
  );

  it(
    "gets there with the line cut while a string is saved",
    () =>
      go({
        username: "tomas",
        options: desktop,
        language: "cs",
        texts: { ...czech, mentioned: "Píše o vás ", row: "Nerušit, prosím" },
        cut: true,
      }),
    120_000,
  );
});
