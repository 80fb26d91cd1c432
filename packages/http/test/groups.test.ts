import { databases, gettextFiles, type GitRemote, makeRemote, openSite, type Site } from "@dragoman/testing";
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe.each(databases)("groups over $name", (database) => {
  let site: Site;
  let remote: GitRemote;
  let project: number;
  let component: number;

  beforeAll(async () => {
    site = await openSite(database);
    remote = makeRemote(gettextFiles);
    await site.account("alice");
    await site.account("bob");
    project = (
      await site.ask("admin", "POST /api/projects/", { name: "App", slug: "app", web: "https://example.org/" })
    ).json.id;
    component = (
      await site.ask("admin", "POST /api/projects/app/components/", {
        name: "Po",
        slug: "po",
        repo: remote.url,
        filemask: "po/*.po",
        new_base: "po/app.pot",
        file_format: "po",
      })
    ).json.id;
    await site.settled("app/po");
  });
  afterAll(async () => {
    await site.close();
    remote.remove();
  });

  /** Component lists have no endpoints of their own here. */
  const list = (id: number, slug: string, components: readonly number[]) =>
    site.run(
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient;
        yield* sql`insert into component_lists (id, name, slug) values (${id}, ${slug}, ${slug})`;
        for (const each of components)
          yield* sql`insert into component_list_components (component_list_id, component_id) values (${id}, ${each})`;
      }),
    );
  const make = async (name: string, more: object = {}) =>
    (await site.ask("admin", "POST /api/groups/", { name, ...more })).json;
  const names = async (account: string) =>
    (await site.ask(account, "GET /api/groups/?page_size=1000")).json.results.map(({ name }: { name: string }) => name);

  it("are the built-in ones and those that projects make for themselves", async () => {
    expect(await names("admin")).toEqual([
      "Guests",
      "Viewers",
      "Users",
      "Reviewers",
      "Managers",
      "Project creators",
      "Administration",
    ]);
    expect((await site.ask("admin", "GET /api/groups/7/")).json).toEqual({
      id: 7,
      name: "Administration",
      defining_project: "https://site.example/api/projects/app/",
      project_selection: 0,
      language_selection: 1,
      url: "https://site.example/api/groups/7/",
      roles: ["https://site.example/api/roles/1/"],
      languages: [],
      projects: ["https://site.example/api/projects/app/"],
      componentlists: [],
      components: [],
      enforced_2fa: false,
    });
  });

  it("are listed to others if they are in them, to nobody not at all", async () => {
    expect(await names("alice")).toEqual(["Viewers", "Users"]);
    expect(await names("anonymous")).toEqual([]);
    expect((await site.ask("alice", "GET /api/groups/3/")).status).toBe(200);
    expect((await site.ask("alice", "GET /api/groups/5/")).status).toBe(404);
  });

  it("are made for a project that is named by its address", async () => {
    for (const address of [
      "https://site.example/api/projects/app/",
      "http://other.example/api/projects/app",
      "/api/projects/app/",
    ])
      expect((await make("Own", { defining_project: address })).defining_project).toBe(
        "https://site.example/api/projects/app/",
      );
    for (const address of ["https://site.example/api/projects/nothing/", "https://site.example/app/", 7])
      expect((await make("Own", { defining_project: address })).defining_project).toEqual([expect.any(String)]);
  });

  it("take null for a project where answers show it, and change nothing by that", async () => {
    const free = await make("Of nobody", { defining_project: null });
    expect(free.defining_project).toBeNull();
    const { id, defining_project: address } = await make("Own", { defining_project: "/api/projects/app/" });
    const { status, json } = await site.ask("admin", `PUT /api/groups/${id}/`, { name: "Own", defining_project: null });
    expect([status, json.defining_project]).toEqual([200, address]);
    for (const team of [free.id, id]) await site.ask("admin", `DELETE /api/groups/${team}/`);
  });

  it("need a name and known selections", async () => {
    expect((await site.ask("admin", "POST /api/groups/", {})).json).toEqual({
      name: ["This field is required."],
      detail: expect.any(String),
    });
    expect(await make("Bad", { project_selection: 77, language_selection: 2 })).toMatchObject({
      project_selection: [expect.any(String)],
      language_selection: [expect.any(String)],
    });
  });

  it("are tied to roles, projects, components, lists and languages, and untied again", async () => {
    await list(4711, "list", []);
    const { id } = await make("Tied");
    const ties: readonly (readonly [path: string, field: string, key: number | string, shown: string])[] = [
      ["roles", "role_id", 7, "roles/7"],
      ["projects", "project_id", project, "projects/app"],
      ["components", "component_id", component, "components/app/po"],
      ["componentlists", "component_list_id", 4711, "component-lists/list"],
      ["languages", "language_code", "cs", "languages/cs"],
    ];
    for (const [path, field, key, shown] of ties) {
      const add = (body: object) => site.ask("admin", `POST /api/groups/${id}/${path}/`, body);
      for (const body of [{ [field]: key }, new URLSearchParams({ [field]: String(key) })]) {
        const answer = await add(body);
        expect(answer.status).toBe(200);
        expect(answer.json[path]).toEqual([`https://site.example/api/${shown}/`]);
      }
      for (const body of [{}, { [field]: "none" }, { [field]: 99999999 }, { [field]: null }]) {
        const answer = await add(body);
        expect(answer.status).toBe(400);
        expect(answer.json.detail).toEqual(expect.any(String));
      }
      expect((await site.ask("alice", `DELETE /api/groups/${id}/${path}/${key}`)).status).toBe(404);
      expect((await site.ask("admin", `DELETE /api/groups/${id}/${path}/${key}`)).status).toBe(204);
      expect((await site.ask("admin", `DELETE /api/groups/${id}/${path}/${key}/`)).status).toBe(404);
    }
    expect((await site.ask("admin", `GET /api/groups/${id}/`)).json).toMatchObject({
      roles: [],
      projects: [],
      components: [],
      componentlists: [],
      languages: [],
    });
  });

  it("drop lists that their selections make void, and take the projects of component lists", async () => {
    await list(4712, "other", [component]);
    const { id } = await make("Selecting");
    const change = async (body: object) => (await site.ask("admin", `PATCH /api/groups/${id}/`, body)).json;
    await site.ask("admin", `POST /api/groups/${id}/projects/`, { project_id: project });
    await site.ask("admin", `POST /api/groups/${id}/languages/`, { language_code: "cs" });
    expect(await change({ name: "Renamed" })).toMatchObject({
      projects: [expect.any(String)],
      languages: [expect.any(String)],
    });
    expect(await change({ language_selection: 1 })).toMatchObject({ languages: [] });
    expect(await change({ project_selection: 3 })).toMatchObject({ projects: [] });
    expect(await change({ project_selection: 2 })).toMatchObject({ projects: [] });
    const tied = await site.ask("admin", `POST /api/groups/${id}/componentlists/`, { component_list_id: 4712 });
    expect(tied.json.projects).toEqual(["https://site.example/api/projects/app/"]);
  });

  it("that are limited to a component reach nothing else when it is deleted, until somebody widens them", async () => {
    await site.account("contractor");
    await site.project("work");
    await site.ask("admin", "POST /api/projects/work/access/", { access_control: 100 });
    const component = await site.ask("admin", "POST /api/projects/work/components/", {
      name: "Part",
      slug: "part",
      repo: remote.url,
      filemask: "po/*.po",
      new_base: "po/app.pot",
      file_format: "po",
    });
    const { id } = await make("Contractors", { project_selection: 1, language_selection: 1 });
    await site.ask("admin", `POST /api/groups/${id}/roles/`, { role_id: 1 });
    await site.ask("admin", `POST /api/groups/${id}/components/`, { component_id: component.json.id });
    await site.ask("admin", "POST /api/users/contractor/groups/", { group_id: id });
    const edits = async () => (await site.ask("contractor", "PATCH /api/projects/app/", { instructions: "x" })).status;
    const sees = async () => (await site.ask("contractor", "GET /api/projects/work/")).status;
    expect([await edits(), await sees()]).toEqual([403, 200]);
    await site.settled("work/part");
    expect((await site.ask("admin", "DELETE /api/components/work/part/")).status).toBe(204);
    for (;;) if ((await site.ask("admin", "GET /api/components/work/part/")).status === 404) break;
    expect([await edits(), await sees()]).toEqual([403, 404]);
    await site.ask("admin", `PATCH /api/groups/${id}/`, { name: "Contractors of old" });
    expect([await edits(), await sees()]).toEqual([403, 404]);
    await site.ask("admin", `PATCH /api/groups/${id}/`, { project_selection: 1 });
    expect([await edits(), await sees()]).toEqual([200, 200]);
  });

  it("have administrators, who are members and see them, and may name others", async () => {
    const { id } = await make("Led");
    const alice = (await site.ask("admin", "GET /api/users/alice/")).json.id;
    const bob = (await site.ask("admin", "GET /api/users/bob/")).json.id;
    expect((await site.ask("alice", `POST /api/groups/${id}/admins/`, { user_id: bob })).status).toBe(404);
    const promoted = await site.ask("admin", `POST /api/groups/${id}/admins/`, { user_id: alice });
    expect([promoted.status, promoted.json]).toEqual([200, [expect.any(String)]]);
    expect(await names("alice")).toContain("Led");
    expect((await site.ask("alice", `POST /api/groups/${id}/admins/`, { user_id: bob })).status).toBe(200);
    const ended = await site.ask("alice", `DELETE /api/groups/${id}/admins/${bob}`);
    expect([ended.status, ended.json.name]).toEqual([200, "Led"]);
    expect(await names("bob")).toContain("Led");
    expect((await site.ask("bob", `POST /api/groups/${id}/admins/`, { user_id: bob })).status).toBe(403);
    for (const user_id of [undefined, 99999999, "x"])
      expect((await site.ask("admin", `POST /api/groups/${id}/admins/`, { user_id })).status).toBe(400);
    expect((await site.ask("admin", `DELETE /api/groups/${id}/admins/99999999/`)).status).toBe(400);
  });

  it("let their administrators keep the members, and end with the membership", async () => {
    const { id } = await make("Kept");
    await site.account("leader");
    const leader = (await site.ask("admin", "GET /api/users/leader/")).json.id;
    await site.ask("admin", `POST /api/groups/${id}/admins/`, { user_id: leader });
    expect((await site.ask("leader", "POST /api/users/bob/groups/", { group_id: id })).status).toBe(200);
    expect(await names("bob")).toContain("Kept");
    expect((await site.ask("leader", "DELETE /api/users/bob/groups/", { group_id: id })).status).toBe(200);
    expect((await site.ask("leader", "POST /api/users/leader/groups/", { group_id: 5 })).json).toMatchObject({
      detail: expect.any(String),
    });
    expect(await names("leader")).not.toContain("Managers");
    await site.ask("admin", "DELETE /api/users/leader/groups/", { group_id: id });
    expect((await site.ask("leader", "POST /api/users/bob/groups/", { group_id: id })).status).toBe(403);
  });

  it("of a project are kept by who keeps the project's permissions; the project remembers who came and went", async () => {
    await site.account("owner");
    const owner = (await site.ask("admin", "GET /api/users/owner/")).json.id;
    await site.ask("admin", "POST /api/users/owner/groups/", { group_id: 7 });
    const { id } = await make("Helpers", { defining_project: "/api/projects/app/" });
    expect(await names("owner")).toEqual(["Viewers", "Users", "Administration", "Own", "Own", "Own", "Helpers"]);
    expect((await site.ask("owner", "POST /api/users/bob/groups/", { group_id: id })).status).toBe(200);
    expect((await site.ask("owner", `POST /api/groups/${id}/admins/`, { user_id: owner })).status).toBe(200);
    expect((await site.ask("owner", `PATCH /api/groups/${id}/`, { name: "Mine" })).status).toBe(403);
    const { json } = await site.ask("owner", "GET /api/projects/app/changes/?action=34");
    expect(json.results.map(({ target }: { target: string }) => target)).toEqual(["owner", "bob", "owner"]);
  });

  it("are kept by nobody else: 403 before 404, and 401 without credentials", async () => {
    for (const line of ["POST /api/groups/", "PATCH /api/groups/3/", "PUT /api/groups/999/", "DELETE /api/groups/3/"]) {
      expect((await site.ask("alice", line, "{broken")).status, line).toBe(403);
      expect((await site.ask("anonymous", line, "{}")).status, line).toBe(401);
    }
    expect((await site.ask("alice", "POST /api/groups/3/roles/", "{broken")).status).toBe(403);
  });

  it("go, and what they gave goes with them", async () => {
    const { id } = await make("Passing", { project_selection: 1, language_selection: 1 });
    await site.ask("admin", `POST /api/groups/${id}/roles/`, { role_id: 1 });
    await site.ask("admin", "POST /api/users/bob/groups/", { group_id: id });
    expect((await site.ask("bob", "PATCH /api/projects/app/", { instructions: "x" })).status).toBe(200);
    expect((await site.ask("admin", `DELETE /api/groups/${id}/`)).status).toBe(204);
    expect((await site.ask("bob", "PATCH /api/projects/app/", { instructions: "x" })).status).toBe(403);
    expect((await site.ask("admin", `GET /api/groups/${id}/`)).status).toBe(404);
  });
});
