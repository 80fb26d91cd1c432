/** What a page or a program gets of the client: how much it is, and that it works there. */
import { execFile, execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { serve } from "@dragoman/node";
import { Effect, Exit, Scope } from "effect";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openWorld, tokenOf, type World } from "./world.ts";

const source = (name: string) => fileURLToPath(new URL(`../src/${name}`, import.meta.url));

const bundled = async (name: string, external: string[] = []) => {
  const { outputFiles, metafile } = await build({
    entryPoints: [source(name)],
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    write: false,
    metafile: true,
    external,
  });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports.map(({ path }) => path));
  return { text: outputFiles[0]?.text ?? "", imports: [...new Set(imports)] };
};

describe("the bundle", () => {
  it("is small, and needs nothing", async () => {
    const { text, imports } = await bundled("index.ts");
    expect(gzipSync(text, { level: 9 }).length).toBeLessThan(8_000);
    expect(imports).toEqual([]);
  });

  it("has Effect only for those who ask for it", async () => {
    expect((await bundled("effect.ts", ["effect"])).imports).toEqual(["effect"]);
  });
});

/** What a program does with it, as it is written where the client runs. */
const program = (url: string, token: string) => `
import { createClient } from "./client.mjs";
const client = createClient({ baseUrl: ${JSON.stringify(url)}, token: ${JSON.stringify(token)} });
const czech = { project: "app", component: "po", language: "cs" };
const seen = {};
const units = [];
for await (const unit of client.translations.units({ ...czech, page_size: 1 }).all()) units.push(unit);
seen.units = units.length;
const file = new File(['msgid "Hello"\\nmsgstr "Nazdar"\\n'], "cs.po");
const stream = { name: "cs.po", stream: file.stream() };
const body = { conflicts: "replace-translated" };
seen.fromFile = (await client.files.upload({ ...czech, body: { ...body, file } })).ok;
seen.fromStream = (await client.files.upload({ ...czech, body: { ...body, file: stream } })).ok;
const download = await client.files.translation(czech).orThrow();
seen.name = download.name;
const reader = download.stream.getReader();
seen.bytes = 0;
for (let part = await reader.read(); !part.done; part = await reader.read()) seen.bytes += part.value.length;
const wrong = await client.units.change({ id: units[0].id, body: { state: 7 } });
seen.failure = [wrong.error.kind, Object.keys(wrong.error.fields)];
const signal = AbortSignal.abort();
seen.aborted = (await client.projects.list({}, { signal })).error.name;
`;

const expected = {
  units: 3,
  fromFile: true,
  fromStream: true,
  name: "app-po-cs.po",
  bytes: expect.any(Number),
  failure: ["invalid", ["state"]],
  aborted: "AbortError",
};

describe("over a socket", () => {
  let world: World;
  let url: string;
  let folder: string;
  const scope = Scope.makeUnsafe();

  beforeAll(async () => {
    world = await openWorld();
    ({ url } = await Effect.runPromise(Scope.provide(serve({ app: world.site.app, port: 0 }), scope)));
    folder = await mkdtemp(join(tmpdir(), "dragoman-client-"));
    await writeFile(join(folder, "client.mjs"), (await bundled("index.ts")).text);
    await writeFile(join(folder, "program.mjs"), `${program(url, tokenOf("admin"))}console.log(JSON.stringify(seen));`);
  });
  afterAll(async () => {
    await Effect.runPromise(Scope.close(scope, Exit.void));
    await rm(folder, { recursive: true, force: true });
    await world.close();
  });

  const system = "/usr/bin/node";
  const hasNode20 = existsSync(system) && execFileSync(system, ["--version"]).toString().startsWith("v20.");
  const ask = async (node: string) =>
    JSON.parse((await promisify(execFile)(node, [join(folder, "program.mjs")])).stdout) as unknown;

  it("works on this Node", async () => {
    expect(await ask(process.execPath)).toEqual(expected);
  });

  it.skipIf(!hasNode20)("works on Node 20 (needs one)", async () => {
    expect(await ask(system)).toEqual(expected);
  });
});
