/**
 * The programs in the readmes hold: with the types of what is built, and when they are run. A server is done when it
 * listens; what imports by a relative path is for people who work on the package, and not a program.
 */
import { execFile } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const run = promisify(execFile);
const root = fileURLToPath(new URL("../../../", import.meta.url));
const readmes = ["", ...readdirSync(join(root, "packages")).map((name) => `packages/${name}/`)]
  .map((folder) => `${folder}README.md`)
  .filter((readme) => existsSync(join(root, readme)));

/** Programs in their order, with folders and ports that are free. */
const programsIn = (readme: string) =>
  [...readFileSync(join(root, readme), "utf8").matchAll(/^```ts\n(.*?)^```/gms)]
    .map(([, text]) => (text ?? "").replace('"/var/lib/dragoman"', '"data"').replace(/\b(8080|3000)\b/g, "0"))
    .filter((text) => !/ from "\.\.?\//.test(text));

const programs = readmes.flatMap((readme) =>
  programsIn(readme).map((text, index) => ({ name: `${readme} ${index + 1}`, file: `${index}.ts`, readme, text })),
);

const endsWhenListening = `data:text/javascript,${encodeURIComponent(`
  import { Server } from "node:net";
  const { emit } = Server.prototype;
  Server.prototype.emit = function (name, ...rest) {
    if (name === "listening" && typeof this.address() === "object") process.exit(0);
    return emit.call(this, name, ...rest);
  };
`)}`;

let folder = "";
const placeOf = ({ readme }: { readonly readme: string }) => join(folder, readme.replaceAll("/", "_"));

beforeAll(async () => {
  await run(process.execPath, [join(root, "scripts/run.mjs"), "build"], { cwd: root });
  folder = await mkdtemp(join(tmpdir(), "dragoman-readmes-"));
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  for (const program of programs) {
    await mkdir(placeOf(program), { recursive: true });
    await writeFile(join(placeOf(program), program.file), program.text);
  }
}, 300_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("programs in readmes", () => {
  it("are there for every package that is a library", () => {
    const told = new Set(programs.map(({ readme }) => readme));
    for (const name of ["client", "core", "formats", "http", "node", "express"])
      expect([...told]).toContain(`packages/${name}/README.md`);
  });

  it("have the types that they need", async () => {
    const options = ["--noEmit", "--strict", "--skipLibCheck", "--module", "nodenext", "--target", "es2024"];
    const files = programs.map((program) => join(placeOf(program), program.file));
    const types = ["--types", "node", "--lib", "es2024,esnext.disposable,dom"];
    const checked = await run(join(root, "node_modules/.bin/tsc"), [...options, ...types, ...files], { cwd: folder });
    expect(checked.stdout).toBe("");
  }, 120_000);

  // What asks a server of somebody's has its types alone here: the client's own tests ask a real one.
  it.each(programs.filter(({ text }) => !text.includes("https://translate.example.org")))(
    "($name) does what it says",
    async (program) => {
      const cwd = placeOf(program);
      await rm(join(cwd, "data"), { recursive: true, force: true });
      const { stderr } = await run(process.execPath, ["--import", endsWhenListening, program.file], { cwd });
      expect(stderr.replace(/^.*Warning.*$/gm, "").trim()).toBe("");
    },
    120_000,
  );
});
