/** The page that starts the console, and its files: what a server sends, and where. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { embeddedDatabase, openSite, type Site } from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const people = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

describe("the console", () => {
  let site: Site;
  const folder = mkdtempSync(join(tmpdir(), "dragoman-console-"));
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
          { path: "/translate/:project/*", files: ["static/editor-abc.js"] },
        ],
      }),
    );
    site = await openSite(embeddedDatabase, {
      consoleFolder: folder,
      siteUrl: "https://site.example/l10n",
      siteTitle: 'Tea "& <house>',
    });
  });
  afterAll(async () => {
    await site.close();
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
    const program = await get("/nowhere/", { accept: "*/*" });
    expect([program.status, await program.json()]).toEqual([404, { detail: "Not found." }]);
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

  it("tells hosts what it serves", () => {
    expect(["/", "/translate/a/b/cs/", "/static/main-abc.js"].map(site.app.serves)).toEqual([true, true, true]);
    expect(["/elsewhere/", "/translate/"].map(site.app.serves)).toEqual([false, false]);
  });
});
