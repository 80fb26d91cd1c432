/** Takes away folders of files under way whose process is gone. */
import { existsSync } from "node:fs";
import { lstat, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { connect } from "node:net";
import { join } from "node:path";
import { Effect, Layer, Schedule } from "effect";
import { isHeldHere, lockOf } from "./held.ts";
import { takeLock } from "./lock.ts";

/** What such folders are named by; their own letters come after it. */
export const prefixes = {
  uploads: "dragoman-uploads-",
  launcher: "dragoman-launcher-",
  drafts: "drafts-",
  keys: "keys-",
} as const;

export interface SweptFolders {
  readonly parent: string;
  readonly names: RegExp;
}

/** Where a process leaves its files: beside its data, and among the system's temporary ones. */
export const sweptFolders = (dataDir: string, repositories: string, keys: string): readonly SweptFolders[] => [
  // Those named by numbers alone are of earlier versions, which had one for each request and no locks.
  {
    parent: join(dataDir, "uploads"),
    names: /^(?:dragoman-uploads-\w{6}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/,
  },
  { parent: tmpdir(), names: /^dragoman-(?:launcher|uploads)-\w{6}$/ },
  { parent: repositories, names: /^drafts-\w{6}$/ },
  { parent: keys, names: /^keys-\w{6}$/ },
];

/** What has no lock is of an earlier version, or its process is about to lock it. */
const oldEnough = 24 * 60 * 60 * 1000;

/** Answers the paths of what it took away. */
export const sweepFolders = async ({ parent, names }: SweptFolders): Promise<readonly string[]> => {
  const taken: string[] = [];
  for (const name of await readdir(parent).catch(() => []))
    if (names.test(name) && (await takeAway(join(parent, name)))) taken.push(join(parent, name));
  return taken;
};

const takeAway = async (path: string): Promise<boolean> => {
  if (isHeldHere(path) || !(await isOurs(path))) return false;
  const remove = () =>
    rm(path, { recursive: true, force: true }).then(
      () => true,
      () => false,
    );
  if (!existsSync(lockOf(path))) return (await isForgotten(path)) && (await remove());
  try {
    const lock = takeLock(lockOf(path));
    return await remove().finally(lock.close.bind(lock));
  } catch {
    return false;
  }
};

/** In a folder that other users share, what they have put there is not opened. */
const isOurs = (path: string): Promise<boolean> =>
  lstat(path).then(
    (entry) => entry.isDirectory() && entry.uid === (process.getuid?.() ?? entry.uid),
    () => false,
  );

const isForgotten = async (path: string): Promise<boolean> => {
  const age = await lstat(path).then(
    (entry) => Date.now() - entry.mtimeMs,
    () => 0,
  );
  return age > oldEnough && !(await listens(join(path, "socket")));
};

/** Whether a process listens at a socket: a launcher of an earlier version. */
const listens = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(address);
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });

/** Sweeps at the start and every hour. */
export const sweepingFolders = (folders: readonly SweptFolders[]) =>
  Layer.effectDiscard(
    Effect.forEach(folders, (each) => Effect.tryPromise(() => sweepFolders(each))).pipe(
      Effect.tap((taken) =>
        taken.flat().length === 0
          ? Effect.void
          : Effect.logInfo(`Left by processes that were killed, and removed: ${taken.flat().join(", ")}`),
      ),
      Effect.catchCause((cause) => Effect.logWarning("Folders of killed processes could not be removed.", cause)),
      Effect.repeat(Schedule.spaced("1 hour")),
      Effect.forkScoped,
    ),
  );
