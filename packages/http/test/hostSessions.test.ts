/** Accounts that a host vouches for by its own sessions. */
import { databases, openSite, type Site } from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const here = "https://site.example";
const same = { "sec-fetch-site": "same-origin" };

describe.each(databases)("a session of the host, on $name", (database) => {
  let site: Site;

  beforeAll(async () => {
    site = await openSite(database, { apiRateLimitUser: "1000/hour" });
    await site.account("ada");
    await site.account("bob");
  });
  afterAll(() => site.close());

  const ask = async (
    account: string | null | undefined,
    line: string,
    headers: Record<string, string> = {},
    body?: unknown,
  ) => {
    const [method = "", path = ""] = line.split(" ");
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const request = new Request(here + path, {
      method,
      headers: { "content-type": "application/json", ...headers },
      ...sent,
    });
    const answer = await site.app.fetch(request, { account });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, json: text === "" ? undefined : JSON.parse(text) };
  };
  /** Only oneself and administrators may look. */
  const isSeenBy = async (account: string | null | undefined, of: string, headers: Record<string, string> = {}) =>
    (await ask(account, `GET /api/users/${of}/notifications/`, headers)).status === 200;
  const makeToken = (headers: Record<string, string>) => ask("ada", "POST /api/users/ada/tokens/", headers, {});

  it("acts with the rights of the account, and counts for it", async () => {
    expect(await isSeenBy("ada", "ada")).toBe(true);
    expect(await isSeenBy("ada", "bob")).toBe(false);
    expect((await ask("ada", "GET /api/")).headers.get("x-ratelimit-limit")).toBe("1000");
  });

  it("of nobody is anonymous", async () => {
    expect((await ask(null, "GET /api/")).status).toBe(200);
    expect((await ask(null, "POST /api/projects/", same, {})).status).toBe(401);
  });

  it.each(["nobody-here", "deleted", ""])("of %j, who has no active account, is refused", async (name) => {
    await site.account("deleted");
    await site.ask("admin", "DELETE /api/users/deleted/");
    const { status, json } = await ask(name, "GET /api/");
    expect([status, json]).toEqual([403, { detail: `No active account is called ${JSON.stringify(name)} here.` }]);
  });

  it("ends where the account does, at once", async () => {
    await site.account("leaver");
    expect((await ask("leaver", "GET /api/")).status).toBe(200);
    await site.ask("admin", "DELETE /api/users/leaver/");
    expect((await ask("leaver", "GET /api/")).status).toBe(403);
  });

  it("does not lend itself to bots", async () => {
    await site.project("own");
    const made = await site.ask("admin", "POST /api/projects/own/tokens/", { name: "program" });
    const username = String(made.json.user).split("/").at(-2) ?? "";
    expect(username).toMatch(/^bot-/);
    expect((await ask(username, "GET /api/")).status).toBe(403);
  });

  it.each([
    ["a page of this site", same],
    ["the address bar", { "sec-fetch-site": "none" }],
    ["a page of this site, by a browser without metadata", { origin: here }],
    ["a page of this site behind a proxy that ends TLS", { origin: "http://site.example" }],
    ["a program that proves itself to the host by a header", { authorization: "Bearer of-the-host" }],
  ])("acts for %s", async (_, headers) => {
    expect((await makeToken(headers)).status).toBe(201);
  });

  it.each([
    ["another site", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }],
    ["a neighbour of this site", { "sec-fetch-site": "same-site", origin: "https://evil.site.example" }],
    ["another site, by a browser without metadata", { origin: "https://evil.example" }],
    ["another port", { origin: "https://site.example:8443" }],
    ["a sandbox", { origin: "null" }],
    ["nobody knows where", {}],
    [
      "another site that sends any header along",
      { "sec-fetch-site": "cross-site", origin: "https://evil.example", authorization: "Bearer x" },
    ],
    [
      "another site that sends any header along, by a browser without metadata",
      { origin: "https://evil.example", authorization: "Bearer x" },
    ],
    ["another site with credentials that browsers send by themselves", { authorization: "Basic YWRhOmFkYQ==" }],
  ])("does not act for a page of %s", async (_, headers) => {
    const { status, json } = await makeToken(headers as Record<string, string>);
    expect(status).toBe(403);
    expect(json.detail).toContain("Sec-Fetch-Site");
  });

  it("does not start hooks for other sites by a mere look", async () => {
    expect((await ask("ada", "GET /hooks/update/own/", { "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await ask("ada", "GET /hooks/update/own/", same)).status).toBe(200);
  });

  it("stands behind a token of ours, which says who asks", async () => {
    const token = { authorization: `Token wlu_${"bob".padStart(36, "0")}` };
    expect(await isSeenBy("ada", "bob", token)).toBe(true);
    expect((await ask("ada", "GET /api/", { authorization: "Token wlu_none" })).status).toBe(401);
  });

  it("stands before tokens that are not ours", async () => {
    expect(await isSeenBy("ada", "ada", { authorization: "Bearer eyJhbGciOi.of.the-host" })).toBe(true);
  });

  it("is told to caches", async () => {
    expect((await ask(undefined, "GET /api/")).headers.get("vary")).toBe("Accept, Authorization, Cookie");
    for (const account of [null, "ada"])
      expect((await ask(account, "GET /api/")).headers.get("vary")).toBe("Accept, Authorization, Cookie");
    expect((await ask("ada", "GET /api/")).headers.get("cache-control")).toBe("private");
  });
});
