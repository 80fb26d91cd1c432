/**
 * What has to hold on every page: nothing that axe finds, in both colours; no error, no violation of the policy, no request
 * outside of the contract; nothing that scrolls sideways on a telephone; no text that is in no file.
 */
import { existsSync } from "node:fs";
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isUnmarked } from "../../src/l10n/pseudo.ts";
import { type Route, routes } from "../../src/routes.ts";
import { chromiumPath, openTown, type Town } from "./town.ts";
import { audit, watch, withAxe } from "./watch.ts";

/** Where each page is looked at, as whom. */
interface Address {
  readonly route: string;
  readonly at: string;
  readonly as?: string;
  /** What the browser tells of a refusal that the page is about. */
  readonly refused?: readonly RegExp[];
}

const refused = [/status of 400/];

const addresses: readonly Address[] = [
  { route: "/", at: "/" },
  { route: "/account/sign-in/", at: "/account/sign-in/", as: "anonymous" },
  { route: "/account/sign-up/", at: "/account/sign-up/", as: "anonymous" },
  { route: "/account/confirm/", at: "/account/confirm/#code", as: "anonymous" },
  { route: "/account/reset/", at: "/account/reset/", as: "anonymous" },
  { route: "/account/invitation/", at: "/account/invitation/#code", as: "anonymous", refused },
  { route: "/account/link/", at: "/account/link/#code", as: "anonymous", refused },
  { route: "/account/", at: "/account/" },
  { route: "/account/security/", at: "/account/security/" },
  { route: "/account/tokens/", at: "/account/tokens/" },
  { route: "/account/notifications/", at: "/account/notifications/" },
  { route: "/screenshots/*", at: "/screenshots/harbour/app/" },
  { route: "/new/component", at: "/new/component" },
  { route: "/new/component", at: "/new/component?project=harbour&step=what" },
  { route: "/files/*", at: "/files/harbour/app/cs/" },
  { route: "/languages/", at: "/languages/" },
  { route: "/languages/:code/", at: "/languages/cs/" },
  { route: "/engage/*", at: "/engage/harbour/", as: "anonymous" },
  { route: "/new/project", at: "/new/project" },
  { route: "/search/", at: "/search/?q=read" },
  { route: "/projects/", at: "/projects/" },
  { route: "/translate/*", at: "/translate/harbour/app/cs/" },
  { route: "/translate/*", at: "/translate/harbour/app/cs/?view=list" },
  { route: "/projects/*", at: "/projects/harbour/" },
  { route: "/projects/*", at: "/projects/harbour/app/" },
  { route: "/projects/*", at: "/projects/harbour/app/cs/" },
  { route: "/projects/*", at: "/projects/harbour/-/cs/" },
  { route: "/projects/*", at: "/projects/nobody/", refused: [/status of 404/] },
  { route: "/access/:project/", at: "/access/harbour/" },
  { route: "/addons/*", at: "/addons/harbour/" },
  { route: "/addons/*", at: "/addons/harbour/app/" },
  { route: "/labels/:project/", at: "/labels/harbour/" },
  { route: "/manage/", at: "/manage/" },
  { route: "/manage/users/", at: "/manage/users/" },
  { route: "/manage/teams/", at: "/manage/teams/" },
  { route: "/manage/roles/", at: "/manage/roles/" },
  { route: "/manage/languages/", at: "/manage/languages/" },
  { route: "/manage/addons/", at: "/manage/addons/" },
  { route: "/manage/tasks/", at: "/manage/tasks/" },
  { route: "/manage/ssh/", at: "/manage/ssh/" },
  { route: "/manage/lists/", at: "/manage/lists/" },
  { route: "/manage/memory/", at: "/manage/memory/" },
  { route: "/manage/backups/", at: "/manage/backups/" },
  { route: "/settings/*", at: "/settings/harbour/" },
  { route: "/settings/*", at: "/settings/harbour/app/" },
  { route: "/changes/", at: "/changes/?project=harbour" },
  { route: "/insights/*", at: "/insights/harbour/" },
  { route: "/insights/*", at: "/insights/harbour/app/" },
  { route: "/glossary/:project/", at: "/glossary/harbour/?language=cs" },
  { route: "/user/:name/", at: "/user/ada/" },
  { route: "/repository/*", at: "/repository/harbour/app/" },
  { route: "/repository/*", at: "/repository/harbour/" },
];

/** Of people and settings; all other rooms, also those that are to come, are of work. */
const administration: ReadonlySet<string> = new Set(["access", "account", "manage", "settings"]);

const roomOf = ({ page }: Route) => page.slice(0, page.indexOf("/"));

/** Looks at every page of one half of the rooms: two files of tests share them, each with a town of its own. */
export const describePages = (half: "administration" | "work"): void => {
  const here = routes.filter((route) => administration.has(roomOf(route)) === (half === "administration"));
  const known = new Set(here.map(({ path }) => path));
  const chosen = addresses.filter(({ route }) => known.has(route));

  it.each([...known])("the page at %s is looked at", (path) => {
    expect(chosen.map(({ route }) => route)).toContain(path);
  });

  describe.skipIf(!existsSync(chromiumPath))(`every page of ${half} (needs Chromium)`, () => {
    let town: Town;
    beforeAll(async () => {
      town = await openTown();
    });
    afterAll(() => town.close());

    const open = async (
      { at, as = "ada", refused: expected = [] }: Address,
      options: BrowserContextOptions = {},
      language?: string,
    ) => {
      const page = await town.page(as, { reducedMotion: "reduce", ...options });
      if (language !== undefined)
        await page.addInitScript((code) => localStorage.setItem("dragoman.language", code), language);
      const wrong = watch(page, expected);
      await withAxe(page);
      await page.goto(at, { waitUntil: "networkidle" });
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      return { page, wrong };
    };

    it.each(chosen)("at $at is usable by everybody, in light and dark", async (address) => {
      const { page, wrong } = await open(address);
      expect(await audit(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      // The other rules know no colours.
      expect(await audit(page, ["color-contrast"])).toEqual([]);
      expect(await page.title()).not.toBe("");
      expect(wrong()).toEqual([]);
      await page.context().close();
    });

    it.each(chosen)("at $at fits a telephone, also from right to left", async (address) => {
      const options = { viewport: { width: 360, height: 740 }, hasTouch: true };
      // Both at once: most of the time a page waits for its network to be quiet.
      await Promise.all(
        ["en", "ar"].map(async (language) => {
          const { page, wrong } = await open(address, options, language);
          expect(await sideways(page)).toEqual([]);
          expect(await audit(page)).toEqual([]);
          expect(wrong()).toEqual([]);
          await page.context().close();
        }),
      );
    });

    it.each(chosen)("at $at says nothing that is in no file", async (address) => {
      const { page } = await open(address, {}, "en-XA");
      const texts = await textsOf(page);
      expect(texts.length).toBeGreaterThan(0);
      expect(texts.filter(isUnmarked)).toEqual([]);
      await page.context().close();
    });
  });
};

/** What stands out of a window, where the page would have to be moved sideways. */
const sideways = (page: Page) =>
  page.evaluate(() =>
    document.documentElement.scrollWidth <= innerWidth
      ? []
      : [...document.querySelectorAll("body *")]
          .filter(
            (each) => each.getBoundingClientRect().right > innerWidth + 1 || each.getBoundingClientRect().left < -1,
          )
          .map((each) => each.outerHTML.slice(0, 120)),
  );

/**
 * What the page itself says: in elements, and in the names of controls. Not what people wrote, which stands in `bdi`, in
 * code, in what has a language of its own, or in fields.
 */
const textsOf = (page: Page) =>
  page.evaluate(() => {
    const foreign = "bdi, code, kbd, samp, time, textarea, option[lang], [data-own], [lang]:not(html)";
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (
        parent === null ||
        parent.closest(foreign) !== null ||
        parent.closest("script, style, noscript, svg") !== null
      )
        continue;
      if (parent.checkVisibility()) texts.push(node.textContent ?? "");
    }
    for (const each of document.querySelectorAll("[aria-label], [title], [placeholder], img[alt]"))
      if (each.closest("bdi, [lang]:not(html), time, [data-own]") === null)
        texts.push(...["aria-label", "title", "placeholder", "alt"].map((name) => each.getAttribute(name) ?? ""));
    return texts.map((text) => text.trim()).filter((text) => text !== "");
  });
