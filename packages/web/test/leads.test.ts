/** Every address of a page that the API, the feeds, the commits and the badges give leads to what it is the address of. */
import { existsSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { watch } from "./harness/watch.ts";
import { chromiumPath, openTown, type Town } from "./harness/town.ts";

/** Answers that show all kinds of things that have addresses. */
const answers = [
  "/api/projects/harbour/",
  "/api/projects/harbour/languages/",
  "/api/projects/harbour/components/",
  "/api/components/harbour/docs%252Fmanual/",
  "/api/components/harbour/docs%252Fmanual/statistics/",
  "/api/components/harbour/app/statistics/",
  "/api/translations/harbour/app/cs/",
  "/api/translations/harbour/app/cs/units/?page_size=2",
  "/api/translations/harbour/docs%252Fmanual/cs/units/?page_size=2",
  "/api/changes/",
  "/api/users/ada/",
  "/api/languages/cs/statistics/",
  "/exports/rss/",
  "/exports/rss/harbour/docs/manual/cs/",
];

const isPage = (path: string) => !/^\/(api|hooks|git|media|static|exports|widgets?)\//.test(path);

/** Languages of the glossary come when its turn is. */
const isLate = (kind: string) => kind === "/projects/harbour/glossary/LANG/";

/** One of each kind: languages and strings differ in nothing else. */
const kindOf = (path: string) =>
  path.replace(/\b(ar|cs|de|en|ja)\b(?=\/)/, "LANG").replace(/(checksum=)[^&]*|(offset=)\d+/g, "$1$2");

describe.skipIf(!existsSync(chromiumPath))("addresses of pages (needs Chromium)", () => {
  let town: Town;
  beforeAll(async () => {
    town = await openTown();
    const { site } = town;
    await site.ask("ada", "POST /api/categories/", {
      name: "Docs",
      slug: "docs",
      project: `${town.url}/api/projects/harbour/`,
    });
    const [category] = (await site.ask("ada", "GET /api/projects/harbour/categories/")).json.results;
    await site.component("harbour/manual", { repo: "dragoman://harbour/app", name: "Manual", category: category.url });
    await site.settled("harbour/docs%252Fmanual");
  });
  afterAll(() => town.close());

  it("lead to what they are addresses of", async () => {
    const given = new Map<string, string>();
    for (const answer of answers) {
      const { status, text } = await town.site.ask("ada", `GET ${answer}`);
      expect([answer, status]).toEqual([answer, 200]);
      for (const [address] of text.matchAll(new RegExp(`${town.url}/[^\\s"'<>\\\\&]*`, "g"))) {
        const path = address.slice(town.url.length);
        if (isPage(path)) given.set(kindOf(path), path);
      }
    }
    expect([...given.keys()].filter((kind) => !isLate(kind)).sort()).toEqual([
      "/",
      "/engage/harbour/-/LANG/",
      "/languages/LANG/",
      "/projects/harbour/",
      "/projects/harbour/-/LANG/",
      "/projects/harbour/app/",
      "/projects/harbour/app/LANG/",
      "/projects/harbour/docs/manual/",
      "/projects/harbour/docs/manual/LANG/",
      "/projects/harbour/glossary/",
      "/projects/harbour/web/",
      "/translate/harbour/-/LANG/",
      "/translate/harbour/app/LANG/",
      "/translate/harbour/app/LANG/?checksum=",
      "/translate/harbour/docs/manual/LANG/",
      "/translate/harbour/docs/manual/LANG/?checksum=",
    ]);
    const page = await town.page("ada");
    const wrong = watch(page);
    for (const path of given.values()) {
      await page.goto(path, { waitUntil: "networkidle" });
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      expect([path, await page.title()]).not.toEqual([path, expect.stringContaining("Nothing is here")]);
      expect([path, await page.getByRole("main").getByRole("alert").count()]).toEqual([path, 0]);
    }
    expect(wrong()).toEqual([]);
  });

  it("lead to the very string whose address is opened", async () => {
    const { json } = await town.site.ask("ada", "GET /api/translations/harbour/app/cs/units/?q=source:Snooze");
    const page = await town.page("ada");
    await page.goto(json.results[0].web_url);
    await page.getByRole("heading", { level: 1, name: "Snooze until tomorrow" }).waitFor();
  });
});
