/** The page that starts the console, and its files: what a server sends, and where. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { embeddedDatabase, gettextFiles, type GitRemote, makeRemote, openSite, type Site } from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const people = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

describe("the console", () => {
  let site: Site;
  let remote: GitRemote;
  const folder = mkdtempSync(join(tmpdir(), "dragoman-console-"));
  const hostile = '"><script>alert(1)</script>';
  const script = "export const page = 1;\n".repeat(40);

  beforeAll(async () => {
    mkdirSync(join(folder, "static"));
    writeFileSync(join(folder, "static", "main-abc.js"), script);
    writeFileSync(join(folder, "static", "main-abc.js.br"), brotliCompressSync(script));
    writeFileSync(join(folder, "static", "main-abc.css"), "body{}");
    writeFileSync(join(folder, "static", "editor-abc.js"), "");
    writeFileSync(join(folder, "static", "icon-abc.svg"), "<svg/>");
    writeFileSync(join(folder, "secret.json"), "{}");
    writeFileSync(
      join(folder, "shell.json"),
      JSON.stringify({
        main: ["static/main-abc.js", "static/main-abc.css"],
        icon: "static/icon-abc.svg",
        pages: [
          { path: "/", files: [] },
          { path: "/account/sign-in/", files: [] },
          { path: "/engage/*", files: [] },
          { path: "/projects/*", files: [] },
          { path: "/translate/:project/*", files: ["static/editor-abc.js"] },
        ],
      }),
    );
    site = await openSite(embeddedDatabase, {
      consoleFolder: folder,
      siteUrl: "https://site.example/l10n",
      siteTitle: 'Tea "& <house>',
      pagesRateLimit: "12/hour",
    });
    remote = makeRemote(gettextFiles);
    await site.project("port", { name: hostile, instructions: `</p>${hostile}` });
    await site.component("port/po", { repo: remote.url });
    await site.project("shut", { name: "Hidden harbour" });
    await site.ask("admin", "POST /api/projects/shut/access/", { access_control: 100 });
  }, 120_000);
  afterAll(async () => {
    await site.close();
    remote.remove();
    rmSync(folder, { recursive: true });
  });

  const get = (path: string, headers: Record<string, string> = people, method = "GET") =>
    site.app.fetch(new Request(`https://site.example${path}`, { method, headers }));

  it("starts at its addresses, under the path that people know", async () => {
    const answer = await get("/translate/harbour/app/cs/?q=state:empty");
    expect(answer.status).toBe(200);
    const text = await answer.text();
    expect(text).toContain('data-base="/l10n"');
    expect(text).toContain('<script type="module" src="/l10n/static/main-abc.js">');
    expect(text).toContain('<link rel="modulepreload" href="/l10n/static/editor-abc.js">');
  });

  it("says the name of the site as text", async () => {
    const text = await (await get("/")).text();
    expect(text).toContain("Tea &quot;&amp; &lt;house&gt;");
    expect(text).not.toContain("<house>");
  });

  it("lets nothing in from elsewhere, no inline script and no text as markup", async () => {
    const policy = (await get("/")).headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("trusted-types 'none'");
    expect(policy).not.toMatch(/unsafe|script-src|style-src|data:|\*/);
    expect(await (await get("/")).text()).not.toMatch(/<script(?![^>]*src=)|style=|<style|\son\w+=/);
  });

  it("answers unknown addresses by 404: people by a page, programs by JSON", async () => {
    const page = await get("/nowhere/");
    expect([page.status, page.headers.get("content-type")]).toEqual([404, "text/html; charset=utf-8"]);
    const text = await page.text();
    expect(text).toMatch(/<title>Nothing is here · Tea/);
    expect(text).toMatch(/<noscript><main><h1>Nothing is here<\/h1>[^]*<a href="\/l10n\/">/);
    const program = await get("/nowhere/", { accept: "*/*" });
    expect([program.status, await program.json()]).toEqual([404, { detail: "Not found." }]);
  });

  it("tells readers without scripts which page by which one comes in it is", async () => {
    const text = await (await get("/account/sign-in/")).text();
    expect(text).toMatch(/<title>Sign in · Tea/);
    expect(text).toContain('<meta name="description" content="Sign in to translate');
    expect(text).toContain("<noscript><main><h1>Sign in</h1>");
  });

  it("leaves the API as it is", async () => {
    expect((await get("/api/", { accept: "application/json" })).headers.get("content-type")).toBe("application/json");
    expect(await (await get("/api/")).text()).not.toContain("main-abc.js");
    expect((await get("/", people, "POST")).status).toBe(404);
  });

  it("sends files once for ever, compressed where that is understood", async () => {
    const plain = await get("/static/main-abc.js", {});
    expect(await plain.text()).toBe(script);
    expect(plain.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const packed = await get("/static/main-abc.js", { "accept-encoding": "gzip, br" });
    expect(packed.headers.get("content-encoding")).toBe("br");
    expect(brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(script);
    const refused = await get("/static/main-abc.js", { "accept-encoding": "br;q=0" });
    expect(refused.headers.get("content-encoding")).toBeNull();
  });

  it.each([
    "/static/../secret.json",
    "/static/%2e%2e/secret.json",
    "/static/..%2fsecret.json",
    "/static/none.js",
    "/static/",
    "/static/main-abc.js.br",
  ])("sends no other file (%s)", async (path) => {
    expect((await get(path, {})).status).toBe(404);
  });

  it("tells readers without scripts what a project is, and how far its languages are", async () => {
    const text = await (await get("/engage/port/")).text();
    expect(text).toContain("<h1>Help to translate <bdi>");
    expect(text).toMatch(/<a href="\/l10n\/projects\/port\/-\/cs\/">Czech<\/a>:\s\d+% of \d+ strings?</);
    expect(text).toMatch(/<meta name="description" content="[^"]+ \d+ languages, \d+ strings, \d+% translated\.">/);
    expect(text).toContain("needs JavaScript for translating");
  });

  it("leads from the page of a language to its strings", async () => {
    expect(await (await get("/engage/port/-/cs/")).text()).toContain('<a href="/l10n/translate/port/-/cs/">');
  });

  it.each(["/engage/port/", "/projects/port/"])("takes nothing that a stranger wrote as markup at %s", async (path) => {
    const text = await (await get(path)).text();
    expect(text).toContain("&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(text).not.toContain("<script>");
  });

  it("names open projects in titles, and only there", async () => {
    const text = await (await get("/projects/port/")).text();
    expect(text).toMatch(/<title>&quot;&gt;[^<]+ · Tea/);
    expect(text).toContain('<div id="app"></div>');
  });

  it.each(["/engage/", "/projects/"])("tells of a hidden project what it tells of none, below %s", async (below) => {
    const [hidden, none] = await Promise.all(
      ["shut/", "nothing/"].map(async (slug) =>
        (await get(below + slug, { ...people, authorization: `Token wlu_${"admin".padStart(36, "0")}` })).text(),
      ),
    );
    expect(hidden).toBe(none);
    expect(hidden).not.toContain("Hidden harbour");
  });

  it.each(["/engage/port/", "/projects/port/"])("counts nothing for somebody with a session at %s", async (path) => {
    const cookie = `__Host-dragoman_session=${"s".repeat(40)}`;
    const text = await (await get(path, { ...people, cookie })).text();
    expect(text).toContain('<div id="app"></div>');
    expect(text).not.toContain("translated.");
  });

  it("starts without a word of the project where somebody asks too often", async () => {
    const answers = [];
    for (let asked = 0; asked < 13; asked++)
      answers.push(
        await site.app.fetch(new Request("https://site.example/engage/port/", { headers: people }), {
          address: "192.0.2.7",
        }),
      );
    expect(await answers[0]?.text()).toContain("<h1>");
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await answers.at(-1)?.text()).toContain('<div id="app"></div>');
  });

  it("tells nothing of projects on a site that asks everybody to sign in", async () => {
    const closed = await openSite(embeddedDatabase, { consoleFolder: folder, requireLogin: true });
    await closed.project("port", { name: "Closed harbour" });
    const answer = await closed.app.fetch(new Request("https://site.example/engage/port/", { headers: people }));
    expect(await answer.text()).toContain('<div id="app"></div>');
    await closed.close();
  });

  it("tells hosts what it serves", () => {
    expect(["/", "/translate/a/b/cs/", "/static/main-abc.js"].map(site.app.serves)).toEqual([true, true, true]);
    expect(["/elsewhere/", "/translate/"].map(site.app.serves)).toEqual([false, false]);
  });
});
