/** Accounts and their tokens on a data folder without a server, and a server that then obeys them. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dataFolder, inProcess, serve, sharedSite } from "./command.ts";

const secret = `wlu_${"a1B2c3D4e5F6".repeat(3)}`;

/** Status of the answer when the holder of `token` makes a project. */
const makeProject = async (url: string, token: string) => {
  const headers = { authorization: `Token ${token}`, "content-type": "application/json" };
  const body = JSON.stringify({ name: "Tea", slug: "tea", web: "https://tea.example.org/" });
  return (await fetch(`${url}/api/projects/`, { method: "POST", headers, body })).status;
};

describe("accounts", () => {
  const { run, json } = sharedSite();

  it("are made with a given token, which is not shown", async () => {
    const made = await run("user", "create", "ada", "--email", "a@b.cz", "--superuser", "--token", secret, "--json");
    expect([made.code, made.stderr]).toEqual([0, ""]);
    expect(JSON.parse(made.stdout)).toMatchObject({ username: "ada", superuser: true });
    expect(made.stdout).not.toContain(secret);
    expect((await json("user", "list")).map(({ username }: { username: string }) => username)).toContain("ada");
  });

  it("have names of their own", async () => {
    await run("user", "create", "bob", "--email", "bob@example.org");
    const again = await run("user", "create", "Bob", "--email", "other@example.org");
    expect([again.code, again.stdout, again.stderr]).toEqual([1, "", expect.stringMatching(/^username: /)]);
  });

  it("are made with their token or not at all", async () => {
    const refused = await run("user", "create", "eve", "--email", "eve@example.org", "--token", "short");
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringMatching(/^token: /)]);
    expect((await run("user", "list")).stdout).not.toContain("eve");
  });
});

describe("tokens", () => {
  const { run, json } = sharedSite((site) => site.run("user", "create", "ada", "--email", "ada@example.org"));

  it("are made and listed, without what opens", async () => {
    const made = await json("token", "create", "ada", "--name", "laptop");
    expect(made.token).toMatch(/^wlu_[A-Za-z0-9]{36}$/);
    const listed = (await run("token", "list", "ada")).stdout;
    expect(listed).toContain("laptop");
    expect(listed).not.toContain(made.token);
  });

  it("are revoked once", async () => {
    const { id } = await json("token", "create", "ada");
    expect((await run("token", "revoke", "ada", String(id))).code).toBe(0);
    expect((await run("token", "revoke", "ada", String(id))).code).toBe(1);
  });

  it("may do less, for a while", async () => {
    const limits = ["--scope", "unit.edit", "--scope", "unit.add", "--expires", "2099-01-01T00:00:00Z"];
    expect((await run("token", "create", "ada", "--name", "short", ...limits)).code).toBe(0);
    expect(await json("token", "list", "ada")).toContainEqual(
      expect.objectContaining({
        name: "short",
        scopes: ["unit.add", "unit.edit"],
        expires: "2099-01-01T00:00:00.000000Z",
      }),
    );
  });

  it("are refused for what is no permission", async () => {
    const wrong = await run("token", "create", "ada", "--scope", "no.such");
    expect([wrong.code, wrong.stderr]).toEqual([1, expect.stringMatching(/^scopes: /)]);
  });
});

describe("tokens of a project", () => {
  const { run, json } = sharedSite((site) => site.run("project", "create", "tea", "--web", "https://tea.example.org/"));

  it("are made with a bot, and listed without what opens", async () => {
    const made = await json("project", "token", "create", "tea", "CI", "--scope", "vcs.push");
    expect(made).toMatchObject({ project: "tea", token: expect.stringMatching(/^wlp_[A-Za-z0-9]{36}$/) });
    const listed = await json("project", "token", "list", "tea");
    expect(listed).toContainEqual(expect.objectContaining({ id: made.id, user: "bot-tea-ci", scopes: ["vcs.push"] }));
    expect(JSON.stringify(listed)).not.toContain(made.token);
  });

  it("are also those that its bot gets later, and are revoked once", async () => {
    await json("project", "token", "create", "tea", "Builds");
    const extra = await json("token", "create", "bot-tea-builds");
    expect((await run("project", "token", "revoke", "tea", String(extra.id))).code).toBe(0);
    expect((await run("project", "token", "revoke", "tea", String(extra.id))).code).toBe(1);
  });

  it("are not made for projects that are not there", async () => {
    expect((await run("project", "token", "create", "none", "CI")).code).toBe(1);
  });
});

describe("a server on the folder", () => {
  let folder: Awaited<ReturnType<typeof dataFolder>>;
  let extra = "";

  beforeAll(async () => {
    folder = await dataFolder();
    const run = (...args: string[]) => inProcess([...args, "--json", "--data-dir", folder.path]);
    await run("user", "create", "ada", "--email", "ada@example.org", "--superuser", "--token", secret);
    const made = JSON.parse((await run("token", "create", "ada")).stdout) as { id: number; token: string };
    extra = made.token;
    await run("token", "revoke", "ada", String(made.id));
  });
  afterAll(() => folder[Symbol.asyncDispose]());

  it("opens to the tokens that were made, and not to those that were revoked", async () => {
    await using server = await serve(folder.path);
    expect(await makeProject(server.url, secret)).toBe(201);
    expect(await makeProject(server.url, extra)).toBe(401);
  });
});
