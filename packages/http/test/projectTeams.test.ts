import { databases, openSite, type Site } from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

interface Team {
  readonly id: number;
  readonly name: string;
  readonly roles: readonly string[];
  readonly languages: readonly string[];
}

describe.each(databases)("teams of projects over $name", (database) => {
  let site: Site;
  const roles = new Map<string, number>();

  beforeAll(async () => {
    site = await openSite(database);
    for (const name of ["keeper", "member", "speaker"]) await site.account(name);
    for (const slug of ["harbour", "other"]) await site.project(slug);
    for (const { id, name } of (await site.ask("admin", "GET /api/roles/?page_size=100")).json.results)
      roles.set(name, id);
    const grants = async (name: string, permissions: readonly string[]) => {
      const { json } = await site.ask("admin", "POST /api/roles/", { name, permissions });
      roles.set(name, json.id);
    };
    await grants("Keeper", ["project.permissions", "unit.edit", "unit.review"]);
    await grants("Reviewer", ["unit.review"]);
    await grants("Owner", ["project.edit"]);
    await grants("Inviter", ["user.edit"]);
    await enter("keeper", "harbour", { roles: [role("Keeper")] });
    await enter("speaker", "harbour", { roles: [role("Keeper")], languages: ["cs", "de"] });
  });
  afterAll(() => site.close());

  const role = (name: string) => roles.get(name) ?? 0;
  const make = async (project: string, body: object): Promise<Team> =>
    (await site.ask("admin", `POST /api/projects/${project}/teams/`, { name: "Made", ...body })).json;
  const enter = async (username: string, project: string, body: object) => {
    const { id: group_id } = await make(project, { name: username, ...body });
    await site.ask("admin", `POST /api/users/${username}/groups/`, { group_id });
  };
  const asKeeper = (line: string, body?: unknown) => site.ask("keeper", line, body);

  it("are made by who keeps the project's permissions, reach it alone, and give their members what they say", async () => {
    const made = await asKeeper("POST /api/projects/harbour/teams/", {
      name: "Czech reviewers",
      roles: [role("Reviewer")],
      languages: ["cs"],
      enforced_2fa: false,
    });
    expect(made.status).toBe(201);
    expect(made.json).toMatchObject({
      name: "Czech reviewers",
      defining_project: "https://site.example/api/projects/harbour/",
      projects: ["https://site.example/api/projects/harbour/"],
      project_selection: 0,
      language_selection: 0,
      languages: ["https://site.example/api/languages/cs/"],
      roles: [`https://site.example/api/roles/${role("Reviewer")}/`],
    });
    expect((await asKeeper("POST /api/users/member/groups/", { group_id: made.json.id })).status).toBe(200);
    const held = async (project: string) =>
      (await site.ask("member", `GET /api/permissions/?project=${project}`)).json.permissions;
    expect(await held("harbour")).toContain("unit.review");
    expect(await held("other")).not.toContain("unit.review");
    const { results } = (await asKeeper("GET /api/projects/harbour/teams/")).json;
    expect(results.map(({ name }: Team) => name)).toContain("Czech reviewers");
    const members = (await asKeeper("GET /api/projects/harbour/members/?name=MEM")).json;
    expect(members.results).toMatchObject([{ username: "member", teams: [{ id: made.json.id, way: "added" }] }]);
    expect(Date.parse(members.results[0].teams[0].joined)).toBeGreaterThan(Date.now() - 600_000);
  });

  it("are changed and removed by them, and their history tells who did it", async () => {
    const { id } = (await asKeeper("POST /api/projects/harbour/teams/", { name: "Draft", roles: [] })).json;
    const changed = await asKeeper(`PATCH /api/projects/harbour/teams/${id}/`, {
      name: "Readers",
      roles: [role("Reviewer")],
      languages: ["de"],
    });
    expect(changed.status).toBe(200);
    expect(changed.json).toMatchObject({ name: "Readers", languages: ["https://site.example/api/languages/de/"] });
    const all = await asKeeper(`PATCH /api/projects/harbour/teams/${id}/`, { languages: null });
    expect(all.json).toMatchObject({ name: "Readers", language_selection: 1, languages: [] });
    expect((await asKeeper(`DELETE /api/projects/harbour/teams/${id}/`)).status).toBe(204);
    expect((await asKeeper(`DELETE /api/projects/harbour/teams/${id}/`)).status).toBe(404);
  });

  it("cannot be given what their maker lacks: not by a role, not for more languages, not site-wide", async () => {
    const wrong = async (account: string, body: object) => {
      const answer = await site.ask(account, "POST /api/projects/harbour/teams/", { name: "Wrong", ...body });
      return [answer.status, answer.status === 400 ? answer.json.roles?.[0] : null];
    };
    expect(await wrong("keeper", { roles: [role("Owner")] })).toEqual([400, expect.stringContaining("project.edit")]);
    expect(await wrong("keeper", { roles: [role("Inviter")] })).toEqual([400, expect.stringContaining("user.edit")]);
    const reviewing = { roles: [role("Reviewer")] };
    expect(await wrong("speaker", reviewing)).toEqual([400, expect.stringContaining("in all languages")]);
    expect(await wrong("speaker", { ...reviewing, languages: ["fr"] })).toEqual([
      400,
      expect.stringContaining("in this language"),
    ]);
    expect(await wrong("speaker", { ...reviewing, languages: ["cs"] })).toEqual([201, null]);
    expect(await wrong("keeper", { roles: [2_000_000] })).toEqual([400, expect.any(String)]);
  });

  it("are not widened by a change either, while what they give may be kept and narrowed", async () => {
    const { id } = await make("harbour", { roles: [role("Owner"), role("Reviewer")], languages: ["cs", "de"] });
    const change = async (body: object) => (await asKeeper(`PATCH /api/projects/harbour/teams/${id}/`, body)).status;
    expect(await change({ languages: null })).toBe(400);
    expect(await change({ languages: ["cs", "fr"] })).toBe(400);
    expect(await change({ name: "Still owners", languages: ["cs"] })).toBe(200);
    expect(await change({ roles: [role("Reviewer")] })).toBe(200);
    expect(await change({ roles: [role("Owner")] })).toBe(400);
  });

  it("of other projects are out of reach, as are those that reach beyond, or that the project made for itself", async () => {
    const foreign = await make("other", { roles: [] });
    expect((await asKeeper("GET /api/projects/other/teams/")).status).toBe(403);
    expect((await asKeeper("POST /api/projects/other/teams/", { name: "X", roles: [] })).status).toBe(403);
    for (const project of ["other", "harbour"]) {
      const line = `/api/projects/${project}/teams/${foreign.id}/`;
      expect((await asKeeper(`PATCH ${line}`, { name: "X" })).status).toBe(project === "other" ? 403 : 404);
      expect((await asKeeper(`DELETE ${line}`)).status).toBe(project === "other" ? 403 : 404);
    }
    const wide = await make("harbour", { roles: [] });
    await site.ask("admin", `PATCH /api/groups/${wide.id}/`, { project_selection: 1 });
    expect((await asKeeper(`PATCH /api/projects/harbour/teams/${wide.id}/`, { roles: [] })).status).toBe(403);
    const { results } = (await asKeeper("GET /api/projects/harbour/teams/")).json;
    const own = results.find(({ name }: Team) => name === "Administration");
    expect((await asKeeper(`DELETE /api/projects/harbour/teams/${own.id}/`)).status).toBe(403);
  });

  it("are still made by who edits all teams alone at the address of all teams", async () => {
    expect((await asKeeper("POST /api/groups/", { name: "X" })).status).toBe(403);
  });

  it("offers the roles that one may give, and names those that are given already", async () => {
    await make("harbour", { roles: [role("Owner")] });
    const { results } = (await asKeeper("GET /api/projects/harbour/roles/?page_size=100")).json;
    const givable = new Map(results.map(({ name, givable: may }: { name: string; givable: boolean }) => [name, may]));
    expect(givable.get("Reviewer")).toBe(true);
    expect(givable.get("Owner")).toBe(false);
    expect(givable.has("Inviter")).toBe(false);
    expect((await site.ask("member", "GET /api/projects/harbour/roles/")).status).toBe(403);
  });
});
