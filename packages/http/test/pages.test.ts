/** Pages for people: the API to be looked at and worked with in a browser, and what there is to ask for. */
import { createHash } from "node:crypto";
import { checked, embeddedDatabase, openSite, type Site } from "@dragoman/testing";
import { makeApp } from "@dragoman/http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endpoints } from "../src/api/index.ts";

describe("pages", () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(embeddedDatabase);
    await site.ask("admin", "POST /api/projects/", { name: "App", slug: "app", web: "https://example.org/" });
    await site.ask("admin", "PATCH /api/projects/app/", { instructions: 'Say "hello".\n</textarea><i>' });
  });
  afterAll(() => site.close());

  const page = async (path: string, app = site.app, prefix = "") => {
    const request = new Request(`https://site.example${prefix}${path}`, { headers: { accept: "text/html" } });
    const answer = await app.fetch(request, { prefix });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };

  it("have a form for each method of the path, with what the object has", async () => {
    const { text } = await page("/api/projects/app/");
    const methods = [...text.matchAll(/<form data-method="(\w+)"/g)].map(([, method]) => method);
    expect(methods).toEqual(["PUT", "PATCH", "DELETE", "GET"]);
    expect(text).toContain('<input name="slug" data-was="app" value="app" maxlength="60" required>');
    expect(text).toContain(">\nSay &quot;hello&quot;.\n&lt;/textarea&gt;&lt;i&gt;</textarea>");
    expect((await page("/api/projects/")).text).toContain('<form data-method="POST" data-title="Create a project">');
  });

  it("have forms for the files right below the path, which have no pages of their own", async () => {
    const { text } = await page("/api/projects/app?format=api");
    expect(text).toContain('<a href="/api/projects/app/file/">Archive of a project</a>');
    expect(text).toContain(' data-address="/api/projects/app/file/">');
    const form = /<form data-method="GET"[^]*?<\/form>/.exec(text)?.[0] ?? "";
    expect([...form.matchAll(/ name="(\w+)"/g)].map(([, name]) => name)).toEqual(["format", "language_code"]);
  });

  it("lead to their own site, however many slashes their address begins with", async () => {
    const { text } = await page("//api/projects/app/");
    expect(text).toContain(' data-address="/api/projects/app/file/">');
    expect(text).not.toMatch(/"\/\/api/);
  });

  it("let in nothing from elsewhere, and no script but ours", async () => {
    const { headers, text } = await page("/api/projects/app/");
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).not.toContain("unsafe");
    for (const element of ["style", "script"]) {
      const inline = new RegExp(`<${element}[^>]*>([^]*?)</${element}>`).exec(text)?.[1] ?? "";
      expect(policy).toContain(`${element}-src 'sha256-${createHash("sha256").update(inline).digest("base64")}'`);
    }
    expect(text).not.toMatch(/ (?:src|on\w+)=/);
  });

  it("tell of failures, too, with their status", async () => {
    const missing = await page("/api/projects/nothing/");
    expect([missing.status, missing.headers.get("content-type")]).toEqual([404, "text/html; charset=utf-8"]);
    const closed = checked(makeApp(site.services, { requireLogin: true, pagesRateLimit: "off" }));
    const refused = await page("/api/projects/", closed);
    expect(refused.status).toBe(401);
    expect(refused.text).toContain('id="sign-in"');
  });

  it("on the API name every operation, and say what it takes and answers", async () => {
    const { text } = await page("/api/docs/");
    for (const { id, noun } of endpoints) expect(text).toContain(`/api/docs/${noun}/#${id}"`);
    const units = await page("/api/docs/units/");
    expect(units.text).toContain('<h2 id="units.change">');
    expect(units.text).toContain('<details id="schema-UnitPatch">');
    expect((await page("/api/docs/nothing/")).status).toBe(404);
  });

  it("lead to each other below a prefix", async () => {
    const app = checked(makeApp(site.services, { pagesRateLimit: "off", apiRateLimitAnon: "off" }));
    for (const path of ["/api/docs/units/", "/api/projects/app/"]) {
      const { text } = await page(path, app, "/l10n");
      const links = [...text.matchAll(/ href="([^"#]+)/g)].map(
        ([, link = ""]) => new URL(link, "https://site.example"),
      );
      const own = links.filter(({ host }) => host === "site.example");
      expect(own.length).toBeGreaterThan(4);
      for (const { pathname } of own) expect(pathname).toMatch(/^\/l10n\//);
    }
  });
});
