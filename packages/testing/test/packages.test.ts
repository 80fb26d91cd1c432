/** The packages as they would be published: packed, judged, installed into an empty folder, and used from there. */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { publint } from "publint";
import { minVersion, satisfies } from "semver";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { byUnit, inContainer, type Started } from "./deployed.ts";
import { publicPackages } from "./publicPackages.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const packages = publicPackages(root);
const names = packages.map(({ name }) => name);
const run = promisify(execFile);
const npm = (cwd: string, ...args: string[]) => run("npm", [...args, "--no-audit", "--no-fund"], { cwd });

interface Manifest {
  readonly keywords?: readonly string[];
  readonly homepage?: string;
  readonly bugs?: string;
  readonly repository?: { readonly type: string; readonly url: string; readonly directory?: string };
  readonly publishConfig?: unknown;
  readonly engines?: { readonly node?: string };
  readonly exports: Record<string, unknown>;
  readonly dependencies?: Record<string, string>;
  readonly peerDependencies?: Record<string, string>;
}

const manifestIn = async (path: string) => JSON.parse(await readFile(join(path, "package.json"), "utf8")) as Manifest;

let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "dragoman-packages-"));
  await run(process.execPath, [join(root, "scripts/run.mjs"), "build"], { cwd: root });
  const workspaces = packages.flatMap(({ directory }) => ["--workspace", directory]);
  await npm(root, "pack", "--pack-destination", folder, ...workspaces);
  const tarballs = (await readdir(folder)).filter((file) => file.endsWith(".tgz"));
  await writeFile(join(folder, "package.json"), '{ "private": true, "type": "module" }');
  await npm(folder, "install", "--prefer-offline", "--ignore-scripts", ...tarballs.map((file) => `./${file}`));
}, 300_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

const installed = (name: string) => join(folder, "node_modules", name);

const freePort = async () => {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as { port: number };
  await promisify(probe.close.bind(probe))();
  return port;
};

const tarball = async (name: string) => {
  const start = name.replace(/^@/, "").replace("/", "-");
  const file = (await readdir(folder)).find((each) => new RegExp(`^${start}-\\d.*\\.tgz$`).test(each));
  return join(folder, file ?? "");
};

/** Its own files, without packages that npm had to put into its folder. */
const filesOf = async (name: string) =>
  (await readdir(installed(name), { recursive: true })).filter((file) => !file.startsWith("node_modules"));

/** Names of what can be imported; a pattern stands for each folder that it matches. */
const entries = async (name: string) => {
  const keys = Object.keys((await manifestIn(installed(name))).exports);
  const rooms = (await readdir(join(installed(name), "dist"))).filter((room) =>
    existsSync(join(installed(name), "dist", room, "index.js")),
  );
  return keys.flatMap((key) => (key.includes("*") ? rooms.map((room) => key.replace("*", room)) : [key]));
};

/** Everything that is installed for a package, itself left out. */
const dependenciesOf = async (name: string): Promise<readonly string[]> => {
  const found = new Set<string>();
  const visit = async (path: string): Promise<void> => {
    const { dependencies = {}, peerDependencies = {} } = await manifestIn(path);
    for (const each of Object.keys({ ...dependencies, ...peerDependencies })) {
      const nested = join(path, "node_modules", each);
      const place = existsSync(nested) ? nested : installed(each);
      // Peers that are optional may not be there.
      if (found.has(place) || !existsSync(place)) continue;
      found.add(place);
      await visit(place);
    }
  };
  await visit(installed(name));
  return [...found];
};

describe("a package", () => {
  it.each(names)("(%s) carries its licence, its readme and its types, and nothing that only we need", async (name) => {
    const files = await filesOf(name);
    expect(files).toEqual(expect.arrayContaining(["LICENSE", "README.md", "package.json"]));
    expect(files.some((file) => file.endsWith(".d.ts"))).toBe(true);
    expect(files.filter((file) => /^(src|test|scripts)\/|tsbuildinfo$|(^|\/)\.(?!\/)/.test(file))).toEqual([]);
  });

  it.each(names)("(%s) has maps that hold their sources, by names inside of the package", async (name) => {
    const files = await filesOf(name);
    for (const file of files.filter((each) => /^dist\/.*\.map$/.test(each))) {
      const map = JSON.parse(await readFile(join(installed(name), file), "utf8")) as {
        sources: string[];
        sourcesContent?: (string | null)[];
      };
      expect(map.sourcesContent?.filter((text) => text !== null)).toHaveLength(map.sources.length);
      for (const source of map.sources) expect(join(file, "..", source)).toMatch(/^src\//);
    }
  });

  it.each(packages)("($name) says where it comes from, as the workspace does", async ({ name, directory }) => {
    const whole = await manifestIn(root);
    const manifest = await manifestIn(installed(name));
    expect(manifest.repository).toEqual({ ...whole.repository, directory });
    expect([manifest.homepage, manifest.bugs]).toEqual([whole.homepage, whole.bugs]);
    expect(manifest.keywords).toEqual(expect.arrayContaining(["localization", "translation"]));
    expect(manifest.publishConfig).toEqual({ access: "public", provenance: true });
  });

  it.each(names)("(%s) depends on what the registry has, at versions that it has", async (name) => {
    const { dependencies = {} } = await manifestIn(installed(name));
    for (const version of Object.values(dependencies)) expect(version).toMatch(/^[~^]?\d+\.\d+\.\d+/);
  });

  it.each(names)("(%s) asks for a Node with which everything that it needs works", async (name) => {
    const lowest = minVersion((await manifestIn(installed(name))).engines?.node ?? "")?.version ?? "";
    expect(lowest).not.toBe("");
    for (const path of await dependenciesOf(name)) {
      const wanted = (await manifestIn(path)).engines?.node;
      if (wanted !== undefined) expect(satisfies(lowest, wanted), `${path} wants ${wanted}`).toBe(true);
    }
  });

  it.each(names)("(%s) is found in order by publint", async (name) => {
    const bytes = await readFile(await tarball(name));
    const { messages } = await publint({ pack: { tarball: new Uint8Array(bytes).buffer }, strict: true });
    // Sources are for the workspace alone: the condition leads nowhere in a package, and nobody else sets it.
    expect(messages.filter(({ path }) => path[0] !== "exports" || path.at(-1) !== "dragoman-source")).toEqual([]);
  });

  it.each(names)("(%s) has types that are found wherever its code is", async (name) => {
    // It ends with 1 when it finds a problem.
    const args = ["--profile", "esm-only", "--quiet", "--entrypoints", ...(await entries(name))];
    await run(join(root, "node_modules/.bin/attw"), [...args, "--", await tarball(name)]);
  });
});

describe("an installation without the workspace", () => {
  it("has the command", async () => {
    const { stdout } = await run(process.execPath, [join(folder, "node_modules/.bin/dragoman"), "--version"]);
    expect(stdout).toMatch(/dragoman v?\d+\.\d+\.\d+/);
  });

  it("serves the calls of the demo, from an account to the commit in a repository", async () => {
    const command = join(installed("dragoman"), "bin/dragoman.mjs");
    const { stdout } = await run(process.execPath, [
      join(root, "scripts/run.mjs"),
      "demo",
      "--once",
      "--command",
      command,
    ]);
    expect(stdout).toContain('+msgstr[2] "Zbývá %d šálků"');
    expect(stdout).toMatch(/^ {2}app\/cs +5 of 5 strings translated/m);
    const locales = join(root, "packages/web/locales");
    const rooms = await readdir(join(locales, "en"));
    const texts = await Promise.all(rooms.map((room) => readFile(join(locales, "en", room), "utf8")));
    const messages = texts.join("\n").match(/^[a-z][\w-]* =/gm)?.length ?? 0;
    for (const language of await readdir(locales))
      expect(stdout).toMatch(new RegExp(`^ {2}dragoman/${language} +${messages} of ${messages} strings`, "m"));
    expect(stdout.trimEnd().split("\n").at(-1)).toMatch(/^Next: /);
  }, 120_000);

  /** A server that was started as a file in `deploy` says, but for its program, its folder and its port. */
  const startAs = async ({ command: [program, ...args], environment }: Started) => {
    expect(program?.split("/").at(-1)).toBe("dragoman");
    const port = String(await freePort());
    const dataDir = await mkdtemp(join(folder, "data-"));
    const env = { ...process.env, ...environment, DRAGOMAN_DATA_DIR: dataDir, DRAGOMAN_PORT: port };
    const server = spawn(join(folder, "node_modules/.bin/dragoman"), args, {
      env,
      stdio: ["ignore", "pipe", "inherit"],
    });
    const ended = once(server, "exit");
    await once(createInterface(server.stdout), "line");
    const stop = async () => {
      server.kill("SIGTERM");
      return ended;
    };
    return { env, url: `http://127.0.0.1:${port}`, stop };
  };

  it("starts as the unit of systemd says, and ends well when it is told to", async () => {
    const unit = byUnit(root, folder);
    expect(unit.environment["DRAGOMAN_DATA_DIR"]).toBe(join(folder, "dragoman"));
    const { url, stop } = await startAs(unit);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect(await stop()).toEqual([0, null]);
  });

  it("starts as the container file says, whose check tells whether it is alive", async () => {
    const container = inContainer(root);
    const { env, stop } = await startAs(container);
    const [, ...check] = container.health;
    const isAlive = () =>
      run(process.execPath, check, { env }).then(
        () => true,
        () => false,
      );
    expect(await isAlive()).toBe(true);
    expect(await stop()).toEqual([0, null]);
    expect(await isAlive()).toBe(false);
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

describe("the client alone", () => {
  const program = `
    import { createClient, isFailure } from "@dragoman/client";

    const client = createClient({ baseUrl: "http://127.0.0.1:1", retries: 0 });
    const result = await client.projects.list();
    console.log(result.ok ? result.value.count : result.error.kind, isFailure(new Error("ours")));
  `;

  it("brings nothing else, and is typed for browsers and for programs that know no page", async () => {
    const app = await mkdtemp(join(folder, "client-"));
    await writeFile(join(app, "package.json"), '{ "private": true, "type": "module" }');
    await npm(app, "install", "--prefer-offline", "--ignore-scripts", await tarball("@dragoman/client"));
    expect((await readdir(join(app, "node_modules"))).filter((name) => !name.startsWith("."))).toEqual(["@dragoman"]);
    await writeFile(join(app, "program.ts"), program);
    const { stdout } = await run(process.execPath, ["program.ts"], { cwd: app });
    expect(stdout).toBe("network false\n");
    await npm(app, "install", "--prefer-offline", "--ignore-scripts", "@types/node@24");
    const strict = ["--noEmit", "--strict", "--module", "nodenext", "--target", "es2022", "program.ts"];
    const inPage = ["--types", "", "--lib", "es2022,dom,dom.iterable,dom.asynciterable"];
    for (const known of [inPage, ["--types", "node", "--lib", "es2022"]])
      expect((await run(join(root, "node_modules/.bin/tsc"), [...strict, ...known], { cwd: app })).stdout).toBe("");
  }, 120_000);
});

describe("an app with another version of the framework", () => {
  /** The oldest minor version that is promised, and the newest version is that of the workspace. */
  const versions = { effect: "4.0.6", "@effect/sql-pg": "4.0.5" };
  const program = `
    import { Projects } from "@dragoman/core/projects";
    import { systemActor } from "@dragoman/core/access";
    import { Dragoman } from "@dragoman/client/effect";
    import { dragoman } from "@dragoman/express";
    import { Effect } from "effect";

    const l10n = await dragoman({ dataDir: "data", environment: { PATH: process.env.PATH } });
    const found = Effect.gen(function* () {
      const projects = yield* Projects;
      return yield* Effect.exit(projects.find(systemActor, "none"));
    });
    const exit = await l10n.run(found);
    const answer = await l10n.fetch(new Request("http://localhost/api/"));
    const listed = Effect.flatMap(Dragoman, ({ projects }) => projects.list());
    const { count } = await Effect.runPromise(Effect.provide(listed, Dragoman.layer({ fetch: l10n.fetch })));
    console.log(exit._tag, answer.status, count);
    await l10n.close();
  `;

  it("has one copy of it, type-checks, and works", async () => {
    const app = await mkdtemp(join(folder, "app-"));
    const dependencies = { ...versions, "@types/node": "24", express: "5" };
    await writeFile(join(app, "package.json"), JSON.stringify({ private: true, type: "module", dependencies }));
    const ours = names.filter((name) => name !== "dragoman");
    const tarballs = await Promise.all(ours.map(tarball));
    await npm(app, "install", "--prefer-offline", "--ignore-scripts", ...tarballs);
    const files = await readdir(join(app, "node_modules"), { recursive: true });
    const copies = files.filter((file) => /(^|node_modules\/)(@effect\/sql-pg|effect)\/package\.json$/.test(file));
    expect(copies.sort()).toEqual(["@effect/sql-pg/package.json", "effect/package.json"]);
    await writeFile(join(app, "program.ts"), program);
    const options = ["--noEmit", "--strict", "--skipLibCheck", "--module", "nodenext", "--target", "es2024"];
    const types = await run(join(root, "node_modules/.bin/tsc"), [...options, "--types", "node", "program.ts"], {
      cwd: app,
    });
    expect(types.stdout).toBe("");
    const { stdout } = await run(process.execPath, ["program.ts"], { cwd: app });
    expect(stdout).toContain("Failure 200 0");
  }, 300_000);
});
