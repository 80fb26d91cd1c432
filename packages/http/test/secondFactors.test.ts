/** People who show more than a password: one-time codes, recovery codes, and teams that ask for them. */
import { unlisted } from "@dragoman/core/changes";
import { databases, oneTimeCode, openBrowser, openSite, type Site, type TestBrowser } from "@dragoman/testing";
import { type Actor, Actors, systemActor } from "@dragoman/core/access";
import { Factors } from "@dragoman/core/factors";
import { Users } from "@dragoman/core/users";
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const password = "a mountain behind the lake";

describe.each(databases)("second factors on $name", (database) => {
  let site: Site;
  let people = 0;

  beforeAll(async () => {
    site = await openSite(database, {}, { attemptLimit: { requests: 8, seconds: 3600 } });
  });
  afterAll(() => site.close());

  const sql = <A extends object>(ask: (sql: SqlClient.SqlClient) => Effect.Effect<readonly A[], unknown>) =>
    site.run(Effect.orDie(Effect.flatMap(SqlClient.SqlClient, ask)));

  /** Somebody new, who has just signed in. */
  const person = async () => {
    const name = `person${++people}`;
    await site.account(name);
    expect((await site.ask("admin", `PUT /api/users/${name}/password/`, { password })).status).toBe(204);
    return { name, browser: await signedIn(name) };
  };
  const signedIn = async (name: string) => {
    const browser = openBrowser(site.app);
    expect((await browser.signIn(name, password)).status).toBe(200);
    return browser;
  };
  /** The secret of an app that was set up with the code of the step before now, and the recovery codes. */
  const withApp = async (browser: TestBrowser, name: string) => {
    const { json } = await browser.ask(`POST /api/users/${name}/otp/`, {});
    const { secret } = json as { secret: string };
    const confirmed = await browser.ask(`POST /api/users/${name}/otp/confirm/`, { code: oneTimeCode(secret, -1) });
    expect(confirmed.status, confirmed.text).toBe(200);
    return { secret, recovery: confirmed.json.recovery_codes as string[] };
  };
  const stage = async (browser: TestBrowser) => (await browser.ask("GET /api/session/")).json.stage;
  const show = (browser: TestBrowser, code: string) => browser.ask("POST /api/session/second-factor/", { code });
  const longAgo = async (name: string) => {
    await sql(
      (sql) => sql`update sessions set created = now() - interval '16 minutes'
      where user_id = (select id from users where username = ${name}) returning 1`,
    );
    await site.run(Effect.flatMap(Actors, ({ forget }) => forget));
  };

  it("are set up in two steps, the second by a code", async () => {
    const { name, browser } = await person();
    const proposed = await browser.ask(`POST /api/users/${name}/otp/`, {});
    expect([proposed.status, proposed.headers.get("cache-control")]).toEqual([201, "no-store"]);
    expect(proposed.json.uri).toContain(`secret=${proposed.json.secret}`);
    expect(proposed.json.qr.path).toMatch(/^M\d/);
    expect((await browser.ask(`GET /api/users/${name}/otp/`)).json).toMatchObject({ enabled: false });
    expect(await stage(await signedIn(name))).toBe("full");

    const wrong = await browser.ask(`POST /api/users/${name}/otp/confirm/`, { code: "000000" });
    expect([wrong.status, wrong.json.code]).toEqual([400, expect.anything()]);
    const code = oneTimeCode(proposed.json.secret);
    const { json } = await browser.ask(`POST /api/users/${name}/otp/confirm/`, { code });
    expect(new Set(json.recovery_codes).size).toBe(10);
    expect((await browser.ask(`GET /api/users/${name}/otp/`)).json).toMatchObject({
      enabled: true,
      recovery_codes: 10,
    });
    expect((await browser.ask(`POST /api/users/${name}/otp/`, {})).status).toBe(400);
    const acts = (await browser.ask(`GET /api/users/${name}/audit/`)).json.results as { act: string }[];
    expect(acts.map(({ act }) => act)).toContain("second-factor-added");
  });

  it("are asked for before anything else than the own session", async () => {
    const { name, browser } = await person();
    const { secret } = await withApp(browser, name);
    const half = openBrowser(site.app);
    const begun = await half.signIn(name, password);
    expect(begun.json).toMatchObject({
      stage: "second-factor",
      user: null,
      second_factor: { methods: ["totp", "recovery"] },
    });
    for (const path of [
      "users/",
      `users/${name}/`,
      `users/${name}/otp/`,
      `users/${name}/passkeys/`,
      `users/${name}/tokens/`,
    ])
      expect(await half.ask(`GET /api/${path}`)).toMatchObject({
        status: path === "users/" ? 200 : 404,
        ...(path === "users/" ? { json: { count: 0 } } : {}),
      });
    expect((await half.ask(`POST /api/users/${name}/tokens/`, {})).status).toBe(401);
    expect((await half.ask(`DELETE /api/users/${name}/otp/`, {})).status).toBe(401);
    expect(await half.ask("GET /api/projects/")).toEqual(
      expect.objectContaining({ json: (await openBrowser(site.app).ask("GET /api/projects/")).json }),
    );

    const before = half.cookies.get("__Host-dragoman_session");
    const done = await show(half, oneTimeCode(secret));
    expect(done.json).toMatchObject({ stage: "full", user: { username: name }, second_factor: null });
    expect(half.cookies.get("__Host-dragoman_session")).not.toBe(before);
    const stolen = openBrowser(site.app);
    stolen.cookies.set("__Host-dragoman_session", before ?? "");
    expect(await stage(stolen)).toBe("anonymous");
  });

  it("take a code once, even by two at the same moment", async () => {
    const { name, browser } = await person();
    const { secret } = await withApp(browser, name);
    const code = oneTimeCode(secret);
    const halves = await Promise.all([signedIn(name), signedIn(name), signedIn(name)]);
    const answers = await Promise.all(halves.map((half) => show(half, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect((await show(await signedIn(name), code)).status).toBe(400);
    // Nor one of a step before.
    expect((await show(await signedIn(name), oneTimeCode(secret, -1))).status).toBe(400);
    expect((await show(await signedIn(name), oneTimeCode(secret, 1))).status).toBe(200);
  });

  it("are not guessed: after some codes the account waits, for right ones too", async () => {
    const { name, browser } = await person();
    const { secret } = await withApp(browser, name);
    const half = await signedIn(name);
    // One was taken to set up the app.
    const statuses = [];
    for (let each = 0; each < 8; each++) statuses.push((await show(half, "123456")).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 400, 429]);
    const refused = await show(half, oneTimeCode(secret));
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    expect(await stage(half)).toBe("second-factor");
  });

  it("take each recovery code once, however it is written", async () => {
    const { name, browser } = await person();
    const { recovery } = await withApp(browser, name);
    const [first = "", second = ""] = recovery;
    expect((await show(await signedIn(name), first.toUpperCase().replaceAll("-", " "))).json.stage).toBe("full");
    expect((await show(await signedIn(name), first)).status).toBe(400);
    const { json } = await browser.ask(`GET /api/users/${name}/otp/`);
    expect(json.recovery_codes).toBe(9);
    const renewed = await browser.ask(`POST /api/users/${name}/recovery-codes/`, {});
    expect(renewed.json.recovery_codes).toHaveLength(10);
    expect((await show(await signedIn(name), second)).status).toBe(400);
  });

  it("are nowhere in the database as they are", async () => {
    const { name, browser } = await person();
    const { secret, recovery } = await withApp(browser, name);
    const rows = await sql<{ text: string }>(
      (sql) => sql`select to_jsonb(t)::text as text from totp_secrets t union all
        select to_jsonb(r)::text from recovery_codes r union all select details::text from changes`,
    );
    for (const { text } of rows)
      for (const each of [secret, ...recovery, ...recovery.map((code) => code.replaceAll("-", ""))])
        expect(text).not.toContain(each);
  });

  it("are changed after a recent sign-in, or by a code", async () => {
    const { name, browser } = await person();
    const { recovery } = await withApp(browser, name);
    await longAgo(name);
    for (const line of [`DELETE /api/users/${name}/otp/`, `POST /api/users/${name}/recovery-codes/`]) {
      const { status, json } = await browser.ask(line, {});
      expect([status, json.code]).toEqual([400, [expect.stringContaining("sign in again")]]);
    }
    expect((await site.ask(name, `DELETE /api/users/${name}/otp/`, {})).status).toBe(400);
    expect((await browser.ask(`DELETE /api/users/${name}/otp/`, { code: recovery[0] })).status).toBe(204);
    expect(await stage(await signedIn(name))).toBe("full");
    expect((await browser.ask(`GET /api/users/${name}/otp/`)).json).toMatchObject({
      enabled: false,
      recovery_codes: 0,
    });
  });

  it("of others are removed by who manages users, set up by nobody, and seen by nobody else", async () => {
    const { name, browser } = await person();
    await withApp(browser, name);
    const other = await person();
    expect((await other.browser.ask(`GET /api/users/${name}/otp/`)).status).toBe(403);
    expect((await other.browser.ask(`DELETE /api/users/${name}/otp/`, {})).status).toBe(403);
    expect((await site.ask("admin", `POST /api/users/${name}/recovery-codes/`, {})).status).toBe(403);
    expect((await site.ask("admin", `POST /api/users/${name}/otp/`, {})).status).toBe(403);
    expect((await site.ask("admin", `DELETE /api/users/${name}/otp/`, {})).status).toBe(204);
    const [record] = await sql<{ count: number }>(
      (sql) => sql`select count(*)::int as count from changes c join users u on u.id = (c.details->>'user')::int
        where c.action = ${unlisted.secondFactorRemoved} and u.username = ${name}`,
    );
    expect(record?.count).toBe(1);
  });

  it("are all taken away by the operator from who lost every device, by nobody from themselves", async () => {
    const { name, browser } = await person();
    await withApp(browser, name);
    const reset = (by: Actor) =>
      Effect.gen(function* () {
        const owner = yield* (yield* Users).find(systemActor, name);
        yield* (yield* Factors).reset(by, owner);
      });
    const own = await site.run(Effect.orDie(Effect.flatMap(Actors, ({ byUsername }) => byUsername(name))));
    expect(await site.run(Effect.flip(reset(own)))).toMatchObject({ _tag: "Invalid" });
    await site.run(Effect.orDie(reset(systemActor)));
    expect((await browser.ask(`GET /api/users/${name}/otp/`)).json).toMatchObject({
      enabled: false,
      recovery_codes: 0,
    });
    expect(await stage(await signedIn(name))).toBe("full");
  });

  it("go with the account", async () => {
    const { name, browser } = await person();
    await withApp(browser, name);
    const [{ id } = { id: 0 }] = await sql<{ id: number }>((sql) => sql`select id from users where username = ${name}`);
    expect((await site.ask("admin", `DELETE /api/users/${name}/`)).status).toBe(204);
    const left = await sql(
      (sql) => sql`select user_id from totp_secrets where user_id = ${id}
      union all select user_id from recovery_codes where user_id = ${id}`,
    );
    expect(left).toEqual([]);
  });

  describe("that a team asks for", () => {
    let team: number;
    const admin = async (line: string, body?: object) => {
      const { status, text, json } = await site.ask("admin", line, body);
      expect(status, text).toBeLessThan(300);
      return json;
    };
    const project = `project-${database.name.length}`;

    beforeAll(async () => {
      await site.project(project);
      await admin(`POST /api/projects/${project}/access/`, { access_control: 100 });
      team = (
        await admin("POST /api/groups/", {
          name: "Careful",
          project_selection: 1,
          language_selection: 1,
          enforced_2fa: true,
        })
      ).id;
      expect((await admin(`GET /api/groups/${team}/`)).enforced_2fa).toBe(true);
      const role = await admin("POST /api/roles/", { name: "Careful", permissions: ["project.edit", "user.edit"] });
      await admin(`POST /api/groups/${team}/roles/`, { role_id: role.id });
    });
    const reaches = async (ask: TestBrowser["ask"]) => [
      (await ask(`GET /api/projects/${project}/`)).status,
      (await ask(`PATCH /api/projects/${project}/`, { instructions: String(Math.random()) })).status,
    ];

    it("withhold its rights until there is one, from sessions and tokens alike", async () => {
      const { name, browser } = await person();
      await admin(`POST /api/users/${name}/groups/`, { group_id: team });
      const byToken: TestBrowser["ask"] = (line, body) => site.ask(name, line, body);
      expect(await reaches(browser.ask)).toEqual([404, 404]);
      expect(await reaches(byToken)).toEqual([404, 404]);
      expect((await browser.ask("GET /api/session/")).json.withheld_teams).toEqual(["Careful"]);
      // They find the team that asks.
      expect((await browser.ask(`GET /api/groups/${team}/`)).status).toBe(200);

      await withApp(browser, name);
      expect(await reaches(browser.ask)).toEqual([200, 200]);
      expect(await reaches(byToken)).toEqual([200, 200]);
      expect((await browser.ask("GET /api/session/")).json.withheld_teams).toEqual([]);

      expect((await browser.ask(`DELETE /api/users/${name}/otp/`, {})).status).toBe(204);
      expect(await reaches(browser.ask)).toEqual([404, 404]);
      expect(await reaches(byToken)).toEqual([404, 404]);
    });

    it("withhold a superuser's power and the administration of the team too", async () => {
      const { name, browser } = await person();
      await admin(`PATCH /api/users/${name}/`, { is_superuser: true });
      expect((await browser.ask("GET /api/session/")).json.user.is_superuser).toBe(true);
      const [{ id } = { id: 0 }] = await sql<{ id: number }>(
        (sql) => sql`select id from users where username = ${name}`,
      );
      await admin(`POST /api/groups/${team}/admins/`, { user_id: id });
      const { json } = await browser.ask("GET /api/session/");
      expect([json.user.is_superuser, json.withheld_teams]).toEqual([false, ["Careful"]]);
      expect(await reaches(browser.ask)).toEqual([404, 404]);
      const mate = await person();
      const joining = await browser.ask(`POST /api/users/${mate.name}/groups/`, { group_id: team });
      expect(joining.status).toBe(403);
      await withApp(browser, name);
      expect((await browser.ask("GET /api/session/")).json.user.is_superuser).toBe(true);
    });

    it("ask nothing of bots, who sign in nowhere", async () => {
      const { name } = await person();
      await admin(`PATCH /api/users/${name}/`, { is_bot: true });
      await admin(`POST /api/users/${name}/groups/`, { group_id: team });
      expect(await reaches((line, body) => site.ask(name, line, body))).toEqual([200, 200]);
    });
  });
});
