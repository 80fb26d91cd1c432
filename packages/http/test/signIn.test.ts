/** People who sign in with a password, and the sessions that they have then. */
import { databases, joinSite, openBrowser, openSite, type Site } from "@dragoman/testing";
import { Effect, Exit, Scope } from "effect";
import { SqlClient } from "effect/sql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const password = "a mountain behind the lake";
const other = "a lake before the mountain";
const cookie = "__Host-dragoman_session";

describe.each(databases)("signing in on $name", (database) => {
  let site: Site;

  beforeAll(async () => {
    site = await openSite(database, {}, { attemptLimit: null });
    for (const name of ["ada", "bob"]) await person(name);
  });
  afterAll(() => site.close());

  const person = async (name: string) => {
    await site.account(name);
    expect((await site.ask("admin", `PUT /api/users/${name}/password/`, { password })).status).toBe(204);
  };
  const sql = <A extends object>(ask: (sql: SqlClient.SqlClient) => Effect.Effect<readonly A[], unknown>) =>
    site.run(Effect.orDie(Effect.flatMap(SqlClient.SqlClient, ask)));
  const signedIn = async (name: string) => {
    const browser = openBrowser(site.app);
    expect((await browser.signIn(name, password)).status).toBe(200);
    return browser;
  };
  const whoIs = async (browser: { readonly ask: Site["ask"] | ReturnType<typeof openBrowser>["ask"] }) =>
    (await (browser as ReturnType<typeof openBrowser>).ask("GET /api/session/")).json.user?.username;

  it("says who nobody is, and how people sign in", async () => {
    const { status, json, headers } = await openBrowser(site.app).ask("GET /api/session/");
    expect(status).toBe(200);
    expect(json).toMatchObject({ stage: "anonymous", user: null, second_factor: null });
    expect(json.site).toMatchObject({ title: "Dragoman", url: "https://site.example", sign_in: "here" });
    expect(headers.get("cache-control")).toBe("no-store");
  });

  it.each(["ada", "ADA", "ada@example.org"])("takes %s as a name", async (name) => {
    const answer = await openBrowser(site.app).signIn(name, password);
    expect(answer.json).toMatchObject({
      stage: "full",
      user: { username: "ada", full_name: "ADA", email: "ada@example.org", is_superuser: false },
    });
  });

  it("leaves a cookie that no script and no other site gets", async () => {
    const set = (await openBrowser(site.app).signIn("ada", password)).headers.get("set-cookie");
    expect(set).toMatch(new RegExp(`^${cookie}=[\\w-]{43}; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=7776000$`));
  });

  it("keeps the cookie below the prefix", async () => {
    const browser = openBrowser(site.app, { prefix: "/l10n" });
    const set = (await browser.signIn("ada", password)).headers.get("set-cookie");
    expect(set).toMatch(/^__Secure-dragoman_session=[\w-]+; Path=\/l10n; /);
    expect(await whoIs(browser)).toBe("ada");
  });

  it("acts with the rights of the account, and tells caches", async () => {
    const ada = await signedIn("ada");
    const own = await ada.ask("GET /api/users/ada/notifications/");
    expect([own.status, own.headers.get("cache-control")]).toEqual([200, "private"]);
    expect((await ada.ask("GET /api/users/bob/notifications/")).status).toBe(403);
    expect((await ada.ask("POST /api/users/ada/tokens/", {})).status).toBe(201);
  });

  it("gives way to a token that is sent too", async () => {
    const ada = await signedIn("ada");
    const bob = { authorization: `Token wlu_${"bob".padStart(36, "0")}` };
    const { json } = await ada.ask("GET /api/session/", undefined, bob);
    expect([json.stage, json.user.username]).toEqual(["token", "bob"]);
  });

  it("keeps no secret that opens anything", async () => {
    const ada = await signedIn("ada");
    const rows = await sql<{ text: string }>((sql) => sql`select to_jsonb(s)::text as text from sessions s`);
    const secret = ada.cookies.get(cookie) ?? "";
    expect(secret).toHaveLength(43);
    expect(rows.filter(({ text }) => text.includes(secret))).toEqual([]);
    const digests = await sql<{ hash: string }>((sql) => sql`select hash from passwords`);
    for (const { hash } of digests) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it.each([
    ["a wrong password", "ada", other],
    ["a name that nobody has", "nobody", password],
    ["an address that nobody has", "nobody@example.org", password],
    ["somebody without a password", "admin", password],
    ["the anonymous user", "anonymous", password],
  ])("answers the same to %s", async (_, username, tried) => {
    const browser = openBrowser(site.app);
    const answer = await browser.signIn(username, tried);
    expect([answer.status, answer.json]).toEqual([
      400,
      { detail: "This name and this password do not belong together." },
    ]);
    expect(browser.cookies.size).toBe(0);
  });

  it("takes the same work whether there is such an account", async () => {
    const { recordStatements, checked } = await import("@dragoman/testing");
    const { makeApp } = await import("../src/index.ts");
    const recorded = recordStatements(site.services);
    const app = checked(makeApp(recorded.services, { siteUrl: "https://site.example" }));
    const statementsOf = async (name: string) => {
      await openBrowser(app).signIn(name, other);
      // The note for the owner is written behind the answer.
      return recorded.take().filter((statement) => !statement.startsWith("insert into account_acts"));
    };
    await statementsOf("ada");
    const known = await statementsOf("ada");
    expect(known.join()).toMatch(/from users u left join passwords/);
    expect(await statementsOf("nobody")).toEqual(known);
  });

  it("never goes on with a session that came with the request", async () => {
    const planted = await signedIn("bob");
    const secret = planted.cookies.get(cookie) ?? "";
    const victim = openBrowser(site.app);
    victim.cookies.set(cookie, secret);
    await victim.signIn("ada", password);
    expect(victim.cookies.get(cookie)).not.toBe(secret);
    expect(await whoIs(victim)).toBe("ada");
    expect(await whoIs(planted)).toBeUndefined();
    const made = openBrowser(site.app);
    made.cookies.set(cookie, "A".repeat(43));
    await made.signIn("ada", password);
    expect(made.cookies.get(cookie)).not.toBe("A".repeat(43));
  });

  it.each([
    ["another site", { "sec-fetch-site": "cross-site" }],
    ["a neighbour under the same domain", { "sec-fetch-site": "same-site" }],
    ["another site, by a browser without metadata", { "sec-fetch-site": "", origin: "https://evil.example" }],
    ["a page that hides where it is", { "sec-fetch-site": "", origin: "null" }],
    ["nobody says where", { "sec-fetch-site": "" }],
  ])("acts for no page of %s", async (_, headers) => {
    const ada = await signedIn("ada");
    const refused = await ada.ask("POST /api/users/ada/tokens/", {}, headers);
    expect(refused.status).toBe(403);
    expect((await ada.ask("DELETE /api/session/", undefined, headers)).status).toBe(403);
    expect(await whoIs(ada)).toBe("ada");
  });

  it("signs nobody in for a page elsewhere", async () => {
    const browser = openBrowser(site.app);
    const answer = await browser.ask(
      "POST /api/session/",
      { username: "ada", password },
      { "sec-fetch-site": "cross-site" },
    );
    expect([answer.status, browser.cookies.size]).toEqual([403, 0]);
  });

  it("ends by signing out, at once and in every browser that has the secret", async () => {
    const ada = await signedIn("ada");
    const copy = openBrowser(site.app);
    copy.cookies.set(cookie, ada.cookies.get(cookie) ?? "");
    expect(await whoIs(copy)).toBe("ada");
    expect((await ada.ask("DELETE /api/session/")).status).toBe(204);
    expect(ada.cookies.size).toBe(0);
    const after = await copy.ask("GET /api/session/");
    expect([after.json.stage, copy.cookies.size]).toEqual(["anonymous", 0]);
    expect((await copy.ask("POST /api/users/ada/tokens/", {})).status).toBe(401);
  });

  it("lists sessions to their owner, who ends one or all others", async () => {
    await person("lister");
    const browsers = [await signedIn("lister"), await signedIn("lister"), await signedIn("lister")] as const;
    const [first, second, third] = browsers;
    const { json } = await second.ask("GET /api/users/lister/sessions/");
    expect(json.count).toBe(3);
    const current = json.results.filter((each: { current: boolean }) => each.current);
    expect(current).toEqual([
      expect.objectContaining({ method: "password", address: "192.0.2.1", user_agent: "Test browser" }),
    ]);
    const thirdId = (await third.ask("GET /api/users/lister/sessions/")).json.results.find(
      (each: { current: boolean }) => each.current,
    ).id;
    expect((await second.ask(`DELETE /api/users/lister/sessions/${thirdId}/`)).status).toBe(204);
    expect([await whoIs(first), await whoIs(second), await whoIs(third)]).toEqual(["lister", "lister", undefined]);
    expect((await second.ask("DELETE /api/users/lister/sessions/")).status).toBe(204);
    expect([await whoIs(first), await whoIs(second)]).toEqual([undefined, "lister"]);
  });

  it("shows and ends no session of somebody else", async () => {
    const ada = await signedIn("ada");
    const bob = await signedIn("bob");
    const id = (await ada.ask("GET /api/users/ada/sessions/")).json.results[0].id;
    expect((await bob.ask("GET /api/users/ada/sessions/")).status).toBe(403);
    expect((await bob.ask(`DELETE /api/users/ada/sessions/${id}/`)).status).toBe(403);
    expect((await bob.ask(`DELETE /api/users/bob/sessions/${id}/`)).status).toBe(404);
    expect((await bob.ask("DELETE /api/users/ada/sessions/")).status).toBe(403);
    expect(await whoIs(ada)).toBe("ada");
  });

  it("ends where the account is closed, and comes back with it", async () => {
    await person("leaver");
    const leaver = await signedIn("leaver");
    await site.ask("admin", "PATCH /api/users/leaver/", { is_active: false });
    expect(await whoIs(leaver)).toBeUndefined();
    expect((await openBrowser(site.app).signIn("leaver", password)).status).toBe(400);
  });

  it("has the rights of a team as long as the account is in it, and not a request longer", async () => {
    await person("helper");
    await site.project("closed");
    await site.ask("admin", "POST /api/projects/closed/access/", { access_control: 100 });
    const groups = (await site.ask("admin", "GET /api/groups/?page_size=1000")).json.results;
    const { id } = groups.find(
      ({ name, defining_project: of }: { name: string; defining_project: string | null }) =>
        name === "Administration" && of?.endsWith("/closed/"),
    );
    const helper = await signedIn("helper");
    const rename = async () => (await helper.ask("PATCH /api/projects/closed/", { instructions: "Be brief." })).status;
    expect(await rename()).toBe(404);
    await site.ask("admin", "POST /api/users/helper/groups/", { group_id: id });
    expect(await rename()).toBe(200);
    expect((await site.ask("admin", "DELETE /api/users/helper/groups/", { group_id: id })).status).toBe(200);
    expect(await rename()).toBe(404);
  });

  it("ends when its time is over, used or not", async () => {
    await person("sleeper");
    const sleeper = await signedIn("sleeper");
    await sql(
      (sql) => sql`update sessions set expires = now() - interval '1 second'
        where user_id = (select id from users where username = 'sleeper')`,
    );
    await site.ask("admin", "PATCH /api/users/sleeper/", { full_name: "Forgotten by caches" });
    expect(await whoIs(sleeper)).toBeUndefined();
    expect(sleeper.cookies.size).toBe(0);
  });

  it("has fresh passwords that end all other sessions", async () => {
    await person("changer");
    const [one, two] = [await signedIn("changer"), await signedIn("changer")];
    const set = (body: object) => one.ask("PUT /api/users/changer/password/", body);
    expect((await set({ password: other })).json).toMatchObject({ current: [expect.any(String)] });
    expect((await set({ current: other, password: other })).json).toMatchObject({ current: [expect.any(String)] });
    expect((await set({ current: password, password: other })).status).toBe(204);
    expect([await whoIs(one), await whoIs(two)]).toEqual(["changer", undefined]);
    expect((await openBrowser(site.app).signIn("changer", password)).status).toBe(400);
    expect((await openBrowser(site.app).signIn("changer", other)).status).toBe(200);
    expect((await one.ask("PUT /api/users/ada/password/", { password: other })).status).toBe(403);
  });

  it.each([
    ["short", "Mountain1"],
    ["of few characters", "aaaabbbbaaaabbbb"],
    ["of everybody", "Qwertyuiop123"],
    ["the name", "ada@example.org"],
    ["the name with a year", "Ada.Example.Org2026"],
  ])("refuses a password that is %s", async (_, weak) => {
    await site.ask("admin", "PATCH /api/users/ada/", { full_name: "Ada Example Org" });
    const { status, json } = await site.ask("admin", "PUT /api/users/ada/password/", { password: weak });
    expect([status, json]).toEqual([400, { password: [expect.any(String)], detail: expect.any(String) }]);
  });

  it("makes digests anew that were weaker", async () => {
    await person("old");
    const { hash } = await import("@node-rs/argon2");
    const weak = await hash(password, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    const at = "(select id from users where username = 'old')";
    await sql((sql) => sql`update passwords set hash = ${weak} where user_id = ${sql.literal(at)}`);
    await signedIn("old");
    await expect
      .poll(
        async () =>
          (await sql<{ hash: string }>((sql) => sql`select hash from passwords where user_id = ${sql.literal(at)}`))[0]
            ?.hash,
        { timeout: 30_000 },
      )
      .toMatch(/m=19456,t=2/);
    await signedIn("old");
  });

  it("notes what happened to the account, for its owner", async () => {
    await person("noted");
    await openBrowser(site.app).signIn("noted", other);
    const noted = await signedIn("noted");
    await noted.ask("POST /api/users/noted/tokens/", { name: "Laptop" });
    await site.ask("admin", "PATCH /api/users/noted/", { email: "new@example.org" });
    const acts = async () => (await noted.ask("GET /api/users/noted/audit/")).json.results;
    await expect
      .poll(async () => (await acts()).map(({ act }: { act: string }) => act).sort(), { timeout: 30_000 })
      .toEqual(["email-changed", "password-set", "sign-in-failed", "signed-in", "token-made", "token-made"]);
    expect((await acts()).find(({ act }: { act: string }) => act === "signed-in")).toMatchObject({
      method: "password",
      address: "192.0.2.1",
      user_agent: "Test browser",
    });
    expect((await (await signedIn("bob")).ask("GET /api/users/noted/audit/")).status).toBe(403);
  });

  it("leaves nothing behind where somebody is removed", async () => {
    await person("gone");
    await signedIn("gone");
    const { id } = (await site.ask("admin", "GET /api/users/gone/")).json;
    const rows = () =>
      sql<{ name: string }>(
        (sql) => sql`select 'sessions' as name from sessions where user_id = ${id}
          union all select 'passwords' from passwords where user_id = ${id}
          union all select distinct 'account_acts' from account_acts where user_id = ${id}`,
      );
    expect(await rows()).toHaveLength(3);
    expect((await site.ask("admin", "DELETE /api/users/gone/")).status).toBe(204);
    expect(await rows()).toEqual([]);
  });

  it("stays out where the program around signs people in", async () => {
    const ada = await signedIn("ada");
    const ask = (line: string, account: string | null, body?: object) => {
      const [method = "", path = ""] = line.split(" ");
      const headers = {
        "sec-fetch-site": "same-origin",
        "content-type": "application/json",
        cookie: `${cookie}=${ada.cookies.get(cookie)}`,
      };
      const init = { method, headers, body: body === undefined ? null : JSON.stringify(body) };
      return site.app.fetch(new Request(`https://site.example${path}`, init), { account });
    };
    const state = async (account: string | null) => (await (await ask("GET /api/session/", account)).json()) as object;
    expect(await state(null)).toMatchObject({ stage: "anonymous", user: null, site: { sign_in: "host" } });
    expect(await state("bob")).toMatchObject({ stage: "host", user: { username: "bob" } });
    expect((await ask("POST /api/session/", null, { username: "ada", password })).status).toBe(403);
  });
});

describe("attempts to sign in", () => {
  let site: Site;
  beforeAll(async () => {
    const embedded = databases.at(-1);
    if (embedded === undefined) throw new Error("There is always the embedded database.");
    site = await openSite(embedded, {}, { attemptLimit: { requests: 3, seconds: 3600 } });
    await site.account("ada");
    await site.ask("admin", "PUT /api/users/ada/password/", { password });
  });
  afterAll(() => site.close());

  const tries = async (name: string, address: (time: number) => string, times: number) => {
    const statuses: number[] = [];
    for (let time = 0; time < times; time++)
      statuses.push((await openBrowser(site.app, { address: address(time) }).signIn(name, other)).status);
    return statuses;
  };

  it.each(["ada", "nobody"])("at %s end, wherever they come from", async (name) => {
    expect(await tries(name, (time) => `198.51.100.${time}`, 5)).toEqual([400, 400, 400, 429, 429]);
    const right = await openBrowser(site.app, { address: "203.0.113.1" }).signIn(name, password);
    expect(right.status).toBe(429);
    expect(Number(right.headers.get("retry-after"))).toBeGreaterThan(3000);
  });

  it("from one address end, whatever names they try", async () => {
    const statuses = [];
    for (let time = 0; time < 32; time++)
      statuses.push((await openBrowser(site.app, { address: "203.0.113.9" }).signIn(`name${time}`, other)).status);
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 400), 429, 429]);
  });
});

const server = databases.find(({ name }) => name === "PostgreSQL");

describe.skipIf(server === undefined)("attempts at two processes on one database", () => {
  it("are counted together, by account and by address, also those at the same moment", async () => {
    if (server === undefined) return;
    const scope = Scope.makeUnsafe();
    const options = await Effect.runPromise(Scope.provide(server.options, scope));
    const shared = { ...server, options: Effect.succeed(options) };
    const core = { attemptLimit: { requests: 3, seconds: 3600 } };
    const [one, two] = [await openSite(shared, {}, core), await joinSite(shared, {}, core)];
    const statuses = (tries: number, name: (number: number) => string, address: (number: number) => string) =>
      Promise.all(
        Array.from({ length: tries }, async (_, number) => {
          const browser = openBrowser((number % 2 === 0 ? one : two).app, { address: address(number) });
          return (await browser.signIn(name(number), other)).status;
        }),
      );
    const counted = (all: readonly number[]) => [400, 429].map((each) => all.filter((one) => one === each).length);
    const named = await statuses(
      12,
      () => "somebody",
      (number) => `198.51.100.${number}`,
    );
    expect(counted(named)).toEqual([3, 9]);
    const placed = await statuses(
      40,
      (number) => `somebody${number}`,
      () => "203.0.113.77",
    );
    expect(counted(placed)).toEqual([30, 10]);
    await two.close();
    await one.close();
    await Effect.runPromise(Scope.close(scope, Exit.void));
  });
});

describe("requests of pages", () => {
  it("have limits of their own", async () => {
    const embedded = databases.at(-1);
    if (embedded === undefined) throw new Error("There is always the embedded database.");
    const site = await openSite(embedded, {
      apiRateLimitAnon: "1/day",
      apiRateLimitUser: "2/day",
      pagesRateLimit: "50/hour",
      sessionRateLimit: "40/hour",
    });
    await site.account("ada");
    await site.ask("admin", "PUT /api/users/ada/password/", { password });
    const browser = openBrowser(site.app);
    const limit = async (headers = {}) =>
      (await browser.ask("GET /api/session/", undefined, headers)).headers.get("x-ratelimit-limit");
    expect(await limit()).toBe("50");
    expect(await limit({ "sec-fetch-site": "" })).toBe("1");
    await browser.signIn("ada", password);
    expect(await limit()).toBe("40");
    await site.close();
  });
});
