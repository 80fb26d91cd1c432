import { databases, openSite, type Site } from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe.each(databases)("roles over $name", (database) => {
  let site: Site;

  beforeAll(async () => {
    site = await openSite(database);
    await site.account("alice");
  });
  afterAll(() => site.close());

  const names = async (account: string) =>
    (await site.ask(account, "GET /api/roles/")).json.results.map(({ name }: { name: string }) => name);

  it("are fifteen at first, with all 46 scoped permissions in the first one", async () => {
    expect(await names("admin")).toHaveLength(15);
    const { json } = await site.ask("admin", "GET /api/roles/1/");
    expect(json).toMatchObject({ id: 1, name: "Administration", url: "https://site.example/api/roles/1/" });
    expect(json.permissions).toHaveLength(46);
  });

  it("are listed to others as far as their teams give them, to nobody not at all", async () => {
    expect(await names("alice")).toEqual(["Power user"]);
    expect(await names("anonymous")).toEqual([]);
    expect((await site.ask("alice", "GET /api/roles/6/")).status).toBe(200);
    expect((await site.ask("alice", "GET /api/roles/1/")).status).toBe(404);
    expect((await site.ask("anonymous", "GET /api/roles/3/")).status).toBe(404);
  });

  it("show permissions once, in the order of the wire", async () => {
    const made = await site.ask("admin", "POST /api/roles/", {
      name: "Mixed",
      permissions: ["unit.review", "user.edit", "comment.add", "unit.review"],
    });
    expect(made.status).toBe(201);
    expect(made.json.permissions).toEqual(["comment.add", "unit.review", "user.edit"]);
    expect(made.headers.get("location")).toBe(made.json.url);
  });

  it("take forms, where no permission is none, one is one and two are two", async () => {
    for (const permissions of [[], ["unit.edit"], ["unit.add", "unit.edit"]]) {
      const form = new URLSearchParams({ name: `Form ${permissions.length}` });
      for (const permission of permissions) form.append("permissions", permission);
      expect((await site.ask("admin", "POST /api/roles/", form)).json.permissions).toEqual(permissions);
    }
  });

  it("need a new name and known permissions", async () => {
    expect((await site.ask("admin", "POST /api/roles/", {})).json).toMatchObject({
      name: [expect.any(String)],
      permissions: [expect.any(String)],
    });
    expect((await site.ask("admin", "POST /api/roles/", { name: "Billing", permissions: [] })).json.name).toEqual([
      expect.any(String),
    ]);
    for (const permissions of [["no.such"], "unit.edit", [["unit.edit"]], null])
      expect((await site.ask("admin", "POST /api/roles/", { name: "Bad", permissions })).json.permissions).toEqual([
        expect.any(String),
      ]);
  });

  it("become what PATCH sends, and keep the rest", async () => {
    const { id } = (
      await site.ask("admin", "POST /api/roles/", { name: "Before", permissions: ["unit.edit", "unit.add"] })
    ).json;
    const change = async (method: string, body: object) =>
      (await site.ask("admin", `${method} /api/roles/${id}/`, body)).json;
    expect(await change("PATCH", { name: "After" })).toMatchObject({
      name: "After",
      permissions: ["unit.add", "unit.edit"],
    });
    expect(await change("PATCH", { permissions: ["vcs.push"] })).toMatchObject({
      name: "After",
      permissions: ["vcs.push"],
    });
    expect(await change("PUT", { name: "After", permissions: [] })).toMatchObject({ permissions: [] });
    expect(await change("PUT", { name: "After" })).toMatchObject({ permissions: [expect.any(String)] });
  });

  it("give their permissions at once to those who have them, and take them away at once", async () => {
    const role = (await site.ask("admin", "POST /api/roles/", { name: "People", permissions: ["user.edit"] })).json;
    const group = (await site.ask("admin", "POST /api/groups/", { name: "People" })).json;
    await site.ask("admin", `POST /api/groups/${group.id}/roles/`, { role_id: role.id });
    await site.ask("admin", "POST /api/users/alice/groups/", { group_id: group.id });
    const count = async () => (await site.ask("alice", "GET /api/users/")).json.count;
    expect(await count()).toBe(3);
    await site.ask("admin", `PATCH /api/roles/${role.id}/`, { permissions: [] });
    expect(await count()).toBe(1);
    await site.ask("admin", `PATCH /api/roles/${role.id}/`, { permissions: ["user.edit"] });
    expect(await count()).toBe(3);
    expect((await site.ask("admin", `DELETE /api/roles/${role.id}/`)).status).toBe(204);
    expect(await count()).toBe(1);
  });

  it("are kept by nobody else, and the built-in ones stay", async () => {
    for (const line of ["POST /api/roles/", "PATCH /api/roles/6/", "PUT /api/roles/999/", "DELETE /api/roles/6/"])
      expect((await site.ask("alice", line, "{broken")).status, line).toBe(403);
    expect((await site.ask("admin", "DELETE /api/roles/1/")).status).toBe(400);
    expect((await site.ask("admin", "DELETE /api/roles/9999/")).status).toBe(404);
  });
});
