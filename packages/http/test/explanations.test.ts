import { databases, gettextFiles, type GitRemote, makeRemote, openSite, type Site, makeAppPo } from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe.each(databases.slice(-1))("explanations of access over $name", (database) => {
  let site: Site;
  let remote: GitRemote;

  beforeAll(async () => {
    site = await openSite(database);
    remote = makeRemote(gettextFiles);
    await site.account("alice");
    await site.account("bob");
    await makeAppPo(site, remote);
    const { id } = (await site.ask("admin", "POST /api/groups/", { name: "Czechs" })).json;
    await site.ask("admin", `POST /api/groups/${id}/languages/`, { language_code: "cs" });
    await site.ask("admin", `POST /api/groups/${id}/projects/`, { project_id: 1 });
    await site.ask("admin", `POST /api/groups/${id}/roles/`, { role_id: 7 });
    await site.ask("admin", "POST /api/users/bob/groups/", { group_id: id });
  });
  afterAll(async () => {
    await site.close();
    remote.remove();
  });

  const explain = async (username: string, permission: string, object = "") =>
    (await site.ask("admin", `GET /api/users/${username}/access/?${new URLSearchParams({ permission, object })}`)).json;

  it("say which team gives a right", async () => {
    expect(await explain("alice", "unit.edit", "app/po/cs")).toEqual({
      user: "https://site.example/api/users/alice/",
      permission: "unit.edit",
      object: "app/po/cs",
      allowed: true,
      because: "team Users",
      reasons: ["Sees it: the project is public.", "The team Users gives unit.edit."],
    });
  });

  it("say which team would give it in another language", async () => {
    const { allowed, because, reasons } = await explain("bob", "unit.review", "app/po/de");
    expect([allowed, because]).toEqual([false, "no team gives unit.review in this language"]);
    expect(reasons).toContain("The team Czechs gives unit.review, though not in this language.");
    expect((await explain("bob", "unit.review", "app/po/cs")).allowed).toBe(true);
  });

  it("say what else is missing", async () => {
    await site.ask("admin", "POST /api/components/app/po/lock/", { lock: true });
    expect(await explain("admin", "unit.edit", "app/po")).toMatchObject({
      allowed: false,
      because: "The component is locked.",
    });
    await site.ask("admin", "POST /api/components/app/po/lock/", { lock: false });
    expect(await explain("admin", "unit.edit", "app/po")).toMatchObject({ allowed: true, because: "superuser" });
  });

  it("answer for the whole site", async () => {
    expect(await explain("alice", "user.edit")).toMatchObject({ allowed: false, because: "no team gives user.edit" });
    expect(await explain("admin", "user.edit")).toMatchObject({ allowed: true });
  });

  it("name what is wrong with the question", async () => {
    expect(await explain("alice", "no.such", "app")).toMatchObject({ permission: [expect.any(String)] });
    expect(await explain("alice", "unit.edit")).toMatchObject({ object: [expect.any(String)] });
    for (const object of ["nothing", "app/nothing", "app/po/zz", "app/po/cs/more"])
      expect(await explain("alice", "unit.edit", object)).toEqual({ detail: expect.any(String) });
    expect(await explain("nobody", "unit.edit", "app")).toEqual({ detail: expect.any(String) });
  });

  it("are for those who manage users", async () => {
    for (const account of ["alice", "anonymous"])
      expect((await site.ask(account, "GET /api/users/alice/access/?permission=unit.edit&object=app")).status).toBe(
        403,
      );
  });

  const held = async (account: string, place: Readonly<Record<string, string>> = {}) =>
    (await site.ask(account, `GET /api/permissions/?${new URLSearchParams(place)}`)).json;

  it("list what the caller may do in a place", async () => {
    const here = { project: "app", component: "po" };
    expect((await held("bob", { ...here, language: "cs" })).permissions).toContain("unit.review");
    expect((await held("bob", { ...here, language: "de" })).permissions).not.toContain("unit.review");
    expect(await held("alice", { ...here, language: "de" })).toMatchObject({
      permissions: expect.arrayContaining(["unit.edit", "suggestion.add"]),
      hindrance: null,
    });
    expect((await held("anonymous", here)).permissions).not.toContain("unit.edit");
  });

  it("list rights for the whole site with those of any place", async () => {
    expect(await held("alice")).toEqual({ permissions: [], hindrance: null });
    expect((await held("admin")).permissions).toContain("project.add");
    expect((await held("admin")).permissions).not.toContain("unit.edit");
    expect((await held("admin", { project: "app" })).permissions).toEqual(
      expect.arrayContaining(["unit.edit", "project.add"]),
    );
  });

  it("name what keeps the caller from using rights", async () => {
    await site.ask("admin", "POST /api/components/app/po/lock/", { lock: true });
    const { permissions, hindrance } = await held("alice", { project: "app", component: "po" });
    await site.ask("admin", "POST /api/components/app/po/lock/", { lock: false });
    expect(permissions).toContain("unit.edit");
    expect(hindrance.reason).toBe("The component is locked.");
    expect(hindrance.permissions).toContain("unit.edit");
    expect(hindrance.permissions).not.toContain("comment.add");
  });

  it("list nothing of places that are none", async () => {
    for (const place of [
      { project: "nothing" },
      { project: "app", component: "nothing" },
      { project: "app", language: "zz" },
    ])
      expect(await held("alice", place)).toEqual({ detail: expect.any(String) });
  });
});
