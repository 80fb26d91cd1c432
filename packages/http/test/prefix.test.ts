/** The wire under a path of its host's. */
import {
  checked,
  databases,
  gettextFiles,
  type GitRemote,
  makeAppPo,
  makeRemote,
  openSite,
  type Site,
} from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type App, type HttpOptions, makeApp } from "../src/index.ts";

const unlimited = { apiRateLimitAnon: "off", apiRateLimitUser: "off", openRateLimit: "off", pagesRateLimit: "off" };
const token = { authorization: `Token wlu_${"admin".padStart(36, "0")}` };
const base = "https://host.example/l10n";

describe.each(databases)("under a prefix, on $name", (database) => {
  let site: Site;
  let remote: GitRemote;
  let app: App;

  beforeAll(async () => {
    remote = makeRemote(gettextFiles);
    site = await openSite(database);
    await makeAppPo(site, remote, { push: remote.url, push_on_commit: false });
    app = checked(makeApp(site.services, unlimited));
  });
  afterAll(async () => {
    await site.close();
    remote.remove();
  });

  const ask = async (url: string, init: RequestInit = {}, from: { prefix?: string; app?: App } = {}) => {
    const { prefix = "/l10n" } = from;
    const headers = new Headers({ ...token, "content-type": "application/json", ...(init.headers as object) });
    const answer = await (from.app ?? app).fetch(new Request(url, { ...init, headers }), { prefix });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const linksOf = (text: string) => text.match(/https?:\/\/[^"<>\s]+/g) ?? [];
  const html = { accept: "text/html" };

  it("every link leads below the prefix, to something", async () => {
    const open = [`${base}/api/`, `${base}/api/units/?page_size=2`, `${base}/exports/rss/`];
    const seen = new Set(open);
    for (const url of open.slice(0)) {
      const { status, text } = await ask(url);
      expect(status, url).toBe(200);
      for (const link of linksOf(text)) if (new URL(link).host === "host.example") seen.add(link);
    }
    for (const url of seen) {
      expect(url).toMatch(/^https:\/\/host\.example\/l10n\//);
      // Pages for people are another program's.
      if (!url.startsWith(`${base}/api/`) || seen.size > 250) continue;
      const { status, text } = await ask(url);
      expect([200, 404, 405], `${url} answered ${status}`).toContain(status);
      for (const link of linksOf(text)) if (new URL(link).host === "host.example") seen.add(link);
    }
    expect(seen.size).toBeGreaterThan(60);
  });

  it("pages lead to the next ones, and answers to what was made", async () => {
    const page = JSON.parse((await ask(`${base}/api/units/?page_size=2`)).text);
    expect(page.next).toBe(`${base}/api/units/?page=2&page_size=2`);
    const made = await ask(`${base}/api/projects/`, {
      method: "POST",
      body: JSON.stringify({ name: "New", slug: "new", web: "https://example.org/" }),
    });
    expect([made.status, made.headers.get("location")]).toEqual([201, `${base}/api/projects/new/`]);
  });

  it("pages for people show the way from the root of the API, also where nothing is", async () => {
    for (const path of ["/api/projects/", "/api/nothing/"]) {
      const { text } = await ask(base + path, { headers: html });
      expect(text).toContain('<nav aria-label="Breadcrumbs"><a href="/l10n/api/">api</a> / ');
      expect(text).toContain(`GET /l10n${path}`);
    }
  });

  it("the address of the site says how people come here, whatever the host knows", async () => {
    const named: HttpOptions = { ...unlimited, siteUrl: "https://translate.example/outer/" };
    const { text } = await ask(
      "http://inner:3000/api/",
      { headers: html },
      { prefix: "", app: checked(makeApp(site.services, named)) },
    );
    expect(text).toContain('<a href="/outer/api/">api</a>');
    expect(text).toContain("https://translate.example/outer/api/projects/");
  });

  it.each(["l10n", "/l10n/", "//l10n"])("%s is the same prefix", async (prefix) => {
    const { text } = await ask(`${base}/api/`, {}, { prefix });
    expect(JSON.parse(text).projects).toBe(`${base}/api/projects/`);
  });

  it.each(["/api/", "/l10nish/api/", "/elsewhere/l10n/api/"])("what stands at %s is not ours", async (path) => {
    const { status, text } = await ask(`https://host.example${path}`);
    expect([status, JSON.parse(text)]).toEqual([404, { detail: "Not found." }]);
  });

  it("the prefix itself is a place below it", async () => {
    for (const url of [base, `${base}/`, `${base}?format=json`]) expect((await ask(url)).status).toBe(404);
    expect((await ask(`${base}/healthz`)).status).toBe(200);
  });

  it("what is committed tells the address that was asked", async () => {
    const post = (path: string, method: string, body: object) =>
      ask(base + path, { method, body: JSON.stringify(body) });
    const { results } = JSON.parse((await ask(`${base}/api/translations/app/po/cs/units/`)).text);
    await post(`/api/units/${results[0].id}/`, "PATCH", { state: 20, target: ["Nazdar"] });
    expect((await post("/api/components/app/po/repository/", "POST", { operation: "push" })).text).toContain("true");
    expect(remote.git("log", "-1", "--format=%B", "main")).toContain(`Translate-URL: ${base}/projects/app/po/cs/`);
  });

  it("a host can ask what is served", () => {
    expect(["/api/", "/api/projects/app/", "/healthz", "/exports/rss/"].filter(app.serves)).toHaveLength(4);
    expect(["/", "/about", "/api/nothing/", "/l10n/api/"].filter(app.serves)).toEqual([]);
  });
});
