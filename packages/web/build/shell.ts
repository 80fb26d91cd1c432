/**
 * What a server has to know to send the page that starts the console: its script and style, and for each address the
 * files that its page needs, so that a browser can ask for all of them at once. Files are compressed here, once.
 */
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";
import { routes } from "../src/routes.ts";

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** A chunk with all that it cannot run without. */
const filesOf = (manifest: Manifest, key: string, seen = new Set<string>()): string[] => {
  const chunk = manifest[key];
  if (chunk === undefined || seen.has(key)) return [];
  seen.add(key);
  return [chunk.file, ...(chunk.css ?? []), ...(chunk.imports ?? []).flatMap((each) => filesOf(manifest, each, seen))];
};

const compress = async (path: string) => {
  const bytes = await readFile(path);
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, brotli));
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
};

export const shell = (): Plugin => {
  let icon = "";
  return {
    name: "dragoman-shell",
    apply: "build",
    async buildStart() {
      icon = this.emitFile({ type: "asset", name: "icon.svg", source: await readFile("src/icon.svg") });
    },
    async writeBundle({ dir = "dist" }) {
      const manifest = JSON.parse(await readFile(join(dir, "manifest.json"), "utf8")) as Manifest;
      const main = filesOf(manifest, "src/main.tsx");
      const pages = routes.map(({ path, page }) => ({
        path,
        files: filesOf(manifest, `src/${page}.tsx`).filter((file) => !main.includes(file)),
      }));
      await writeFile(join(dir, "shell.json"), JSON.stringify({ main, icon: this.getFileName(icon), pages }, null, 1));
      await rm(join(dir, "manifest.json"));
      await mkdir(join(dir, "static"), { recursive: true });
      const names = await readdir(join(dir, "static"));
      await Promise.all(
        names.filter((name) => /\.(js|css|svg)$/.test(name)).map((name) => compress(join(dir, "static", name))),
      );
    },
  };
};
