/** `dragoman doctor`: what it says, and its exit codes; what it finds is tested where sites are lived in. */
import { existsSync, mkdirSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { gettextFiles, makeRemote } from "@dragoman/testing";
import { dataFolder, dragoman, emptySite, inProcess, serve } from "./command.ts";

/** The folder of a repository that nobody needs, a month old. */
const abandon = (dataDir: string): string => {
  const folder = join(dataDir, "vcs", "77.git");
  mkdirSync(folder, { recursive: true });
  const old = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000);
  utimesSync(folder, old, old);
  return folder;
};

afterEach(() => vi.unstubAllEnvs());

describe("the doctor", () => {
  it("ends with 0 where nothing is wrong", async () => {
    await using site = await emptySite();
    expect(await inProcess(["doctor", ...site.options])).toEqual({
      code: 0,
      stdout: "Nothing is wrong.\n",
      stderr: "",
    });
  });

  it("tells what differs, and ends with 1", async () => {
    await using site = await emptySite();
    const folder = abandon(site.options[1] ?? "");
    const { code, stdout, stderr } = await inProcess(["doctor", ...site.options]);
    expect([code, stderr]).toEqual([1, ""]);
    expect(stdout).toContain(`folders: ${folder}: belongs to no component`);
    expect(stdout).toContain("1 thing differs. `dragoman doctor --fix` mends it.");
  });

  it("mends it, and then ends with 0", async () => {
    await using site = await emptySite();
    const folder = abandon(site.options[1] ?? "");
    const { code, stdout } = await inProcess(["doctor", "--fix", "--json", ...site.options]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual({
      findings: [],
      mended: [{ examination: "folders", place: folder, message: "belongs to no component", mendable: true }],
    });
  });

  it("does not call well what it could not look at, and lets --fix end what a killed process has left", async () => {
    vi.stubEnv("DRAGOMAN_VCS_ALLOW_SCHEMES", "file");
    const remote = makeRemote(gettextFiles);
    await using site = await emptySite();
    const run = (...args: string[]) => inProcess([...args, ...site.options]);
    await run("project", "create", "tea", "--web", "https://tea.example.org/");
    const files = ["--file-format", "po", "--filemask", "po/*.po", "--new-base", "po/app.pot"];
    expect((await run("component", "create", "tea/app", "--repo", remote.url, ...files)).code).toBe(0);
    await site.sql(
      (sql) => sql`insert into tasks (id, kind, key, state, started)
        select gen_random_uuid(), 'tasks.forget', 'repository/' || id, 'running', now() from components
          where slug = 'app'`,
    );
    const unseen = { examination: "files", place: "tea/app", message: "not looked at: busy", unseen: true };
    const told = await run("doctor");
    expect([told.code, told.stderr]).toEqual([1, ""]);
    expect(told.stdout).toMatch(/^files: tea\/app: not looked at: busy\nNot all was looked at/);
    const { code, stdout } = await run("doctor", "--fix", "--json");
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual({ findings: [], mended: [{ ...unseen, mendable: true }] });
    remote.remove();
  });

  it("refuses a folder without a database, and makes none", async () => {
    vi.stubEnv("DRAGOMAN_DATABASE_URL", "");
    await using other = await dataFolder();
    const folder = join(other.path, "mistyped");
    const { code, stdout, stderr } = await inProcess(["doctor", "--data-dir", folder]);
    expect([code, stdout, existsSync(folder)]).toEqual([1, "", false]);
    expect(stderr).toBe(`There is no database in ${folder}.\n`);
  });

  it("says who has an embedded folder that is served", async () => {
    await using folder = await dataFolder();
    await using server = await serve(folder.path);
    const { code, stderr } = await dragoman(["doctor", "--json", "--data-dir", folder.path]);
    expect([code, JSON.parse(stderr).error.code]).toEqual([1, "data_folder_in_use"]);
    expect(stderr).toContain(String(server.process.pid));
  });
});
