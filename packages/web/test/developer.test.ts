/**
 * A developer's way from signing in to a translation that upstream has: a new project, a new component from a real
 * repository, a string, a push. By a mouse; by the keys alone; on a telephone from right to left; with the line cut.
 */
import { existsSync } from "node:fs";
import type { GitRemote } from "@dragoman/testing";
import { makeRemote } from "@dragoman/testing";
import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { byKeys, byMouse, type Hands, controlsOf } from "./harness/hands.ts";
import { chromiumPath, openTown, type Town } from "./harness/town.ts";
import { watch, withAxe } from "./harness/watch.ts";
import { languageIn, wordsOf } from "./harness/words.ts";

const password = "a crane above the dock";
const desktop = { viewport: { width: 1280, height: 800 } };
const telephone = { viewport: { width: 360, height: 740 } };

const json = (texts: Readonly<Record<string, string>>) => `${JSON.stringify(texts, null, 2)}\n`;
const files = {
  "desk/en.json": json({ title: "Desk", open: "Open from {from} to {to}", close: "Close" }),
  "desk/cs.json": json({ title: "Pult", open: "", close: "Zavřít" }),
  "docs/readme.md": "# Desk\n",
};
const translated = "Otevřeno od {from} do {to}";

interface Way {
  readonly slug: string;
  readonly options: BrowserContextOptions;
  readonly handsOf: (page: Page) => Hands;
  readonly language?: string;
  /** Cuts the line at the moments that hurt, instead of letting them pass. */
  readonly cut?: boolean;
}

describe.skipIf(!existsSync(chromiumPath))("a developer (needs Chromium)", () => {
  let town: Town;
  const remotes: GitRemote[] = [];
  beforeAll(async () => {
    town = await openTown();
    await town.site.ask("admin", "PUT /api/users/ada/password/", { password });
  });
  afterAll(async () => {
    await town.close();
    for (const remote of remotes) remote.remove();
  });

  const go = async ({ slug, options, handsOf, language = "en", cut = false }: Way) => {
    const remote = makeRemote(files);
    remotes.push(remote);
    const say = wordsOf(language);
    const page = await town.page("anonymous", { ...options, locale: language });
    const { press, write, choose, leave } = handsOf(page);
    const wrong = watch(page, cut ? [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/] : []);
    await withAxe(page);
    const { textbox, button, link, holds } = controlsOf(page, say);
    const focused = page.locator(":focus");
    /** The button that led to a step is gone with the step before: the focus has to be at the new one, in sight. */
    const arrives = async (step: string) => {
      await focused.and(page.getByRole("listitem")).getByText(say(step)).waitFor();
      expect(await page.evaluate(() => scrollY)).toBe(0);
    };
    /** What the page asks for is not answered, until it has said so. */
    const cutUntil = async (pattern: RegExp, words: () => Promise<void>) => {
      await page.route(pattern, (route) => route.abort("failed"));
      await words();
      await page.unroute(pattern);
    };

    await page.goto("/account/sign-in/?next=/new/project");
    await write(textbox("account-name-or-mail"), "ada");
    await write(page.getByLabel(say("account-password"), { exact: true }), password);
    await press(button("account-sign-in"));

    await write(textbox("projects-name"), `Desk ${slug}`);
    await write(textbox("projects-slug"), slug);
    await write(textbox("projects-web"), "https://desk.example/");
    await press(button("projects-make"));

    await press(
      page
        .getByRole("main")
        .getByRole("link", { name: say("projects-add-component") })
        .last(),
    );
    await write(textbox("repository-new-address"), remote.url);
    await write(textbox("repository-new-push"), remote.url);
    await press(button("repository-new-on"));

    await arrives("repository-step-what");
    await write(textbox("repository-new-name"), "Front desk");
    await choose(page.getByRole("radio", { name: /desk\/\*\.json/ }));
    await page.getByText("Open from {from} to {to}").waitFor();
    await holds();
    await press(button("repository-new-on"));
    await arrives("repository-step-kept");
    await leave(page.getByRole("checkbox", { name: say("repository-new-pushing") }));
    await holds();
    await press(button("repository-new-on"));
    await arrives("repository-step-create");
    await holds();
    if (cut) {
      // The server makes it, and nobody hears of it.
      await page.route("**/components/", async (route) => {
        await route.fetch();
        await route.abort("failed");
      });
      await press(button("repository-new-create"));
      await page.getByRole("alert").getByText(say("kit-failed-network")).waitFor();
      await page.unroute("**/components/");
      await cutUntil(/\/api\/tasks\/|\/translations\//, async () => {
        await press(button("kit-try-again"));
        await page.getByText(say("repository-new-cut")).waitFor();
      });
    } else await press(button("repository-new-create"));
    await page.getByText(say("repository-new-imported")).waitFor();
    await page.getByText(say("repository-new-found", { count: 2 })).waitFor();
    await arrives("repository-step-create");
    await holds();

    await press(link("repository-new-first"));
    const field = page.getByRole("textbox", {
      name: languageIn(language, "cs"),
    });
    await expect.poll(() => field.inputValue(), { timeout: 30_000 }).toBe("Pult");
    await holds();
    await page.keyboard.press("Alt+ArrowDown");
    await expect.poll(() => field.inputValue()).toBe("");
    if (cut) await page.context().setOffline(true);
    await page.keyboard.type(translated);
    await page.keyboard.press("Control+Enter");
    if (cut) {
      await page
        .getByText(say("editor-cut-off", { count: 1 }))
        .first()
        .waitFor();
      await page.context().setOffline(false);
    }
    const stored = async () => {
      const { json: found } = await town.site.ask(
        "ada",
        `GET /api/translations/${slug}/front-desk/cs/units/?q=key:open`,
      );
      return (found as { results: readonly { target: readonly string[] }[] }).results[0]?.target;
    };
    await expect.poll(stored, { timeout: 30_000 }).toEqual([translated]);

    await press(page.getByRole("link", { name: "Front desk" }).first());
    await link("kit-tab-repository").waitFor();
    if (cut) {
      await cutUntil(/\/api\//, async () => {
        await press(link("kit-tab-repository"));
        await page.getByRole("alert").getByText(say("kit-failed-network")).waitFor();
      });
      await press(button("kit-try-again"));
    } else await press(link("kit-tab-repository"));
    const here = page.getByRole("region", { name: say("repository-here"), exact: true });
    await here.getByText(say("repository-strings-count", { count: 1 })).waitFor();
    await holds();
    const [commit, push] = ["repository-commit", "repository-push"].map((id) =>
      here.getByRole("button", { name: say(id), exact: true }),
    ) as [Locator, Locator];
    await press(commit);
    await here.getByText(say("repository-commits-count", { count: 1 })).waitFor();
    expect(remote.git("rev-list", "--count", "main").trim()).toBe("1");
    await focused.and(commit).waitFor();
    await press(push);
    await here.getByText(say("repository-here-nothing")).waitFor();
    await focused.and(push).waitFor();
    await holds();
    const changed = remote.git("diff", "--unified=0", "--format=", "main~1", "main").split("\n");
    expect(changed.filter((line) => /^[-+]/.test(line))).toEqual([
      "--- a/desk/cs.json",
      "+++ b/desk/cs.json",
      '-  "open": "",',
      `+  "open": ${JSON.stringify(translated)},`,
    ]);
    expect(wrong()).toEqual([]);
    await page.context().close();
  };

  it(
    "gets from signing in to a translation upstream by a mouse",
    () => go({ slug: "mouse", options: desktop, handsOf: () => byMouse }),
    120_000,
  );

  it("gets there by the keys alone", () => go({ slug: "keys", options: desktop, handsOf: byKeys }), 120_000);

  it(
    "gets there on a telephone, from right to left, by the keys alone",
    () => go({ slug: "telephone", options: telephone, handsOf: byKeys, language: "ar" }),
    120_000,
  );

  it(
    "gets there with the line cut while the component is made and while a string is saved",
    () => go({ slug: "cut", options: desktop, handsOf: () => byMouse, cut: true }),
    120_000,
  );
});
