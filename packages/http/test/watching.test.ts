/** What watches over a server, and people who come to it by a browser: health, pages, and what they count as. */
import { checked, databases, openSite, recordStatements, type Site } from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeApp } from "../src/index.ts";

describe.each(databases)("a server that is watched, on $name", (database) => {
  let site: Site;

  beforeAll(async () => {
    site = await openSite(database, { apiRateLimitAnon: "2/hour", pagesRateLimit: "3/hour" });
  });
  afterAll(() => site.close());

  const request = (line: string, headers: Record<string, string> = {}) => {
    const [method = "GET", path = "/"] = line.split(" ");
    return new Request(`https://site.example${path}`, { method, headers });
  };
  const from = async (address: string, line: string, headers: Record<string, string> = {}) => {
    const answer = await site.app.fetch(request(line, headers), { address });
    const body = answer.body === null ? null : await answer.text();
    return { status: answer.status, headers: Object.fromEntries(answer.headers), body };
  };
  const browser = { accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8" };

  it("is alive without asking the database, whoever asks and however often", async () => {
    const { services, take } = recordStatements(site.services);
    const app = checked(makeApp(services, { apiRateLimitAnon: "1/day" }));
    take();
    for (const headers of [{}, { authorization: "Token nonsense" }, { accept: "image/png" }]) {
      const answer = await app.fetch(request("GET /healthz", headers));
      expect([answer.status, await answer.text()]).toEqual([200, '{"status":"alive"}']);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
      });
    }
    expect(take()).toEqual([]);
  });

  it("is ready when all that it needs is there, whoever asks and however often", async () => {
    const checks = { database: "ok", migrations: "ok", git: "ok", disk: "ok" };
    for (let time = 0; time < 5; time++) {
      const answer = await from("192.0.2.1", "GET /readyz/", { authorization: "Token nonsense" });
      expect([answer.status, JSON.parse(answer.body ?? "")]).toEqual([200, { status: "ready", checks }]);
      expect(answer.headers["x-ratelimit-limit"]).toBeUndefined();
    }
    expect((await from("192.0.2.1", "GET /api/")).headers["x-ratelimit-remaining"]).toBe("1");
  });

  it("tells its health to GET and HEAD only", async () => {
    expect(await from("192.0.2.2", "HEAD /healthz")).toMatchObject({ status: 200, body: null });
    const refused = await from("192.0.2.2", "POST /readyz");
    expect([refused.status, refused.headers["allow"]]).toEqual([405, "GET, HEAD, OPTIONS"]);
  });

  it("counts pages for people apart from requests of programs", async () => {
    for (let time = 0; time < 3; time++) {
      const page = await from("192.0.2.3", "GET /api/projects/", browser);
      expect([page.status, page.headers["x-ratelimit-limit"]]).toEqual([200, "3"]);
    }
    expect((await from("192.0.2.3", "GET /api/", browser)).status).toBe(429);
    for (let time = 0; time < 2; time++) expect((await from("192.0.2.3", "GET /api/projects/")).status).toBe(200);
    expect((await from("192.0.2.3", "GET /api/projects/")).status).toBe(429);
  });

  it("counts pages of accounts as what the account asks for", async () => {
    const token = { authorization: `Token wlu_${"admin".padStart(36, "0")}` };
    const app = checked(makeApp(site.services, { apiRateLimitUser: "7/hour" }));
    const page = await app.fetch(request("GET /api/", { ...browser, ...token }));
    expect([page.status, page.headers.get("x-ratelimit-limit")]).toEqual([200, "7"]);
  });

  it("answers paths that lead nowhere as safely as any, and as JSON", async () => {
    const answer = await from("192.0.2.4", "GET /nowhere/");
    expect([answer.status, answer.body]).toEqual([404, '{"detail":"Not found."}']);
    expect(answer.headers).toMatchObject({
      "content-type": "application/json",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "same-origin",
    });
  });

  it("tells people with a page that a path leads nowhere, whatever it holds", async () => {
    const answer = await from("192.0.2.4", "GET /%3Cscript%3E'%22<b>/", browser);
    expect(answer.status).toBe(404);
    expect(answer.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": expect.stringMatching(/^default-src 'none'; (?!.*unsafe)/),
      "x-content-type-options": "nosniff",
    });
    expect(answer.body).toContain("<h1>Not found</h1>");
    expect(answer.body).not.toMatch(/<b>\/|<script>/);
  });
});
