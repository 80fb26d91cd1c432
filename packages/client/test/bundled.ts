/** The client as a page or a program gets it, and what one does with it. */
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { expect } from "vitest";

const source = (name: string) => fileURLToPath(new URL(`../src/${name}`, import.meta.url));

export const bundled = async (name: string, external: string[] = []) => {
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

/** What a program does with it, as it is written where the client runs. */
export const program = (token: string, url?: string) => `
import { createClient } from "./client.mjs";
const client = createClient({ ...${JSON.stringify({ token, baseUrl: url })} });
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

export const expected = {
  units: 3,
  fromFile: true,
  fromStream: true,
  name: "app-po-cs.po",
  bytes: expect.any(Number),
  failure: ["invalid", ["state"]],
  aborted: "AbortError",
};
