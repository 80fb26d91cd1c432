/** Administration on a data folder without a server, and a server that then serves what was made. */
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { dataFolder, emptySite, inProcess, serve } from "./command.ts";

afterEach(() => vi.unstubAllEnvs());

const secret = `wlu_${"a1B2c3D4e5F6".repeat(3)}`;

/** Status of the answer when the holder of `token` makes a project. */
const makeProject = async (url: string, token: string) => {
  const headers = { authorization: `Token ${token}`, "content-type": "application/json" };
  const body = JSON.stringify({ name: "Tea", slug: "tea", web: "https://tea.example.org/" });
  return (await fetch(`${url}/api/projects/`, { method: "POST", headers, body })).status;
};

/** A bare repository with one gettext file. */
const makeRepository = (folder: string): string => {
  const work = join(folder, "work");
  const origin = join(folder, "origin.git");
  mkdirSync(work);
  writeFileSync(
    join(work, "cs.po"),
    'msgid ""\nmsgstr ""\n"Language: cs\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n\nmsgid "Tea"\nmsgstr ""\n',
  );
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=T", "-c", "user.email=t@example.org", ...args], { cwd: work });
  git("init", "-q", "-b", "main");
  git("add", "-A");
  git("commit", "-q", "-m", "Start");
  git("clone", "-q", "--bare", work, origin);
  return origin;
};

describe("accounts and tokens", () => {
  it("are made with a given token, listed, and revoked, and the server obeys", async () => {
    await using folder = await dataFolder();
    const run = (...args: string[]) => inProcess([...args, "--json", "--data-dir", folder.path]);

    const made = await run("user", "create", "ada", "--email", "ada@example.org", "--superuser", "--token", secret);
    expect([made.code, made.stderr]).toEqual([0, ""]);
    expect(JSON.parse(made.stdout)).toMatchObject({ username: "ada", superuser: true });
    expect(made.stdout).not.toContain(secret);

    const again = await run("user", "create", "Ada", "--email", "other@example.org");
    expect([again.code, again.stdout]).toEqual([1, ""]);
    expect(again.stderr).toMatch(/^username: /);

    const users = JSON.parse((await run("user", "list")).stdout) as { username: string }[];
    expect(users.map(({ username }) => username)).toContain("ada");

    const extra = JSON.parse((await run("token", "create", "ada", "--name", "laptop")).stdout) as {
      id: number;
      token: string;
    };
    expect(extra.token).toMatch(/^wlu_[A-Za-z0-9]{36}$/);
    const listed = (await run("token", "list", "ada")).stdout;
    expect(listed).toContain("laptop");
    expect(listed).not.toContain(extra.token);
    expect((await run("token", "revoke", "ada", String(extra.id))).code).toBe(0);
    expect((await run("token", "revoke", "ada", String(extra.id))).code).toBe(1);

    await using server = await serve(folder.path);
    expect(await makeProject(server.url, secret)).toBe(201);
    expect(await makeProject(server.url, extra.token)).toBe(401);
  });

  it("may do less, or work in one project only, by their flags", async () => {
    await using site = await emptySite();
    const run = (...args: string[]) => inProcess([...args, "--json", ...site.options]);
    await run("user", "create", "ada", "--email", "ada@example.org");
    await run("project", "create", "tea", "--web", "https://tea.example.org/");

    const limits = ["--scope", "unit.edit", "--scope", "unit.add", "--expires", "2099-01-01T00:00:00Z"];
    expect((await run("token", "create", "ada", "--name", "short", ...limits)).code).toBe(0);
    expect(JSON.parse((await run("token", "list", "ada")).stdout)).toEqual([
      expect.objectContaining({ scopes: ["unit.add", "unit.edit"], expires: "2099-01-01T00:00:00.000000Z" }),
    ]);
    const wrong = await run("token", "create", "ada", "--scope", "no.such");
    expect([wrong.code, wrong.stderr]).toEqual([1, expect.stringMatching(/^scopes: /)]);

    const made = JSON.parse((await run("project", "token", "create", "tea", "CI", "--scope", "vcs.push")).stdout);
    expect(made).toMatchObject({ project: "tea", token: expect.stringMatching(/^wlp_[A-Za-z0-9]{36}$/) });
    const listed = await run("project", "token", "list", "tea");
    expect(JSON.parse(listed.stdout)).toEqual([
      expect.objectContaining({ id: made.id, user: "bot-tea-ci", scopes: ["vcs.push"] }),
    ]);
    expect(listed.stdout).not.toContain(made.token);
    const extra = JSON.parse((await run("token", "create", "bot-tea-ci")).stdout);
    expect(JSON.parse((await run("project", "token", "list", "tea")).stdout)).toHaveLength(2);
    expect((await run("project", "token", "revoke", "tea", String(extra.id))).code).toBe(0);
    expect((await run("project", "token", "revoke", "tea", String(extra.id))).code).toBe(1);
    expect((await run("project", "token", "create", "none", "CI")).code).toBe(1);
  });

  it("are made together or not at all", async () => {
    await using site = await emptySite();
    const refused = await inProcess([
      "user",
      "create",
      "ada",
      "--email",
      "ada@example.org",
      "--token",
      "short",
      ...site.options,
    ]);
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringMatching(/^token: /)]);
    const users = await inProcess(["user", "list", ...site.options]);
    expect(users.stdout).not.toContain("ada");
  });
});

describe("projects, components and repositories", () => {
  it("are made and worked on", async () => {
    await using folder = await dataFolder();
    const origin = makeRepository(folder.path);
    const run = (...args: string[]) => inProcess([...args, "--data-dir", folder.path]);
    vi.stubEnv("DRAGOMAN_VCS_ALLOW_SCHEMES", "file");

    expect((await run("project", "create", "tea", "--web", "https://tea.example.org/")).code).toBe(0);
    expect((await run("project", "access", "tea", "private")).code).toBe(0);
    const made = await run(
      "component",
      "create",
      "tea",
      "app",
      "--repo",
      `file://${origin}`,
      "--file-format",
      "po",
      "--filemask",
      "*.po",
      "--set",
      "new_lang=none",
    );
    expect(made).toEqual({ code: 0, stdout: "Made the component tea/app of *.po (po).\n", stderr: "" });
    const pulled = await run("repository", "pull", "tea/app");
    expect([pulled.code, pulled.stderr]).toEqual([0, ""]);
    expect((await run("repository", "push", "tea/nothing")).stderr).toBe("There is no such component.\n");
  });

  it("that are refused say why, field by field", async () => {
    await using site = await emptySite();
    const run = (...args: string[]) => inProcess([...args, ...site.options]);
    await run("project", "create", "tea", "--web", "https://tea.example.org/");
    const refused = await run(
      "component",
      "create",
      "tea",
      "app",
      "--repo",
      "ext::sh",
      "--file-format",
      "po",
      "--filemask",
      "../*.po",
    );
    expect([refused.code, refused.stdout]).toEqual([1, ""]);
    expect(refused.stderr).toMatch(/^filemask: /m);
    expect(refused.stderr).not.toMatch(/^\s+at /m);
  });
});
