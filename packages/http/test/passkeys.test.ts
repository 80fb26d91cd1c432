/** Passkeys: kept, used to sign in without a name or beside a password, and refused wherever something is not as asked. */
import { databases, makePasskeyDevice, openBrowser, openSite, type Site, type TestBrowser } from "@dragoman/testing";
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const password = "a mountain behind the lake";
const origin = "https://site.example";

type Device = ReturnType<typeof makePasskeyDevice>;

describe.each(databases)("passkeys on $name", (database) => {
  let site: Site;
  let people = 0;

  beforeAll(async () => {
    site = await openSite(database, {}, { attemptLimit: null });
  });
  afterAll(() => site.close());

  const sql = <A extends object>(ask: (sql: SqlClient.SqlClient) => Effect.Effect<readonly A[], unknown>) =>
    site.run(Effect.orDie(Effect.flatMap(SqlClient.SqlClient, ask)));

  const person = async () => {
    const name = `owner${++people}`;
    await site.account(name);
    await site.ask("admin", `PUT /api/users/${name}/password/`, { password });
    const browser = openBrowser(site.app);
    expect((await browser.signIn(name, password)).status).toBe(200);
    return { name, browser };
  };
  const register = async (name: string, browser: TestBrowser, device: Device, label = "Laptop") => {
    const options = (await browser.ask(`POST /api/users/${name}/passkeys/options/`, {})).json;
    return browser.ask(`POST /api/users/${name}/passkeys/`, { name: label, response: device.create(options) });
  };
  const withPasskey = async () => {
    const { name, browser } = await person();
    const device = makePasskeyDevice(origin);
    const made = await register(name, browser, device);
    expect(made.status, made.text).toBe(201);
    return { name, browser, device, made: made.json };
  };
  const optionsIn = async (browser: TestBrowser) => (await browser.ask("POST /api/session/passkey/options/", {})).json;
  const signIn = (browser: TestBrowser, response: object) => browser.ask("POST /api/session/passkey/", { response });
  const show = (browser: TestBrowser, response: object) =>
    browser.ask("POST /api/session/second-factor/", { response });

  it("are kept with a name, and the first one with recovery codes", async () => {
    const { name, browser, device, made } = await withPasskey();
    expect(made).toMatchObject({ name: "Laptop", last_used: null });
    expect(made.recovery_codes).toHaveLength(10);
    const second = await register(name, browser, device, "Phone");
    expect(second.json.recovery_codes).toBeNull();
    const { json } = await browser.ask(`GET /api/users/${name}/passkeys/`);
    expect(json.results.map((each: { name: string }) => each.name)).toEqual(["Laptop", "Phone"]);
  });

  it("sign in without a name or a password, wholly", async () => {
    const { name, device } = await withPasskey();
    const stranger = openBrowser(site.app);
    const options = await optionsIn(stranger);
    expect(options).toMatchObject({ rpId: "site.example", userVerification: "required", allowCredentials: [] });
    const { json } = await signIn(stranger, device.get(options));
    expect(json).toMatchObject({ stage: "full", user: { username: name } });
    const acts = (await stranger.ask(`GET /api/users/${name}/audit/`)).json.results as { method: string }[];
    expect(acts[0]?.method).toBe("passkey");
  });

  it("are asked for beside a password", async () => {
    const { name, device } = await withPasskey();
    const half = openBrowser(site.app);
    expect((await half.signIn(name, password)).json).toMatchObject({
      stage: "second-factor",
      second_factor: { methods: ["passkey", "recovery"] },
    });
    const options = await optionsIn(half);
    expect(options.allowCredentials).toHaveLength(1);
    // The password is there already: the device need not know its user.
    const { json } = await show(half, device.get(options, { verified: false }));
    expect(json).toMatchObject({ stage: "full", user: { username: name } });
  });

  it("of somebody else do not stand beside a password", async () => {
    const { name } = await withPasskey();
    const thief = await withPasskey();
    const half = openBrowser(site.app);
    await half.signIn(name, password);
    expect((await show(half, thief.device.get(await optionsIn(half)))).status).toBe(400);
    expect((await half.ask("GET /api/session/")).json.stage).toBe("second-factor");
  });

  it.each([
    ["from a page elsewhere", { origin: "https://evil.example" }],
    ["from a page of the same host with another port", { origin: "https://site.example:8443" }],
    ["from a page without TLS", { origin: "http://site.example" }],
    ["for another site", { rpId: "evil.example" }],
    ["of a device that did not ask its user", { verified: false }],
    ["to a challenge that nobody made", { challenge: "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA" }],
  ])("are refused %s", async (_, manner) => {
    const { device } = await withPasskey();
    const stranger = openBrowser(site.app);
    const answer = await signIn(stranger, device.get(await optionsIn(stranger), manner));
    expect([answer.status, answer.json.response]).toEqual([400, expect.anything()]);
    expect((await stranger.ask("GET /api/session/")).json.stage).toBe("anonymous");
  });

  it("are refused where the signature is another one's", async () => {
    const { device } = await withPasskey();
    const other = await withPasskey();
    const stranger = openBrowser(site.app);
    const options = await optionsIn(stranger);
    const mine = device.get(options);
    const theirs = other.device.get(options);
    expect((await signIn(stranger, { ...theirs, response: mine.response })).status).toBe(400);
  });

  it("answer a challenge once", async () => {
    const { device } = await withPasskey();
    const stranger = openBrowser(site.app);
    const response = device.get(await optionsIn(stranger));
    expect((await signIn(stranger, response)).status).toBe(200);
    expect((await signIn(openBrowser(site.app), response)).status).toBe(400);
  });

  it("answer it in time, and for what it was asked", async () => {
    const { name, browser, device } = await withPasskey();
    const stranger = openBrowser(site.app);
    const late = device.get(await optionsIn(stranger));
    await sql((sql) => sql`update passkey_challenges set expires = now() - interval '1 second' returning 1`);
    expect((await signIn(stranger, late)).status).toBe(400);

    const half = openBrowser(site.app);
    await half.signIn(name, password);
    // Asked beside a password, it does not sign in alone.
    expect((await signIn(stranger, device.get(await optionsIn(half)))).status).toBe(400);
    const made = (await browser.ask(`POST /api/users/${name}/passkeys/options/`, {})).json;
    expect((await signIn(stranger, device.get({ ...made, rpId: "site.example" }))).status).toBe(400);
  });

  it("are refused where a counter goes back, as that of a copy does", async () => {
    const { device } = await withPasskey();
    const stranger = openBrowser(site.app);
    expect((await signIn(stranger, device.get(await optionsIn(stranger), { counter: 7 }))).status).toBe(200);
    expect((await signIn(stranger, device.get(await optionsIn(stranger), { counter: 7 }))).status).toBe(400);
    expect((await signIn(stranger, device.get(await optionsIn(stranger), { counter: 8 }))).status).toBe(200);
  });

  it.each([{}, { id: 1 }, { response: null }, { id: "AQID", response: { clientDataJSON: "AQID" } }, []])(
    "are refused where the answer is %j",
    async (response) => {
      expect((await signIn(openBrowser(site.app), response)).status).toBe(400);
    },
  );

  it("are made for this site alone, and by nobody in the name of another", async () => {
    const { name, browser } = await person();
    const other = await person();
    const device = makePasskeyDevice(origin);
    const options = (await browser.ask(`POST /api/users/${name}/passkeys/options/`, {})).json;
    const evil = device.create(options, { origin: "https://evil.example" });
    expect((await browser.ask(`POST /api/users/${name}/passkeys/`, { name: "x", response: evil })).status).toBe(400);
    const fresh = (await browser.ask(`POST /api/users/${name}/passkeys/options/`, {})).json;
    const theirs = { name: "x", response: device.create(fresh) };
    expect((await other.browser.ask(`POST /api/users/${other.name}/passkeys/`, theirs)).status).toBe(400);
    expect((await other.browser.ask(`POST /api/users/${name}/passkeys/`, theirs)).status).toBe(403);
    expect((await site.ask("admin", `POST /api/users/${name}/passkeys/`, theirs)).status).toBe(403);
  });

  it("are renamed and removed by their owner after a recent sign-in", async () => {
    const { name, browser, made } = await withPasskey();
    const path = `/api/users/${name}/passkeys/${made.id}/`;
    expect((await browser.ask(`PATCH ${path}`, { name: "Old laptop" })).json.name).toBe("Old laptop");
    const thief = await person();
    expect((await thief.browser.ask(`DELETE ${path}`, {})).status).toBe(403);
    expect((await thief.browser.ask(`DELETE ${path.replace(name, thief.name)}`, {})).status).toBe(404);
    expect((await site.ask(name, `DELETE ${path}`, {})).status).toBe(400);
    expect((await browser.ask(`DELETE ${path}`, {})).status).toBe(204);
    expect((await openBrowser(site.app).signIn(name, password)).json.stage).toBe("full");
  });

  it("open no account that is closed", async () => {
    const { name, device } = await withPasskey();
    await site.ask("admin", `PATCH /api/users/${name}/`, { is_active: false });
    const stranger = openBrowser(site.app);
    expect((await signIn(stranger, device.get(await optionsIn(stranger)))).status).toBe(400);
  });

  it("are not asked for by pages elsewhere", async () => {
    const cross = { "sec-fetch-site": "cross-site" };
    for (const path of ["passkey/options/", "passkey/", "second-factor/"])
      expect((await openBrowser(site.app).ask(`POST /api/session/${path}`, {}, cross)).status).toBe(403);
  });
});
