/** Credentials of repositories: used, kept sealed, never shown, and given to no other host. */
import {
  databases,
  gettextFiles,
  type GitRemote,
  makeRemote,
  joinSite,
  openSite,
  serveRemote,
  type Site,
  type TestDatabase,
  type WebRemote,
} from "@dragoman/testing";
import { Effect, Exit, Scope } from "effect";
import { SqlClient } from "effect/sql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const core = { git: { schemes: ["http"] as const }, outgoing: { allowHosts: ["127.0.0.1"] } };
const login = "jana:s3cret/w@rd";
const written = "jana:s3cret%2Fw%40rd@";
const secrets = ["s3cret", Buffer.from(login).toString("base64"), Buffer.from("s3cret").toString("hex")];
const settings = { filemask: "po/*.po", file_format: "po", new_base: "po/app.pot", branch: "main" };

describe.each(databases)("credentials on $name", (database) => {
  let scope: Scope.Closeable;
  let shared: TestDatabase;
  let site: Site;
  let remote: GitRemote;
  let web: WebRemote;
  let open: WebRemote;

  beforeAll(async () => {
    scope = Scope.makeUnsafe();
    const options = await Effect.runPromise(Scope.provide(database.options, scope));
    shared = { ...database, options: Effect.succeed(options) };
    site = await openSite(shared, {}, core);
    remote = makeRemote(gettextFiles);
    const folder = remote.url.slice("file://".length);
    [web, open] = await Promise.all([serveRemote(folder, login), serveRemote(folder)]);
    await ask("POST /api/projects/", { name: "Hello", slug: "hello", web: "https://example.org" });
    const made = await create("app", { repo: web.url(written), push: web.url(written), push_on_commit: false });
    expect(made.status, made.text).toBe(201);
  });
  afterAll(async () => {
    await site?.close();
    web?.close();
    open?.close();
    remote?.remove();
    await Effect.runPromise(Scope.close(scope, Exit.void));
  });

  const ask = (line: string, body?: object) => site.ask("admin", line, body);
  const create = async (slug: string, more: object) => {
    const answer = await ask("POST /api/projects/hello/components/", { ...settings, name: slug, slug, ...more });
    if (answer.status === 201) await site.settled(`hello/${slug}`);
    return answer;
  };
  const change = (body: object, slug = "app") => ask(`PATCH /api/components/hello/${slug}/`, body);
  const operate = async (operation: string) =>
    (await ask("POST /api/components/hello/app/repository/", { operation })).json.result;
  const rows = <A extends object>(text: string) =>
    site.run(Effect.flatMap(SqlClient.SqlClient, (sql) => sql.unsafe<A>(text)).pipe(Effect.orDie));
  const translate = async (text: string) => {
    const { json } = await ask("GET /api/translations/hello/app/cs/units/");
    const edited = await ask(`PATCH /api/units/${json.results[0].id}/`, { state: 20, target: [text] });
    expect(edited.status, edited.text).toBe(200);
  };
  const clean = (text: string) => {
    for (const secret of secrets) expect(text).not.toContain(secret);
  };

  it("open the remote for reading and writing", async () => {
    await translate("Poslané");
    expect(await operate("push")).toBe(true);
    expect(remote.show("po/cs.po")).toContain("Poslané");
  });

  it("stand in no answer and nowhere in the database", async () => {
    const shown = await ask("GET /api/components/hello/app/");
    expect(shown.json).toMatchObject({ repo: web.url(), push: web.url() });
    for (const path of ["components/hello/app/", "changes/", "components/hello/app/repository/", "projects/hello/"])
      clean((await ask(`GET /api/${path}`)).text);
    const tables = await rows<{ name: string }>("select tablename as name from pg_tables where schemaname = 'public'");
    expect(tables.map(({ name }) => name)).toContain("tasks");
    for (const { name } of tables)
      for (const { text } of await rows<{ text: string }>(`select t::text as text from "${name}" t`)) clean(text);
  });

  it("stay where the address is sent back as it was shown, also to another repository of the same host", async () => {
    const { json } = await ask("GET /api/components/hello/app/");
    expect((await ask("PUT /api/components/hello/app/", { ...json, name: "App" })).status).toBe(200);
    expect(await operate("pull")).toBe(true);
    expect((await change({ repo: `${web.url()}/`, push: `${web.url()}/` })).status).toBe(200);
    await site.settled("hello/app");
    expect((await change({ repo: web.url(), push: web.url() })).status).toBe(200);
    await site.settled("hello/app");
    await translate("Pořád");
    expect(await operate("push")).toBe(true);
  });

  it("are replaced without the address, and without losing what is not pushed", async () => {
    await translate("Čeká");
    expect(await operate("commit")).toBe(true);
    web.login = "jana:an0ther";
    expect(await operate("pull")).toBe(false);
    const wrong = await change({ repo_credentials: "jana:wr0ng" });
    expect(wrong.status).toBe(400);
    expect(wrong.json.repo[0]).toContain("Authentication failed");
    expect(wrong.text).not.toContain("wr0ng");

    const right = await change({ repo_credentials: web.login, push_credentials: web.login });
    expect(right.status, right.text).toBe(200);
    expect(right.json).not.toHaveProperty("repo_credentials");
    expect(right.text).not.toContain("an0ther");
    expect(await operate("push")).toBe(true);
    expect(remote.show("po/cs.po")).toContain("Čeká");

    web.login = login;
    expect((await change({ repo: web.url(written), push: web.url(written) })).status).toBe(200);
    expect(await operate("pull")).toBe(true);
  });

  it("are shared with components that name the same ones or none, and with no others", async () => {
    await create("same", { repo: web.url(written) });
    await create("none", { repo: web.url() });
    const other = await create("other", { repo: web.url("jana:guess@") });
    expect(other.status).toBe(400);
    for (const slug of ["same", "none"])
      expect((await ask(`GET /api/components/hello/${slug}/`)).json.linked_component).toContain("/hello/app/");
    expect((await change({ repo_credentials: "x:y" }, "same")).json).toHaveProperty("repo_credentials");
  });

  it("do not hinder notifications of pushes", async () => {
    const repository = { clone_url: web.url(), ssh_url: "", html_url: "", full_name: "x/y" };
    const push = { ref: "refs/heads/main", repository };
    const answer = await site.ask("anonymous", "POST /hooks/gitea/", push);
    expect(answer.json).toMatchObject({ match_status: { repository_matches: 1 } });
    await site.settled("hello/app");
  });

  it("are taken by nothing but http", async () => {
    const local = { vcs: "local", repo: "local:", repo_credentials: "a:b" };
    expect((await create("local", local)).json).toHaveProperty("repo_credentials");
  });

  it("never go to another host, nor come back from there", async () => {
    await create("mover", { repo: web.url(written), push: web.url(written), disable_autoshare: true });
    open.authorizations.length = 0;
    const moved = await change({ repo: open.url(), push: open.url() }, "mover");
    expect(moved.status, moved.text).toBe(200);
    await site.settled("hello/mover");
    expect(open.authorizations.length).toBeGreaterThan(0);
    expect(open.authorizations.every((header) => header === undefined)).toBe(true);
    expect((await change({ repo: web.url() }, "mover")).status).toBe(400);
    const [row] = await rows<{ sealed: number }>(
      "select num_nonnulls(repo_credentials, push_credentials) as sealed from components where slug = 'mover'",
    );
    expect(row?.sealed).toBe(0);
  });

  it("stay where they were when somebody leaves a shared repository whose owner they may not edit", async () => {
    await site.account("editor");
    const { results } = (await ask("GET /api/roles/?page_size=100")).json;
    const role_id = results.find(({ name }: { name: string }) => name === "Administration").id;
    const group_id = (await ask("POST /api/groups/", { name: "Editors", language_selection: 1 })).json.id;
    await ask(`POST /api/groups/${group_id}/roles/`, { role_id });
    const component_id = (await ask("GET /api/components/hello/none/")).json.id;
    await ask(`POST /api/groups/${group_id}/components/`, { component_id });
    await ask("POST /api/users/editor/groups/", { group_id });
    web.authorizations.length = 0;
    const leaving = { repo: `${web.url()}/` };
    const left = await site.ask("editor", "PATCH /api/components/hello/none/", leaving);
    expect(left.status, left.text).toBe(400);
    expect(left.json).toHaveProperty("repo");
    expect(web.authorizations.filter((header) => header !== undefined)).toEqual([]);
    expect((await change(leaving, "none")).status).toBe(200);
    await site.settled("hello/none");
  });

  it("go to no other host where two changes meet", async () => {
    await create("meeting", { repo: open.url(), push: web.url(written), disable_autoshare: true });
    const [arrived, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    open.before = () => {
      arrived.resolve();
      return released.promise;
    };
    // It takes the credentials along to another repository of the same host.
    const slow = change({ repo: `${open.url()}/`, push: `${web.url()}/` }, "meeting");
    await arrived.promise;
    expect((await change({ push: open.url() }, "meeting")).status).toBe(200);
    released.resolve();
    const answer = await slow;
    expect(answer.status, answer.text).toBe(400);
    expect(answer.json.non_field_errors[0]).toContain("Somebody else has changed the addresses");
    const [row] = await rows("select push, push_credentials from components where slug = 'meeting'");
    expect(row).toEqual({ push: open.url(), push_credentials: null });
  });

  it("that an older version kept in addresses are sealed at the start", async () => {
    await rows(`update components set repo = '${web.url(written)}', push = '${web.url(written)}',
      repo_credentials = null, push_credentials = null where slug = 'app'`);
    await site.close();
    site = await joinSite(shared, {}, core);
    const [row] = await rows<{ repo: string; push: string }>("select repo, push from components where slug = 'app'");
    expect(row).toEqual({ repo: web.url(), push: web.url() });
    await translate("Po obnově");
    expect(await operate("push")).toBe(true);
    expect(remote.show("po/cs.po")).toContain("Po obnově");
  });
});
