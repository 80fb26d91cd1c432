import { databases, openSite, type Site } from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe.each(databases)("access to projects over $name", (database) => {
  let site: Site;

  beforeAll(async () => {
    site = await openSite(database);
    await site.account("alice");
    await site.account("bob");
  });
  afterAll(() => site.close());

  const project = async (slug: string, access_control = 0) => {
    await site.project(slug);
    await site.ask("admin", `POST /api/projects/${slug}/access/`, { access_control });
  };
  const status = async (account: string, line: string, body?: unknown) => (await site.ask(account, line, body)).status;
  const teams = async (slug: string) =>
    (await site.ask("admin", "GET /api/groups/?page_size=1000")).json.results
      .filter((team: { defining_project: string | null }) => team.defining_project?.endsWith(`/${slug}/`))
      .map(({ name }: { name: string }) => name);

  it("is set by those who keep its permissions, and by nothing else", async () => {
    await project("set");
    expect((await site.ask("admin", "GET /api/projects/set/access/")).json).toEqual({ access_control: 0 });
    expect((await site.ask("admin", "PATCH /api/projects/set/", { access_control: 100 })).status).toBe(200);
    expect(await status("alice", "GET /api/projects/set/")).toBe(200);
    expect(await status("alice", "GET /api/projects/set/access/")).toBe(403);
    expect(await status("alice", "POST /api/projects/set/access/", "{broken")).toBe(403);
    expect(
      (await site.ask("admin", "POST /api/projects/set/access/", { access_control: 7 })).json.access_control,
    ).toEqual([expect.any(String)]);
    const form = new URLSearchParams({ access_control: "100" });
    expect((await site.ask("admin", "POST /api/projects/set/access/", form)).json).toEqual({ access_control: 100 });
    expect(await status("alice", "GET /api/projects/set/")).toBe(404);
    expect(await status("alice", "POST /api/projects/set/access/", { access_control: 0 })).toBe(404);
  });

  it("makes the teams that it needs, and keeps those that are there", async () => {
    const closed = [
      "Administration",
      "Translate",
      "Sources",
      "Languages",
      "Glossary",
      "Memory",
      "Screenshots",
      "Automatic translation",
      "VCS",
    ];
    await project("teams");
    expect(await teams("teams")).toEqual(["Administration"]);
    await site.ask("admin", "POST /api/projects/teams/access/", { access_control: 100 });
    expect(await teams("teams")).toEqual(closed);
    await site.ask("admin", "POST /api/projects/teams/access/", { access_control: 0 });
    expect(await teams("teams")).toEqual(closed);
    await site.ask("admin", "POST /api/projects/teams/access/", { access_control: 200 });
    expect(await teams("teams")).toEqual(closed);
  });

  it("shows who is in the teams of the project to those who keep its permissions, and to nobody else", async () => {
    await project("members");
    await project("others");
    const { results } = (await site.ask("admin", "GET /api/groups/?page_size=1000")).json;
    const idOf = (slug: string): number =>
      results.find(({ defining_project: of }: { defining_project: string | null }) => of?.endsWith(`/${slug}/`)).id;
    const administration = idOf("members");
    const members = async () => (await site.ask("alice", "GET /api/projects/members/members/")).json;
    expect(await status("alice", "GET /api/projects/members/members/")).toBe(403);
    for (const group_id of [administration, idOf("others")])
      await site.ask("admin", "POST /api/users/alice/groups/", { group_id });
    await site.ask("alice", "POST /api/users/bob/groups/", { group_id: administration });
    const alice = (await members()).results.find(({ username }: { username: string }) => username === "alice");
    expect(alice).toEqual({
      username: "alice",
      full_name: "ALICE",
      is_bot: false,
      teams: [
        { id: administration, name: "Administration", administrator: false, joined: expect.any(String), way: "added" },
      ],
      url: "https://site.example/api/users/alice/",
      groups_url: "https://site.example/api/users/alice/groups/",
    });
    const { count } = await members();
    expect((await site.ask("alice", "DELETE /api/users/bob/groups/", { group_id: administration })).status).toBe(200);
    expect((await members()).count).toBe(count - 1);
    expect(await status("bob", "GET /api/projects/members/members/")).toBe(403);
    expect(await status("alice", "GET /api/projects/nowhere/members/")).toBe(404);
  });

  it("is refused to users who are shut out, whatever their teams give, until the block ends", async () => {
    await project("shut");
    const block = await site.ask("admin", "POST /api/projects/shut/blocks/", { username: "Alice" });
    expect(block.status).toBe(201);
    expect(block.headers.get("location")).toBe(block.json.url);
    expect(block.json).toEqual({
      username: "alice",
      full_name: "ALICE",
      user: "https://site.example/api/users/alice/",
      expires: null,
      url: "https://site.example/api/projects/shut/blocks/alice/",
    });
    expect(await status("alice", "GET /api/projects/shut/")).toBe(404);
    expect(await status("bob", "GET /api/projects/shut/")).toBe(200);
    expect((await site.ask("admin", "GET /api/projects/shut/blocks/")).json.results).toEqual([block.json]);
    await site.ask("admin", "POST /api/projects/shut/blocks/", { username: "alice", expires: "2001-01-01T00:00:00Z" });
    expect(await status("alice", "GET /api/projects/shut/")).toBe(200);
    await site.ask("admin", "POST /api/projects/shut/blocks/", { username: "alice", expires: "2099-01-01T00:00:00Z" });
    expect(await status("alice", "GET /api/projects/shut/")).toBe(404);
    expect(await status("admin", "DELETE /api/projects/shut/blocks/alice")).toBe(204);
    expect(await status("alice", "GET /api/projects/shut/")).toBe(200);
    expect(await status("admin", "DELETE /api/projects/shut/blocks/alice")).toBe(404);
  });

  it("is shut by those who keep its permissions only, and not to themselves", async () => {
    await project("keepers");
    expect(await status("bob", "GET /api/projects/keepers/blocks/")).toBe(403);
    expect(await status("bob", "POST /api/projects/keepers/blocks/", "{broken")).toBe(403);
    expect(await status("bob", "DELETE /api/projects/keepers/blocks/alice/")).toBe(403);
    for (const username of ["admin", "nobody", ""])
      expect((await site.ask("admin", "POST /api/projects/keepers/blocks/", { username })).json.username).toEqual([
        expect.any(String),
      ]);
  });
});
