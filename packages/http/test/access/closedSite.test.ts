/** A closed site shows nothing to those without an account, whatever they ask for. */
import { createHmac } from "node:crypto";
import { checked, databases, gettextFiles, type GitRemote, makeRemote, openSite, type Site } from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { entries } from "../../src/handlers/index.ts";
import { makeApp } from "../../src/index.ts";

const database = databases.at(-1);
if (database === undefined) throw new Error("There is always the embedded database.");

const off = { apiRateLimitAnon: "off", apiRateLimitUser: "off", openRateLimit: "off" };
const secret = "s3cret";

let site: Site;
let remote: GitRemote;
beforeAll(async () => {
  site = await openSite(database, { requireLogin: true, hooks: { secret } });
  remote = makeRemote(gettextFiles);
  await site.account("alice");
  await site.project("open");
  await site.component("open/app", { repo: remote.url });
});
afterAll(async () => {
  await site.close();
  remote.remove();
});

const names: Readonly<Record<string, string>> = {
  project: "open",
  component: "app",
  language: "cs",
  username: "alice",
};
const fill = (path: string) => path.replace(/:(\w+)/g, (_, name: string) => names[name] ?? "1");
const notification = JSON.stringify({ zen: "x", hook_id: 1 });
const notify = (app: Pick<Site["app"], "fetch">, headers: Readonly<Record<string, string>>) =>
  app.fetch(
    new Request("https://site.example/hooks/github/", {
      method: "POST",
      headers: { "content-type": "application/json", "x-github-event": "ping", ...headers },
      body: notification,
    }),
  );
const signature = `sha256=${createHmac("sha256", secret).update(notification).digest("hex")}`;

describe("a closed site", () => {
  it("asks the anonymous who they are, at every endpoint and by every method", async () => {
    const open: string[] = [];
    for (const { endpoint } of entries) {
      if (endpoint.closedSite !== undefined || endpoint.beforeSignIn === true) continue;
      for (const method of [endpoint.method, "HEAD", "OPTIONS"]) {
        const { status, text } = await site.ask("anonymous", `${method} ${fill(endpoint.path)}`);
        if (status !== 401 || /open|alice/i.test(text)) open.push(`${method} ${endpoint.path}: ${status} ${text}`);
      }
    }
    expect(open).toEqual([]);
  });

  it("lets the anonymous sign in, and tells no more on the way than what the site is called", async () => {
    const { status, json } = await site.ask("anonymous", "GET /api/session/");
    expect([status, json.user, json.site.require_login]).toEqual([200, null, true]);
    const refused = await site.ask("anonymous", "POST /api/session/", { username: "alice", password: "guess" });
    expect(refused.status).toBe(400);
  });

  it("shows no page either", async () => {
    const page = new Request("https://site.example/api/projects/", { headers: { accept: "text/html" } });
    const answer = await site.app.fetch(page);
    expect([answer.status, answer.headers.get("www-authenticate")]).toEqual([401, "Token"]);
  });

  it("serves those with an account as ever", async () => {
    for (const path of ["/api/", "/api/components/open/app/", "/exports/rss/open/", "/exports/stats/open/app/"])
      expect((await site.ask("alice", `GET ${path}`)).status, path).toBe(200);
    expect((await site.ask("alice", "POST /hooks/update/open/app/")).status).toBe(200);
  });

  it("takes notifications that prove to know the secret", async () => {
    expect((await notify(site.app, { "x-hub-signature-256": signature })).status).toBe(201);
    expect((await notify(site.app, { "x-hub-signature-256": "sha256=00" })).status).toBe(403);
  });

  it("takes no notifications where there is no secret to prove", async () => {
    const app = checked(makeApp(site.services, { ...off, requireLogin: true }));
    expect((await notify(app, { "x-hub-signature-256": signature })).status).toBe(401);
    const openSite = checked(makeApp(site.services, off));
    expect((await notify(openSite, {})).status).toBe(201);
  });
});
