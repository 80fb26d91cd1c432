import { databases, openSite, type Site } from "@dragoman/testing";
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe.each(databases)("users over $name", (database) => {
  let site: Site;

  beforeAll(async () => {
    site = await openSite(database);
    await site.account("alice");
    await site.account("bob");
  });
  afterAll(() => site.close());

  const names = async (account: string, query = "") =>
    (await site.ask(account, `GET /api/users/${query}`)).json.results.map(
      ({ username }: { username: string }) => username,
    );

  it("are all listed to those who manage users, by the beginning of their name in any case", async () => {
    expect(await names("admin")).toEqual(["anonymous", "admin", "alice", "bob"]);
    expect(await names("admin", "?username=AL")).toEqual(["alice"]);
    expect(await names("admin", "?username=%25")).toEqual([]);
  });

  it("are listed to others without those who are not themselves", async () => {
    expect(await names("alice")).toEqual(["alice"]);
    expect(await names("alice", "?username=bob")).toEqual([]);
    expect((await site.ask("anonymous", "GET /api/users/")).json).toEqual({
      count: 0,
      next: null,
      previous: null,
      results: [],
    });
  });

  it("see themselves whole, and others by their name", async () => {
    expect((await site.ask("alice", "GET /api/users/alice/")).json).toEqual({
      id: expect.any(Number),
      email: "alice@example.org",
      full_name: "ALICE",
      username: "alice",
      groups: ["https://site.example/api/groups/2/", "https://site.example/api/groups/3/"],
      notifications: "https://site.example/api/users/alice/notifications/",
      is_superuser: false,
      is_active: true,
      is_bot: false,
      date_joined: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/),
      last_login: null,
      url: "https://site.example/api/users/alice/",
      statistics_url: "https://site.example/api/users/alice/statistics/",
    });
    const { json } = await site.ask("bob", "GET /api/users/ALICE/");
    expect(json).toEqual({ id: expect.any(Number), full_name: "ALICE", username: "alice" });
    expect((await site.ask("admin", "GET /api/users/alice/")).json.email).toBe("alice@example.org");
  });

  it("are found where the header says, whatever letters their names have", async () => {
    const made = await site.ask("admin", "POST /api/users/", { username: "ꨜ𓎛", full_name: "A name", email: null });
    expect(made.status, made.text).toBe(201);
    const location = made.headers.get("location") ?? "";
    expect(location).toMatch(/^[\x21-\x7e]+$/);
    expect((await site.ask("admin", `GET ${new URL(location).pathname}`)).json.username).toBe("ꨜ𓎛");
  });

  it.each(["json", "form"])("are made from a body of %s", async (kind) => {
    const fields = { username: `new-${kind}`, full_name: " New ", email: `new@${kind}.example.org` };
    const answer = await site.ask("admin", "POST /api/users/", kind === "form" ? new URLSearchParams(fields) : fields);
    expect(answer.status).toBe(201);
    expect(answer.headers.get("location")).toBe(`https://site.example/api/users/new-${kind}/`);
    expect(answer.json).toMatchObject({ ...fields, full_name: "New", is_active: true, is_superuser: false });
  });

  it("tell every wrong field, and all of them in detail", async () => {
    const answer = await site.ask("admin", "POST /api/users/", { username: "..", email: "x", is_bot: "maybe" });
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({
      username: [expect.any(String)],
      full_name: ["This field is required."],
      email: [expect.any(String)],
      is_bot: ["Must be a valid boolean."],
    });
    expect(answer.json.detail).toContain("full_name: This field is required.");
  });

  it("keep what PATCH leaves out, and need both names for PUT", async () => {
    await site.account("changing");
    const patched = await site.ask("admin", "PATCH /api/users/changing", { full_name: "Changed" });
    expect(patched.json).toMatchObject({ full_name: "Changed", email: "changing@example.org", is_active: true });
    expect((await site.ask("admin", "PUT /api/users/changing/", { full_name: "X" })).json.username).toEqual([
      expect.any(String),
    ]);
    const put = await site.ask("admin", "PUT /api/users/changing/", { username: "changed", full_name: "X" });
    expect(put.json).toMatchObject({ username: "changed", email: "changing@example.org" });
    expect((await site.ask("admin", "GET /api/users/changing/")).status).toBe(404);
  });

  it("are kept by nobody else: 403 before 404, and 401 without credentials", async () => {
    for (const line of [
      "PATCH /api/users/bob/",
      "PATCH /api/users/alice/",
      "PUT /api/users/nobody/",
      "DELETE /api/users/bob/",
      "POST /api/users/",
    ]) {
      expect((await site.ask("alice", line, "{broken")).status, line).toBe(403);
      expect((await site.ask("anonymous", line, "{}")).status, line).toBe(401);
    }
  });

  it("leave no personal data when they are removed", async () => {
    await site.account("leaver");
    const { id } = (await site.ask("admin", "GET /api/users/leaver/")).json;
    expect((await site.ask("admin", "DELETE /api/users/leaver/")).status).toBe(204);
    expect((await site.ask("admin", "DELETE /api/users/leaver/")).status).toBe(404);
    expect((await site.ask("leaver", "GET /api/users/")).status).toBe(401);
    const left = await site.ask("admin", `GET /api/users/deleted-${id}/`);
    expect(left.json).toMatchObject({ email: null, groups: [], is_active: false });
    expect(left.text).not.toMatch(/leaver/i);
  });

  it("leave no name in the records of who came and went, however they were called then", async () => {
    await site.account("passer");
    await site.project("inn");
    const { results } = (await site.ask("admin", "GET /api/groups/?page_size=1000")).json;
    const team = results.find(({ defining_project: of }: { defining_project: string }) => of?.endsWith("/inn/"));
    await site.ask("admin", "POST /api/users/passer/groups/", { group_id: team.id });
    await site.ask("admin", "PATCH /api/users/passer/", { username: "passer-by" });
    await site.ask("admin", "POST /api/projects/inn/blocks/", { username: "passer-by" });
    expect((await site.ask("admin", "GET /api/projects/inn/changes/")).text).toContain("passer-by");
    expect((await site.ask("admin", "DELETE /api/users/passer-by/")).status).toBe(204);
    const { text, json } = await site.ask("admin", "GET /api/projects/inn/changes/");
    expect(text).not.toContain("passer");
    expect(json.results.map(({ target }: { target: string }) => target)).toContainEqual(
      expect.stringMatching(/^deleted-\d+$/),
    );
    expect((await site.ask("admin", "GET /api/projects/inn/blocks/")).json.count).toBe(0);
  });

  it("take with them every row that refers to them, but for numbers and consents", async () => {
    const tables = await site.run(
      Effect.flatMap(
        SqlClient.SqlClient,
        (sql) => sql<{ name: string }>`select conrelid::regclass::text as name from pg_constraint
          where contype = 'f' and confrelid = 'users'::regclass order by 1`,
      ),
    );
    // A table that is missing here has to be emptied by the removal of a user (users/store.ts), or say why not.
    const signingIn = ["account_acts", "account_codes", "invitations", "passwords", "sessions"];
    const other = ["subscriptions", "team_admins", "team_members", "tokens", "user_blocks", "watched_projects"];
    const factors = ["identities", "passkey_challenges", "passkeys", "recovery_codes", "sign_in_flows", "totp_secrets"];
    const emptied = [...signingIn, ...factors, ...other];
    // Who trusts a host of ssh answers for it: the number stays, under the name of nobody.
    const known = new Set([...emptied, "memory_entries", "agreements", "user_statistics", "ssh_hosts"]);
    expect(tables.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
    expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(emptied));
  });

  it("without an account have no token, and never all rights", async () => {
    for (const [line, body] of [
      ["POST /api/users/anonymous/tokens/", {}],
      ["PATCH /api/users/anonymous/", { is_superuser: true }],
    ] as const)
      expect((await site.ask("admin", line, body)).json, line).toEqual({ detail: expect.any(String) });
    expect((await site.ask("admin", "GET /api/users/anonymous/")).json.is_superuser).toBe(false);
  });

  it("are put into teams and taken out again, twice with the same result", async () => {
    const group = (await site.ask("admin", "POST /api/groups/", { name: "Testers" })).json;
    const move = (method: string, body: unknown) => site.ask("admin", `${method} /api/users/bob/groups/`, body);
    for (let time = 0; time < 2; time++)
      expect((await move("POST", new URLSearchParams({ group_id: String(group.id) }))).json.groups).toContain(
        group.url,
      );
    expect(
      (await site.ask("bob", "GET /api/groups/")).json.results.map(({ name }: { name: string }) => name),
    ).toContain("Testers");
    for (let time = 0; time < 2; time++)
      expect((await move("DELETE", { group_id: group.id })).json.groups).not.toContain(group.url);
    for (const body of [{}, { group_id: 99999999 }, { group_id: "abc" }, { group_id: 2 ** 40 }])
      expect((await move("POST", body)).json).toMatchObject({ detail: expect.any(String) });
    expect((await site.ask("admin", "POST /api/users/nobody/groups/", { group_id: group.id })).status).toBe(404);
    expect((await site.ask("alice", "POST /api/users/alice/groups/", { group_id: group.id })).status).toBe(403);
  });

  it("have statistics of what the caller sees, none at first", async () => {
    const answer = await site.ask("bob", "GET /api/users/alice/statistics/");
    expect(answer.json).toEqual({ translated: 0, suggested: 0, uploaded: 0, commented: 0, languages: 0 });
  });
});
