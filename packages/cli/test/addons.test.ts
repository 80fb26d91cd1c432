/** Add-ons from the command line: those of the whole site, without a server. */
import { gettextFiles, makeRemote } from "@dragoman/testing";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { sharedSite } from "./command.ts";

afterEach(() => vi.unstubAllEnvs());

describe("dragoman addon", () => {
  const { run, json } = sharedSite((site) => site.run("project", "create", "tea", "--web", "https://tea.example.org/"));

  it("installs on the whole site or on a project, lists, and removes", async () => {
    const settings = '{"age": 90}';
    const made = await run("addon", "install", "weblate.removal.suggestions", "--site", "--configuration", settings);
    expect([made.code, made.stderr]).toEqual([0, ""]);
    expect((await run("addon", "install", "weblate.removal.comments", "--project", "tea")).code).toBe(0);
    const all: { id: number; name: string; project: string | null }[] = await json("addon", "list");
    const site = all.find(({ name }) => name === "weblate.removal.suggestions");
    expect(site).toMatchObject({ project: null, component: null, configuration: { age: 90 } });
    expect(all).toContainEqual(expect.objectContaining({ name: "weblate.removal.comments", project: "tea" }));
    expect((await run("addon", "remove", String(site?.id))).code).toBe(0);
    expect(await json("addon", "list")).not.toContainEqual(expect.objectContaining({ id: site?.id }));
  });

  it("shows what discovery would make, and makes nothing", async () => {
    const remote = makeRemote({ ...gettextFiles, "web/cs.json": "{}", "web/en.json": '{"lid": "Lift"}' });
    onTestFinished(() => remote.remove());
    vi.stubEnv("DRAGOMAN_VCS_ALLOW_SCHEMES", "file");
    const files = ["--file-format", "po", "--filemask", "po/*.po", "--new-base", "po/app.pot"];
    expect((await run("component", "create", "tea/app", "--repo", remote.url, ...files)).code).toBe(0);
    const configuration = JSON.stringify({
      match: "(?P<component>web)/(?P<language>[^/.]*)\\.json",
      file_format: "json",
      base_file_template: "web/en.json",
    });
    const told = await run("addon", "discover", "tea/app", "--configuration", configuration);
    expect([told.code, told.stderr]).toEqual([0, ""]);
    expect(told.stdout).toMatch(/created\s+web\s+web\s+web\/\*\.json/i);
    expect(await json("addon", "discover", "tea/app", "--configuration", configuration)).toMatchObject({
      created: [{ slug: "web", filemask: "web/*.json", problems: {} }],
    });
    expect(await json("component", "list", "tea")).not.toContainEqual(expect.objectContaining({ slug: "web" }));
    expect((await run("addon", "discover", "tea/app", "--configuration", "{}")).stderr).toContain("match");
  });

  it("says what is missing or wrong", async () => {
    const install = (...rest: string[]) => run("addon", "install", "weblate.removal.comments", ...rest);
    expect((await install()).stderr).toContain("--site");
    expect((await install("--site", "--project", "tea")).code).toBe(1);
    expect((await install("--site", "--configuration", "{")).stderr).toContain("is not JSON");
    expect((await install("--site", "--configuration", '{"age": -1}')).stderr).toContain("age");
    expect((await run("addon", "remove", "4711")).code).toBe(1);
  });
});
