/** Administration of projects, components, translations and repositories, without a server. */
import { gettextFiles, makeRemote } from "@dragoman/testing";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type SharedSite, sharedSite } from "./command.ts";

beforeEach(() => void vi.stubEnv("DRAGOMAN_VCS_ALLOW_SCHEMES", "file"));
afterEach(() => vi.unstubAllEnvs());

const remote = makeRemote(gettextFiles);
afterAll(() => remote.remove());

const files = ["--file-format", "po", "--filemask", "po/*.po", "--new-base", "po/app.pot"];
const makeComponent = (site: SharedSite, slug: string) => {
  vi.stubEnv("DRAGOMAN_VCS_ALLOW_SCHEMES", "file");
  return site.run("component", "create", `tea/${slug}`, "--repo", remote.url, ...files);
};
const makeTea = (site: SharedSite) => site.run("project", "create", "tea", "--web", "https://tea.example.org/");

describe("projects", () => {
  const { run, json } = sharedSite(makeTea);

  it("are listed", async () => {
    expect(await json("project", "list")).toContainEqual(
      expect.objectContaining({ slug: "tea", name: "tea", web: "https://tea.example.org/" }),
    );
  });

  it("are shown with who sees them", async () => {
    expect((await run("project", "access", "tea", "private")).code).toBe(0);
    expect(await json("project", "show", "tea")).toMatchObject({ slug: "tea", access: "private" });
  });

  it("are not removed where nobody can be asked", async () => {
    const { code, stdout, stderr } = await run("project", "remove", "tea");
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toContain("give --yes");
    expect((await run("project", "show", "tea")).code).toBe(0);
  });

  it("are removed without being asked about", async () => {
    await run("project", "create", "short", "--web", "https://short.example.org/");
    expect(await json("project", "remove", "short", "--yes")).toEqual({ slug: "short", removed: true });
    expect((await run("project", "show", "short")).stderr).toBe("There is no such project.\n");
  });
});

describe("components", () => {
  const site = sharedSite(async (shared) => {
    await makeTea(shared);
    await makeComponent(shared, "app");
  });
  const { run, json } = site;

  it("are made from a repository", async () => {
    expect(await makeComponent(site, "made")).toEqual({
      code: 0,
      stdout: "Made the component tea/made of po/*.po (po).\n",
      stderr: "",
    });
  });

  it("that are refused say why, field by field", async () => {
    const refused = await run("component", "create", "tea/bad", "--repo", "ext::sh", "--filemask", "../*.po");
    expect([refused.code, refused.stdout]).toEqual([1, ""]);
    expect(refused.stderr).toMatch(/^filemask: /m);
    expect(refused.stderr).not.toMatch(/^\s+at /m);
  });

  it("are listed, of one project or of all", async () => {
    const app = expect.objectContaining({ project: "tea", slug: "app", file_format: "po" });
    expect(await json("component", "list", "tea")).toContainEqual(app);
    expect(await json("component", "list")).toContainEqual(app);
  });

  it("get other settings, as they are then shown", async () => {
    expect((await run("component", "set", "tea/app", "merge_style=merge", "push_on_commit=false")).code).toBe(0);
    expect(await json("component", "show", "tea/app")).toMatchObject({
      merge_style: "merge",
      push_on_commit: false,
      filemask: "po/*.po",
    });
  });

  it("are not given settings that they do not have", async () => {
    expect((await run("component", "set", "tea/app", "colour=red")).stderr).toContain('no setting "colour"');
    expect((await run("component", "set", "tea/app", "merge_style=guess")).stderr).toMatch(/^merge_style: /);
  });
});

describe("a component that owns a repository", () => {
  const { run, json } = sharedSite(async (shared) => {
    await makeTea(shared);
    await makeComponent(shared, "owner");
    await makeComponent(shared, "guest");
  });

  it("is removed with those that share it", async () => {
    expect(await json("component", "remove", "tea/owner", "--yes")).toMatchObject({ removed_with_it: ["tea/guest"] });
    expect((await run("component", "show", "tea/guest")).stderr).toBe("There is no such component.\n");
  });
});

describe("translations", () => {
  const { run, json } = sharedSite(async (shared) => {
    await makeTea(shared);
    await makeComponent(shared, "app");
  });

  it("are listed with how far they are", async () => {
    expect(await json("translation", "list", "tea/app")).toContainEqual(
      expect.objectContaining({ language: "cs", filename: "po/cs.po", total: expect.any(Number) }),
    );
  });

  it("are shown with their counts", async () => {
    expect(await json("translation", "show", "tea/app/cs")).toMatchObject({
      language: "cs",
      failing: expect.any(Number),
    });
  });

  it("are added, and removed again", async () => {
    expect((await run("translation", "add", "tea/app", "sk")).code).toBe(0);
    expect((await run("translation", "remove", "tea/app/sk", "--yes")).code).toBe(0);
    expect((await run("translation", "show", "tea/app/sk")).stderr).toBe("There is no such translation.\n");
  });

  it("that are none are refused", async () => {
    expect((await run("translation", "remove", "tea/app/xx", "--yes")).code).toBe(1);
    expect((await run("translation", "show", "tea/app")).code).toBe(2);
  });
});

describe("repositories", () => {
  const { run, json } = sharedSite(async (shared) => {
    await makeTea(shared);
    await makeComponent(shared, "app");
  });

  it("are listed with their owners", async () => {
    expect(await json("repository", "list", "tea")).toContainEqual({
      project: "tea",
      component: "app",
      vcs: "git",
      repo: remote.url,
      branch: "main",
    });
  });

  it("are shown with where they stand", async () => {
    const revision = remote.git("rev-parse", "main").trim();
    expect(await json("repository", "show", "tea/app")).toMatchObject({ owner: "tea/app", local_revision: revision });
  });

  it("tell what is to be done", async () => {
    expect(await json("repository", "status", "tea/app")).toMatchObject({ needs_commit: false, needs_push: false });
    expect(await json("repository", "status", "tea")).toMatchObject({ place: "tea", needs_merge: false });
    expect(await json("repository", "alerts", "tea")).toEqual(await json("repository", "alerts", "tea/app"));
  });

  it.each(["pull", "cleanup", "commit"])("%s", async (operation) => {
    const { code, stderr } = await run("repository", operation, "tea/app");
    expect([code, stderr]).toEqual([0, ""]);
  });

  it("are reset only by those who say so", async () => {
    expect((await run("repository", "reset", "tea/app")).stderr).toContain("give --yes");
    expect((await run("repository", "reset", "tea/app", "--yes")).code).toBe(0);
  });

  it("of components that are not there are refused", async () => {
    expect((await run("repository", "push", "tea/nothing")).stderr).toBe("There is no such component.\n");
  });
});
