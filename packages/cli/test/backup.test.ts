/** `dragoman backup` and `dragoman restore`: what they say; what they do is tested where databases of both kinds are. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { dataFolder, emptySite, inProcess } from "./command.ts";

describe("a backup", () => {
  it("is made with the key, and restored into another folder", async () => {
    await using site = await emptySite();
    await using other = await dataFolder();
    await inProcess(["user", "create", "ada", "--email", "ada@example.org", ...site.options]);
    const file = join(other.path, "one.backup");
    const saved = await inProcess(["backup", file, "--with-key", "--json", ...site.options]);
    expect([saved.code, saved.stderr]).toEqual([0, ""]);
    expect(JSON.parse(saved.stdout)).toMatchObject({ file, with_key: true, rows: expect.any(Number) });

    const restored = await inProcess(["restore", file, "--data-dir", other.path]);
    expect(restored).toMatchObject({ code: 0, stderr: "" });
    expect(restored.stdout).toMatch(/^Restored \d+ rows/);
    expect((await inProcess(["user", "list", "--data-dir", other.path])).stdout).toContain("ada@example.org");
    expect(readFileSync(join(other.path, "secret.key"), "utf8")).toHaveLength(45);
  });

  it("without secrets wants no key: a folder of its own makes another one", async () => {
    await using site = await emptySite();
    await using other = await dataFolder();
    // The first start seals a text that keys are tried on.
    await inProcess(["user", "create", "ada", "--email", "ada@example.org", ...site.options]);
    const file = join(other.path, "two.backup");
    expect((await inProcess(["backup", file, ...site.options])).code).toBe(0);
    expect(await inProcess(["restore", file, "--data-dir", other.path])).toMatchObject({ code: 0, stderr: "" });
    expect((await inProcess(["user", "list", "--data-dir", other.path])).stdout).toContain("ada@example.org");
  });

  it("takes the place of no file", async () => {
    await using site = await emptySite();
    const { code, stderr } = await inProcess(["backup", import.meta.filename, "--json", ...site.options]);
    expect([code, JSON.parse(stderr).error.code]).toEqual([1, "backup_not_written"]);
  });

  it("of a folder without a database makes none", async () => {
    vi.stubEnv("DRAGOMAN_DATABASE_URL", "");
    await using other = await dataFolder();
    const folder = join(other.path, "nothing");
    const { code, stderr } = await inProcess(["backup", join(other.path, "none.backup"), "--data-dir", folder]);
    expect([code, existsSync(folder)]).toEqual([1, false]);
    expect(stderr).toContain("no database");
  });

  it("that is none is not restored", async () => {
    await using site = await emptySite();
    const { code, stderr } = await inProcess(["restore", import.meta.filename, "--json", ...site.options]);
    expect([code, JSON.parse(stderr).error.code]).toEqual([1, "backup_unusable"]);
  });
});
