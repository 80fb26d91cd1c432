/** Administration of teams and roles, and the question who may do what. */
import { describe, expect, it } from "vitest";
import { emptySite, inProcess } from "./command.ts";

describe("teams and roles", () => {
  it("are made, given to users and taken away again; access explains what that changes", async () => {
    await using site = await emptySite();
    const run = (...args: string[]) => inProcess([...args, ...site.options]);
    const json = async (...args: string[]) => JSON.parse((await run(...args, "--json")).stdout);
    const explain = () => run("access", "explain", "ada", "vcs.push", "tea");

    await run("user", "create", "ada", "--email", "ada@example.org");
    await run("project", "create", "tea", "--web", "https://tea.example.org/");
    expect((await explain()).stdout).toMatch(
      /^No: ada does not hold vcs\.push in tea \(no team gives vcs\.push here\)\.\n- Sees it/,
    );

    const role = await json("role", "create", "Pusher", "--permission", "vcs.push", "--permission", "vcs.commit");
    expect(role).toMatchObject({ name: "Pusher", permissions: ["vcs.push", "vcs.commit"] });
    const team = await json("team", "create", "Pushers", "--project", "tea", "--role", String(role.id));
    expect(await json("team", "list")).toContainEqual({
      id: team.id,
      name: "Pushers",
      project: "tea",
      roles: [role.id],
    });

    expect((await run("team", "join", String(team.id), "ada", "--admin")).code).toBe(0);
    expect((await explain()).stdout).toMatch(/^Yes: ada holds vcs\.push in tea \(team Pushers\)\./);
    expect(await json("access", "explain", "ada", "vcs.push", "tea")).toMatchObject({
      allowed: true,
      because: "team Pushers",
    });
    expect((await run("team", "leave", String(team.id), "ada")).code).toBe(0);
    expect((await explain()).stdout).toMatch(/^No/);

    expect((await run("team", "remove", String(team.id))).code).toBe(0);
    expect((await run("role", "remove", String(role.id))).code).toBe(0);
    expect((await json("role", "list")).map(({ name }: { name: string }) => name)).not.toContain("Pusher");
  });

  it("are refused in words where they are none", async () => {
    await using site = await emptySite();
    const run = (...args: string[]) => inProcess([...args, ...site.options]);
    for (const args of [
      ["role", "create", "Bad", "--permission", "no.such"],
      ["role", "remove", "1"],
      ["team", "create", "Bad", "--project", "nothing"],
      ["team", "create", "Bad", "--role", "9999"],
      ["team", "join", "9999", "anonymous"],
      ["access", "explain", "nobody", "unit.edit", "tea"],
      ["access", "explain", "anonymous", "no.such"],
    ]) {
      const { code, stdout, stderr } = await run(...args);
      expect([code, stdout], args.join(" ")).toEqual([1, ""]);
      expect(stderr).toMatch(/^\S.*\n$/);
    }
  });
});

describe("accounts", () => {
  it("are changed and closed", async () => {
    await using site = await emptySite();
    const run = (...args: string[]) => inProcess([...args, ...site.options]);
    const ada = async () =>
      JSON.parse((await run("user", "list", "--json")).stdout).find(({ id }: { id: number }) => id === 2);

    await run("user", "create", "ada", "--email", "ada@example.org");
    expect((await run("user", "change", "ada", "--superuser", "yes", "--full-name", "Ada")).code).toBe(0);
    expect(await ada()).toMatchObject({ username: "ada", full_name: "Ada", superuser: true, active: true });
    expect((await run("user", "change", "ada", "--active", "no", "--superuser", "no")).code).toBe(0);
    expect(await ada()).toMatchObject({ full_name: "Ada", superuser: false, active: false });

    expect((await run("user", "remove", "ada")).code).toBe(0);
    expect(await ada()).toMatchObject({ username: "deleted-2", email: null });
    expect((await run("user", "remove", "ada")).code).toBe(1);
    expect((await run("user", "remove", "anonymous")).stderr).toMatch(/^The anonymous user/);
  });
});
