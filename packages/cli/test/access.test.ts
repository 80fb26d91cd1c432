/** Administration of teams and roles, and the question who may do what. */
import { describe, expect, it } from "vitest";
import { sharedSite } from "./command.ts";

describe("roles", () => {
  const { run, json } = sharedSite();

  it("are made, and listed with their permissions", async () => {
    const role = await json("role", "create", "Pusher", "--permission", "vcs.push", "--permission", "vcs.commit");
    expect(role).toMatchObject({ name: "Pusher", permissions: ["vcs.push", "vcs.commit"] });
    expect(await json("role", "list")).toContainEqual({ ...role, permissions: ["vcs.commit", "vcs.push"] });
  });

  it("are removed", async () => {
    const role = await json("role", "create", "Short");
    expect((await run("role", "remove", String(role.id))).code).toBe(0);
    expect((await json("role", "list")).map(({ name }: { name: string }) => name)).not.toContain("Short");
  });
});

describe("teams", () => {
  const { run, json } = sharedSite(async (site) => {
    await site.run("user", "create", "ada", "--email", "ada@example.org");
    await site.run("project", "create", "tea", "--web", "https://tea.example.org/");
  });
  /** A team of the project whose members may push. */
  const pushers = async (name: string) => {
    const role = await json("role", "create", name, "--permission", "vcs.push");
    return { role, team: await json("team", "create", name, "--project", "tea", "--role", String(role.id)) };
  };

  it("are made for a project, and listed with their roles", async () => {
    const { role, team } = await pushers("Listed");
    const listed = { id: team.id, name: "Listed", project: "tea", roles: [role.id] };
    expect(await json("team", "list")).toContainEqual(listed);
  });

  it("give what their roles have to those who join, and access says by which team", async () => {
    const { team } = await pushers("Pushers");
    expect((await run("team", "join", String(team.id), "ada", "--admin")).code).toBe(0);
    const explained = await run("access", "explain", "ada", "vcs.push", "tea");
    expect(explained.stdout).toMatch(/^Yes: ada holds vcs\.push in tea \(team Pushers\)\./);
    expect((await run("team", "leave", String(team.id), "ada")).code).toBe(0);
  });

  it("take it away from those who leave", async () => {
    const { team } = await pushers("Leavers");
    await run("team", "join", String(team.id), "ada");
    expect((await run("team", "leave", String(team.id), "ada")).code).toBe(0);
    expect((await run("access", "explain", "ada", "vcs.push", "tea")).stdout).toMatch(/^No/);
  });

  it("are removed", async () => {
    const team = await json("team", "create", "Short", "--project", "tea");
    expect((await run("team", "remove", String(team.id))).code).toBe(0);
    expect((await json("team", "list")).map(({ name }: { name: string }) => name)).not.toContain("Short");
  });
});

describe("the question who may do what", () => {
  const { run, json } = sharedSite(async (site) => {
    await site.run("user", "create", "ada", "--email", "ada@example.org");
    await site.run("project", "create", "tea", "--web", "https://tea.example.org/");
  });

  it("is answered with the reasons", async () => {
    expect((await run("access", "explain", "ada", "vcs.push", "tea")).stdout).toMatch(
      /^No: ada does not hold vcs\.push in tea \(no team gives vcs\.push here\)\.\n- Sees it/,
    );
  });

  it("is answered with JSON for programs", async () => {
    expect(await json("access", "explain", "ada", "vcs.push", "tea")).toMatchObject({
      allowed: false,
      because: "no team gives vcs.push here",
    });
  });
});

describe("what is not there", () => {
  const { run } = sharedSite();

  it.each([
    ["role", "create", "Bad", "--permission", "no.such"],
    ["role", "remove", "1"],
    ["team", "create", "Bad", "--project", "nothing"],
    ["team", "create", "Bad", "--role", "9999"],
    ["team", "join", "9999", "anonymous"],
    ["access", "explain", "nobody", "unit.edit", "tea"],
    ["access", "explain", "anonymous", "no.such"],
  ])("is refused in words: %s %s", async (...args) => {
    const { code, stdout, stderr } = await run(...args);
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(/^\S.*\n$/);
  });
});

describe("input that is refused", () => {
  const { run } = sharedSite();

  it("is told field by field to programs", async () => {
    const { code, stderr } = await run("project", "create", "no slug", "--web", "https://tea.example.org/", "--json");
    expect(code).toBe(1);
    expect(JSON.parse(stderr)).toEqual({
      error: { code: "invalid", message: expect.stringContaining("slug: "), fields: { slug: [expect.any(String)] } },
    });
  });
});

describe("accounts", () => {
  const { run, json } = sharedSite();
  const make = async (name: string): Promise<number> =>
    (await json("user", "create", name, "--email", `${name}@example.org`)).id;
  const account = async (id: number) => (await json("user", "list")).find((user: { id: number }) => user.id === id);

  it("get other names and rights", async () => {
    const id = await make("ada");
    expect((await run("user", "change", "ada", "--superuser", "yes", "--full-name", "Ada")).code).toBe(0);
    expect(await account(id)).toMatchObject({ username: "ada", full_name: "Ada", superuser: true, active: true });
  });

  it("are shut out, and keep what is not changed", async () => {
    const id = await make("bob");
    expect((await run("user", "change", "bob", "--active", "no")).code).toBe(0);
    expect(await account(id)).toMatchObject({ full_name: "bob", superuser: false, active: false });
  });

  it("are closed once", async () => {
    const id = await make("eve");
    expect((await run("user", "remove", "eve")).code).toBe(0);
    expect(await account(id)).toMatchObject({ username: `deleted-${id}`, email: null });
    expect((await run("user", "remove", "eve")).code).toBe(1);
  });

  it("that stand for everybody stay", async () => {
    expect((await run("user", "remove", "anonymous")).stderr).toMatch(/^The anonymous user/);
  });
});
