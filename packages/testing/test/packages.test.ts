/** The packages as they would be published: packed, installed into an empty folder, and used from there. */
import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const names = ["formats", "core", "http", "node", "cli"];
const run = promisify(execFile);
const npm = (cwd: string, ...args: string[]) => run("npm", [...args, "--no-audit", "--no-fund"], { cwd });

let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "dragoman-packages-"));
  await run(process.execPath, [join(root, "scripts/run.mjs"), "build"], { cwd: root });
  await npm(
    root,
    "pack",
    "--pack-destination",
    folder,
    ...names.flatMap((name) => ["--workspace", `packages/${name}`]),
  );
  const tarballs = (await readdir(folder)).filter((file) => file.endsWith(".tgz"));
  await writeFile(join(folder, "package.json"), '{ "private": true, "type": "module" }');
  await npm(folder, "install", "--prefer-offline", "--ignore-scripts", ...tarballs.map((file) => `./${file}`));
}, 300_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

const installed = (name: string) => join(folder, "node_modules", name === "cli" ? "dragoman" : `@dragoman/${name}`);

describe("a package", () => {
  it.each(names)("(%s) carries its licence, its readme and its types, and no sources", async (name) => {
    const files = await readdir(installed(name), { recursive: true });
    expect(files).toEqual(expect.arrayContaining(["LICENSE", "README.md", "package.json"]));
    expect(files.some((file) => file.startsWith("dist/") && file.endsWith("index.d.ts"))).toBe(true);
    expect(files.filter((file) => file.startsWith("src/") || file.startsWith("test/"))).toEqual([]);
  });

  it.each(names)("(%s) depends on what the registry has, at versions that it has", async (name) => {
    const manifest = JSON.parse(await readFile(join(installed(name), "package.json"), "utf8")) as {
      dependencies?: Record<string, string>;
    };
    for (const version of Object.values(manifest.dependencies ?? {})) expect(version).toMatch(/^[~^]?\d+\.\d+\.\d+/);
  });
});

describe("an installation without the workspace", () => {
  it("has the command", async () => {
    const { stdout } = await run(process.execPath, [join(folder, "node_modules/.bin/dragoman"), "--version"]);
    expect(stdout).toMatch(/dragoman v?\d+\.\d+\.\d+/);
  });

  it("serves the calls of the demo, from an account to the commit in a repository", async () => {
    const command = join(installed("cli"), "bin/dragoman.mjs");
    const { stdout } = await run(process.execPath, [
      join(root, "scripts/run.mjs"),
      "demo",
      "--once",
      "--command",
      command,
    ]);
    expect(stdout).toContain('+msgstr[2] "Zbývá %d šálků"');
    expect(stdout).toMatch(/^ {2}app\/cs +5 of 5 strings translated/m);
  });

  it("types a program that uses it", async () => {
    const program =
      'import { serve } from "@dragoman/node";\nimport { dragomanLayer } from "@dragoman/core/dragoman";\nexport const both = [serve, dragomanLayer] as const;\n';
    await writeFile(join(folder, "program.ts"), program);
    const options = ["--noEmit", "--strict", "--skipLibCheck", "--module", "nodenext", "--target", "es2024"];
    const { stdout } = await run(join(root, "node_modules/.bin/tsc"), [...options, "--types", "", "program.ts"], {
      cwd: folder,
    });
    expect(stdout).toBe("");
  });
});
