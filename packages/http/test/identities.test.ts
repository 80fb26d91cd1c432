/** Signing in by a provider of OpenID Connect, which runs beside the test. */
import {
  databases,
  oneTimeCode,
  openBrowser,
  openSite,
  type OidcProvider,
  type Site,
  startOidcProvider,
  type TestBrowser,
} from "@dragoman/testing";
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const password = "a mountain behind the lake";
const origin = "https://site.example";
const back = (id: string) => `${origin}/accounts/complete/${id}/`;

describe.each(databases)("identities on $name", (database) => {
  let site: Site;
  let corp: OidcProvider;
  let people = 0;

  beforeAll(async () => {
    const ids = ["corp", "open", "strong", "amr"];
    corp = await startOidcProvider(ids.map(back));
    const { port } = new URL(corp.issuer);
    const common = { issuer: corp.issuer, ...corp.client };
    site = await openSite(
      database,
      {},
      {
        attemptLimit: null,
        outgoing: { allowHosts: [`127.0.0.1:${port}`] },
        providers: [
          { id: "corp", name: "Corp", ...common },
          {
            id: "open",
            name: "Open",
            ...common,
            create_accounts: true,
            trust_mail: true,
            mail_domains: ["example.org"],
            teams: { reviewers: ["Sorted reviewers"], managers: ["Sorted reviewers", "Sorted managers"] },
          },
          { id: "strong", name: "Strong", ...common, create_accounts: true, second_factor: "always" },
          { id: "amr", name: "By its word", ...common, create_accounts: true, second_factor: "amr" },
          { id: "gone", name: "Gone", ...common, issuer: "http://127.0.0.1:9" },
        ],
      },
    );
    for (const name of ["Sorted reviewers", "Sorted managers", "Sorted by hand"])
      await admin("POST /api/groups/", { name });
  });
  afterAll(async () => {
    await site.close();
    await corp.close();
  });

  const sql = <A extends object>(ask: (sql: SqlClient.SqlClient) => Effect.Effect<readonly A[], unknown>) =>
    site.run(Effect.orDie(Effect.flatMap(SqlClient.SqlClient, ask)));
  const admin = async (line: string, body?: object) => {
    const { status, text, json } = await site.ask("admin", line, body);
    expect(status, text).toBeLessThan(300);
    return json;
  };
  const person = async () => {
    const name = `known${++people}`;
    await site.account(name);
    await admin(`PUT /api/users/${name}/password/`, { password });
    const browser = openBrowser(site.app);
    expect((await browser.signIn(name, password)).status).toBe(200);
    return { name, browser };
  };

  /** Leaves for the provider and comes to its door back here, which the browser then goes through. */
  const leave = async (browser: TestBrowser, id: string, query = "") => {
    const { status, headers, text } = await browser.ask(`GET /accounts/login/${id}/${query}`);
    expect(status, text).toBe(303);
    return path(await corp.visit(headers.get("location") ?? ""));
  };
  const path = (url: string) => url.slice(origin.length);
  const fromElsewhere = { "sec-fetch-site": "cross-site" };
  const enter = (browser: TestBrowser, path: string) => browser.ask(`GET ${path}`, undefined, fromElsewhere);
  const signIn = async (browser: TestBrowser, id: string, query = "") =>
    enter(browser, await leave(browser, id, query));
  const state = async (browser: TestBrowser) => (await browser.ask("GET /api/session/")).json;
  const link = async (name: string, browser: TestBrowser, provider = "corp") => {
    const { json } = await browser.ask(`POST /api/users/${name}/identities/`, { provider, next: "/account/" });
    return enter(browser, path(await corp.visit(json.url)));
  };

  it("are told of by name, and nothing else of their providers", async () => {
    const { site: told } = await state(openBrowser(site.app));
    expect(told.providers[0]).toEqual({ id: "corp", name: "Corp" });
    expect(JSON.stringify(told)).not.toContain("secret");
  });

  it("make an account, and are its way in from then on", async () => {
    const ada = { sub: "ada", email: "ada.l@example.org", email_verified: true, name: "Ada Lovelace" };
    corp.become(ada);
    const browser = openBrowser(site.app);
    const { status, headers } = await signIn(browser, "open", "?next=/projects/hello/%3Fq=1");
    expect([status, headers.get("location")]).toEqual([303, `${origin}/projects/hello/?q=1`]);
    const first = await state(browser);
    expect(first).toMatchObject({ stage: "full", user: { username: "ada.l", full_name: "Ada Lovelace" } });
    corp.become({ ...ada, email: "other@example.com" });
    const again = openBrowser(site.app);
    await signIn(again, "open");
    expect((await state(again)).user.username).toBe("ada.l");
    const { json } = await again.ask("GET /api/users/ada.l/identities/");
    expect(json.results).toEqual([expect.objectContaining({ provider: "open", label: "other@example.com" })]);
  });

  it("leave with proof keys, a state and a nonce, and a cookie for one way", async () => {
    const { headers } = await openBrowser(site.app).ask("GET /accounts/login/corp/");
    const { searchParams } = new URL(headers.get("location") ?? "");
    expect(searchParams.get("code_challenge_method")).toBe("S256");
    for (const name of ["state", "nonce", "code_challenge"]) expect(searchParams.get(name)).toMatch(/^[\w-]{43}$/);
    expect(headers.get("set-cookie")).toMatch(
      /^__Host-dragoman_flow=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=600$/,
    );
  });

  it("make no account where the address is not verified, of another domain, or not known", async () => {
    for (const [sub, more] of [
      ["unverified", { email: "unverified@example.org", email_verified: false }],
      ["elsewhere", { email: "elsewhere@example.com", email_verified: true }],
      ["mailless", {}],
    ] as const) {
      corp.become({ sub, ...more });
      const browser = openBrowser(site.app);
      expect((await signIn(browser, "open")).status, sub).toBe(403);
      expect((await state(browser)).stage).toBe("anonymous");
    }
  });

  it("make no account where their provider may not", async () => {
    corp.become({ sub: "fresh", email: "fresh@example.org", email_verified: true });
    expect((await signIn(openBrowser(site.app), "corp")).status).toBe(403);
  });

  it("take no account over by an address that is not verified, or by a provider that is not trusted with it", async () => {
    const { name } = await person();
    const email = `${name}@example.org`;
    corp.become({ sub: `thief of ${name}`, email, email_verified: false });
    expect((await signIn(openBrowser(site.app), "open")).status).toBe(403);
    corp.become({ sub: `thief of ${name}`, email, email_verified: true });
    for (const provider of ["corp", "strong"]) {
      const browser = openBrowser(site.app);
      expect((await signIn(browser, provider)).status).toBe(403);
      expect((await state(browser)).stage).toBe("anonymous");
    }
    const browser = openBrowser(site.app);
    await signIn(browser, "open");
    expect((await state(browser)).user.username).toBe(name);
  });

  it("never take a superuser's account over by an address", async () => {
    const { name } = await person();
    await admin(`PATCH /api/users/${name}/`, { is_superuser: true });
    corp.become({ sub: `like ${name}`, email: `${name}@example.org`, email_verified: true });
    expect((await signIn(openBrowser(site.app), "open")).status).toBe(403);
  });

  it("open no account that is closed", async () => {
    const { name, browser } = await person();
    corp.become({ sub: `closed ${name}` });
    expect((await link(name, browser)).status).toBe(303);
    await admin(`PATCH /api/users/${name}/`, { is_active: false });
    expect((await signIn(openBrowser(site.app), "corp")).status).toBe(403);
  });

  it("are tied to an account by whoever is signed in to it, and untied", async () => {
    const { name, browser } = await person();
    corp.become({ sub: `of ${name}`, preferred_username: "Nick" });
    const tied = await link(name, browser);
    expect([tied.status, tied.headers.get("location")]).toEqual([303, `${origin}/account/`]);
    const other = openBrowser(site.app);
    await signIn(other, "corp");
    expect((await state(other)).user.username).toBe(name);

    const { json } = await browser.ask(`GET /api/users/${name}/identities/`);
    expect(json.results[0].label).toBe("Nick");
    const thief = await person();
    expect((await thief.browser.ask(`GET /api/users/${name}/identities/`)).status).toBe(403);
    // One identity leads to one account.
    expect((await link(thief.name, thief.browser)).status).toBe(403);
    expect((await browser.ask(`DELETE /api/users/${name}/identities/${json.results[0].id}/`, {})).status).toBe(204);
    expect((await signIn(openBrowser(site.app), "corp")).status).toBe(403);
  });

  it("are tied to nobody who only follows a link, and by no token alone", async () => {
    const { name, browser } = await person();
    corp.become({ sub: `lured ${name}` });
    // A page elsewhere sends the browser to sign in: that is no wish to tie.
    expect((await signIn(browser, "corp")).status).toBe(403);
    expect((await site.ask(name, `POST /api/users/${name}/identities/`, { provider: "corp" })).status).toBe(400);
    expect((await browser.ask(`POST /api/users/${name}/identities/`, { provider: "corp" }, fromElsewhere)).status).toBe(
      403,
    );
    expect((await browser.ask(`GET /api/users/${name}/identities/`)).json.count).toBe(0);
  });

  it("come back once, in time, by the browser that left, for the provider and the account that it left for", async () => {
    const { name, browser } = await person();
    corp.become({ sub: `steady ${name}` });
    await link(name, browser);
    const one = openBrowser(site.app);
    const door = await leave(one, "corp");
    expect((await enter(openBrowser(site.app), door)).status).toBe(400);
    const other = openBrowser(site.app);
    await leave(other, "corp");
    expect((await enter(other, door)).status).toBe(400);
    expect((await enter(one, door.replace("/corp/", "/open/"))).status).toBe(400);
    expect((await enter(one, door.replace(/state=[\w-]+/, `state=${"A".repeat(43)}`))).status).toBe(400);
    expect((await enter(one, door.replace(/state=[\w-]+&?/, ""))).status).toBe(400);
    expect((await enter(one, door)).status).toBe(303);
    expect((await enter(one, door)).status).toBe(400);

    const late = openBrowser(site.app);
    const lateDoor = await leave(late, "corp");
    await sql((sql) => sql`update sign_in_flows set expires = now() - interval '1 second' returning 1`);
    expect((await enter(late, lateDoor)).status).toBe(400);

    // Who began to tie an identity has signed out meanwhile, or is somebody else.
    const changed = await person();
    const begun = await changed.browser.ask(`POST /api/users/${changed.name}/identities/`, { provider: "corp" });
    corp.become({ sub: `changed ${name}` });
    const changedDoor = path(await corp.visit(begun.json.url));
    await changed.browser.ask("DELETE /api/session/");
    expect((await enter(changed.browser, changedDoor)).status).toBe(400);
  });

  it("believe no code that the provider did not give for this way", async () => {
    const { name, browser } = await person();
    corp.become({ sub: `coded ${name}` });
    await link(name, browser);
    const one = openBrowser(site.app);
    const stolen = /code=([^&]+)/.exec(await leave(openBrowser(site.app), "corp"))?.[1] ?? "";
    const door = (await leave(one, "corp")).replace(/code=[^&]+/, `code=${stolen}`);
    expect((await enter(one, door)).status).toBe(502);
    expect((await state(one)).stage).toBe("anonymous");
  });

  it("say so where the person refuses, or the provider is away", async () => {
    corp.become(null);
    const refused = await signIn(openBrowser(site.app), "corp");
    expect([refused.status, refused.json.detail]).toEqual([400, "Corp did not let you in."]);
    expect((await openBrowser(site.app).ask("GET /accounts/login/gone/")).status).toBe(502);
    expect((await openBrowser(site.app).ask("GET /accounts/login/nobody/")).status).toBe(404);
  });

  it.each([
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "https://evil.example/",
    "javascript:alert(1)",
    "/%09/evil.example",
    "/.//evil.example",
    "/%2e//evil.example",
    "/x/..//evil.example",
    "/%0d%0aset-cookie:evil",
    "@evil.example",
    "%2F%2Fevil.example",
    "/ /evil.example",
    "",
  ])("lead nobody elsewhere afterwards: %s", async (next) => {
    corp.become({ sub: "strolling", email: "strolling@example.org", email_verified: true });
    for (const written of [next, encodeURIComponent(next)]) {
      const { status, headers } = await signIn(openBrowser(site.app), "open", `?next=${written}`);
      const { origin: to, pathname } = new URL(headers.get("location") ?? "");
      expect([status, to]).toEqual([303, origin]);
      expect(pathname).not.toMatch(/^\/[/\\]/);
    }
  });

  it("put people into the teams of their groups, and out of others that are named", async () => {
    const teams = async () => {
      const rows = await sql<{ name: string }>(
        (sql) => sql`select t.name from team_members m join teams t on t.id = m.team_id join users u on u.id = m.user_id
          where u.username = 'grouped' and t.name like 'Sorted%' order by 1`,
      );
      return rows.map(({ name }) => name);
    };
    const sign = async (groups?: readonly string[]) => {
      const grouped = { sub: "grouped", email: "grouped@example.org", email_verified: true };
      corp.become(groups === undefined ? grouped : { ...grouped, groups });
      expect((await signIn(openBrowser(site.app), "open")).status).toBe(303);
      return teams();
    };
    expect(await sign(["reviewers", "others", "constructor"])).toEqual(["Sorted reviewers"]);
    const { results } = await admin("GET /api/groups/?page_size=1000");
    const byHand = results.find((each: { name: string }) => each.name === "Sorted by hand");
    await admin("POST /api/users/grouped/groups/", { group_id: byHand.id });
    expect(await sign(["managers"])).toEqual(["Sorted by hand", "Sorted managers", "Sorted reviewers"]);
    expect(await sign()).toEqual(["Sorted by hand"]);
  });

  it("stand beside a second factor here, unless their provider has asked for one", async () => {
    const { name, browser } = await person();
    for (const provider of ["corp", "strong", "amr"]) {
      corp.become({ sub: `${provider} of ${name}` });
      expect((await link(name, browser, provider)).status).toBe(303);
    }
    const { secret } = (await browser.ask(`POST /api/users/${name}/otp/`, {})).json;
    await browser.ask(`POST /api/users/${name}/otp/confirm/`, { code: oneTimeCode(secret, -1) });
    const stageBy = async (provider: string, amr?: string[]) => {
      corp.become({ sub: `${provider} of ${name}`, ...(amr === undefined ? {} : { amr }) });
      const fresh = openBrowser(site.app);
      const { headers } = await signIn(fresh, provider, "?next=/languages/");
      return [(await state(fresh)).stage, path(headers.get("location") ?? "")];
    };
    expect(await stageBy("corp")).toEqual(["second-factor", "/accounts/login/?next=%2Flanguages%2F"]);
    expect(await stageBy("strong")).toEqual(["full", "/languages/"]);
    expect(await stageBy("amr", ["pwd"])).toEqual(["second-factor", "/accounts/login/?next=%2Flanguages%2F"]);
    expect(await stageBy("amr", ["pwd", "mfa"])).toEqual(["full", "/languages/"]);
  });

  it("are a second factor to teams as long as nothing weaker leads to the account", async () => {
    const { id } = await admin("POST /api/groups/", { name: "Strict", enforced_2fa: true });
    corp.become({ sub: "solid", email: "solid@example.org", email_verified: true });
    const browser = openBrowser(site.app);
    await signIn(browser, "strong");
    await admin("POST /api/users/solid/groups/", { group_id: id });
    expect((await state(browser)).withheld_teams).toEqual([]);
    await admin("PUT /api/users/solid/password/", { password });
    await signIn(browser, "strong");
    expect((await state(browser)).withheld_teams).toEqual(["Strict"]);
  });
});
