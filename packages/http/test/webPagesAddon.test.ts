/** Translations for web pages: what is published, who may load it, and what a real page in a real browser makes of it. */
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { databases, gettextFiles, type Site } from "@dragoman/testing";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { gettext, json, jsonOf, openWorlds, until, type World, type Worlds } from "./addonWorld.ts";

const executablePath = "/usr/bin/chromium";
const id = "weblate.cdn.cdnjs";

describe.each(databases.slice(-1))("translations for web pages on $name", (database) => {
  let worlds: Worlds;
  let site: Site;
  let folder: string;
  let server: Server;
  let url: string;
  const page = `<!doctype html><title>Tea</title>
    <h1 class="l10n">Hello</h1><p class="l10n">Hello <b>Milk &amp; honey</b></p><p id="other">Hello</p>`;
  let script = "";

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "dragoman-cdn-"));
    worlds = await openWorlds(database, {
      publishFolder: folder,
      outgoing: { allowHosts: ["127.0.0.1"] },
    });
    ({ site } = worlds);
    // Pages of others on one origin, and what we serve on another one.
    server = createServer((request, response) => {
      void (async () => {
        if (request.url?.startsWith("/cdn/") !== true) {
          response.writeHead(request.url === "/gone" ? 404 : 200, { "content-type": "text/html" });
          response.end(page + (script === "" ? "" : `<script src="${script}" defer></script>`));
          return;
        }
        const answer = await site.app.fetch(new Request(url + request.url, { method: request.method ?? "GET" }));
        response.writeHead(answer.status, Object.fromEntries(answer.headers));
        response.end(Buffer.from(await answer.arrayBuffer()));
      })();
    });
    await once(server.listen(0, "127.0.0.1"), "listening");
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    server.close();
    await worlds.close();
    await rm(folder, { recursive: true });
  });

  /** What the add-on published last. */
  const published = async (addon: number, times = 1) => {
    const answer = await until(
      async () => (await site.ask("admin", `GET /api/addons/${addon}/logs/`)).json.results,
      (runs) => runs.length >= times,
    );
    const [, path = "", languages = ""] =
      /Published (\/cdn\/[0-9a-f]{48}\/)dragoman\.js: (.*)$/m.exec(answer[0].log) ?? [];
    return { path, languages, log: answer[0].log };
  };
  const alerts = async ({ slug }: World) =>
    (await site.ask("admin", `GET /api/components/${slug}/app/alerts/`)).json.results;

  it("cdn.cdnjs publishes what is translated, anew after commits, under an address that nobody guesses", async () => {
    const world = await worlds.world(gettextFiles, gettext);
    const addon = await world.install(id, { threshold: 0, css_selector: ".l10n" });
    const { path, languages } = await published(addon);
    expect(languages).toContain("cs");
    const file = await site.ask("anonymous", `GET ${path}cs.json`);
    expect([file.status, file.json.Hello]).toEqual([200, expect.any(String)]);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      "access-control-allow-origin": "*",
      "cache-control": expect.stringContaining("public, max-age="),
      "content-type": "application/json; charset=utf-8",
    });
    const again = await site.app.fetch(
      new Request(`https://site.example${path}cs.json`, {
        headers: { "if-none-match": file.headers.get("etag") ?? "" },
      }),
    );
    expect(again.status).toBe(304);
    expect((await site.ask("admin", `GET ${path}xx.json`)).status).toBe(404);
    expect((await site.ask("admin", `GET /cdn/${"0".repeat(48)}/cs.json`)).status).toBe(404);

    await world.edit("cs", "source:Hello", ["Nazdar"]);
    await world.operate("commit");
    await until(
      async () => (await site.ask("anonymous", `GET ${path}cs.json`)).json.Hello,
      (text) => text === "Nazdar",
    );
    const token = path.split("/")[2] ?? "";
    await until(
      async () => JSON.parse(await readFile(join(folder, token, "cs.json"), "utf8")).Hello,
      (text) => text === "Nazdar",
    );
    expect(await readdir(join(folder, token))).toContain("dragoman.js");

    await site.ask("admin", `PATCH /api/addons/${addon}/`, { configuration: { threshold: 100, css_selector: "p" } });
    await until(
      async () => (await site.ask("anonymous", `GET ${path}dragoman.js`)).text,
      (text) => text.includes('"p"'),
    );
    expect((await site.ask("anonymous", `GET ${path}cs.json`)).status).toBe(404);
    expect(await readdir(join(folder, token))).toEqual(["dragoman.js"]);

    await site.ask("admin", `DELETE /api/addons/${addon}/`);
    expect((await site.ask("anonymous", `GET ${path}dragoman.js`)).status).toBe(404);
  });

  it("reads the strings of pages of the repository and of the web, and says what it cannot read", async () => {
    const files = { "l/en.json": jsonOf({ hello: "Hello" }), "l/cs.json": jsonOf({}), "site/index.html": page };
    const world = await worlds.world(files, { ...json, edit_template: true });
    const settings = { css_selector: ".l10n", threshold: 0 };
    const sources = (names: readonly string[]) => ({ ...settings, files: names.join("\n") });
    const addon = await world.install(id, sources(["site/index.html", `${url}/`, `${url}/gone`, "site/none.html"]));
    await published(addon);
    const texts = (await world.units("en")).map(({ source }: { source: string[] }) => source[0]);
    expect(texts.toSorted()).toEqual(["Hello", "Milk & honey"]);
    expect(await world.units("cs")).toHaveLength(2);
    const [alert] = await alerts(world);
    expect(alert).toMatchObject({ name: "CDNAddonError", details: { error: expect.stringContaining("answered 404") } });
    expect(alert.details.error).toContain("site/none.html");
    await world.operate("commit");
    expect(JSON.parse(world.remote.show("l/en.json"))).toMatchObject({ hello: "Hello" });
    expect(Object.values(JSON.parse(world.remote.show("l/en.json")))).toContain("Milk & honey");

    await site.ask("admin", `PATCH /api/addons/${addon}/`, { configuration: sources(["site/index.html"]) });
    await until(
      () => alerts(world),
      (told) => told.length === 0,
    );
  });

  it("refuses settings that would not work", async () => {
    const { slug } = await worlds.world(gettextFiles, gettext);
    for (const configuration of [
      { threshold: 101, css_selector: ".l10n" },
      { threshold: 0, css_selector: "a:hover" },
      { threshold: 0, css_selector: ".l10n", cookie_name: "a b" },
    ]) {
      const answer = await site.ask("admin", `POST /api/components/${slug}/app/addons/`, { name: id, configuration });
      expect([answer.status, Object.keys(answer.json)]).toEqual([400, expect.arrayContaining(["configuration"])]);
    }
  });

  describe.skipIf(!existsSync(executablePath))("in a browser (needs Chromium)", () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
      const world = await worlds.world(gettextFiles, gettext);
      await world.edit("cs", "source:Hello", ["<i>Ahoj</i>"]);
      const addon = await world.install(id, { threshold: 0, css_selector: ".l10n", cookie_name: "lang" });
      script = `${url.replace("127.0.0.1", "localhost")}${(await published(addon)).path}dragoman.js`;
    });
    afterAll(() => browser.close());

    const look = async (locale: string, cookie?: string) => {
      const context = await browser.newContext({ locale });
      if (cookie !== undefined) await context.addCookies([{ name: "lang", value: cookie, url }]);
      const tab = await context.newPage();
      await tab.goto(`${url}/`);
      await tab.waitForLoadState("networkidle");
      const seen = await tab
        .locator("h1")
        .evaluate((element) => [element.textContent, element.getAttribute("lang") ?? ""]);
      const rest = await tab.locator("p").allTextContents();
      await context.close();
      return [...seen, ...rest];
    };
    const translated = ["<i>Ahoj</i>", "cs", "<i>Ahoj</i> Milk & honey", "Hello"];
    const untouched = ["Hello", "", "Hello Milk & honey", "Hello"];

    it("puts the language that the browser asks for into chosen elements, as text", async () => {
      expect(await look("cs-CZ")).toEqual(translated);
    });

    it("lets the cookie choose, and leaves the page alone where the source or nothing known is wanted", async () => {
      expect(await look("en-US", "cs")).toEqual(translated);
      expect(await look("en-US")).toEqual(untouched);
      expect(await look("cs-CZ", "en")).toEqual(untouched);
      expect(await look("ja-JP")).toEqual(untouched);
    });
  });
});
