/** What the next release would be: the notes of changes, turned into versions by the tool that makes the release. */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { publicPackages } from "./publicPackages.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const packages = publicPackages(root);
const run = promisify(execFile);

let folder = "";

interface Manifest {
  readonly version: string;
  readonly dependencies?: Record<string, string>;
}

const manifest = async (at: string, directory: string) =>
  JSON.parse(await readFile(join(at, directory, "package.json"), "utf8")) as Manifest;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "dragoman-release-"));
  const git = async (...args: string[]) =>
    (await run("git", ["-c", "user.name=Ada", "-c", "user.email=ada@example.org", ...args])).stdout;
  const wanted = ["package.json", "package-lock.json", ".changeset", "*/package.json", "*/CHANGELOG.md"];
  const files = await git("-C", root, "ls-files", "--cached", "--others", "--exclude-standard", "--", ...wanted);
  for (const file of files
    .trim()
    .split("\n")
    .filter((each) => existsSync(join(root, each)))) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await cp(join(root, file), join(folder, file));
  }
  await git("init", "-q", folder);
  await git("-C", folder, "add", "-A");
  await git("-C", folder, "commit", "-q", "-m", "as it is");
  await run(process.execPath, [join(root, "node_modules/@changesets/cli/bin.js"), "version"], { cwd: folder });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

it("gives all packages one version, 0.1.0 at first", async () => {
  const { version: now } = await manifest(root, "packages/core");
  const { version } = await manifest(folder, "packages/core");
  if (now === "0.0.0") expect(version).toBe("0.1.0");
  for (const { directory } of packages) expect((await manifest(folder, directory)).version).toBe(version);
});

it("makes packages depend on each other at that version", async () => {
  const { version } = await manifest(folder, "packages/core");
  for (const { directory } of packages) {
    const { dependencies = {} } = await manifest(folder, directory);
    const own = Object.entries(dependencies).filter(([name]) => packages.some((each) => each.name === name));
    expect(own).toEqual(own.map(([name]) => [name, version]));
  }
});

it("writes into each package what is new", async () => {
  const { version } = await manifest(folder, "packages/core");
  for (const { directory } of packages)
    expect(await readFile(join(folder, directory, "CHANGELOG.md"), "utf8")).toContain(`## ${version}`);
});
