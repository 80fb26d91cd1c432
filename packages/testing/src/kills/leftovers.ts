/** What killed processes left on the disk, which their successors sweep. */
import { readdir } from "node:fs/promises";
import { join } from "node:path";

export interface Folders {
  readonly dataDir: string;
  /** The server's own folder of temporary files, so that nobody else's are taken for its. */
  readonly temporary: string;
}

const entries = (folder: string) => readdir(folder).catch((): string[] => []);

const ofHolder = /^(lock|socket)/;

/**
 * Paths in `parent` beyond the one folder that a living server holds there, in which nothing is but a lock, and the
 * launcher's socket.
 */
export const beyondHeld = async (parent: string, living: boolean, prefix = ""): Promise<readonly string[]> => {
  const names = (await entries(parent)).filter((name) => name.startsWith(prefix));
  const [held] = living ? names : [];
  const inside = held === undefined ? [] : await entries(join(parent, held));
  return [
    ...names.slice(living ? 1 : 0).map((name) => join(parent, name)),
    ...inside.filter((name) => !ofHolder.test(name)).map((name) => join(parent, held ?? "", name)),
  ];
};

/** What is left over in all places where servers have files under way. */
export const leftovers = async ({ dataDir, temporary }: Folders, living: boolean): Promise<readonly string[]> => [
  ...(await beyondHeld(join(dataDir, "uploads"), living)),
  ...(await beyondHeld(join(dataDir, "vcs"), living, "drafts-")),
  ...(await beyondHeld(temporary, living)),
];

/** Seconds until everything has to be swept. */
const patience = 30;

/** @throws Error that names what stays */
export const sweptAway = async (folders: Folders, living: boolean): Promise<void> => {
  for (const end = Date.now() + patience * 1000; ; ) {
    const left = await leftovers(folders, living);
    if (left.length === 0) return;
    if (Date.now() > end) throw new Error(`Left behind: ${left.join(", ")}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
};
