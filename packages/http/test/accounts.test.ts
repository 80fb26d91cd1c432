/** Ways to an account by mail: registration, a new password, and links that sign in once; and what people choose. */
import { Accounts, type Registration } from "@dragoman/core/accounts";
import { systemActor } from "@dragoman/core/access";
import { Users } from "@dragoman/core/users";
import { databases, openBrowser, openSite, type Site } from "@dragoman/testing";
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPost, type Post } from "./post.ts";

const password = "a mountain behind the lake";
const other = "a lake before the mountain";

let post: Post;
beforeAll(async () => {
  post = await openPost();
});
afterAll(() => post.close());

const open = (database: (typeof databases)[number], registration: Registration, domains: readonly string[] = []) =>
  openSite(
    database,
    {},
    {
      attemptLimit: null,
      siteUrl: "https://site.example",
      accounts: { registration, domains },
      mail: { url: `smtp://127.0.0.1:${post.port}`, from: "Dragoman <dragoman@site.example>" },
    },
  );

/** The code of the newest letter to an address, once there are so many. */
const codeFor = async (address: string, page: string, count = 1) => {
  const theirs = () => post.letters.filter(({ to }) => to === address);
  await expect.poll(() => theirs().length, { timeout: 30_000 }).toBe(count);
  const found = new RegExp(`https://site\\.example/account/${page}/#([\\w-]{43})\\s`).exec(theirs().at(-1)?.text ?? "");
  expect(found, theirs().at(-1)?.text).not.toBeNull();
  return found?.[1] ?? "";
};

describe.each(databases)("accounts by mail on $name", (database) => {
  let site: Site;
  beforeAll(async () => {
    post.letters.length = 0;
    site = await open(database, "open");
  });
  afterAll(() => site.close());

  const sql = <A extends object>(ask: (sql: SqlClient.SqlClient) => Effect.Effect<readonly A[], unknown>) =>
    site.run(Effect.orDie(Effect.flatMap(SqlClient.SqlClient, ask)));
  const settled = async () => {
    const working = () =>
      sql((sql) => sql`select id from tasks where kind = 'accounts.mail' and state in ('queued', 'running')`);
    await expect.poll(working, { timeout: 30_000 }).toEqual([]);
  };
  const register = (name: string, more: object = { password }) =>
    openBrowser(site.app).ask("POST /api/accounts/", {
      username: name,
      full_name: name.toUpperCase(),
      email: `${name}@example.org`,
      ...more,
    });
  const person = async (name: string) => {
    await site.account(name);
    await site.ask("admin", `PUT /api/users/${name}/password/`, { password });
  };
  const reset = (email: string) => openBrowser(site.app).ask("POST /api/accounts/reset/", { email });

  it("are told of beforehand", async () => {
    const { json } = await openBrowser(site.app).ask("GET /api/session/");
    expect(json.site).toMatchObject({ registration: "open", mail: true });
  });

  it("begin when the address is confirmed, by signing in", async () => {
    expect((await register("maria")).status).toBe(202);
    expect((await openBrowser(site.app).signIn("maria", password)).status).toBe(400);
    const code = await codeFor("maria@example.org", "confirm");
    const browser = openBrowser(site.app);
    const { status, json } = await browser.ask("POST /api/accounts/confirm/", { code });
    expect([status, json.stage, json.user.username, json.user.email]).toEqual([
      200,
      "full",
      "maria",
      "maria@example.org",
    ]);
    expect((await browser.ask("GET /api/session/")).json.user.username).toBe("maria");
    expect((await openBrowser(site.app).signIn("maria", password)).status).toBe(200);
    expect((await openBrowser(site.app).ask("POST /api/accounts/confirm/", { code })).status).toBe(400);
  });

  it("may have a password only then, and another name where somebody took it", async () => {
    await register("early", {});
    const code = await codeFor("early@example.org", "confirm");
    await site.account("taker");
    await site.ask("admin", "PATCH /api/users/taker/", { username: "early" });
    const confirm = (body: object) => openBrowser(site.app).ask("POST /api/accounts/confirm/", { code, ...body });
    expect((await confirm({})).json).toMatchObject({ password: [expect.any(String)] });
    expect((await confirm({ password })).json).toMatchObject({ username: [expect.any(String)] });
    const { status, json } = await confirm({ password, username: "later" });
    expect([status, json.user?.username]).toEqual([200, "later"]);
  });

  it("answer the same where the address has an account, whose owner is told", async () => {
    await person("known");
    const fresh = await register("stranger");
    const taken = await register("anything", { password, email: "known@example.org" });
    expect([taken.status, taken.json]).toEqual([fresh.status, fresh.json]);
    expect(taken.status).toBe(202);
    const code = await codeFor("known@example.org", "reset");
    const answer = await openBrowser(site.app).ask("POST /api/accounts/reset/confirm/", { code, password: other });
    expect(answer.json.user.username).toBe("known");
  });

  it("get a new password by mail, which ends all sessions and signs in", async () => {
    await person("lost");
    const elsewhere = openBrowser(site.app);
    await elsewhere.signIn("lost", password);
    expect((await reset("lost@example.org")).status).toBe(202);
    const code = await codeFor("lost@example.org", "reset");
    const browser = openBrowser(site.app);
    const set = await browser.ask("POST /api/accounts/reset/confirm/", { code, password: other });
    expect([set.status, set.json.user.username]).toEqual([200, "lost"]);
    expect((await elsewhere.ask("GET /api/session/")).json.stage).toBe("anonymous");
    expect((await openBrowser(site.app).signIn("lost", password)).status).toBe(400);
    expect((await openBrowser(site.app).signIn("lost", other)).status).toBe(200);
    expect((await openBrowser(site.app).ask("POST /api/accounts/reset/confirm/", { code, password })).status).toBe(400);
    const acts = (await browser.ask("GET /api/users/lost/audit/")).json.results;
    expect(acts.map(({ act }: { act: string }) => act)).toContain("reset-asked");
  });

  it("answer the same, and write nothing, where nobody has the address", async () => {
    await person("someone");
    const there = await reset("someone@example.org");
    const nowhere = await reset("nobody@example.org");
    expect([nowhere.status, nowhere.json]).toEqual([there.status, there.json]);
    await settled();
    expect(post.letters.filter(({ to }) => to === "nobody@example.org")).toEqual([]);
    expect(await sql((sql) => sql`select id from account_codes where email = 'nobody@example.org'`)).toEqual([]);
  });

  it("keep codes in letters alone", async () => {
    await person("hidden");
    await reset("hidden@example.org");
    const code = await codeFor("hidden@example.org", "reset");
    await settled();
    const kept = await sql<{ text: string }>(
      (sql) => sql`select to_jsonb(c)::text as text from account_codes c
        union all select to_jsonb(t)::text from tasks t union all select to_jsonb(c)::text from changes c`,
    );
    expect(kept.length).toBeGreaterThan(3);
    expect(kept.filter(({ text }) => text.includes(code))).toEqual([]);
  });

  it("take no code that is too old, made up, or for something else", async () => {
    await person("slow");
    await reset("slow@example.org");
    const code = await codeFor("slow@example.org", "reset");
    const use = (path: string, body: object) => openBrowser(site.app).ask(`POST ${path}`, body);
    expect((await use("/api/accounts/confirm/", { code, password })).status).toBe(400);
    expect((await use("/api/session/link/", { code })).status).toBe(400);
    await sql((sql) => sql`update account_codes set expires = now() - interval '1 second'`);
    for (const tried of [code, "A".repeat(43)])
      expect((await use("/api/accounts/reset/confirm/", { code: tried, password: other })).status).toBe(400);
  });

  it("let one of two who use a code at the same time", async () => {
    await person("twice");
    await reset("twice@example.org");
    const code = await codeFor("twice@example.org", "reset");
    const use = () => openBrowser(site.app).ask("POST /api/accounts/reset/confirm/", { code, password: other });
    const statuses = (await Promise.all([use(), use(), use()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 400, 400]);
  });

  it("are written to again where the mail was not taken at once", async () => {
    await person("patient");
    post.refuse = 1;
    await reset("patient@example.org");
    await codeFor("patient@example.org", "reset");
  });

  it("link to where the site is, whatever host a request names", async () => {
    await person("aimed");
    const elsewhere = new Request("https://evil.example/api/accounts/reset/", {
      method: "POST",
      headers: { "content-type": "application/json", host: "evil.example", origin: "https://evil.example" },
      body: JSON.stringify({ email: "aimed@example.org" }),
    });
    expect((await site.app.fetch(elsewhere)).status).toBe(202);
    await codeFor("aimed@example.org", "reset");
    expect(post.letters.filter(({ text }) => text.includes("evil"))).toEqual([]);
  });

  it("sign in once by a link that the operator makes", async () => {
    await person("linked");
    const { code } = await site.run(
      Effect.gen(function* () {
        const user = yield* (yield* Users).find(systemActor, "linked");
        return yield* (yield* Accounts).makeLink(systemActor, user);
      }),
    );
    const browser = openBrowser(site.app);
    const { status, json } = await browser.ask("POST /api/session/link/", { code });
    expect([status, json.user.username]).toEqual([200, "linked"]);
    expect((await openBrowser(site.app).ask("POST /api/session/link/", { code })).status).toBe(400);
  });

  it("come by an invitation to a team of a project, which works once and can be taken back", async () => {
    await site.project("inn");
    const groups = (await site.ask("admin", "GET /api/groups/?page_size=1000")).json.results;
    const team = groups.find(({ defining_project: of }: { defining_project: string }) => of?.endsWith("/inn/"));
    const invite = (email: string, team_id = team.id) =>
      site.ask("admin", "POST /api/projects/inn/invitations/", { email, team_id });
    expect((await invite("guest@example.org", 1)).json).toMatchObject({ team_id: [expect.any(String)] });
    const made = await invite("guest@example.org");
    expect([made.status, made.json.link, made.json.team_name]).toEqual([201, null, team.name]);
    const code = await codeFor("guest@example.org", "invitation");
    const guest = openBrowser(site.app);
    expect((await guest.ask("POST /api/accounts/invitation/", { code })).json).toMatchObject({
      email: "guest@example.org",
      project: { slug: "inn" },
      team: team.name,
      has_account: false,
    });
    const fields = { code, username: "guest", full_name: "Guest", password };
    const accepted = await guest.ask("POST /api/accounts/invitation/accept/", fields);
    expect([accepted.status, accepted.json.user?.username]).toEqual([200, "guest"]);
    const { json } = await site.ask("admin", "GET /api/users/guest/");
    expect(json.groups.some((url: string) => url.endsWith(`/groups/${team.id}/`))).toBe(true);
    expect((await openBrowser(site.app).ask("POST /api/accounts/invitation/accept/", fields)).status).toBe(400);
    expect((await site.ask("admin", "GET /api/projects/inn/changes/")).text).not.toContain("guest@example.org");

    const { id } = (await invite("unwanted@example.org")).json;
    const late = await codeFor("unwanted@example.org", "invitation");
    expect((await site.ask("admin", "GET /api/projects/inn/invitations/")).json.count).toBe(1);
    expect((await site.ask("admin", `DELETE /api/projects/inn/invitations/${id}/`)).status).toBe(204);
    expect((await guest.ask("POST /api/accounts/invitation/", { code: late })).status).toBe(400);
  });

  it("join a team by an invitation when they are signed in, and only then where the address has one", async () => {
    await site.project("host");
    await person("member");
    const groups = (await site.ask("admin", "GET /api/groups/?page_size=1000")).json.results;
    const team = groups.find(({ defining_project: of }: { defining_project: string }) => of?.endsWith("/host/"));
    await site.ask("admin", "POST /api/projects/host/invitations/", { email: "member@example.org", team_id: team.id });
    const code = await codeFor("member@example.org", "invitation");
    const browser = openBrowser(site.app);
    const accept = (body: object = {}) => browser.ask("POST /api/accounts/invitation/accept/", { code, ...body });
    expect((await accept({ username: "other", full_name: "Other", password })).status).toBe(400);
    await browser.signIn("member", password);
    expect((await accept()).json.user.username).toBe("member");
    expect((await site.ask("admin", "GET /api/users/member/")).json.groups.join()).toContain(`/groups/${team.id}/`);
  });

  it("keep what people choose, for themselves alone", async () => {
    await person("chooser");
    const browser = openBrowser(site.app);
    const { json } = await browser.signIn("chooser", password);
    expect(json.user.profile).toMatchObject({ theme: "system", languages: [], enter_saves: false, time_zone: null });
    const path = "/api/users/chooser/profile/";
    const change = { languages: ["cs", "de", "cs"], theme: "dark", time_zone: "Europe/Prague", editor: { zen: true } };
    const chosen = { ...json.user.profile, ...change, languages: ["cs", "de"] };
    expect((await browser.ask(`PATCH ${path}`, change)).json).toEqual(chosen);
    expect((await browser.ask("GET /api/session/")).json.user.profile).toEqual(chosen);
    expect((await browser.ask(`PATCH ${path}`, { time_zone: "Nowhere/Else" })).status).toBe(400);
    expect((await browser.ask(`PATCH ${path}`, { editor: { much: "x".repeat(5000) } })).status).toBe(400);
    await person("looker");
    const looker = openBrowser(site.app);
    await looker.signIn("looker", password);
    expect((await looker.ask(`GET ${path}`)).status).toBe(403);
    expect((await looker.ask(`PATCH ${path}`, { theme: "light" })).status).toBe(403);
  });
});

describe("registration", () => {
  const embedded = databases.at(-1);
  if (embedded === undefined) throw new Error("There is always the embedded database.");
  const asked = { username: "new", full_name: "New", email: "new@example.org", password };

  it.each(["off", "invitation"] as const)("is refused where it is %s", async (registration) => {
    const site = await open(embedded, registration);
    expect((await openBrowser(site.app).ask("POST /api/accounts/", asked)).status).toBe(403);
    await site.close();
  });

  it("is for addresses of some domains where those are told", async () => {
    const site = await open(embedded, "domains", ["example.org"]);
    const ask = (email: string) => openBrowser(site.app).ask("POST /api/accounts/", { ...asked, email });
    expect((await ask("new@Example.ORG")).status).toBe(202);
    for (const email of ["new@example.org.evil.example", "new@evilexample.org"])
      expect((await ask(email)).json).toMatchObject({ email: [expect.any(String)] });
    await site.close();
  });

  it("is off where no mail is sent", async () => {
    const accounts = { registration: "open", domains: [] } as const;
    const site = await openSite(embedded, {}, { accounts });
    const browser = openBrowser(site.app);
    expect((await browser.ask("GET /api/session/")).json.site).toMatchObject({ registration: "off", mail: false });
    expect((await browser.ask("POST /api/accounts/", asked)).status).toBe(400);
    expect((await browser.ask("POST /api/accounts/reset/", { email: asked.email })).status).toBe(400);
    const { json } = await site.ask("admin", "POST /api/invitations/", { email: asked.email });
    const code = /^https:\/\/site\.example\/account\/invitation\/#([\w-]{43})$/.exec(json.link)?.[1];
    const { email: _, ...fields } = { ...asked, code };
    expect((await browser.ask("POST /api/accounts/invitation/accept/", fields)).json.user.email).toBe(asked.email);
    await site.close();
  });
});
