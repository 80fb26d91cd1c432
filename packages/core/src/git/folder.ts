/** The folder of a repository as files: making it, measuring it, and removing what a killed git left behind. */
import { Effect } from "effect";
import type { Dirent } from "node:fs";
import { renameSync, utimesSync } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { GitFailed } from "./errors.ts";

const onDisk = <A>(operation: string, work: () => Promise<A>) =>
  Effect.tryPromise({ try: work, catch: (error) => GitFailed.of(operation, String(error)) });

const entries = async (folder: string): Promise<Dirent[]> => {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR")) return [];
    throw error;
  }
};

export const createFolder = (folder: string) => onDisk("init", () => mkdir(folder, { recursive: true }));

/** Whether git finished making the repository in `folder`. */
export const isRepository = (folder: string) =>
  onDisk("open", async () => {
    const names = new Set((await entries(folder)).map((entry) => entry.name));
    return ["HEAD", "config", "objects", "refs"].every((name) => names.has(name));
  });

/** Deletes the repository with everything in it. */
export const discard = (folder: string) => onDisk("discard", () => rm(folder, { recursive: true, force: true }));

/**
 * Gives `folder` the place of another one, which is kept as `aside`. At one go: nobody in this process finds the place
 * empty.
 */
export const putAside = (place: string, aside: string, folder: string) =>
  onDisk("put aside", async () => {
    renameSync(place, aside);
    renameSync(folder, place);
    const now = new Date();
    utimesSync(aside, now, now);
  });

/** Bytes of the packs, those being received included. */
export const packBytes = (folder: string) =>
  onDisk("measure", async () => {
    const pack = join(folder, "objects", "pack");
    const sizes = await Promise.all(
      // A file may go between being listed and being measured.
      (await entries(pack)).map((entry) =>
        stat(join(pack, entry.name)).then(
          (file) => file.size,
          () => 0,
        ),
      ),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  });

const locks = /(?:\.lock|^gc\.pid|^fast_import_crash_\d+)$/;
const halfReceived = /^tmp_|\.(?:keep|lock)$/;

/** Paths inside the folder of the files of `inside` whose names match. */
const matching = async (folder: string, inside: string, names: RegExp, deep = false): Promise<string[]> => {
  const found: string[] = [];
  for (const entry of await entries(join(folder, inside))) {
    const path = join(inside, entry.name);
    if (entry.isDirectory()) {
      if (deep) found.push(...(await matching(folder, path, names, deep)));
    } else if (names.test(entry.name)) found.push(path);
  }
  return found;
};

const lockFiles = async (folder: string) => [
  ...(await matching(folder, "", locks)),
  ...(await matching(folder, "refs", locks, true)),
  ...(await matching(folder, "objects/info", locks, true)),
];

const remove = async (folder: string, paths: readonly string[]) => {
  for (const path of paths) await rm(join(folder, path), { force: true });
  return paths;
};

/** Whether something is locked: by a git that runs, or by one that was killed. */
export const isLocked = (folder: string) => onDisk("open", async () => (await lockFiles(folder)).length > 0);

/** Removes packs that a stopped fetch left half received. Only while no fetch runs. */
export const sweepPacks = (folder: string) =>
  onDisk("repair", async () => remove(folder, await matching(folder, "objects/pack", halfReceived)));

/**
 * Removes what only a running or a killed git has: locks, half-received packs and crash reports; answers with their
 * paths inside the folder. Only for the owner of the repository while nothing of its own runs there.
 */
export const sweep = (folder: string) =>
  onDisk("repair", async () =>
    remove(folder, [...(await lockFiles(folder)), ...(await matching(folder, "objects/pack", halfReceived))]),
  );
