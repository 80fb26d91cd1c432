/**
 * New database folders. Making one takes PGlite seconds, so the package carries a prepared one, `seed.bin`, which
 * `writeSeed` makes when the package is built; without it (from sources) the folder is made the slow way. Either way
 * it appears under its name only when it is whole.
 */
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { constants, zstdCompressSync, zstdDecompressSync } from "node:zlib";

// This module must stay in the thread's own file: a chunk that other files share lies elsewhere.
const seed = new URL("./seed.bin", import.meta.url);

/** Where in a data folder the database lies. */
export const pgdata = (dataDir: string): string => join(dataDir, "pgdata");

/** Makes `folder` unless it exists: from the seed, or else by `create`. */
export const makeFolder = async (folder: string, create: (folder: string) => Promise<void>): Promise<void> => {
  if (existsSync(join(folder, "PG_VERSION"))) return;
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  if (existsSync(seed)) await unpack(unfinished);
  else await create(unfinished);
  await rename(unfinished, folder);
};

const unpack = async (folder: string) => {
  const files: unknown = deserialize(zstdDecompressSync(await readFile(seed)));
  if (!(files instanceof Map)) throw new Error(`${seed.pathname} is not a prepared database folder`);
  for (const [path, bytes] of files as Map<string, Buffer | undefined>) {
    if (bytes === undefined) await mkdir(join(folder, path), { recursive: true, mode: 0o700 });
    else await writeFile(join(folder, path), bytes, { mode: 0o600 });
  }
};

/** Packs the files of a closed database `folder` into `target`. */
export const writeSeed = async (folder: string, target: string): Promise<void> => {
  const files = new Map<string, Buffer | undefined>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    files.set(path.slice(folder.length + 1), entry.isDirectory() ? undefined : await readFile(path));
  }
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, compress(serialize(files)));
};

// Most files of the three databases in a cluster are equal, megabytes apart: the window must reach that far.
const compress = (bytes: Uint8Array) =>
  zstdCompressSync(bytes, {
    params: {
      [constants.ZSTD_c_compressionLevel]: 19,
      [constants.ZSTD_c_enableLongDistanceMatching]: 1,
      [constants.ZSTD_c_windowLog]: 26,
    },
  });
