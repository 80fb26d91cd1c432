/** What killed processes left on the disk, which their successors sweep. */
import { readdir } from "node:fs/promises";
import { join } from "node:path";

export interface Folders {
  readonly dataDir: string;
  /** The server's own folder of temporary files, so that nobody else's are taken for its. */
  readonly temporary: string;
}

const entries = (folder: string) => readdir(folder).catch((): string[] => []);

/** Folders that a living process holds, one of each kind: nothing is in them but a lock, and the launcher's socket. */
const kinds = ({ dataDir, temporary }: Folders) => [
  { parent: join(dataDir, "uploads"), prefix: "" },
  { parent: join(dataDir, "vcs"), prefix: "drafts-" },
  { parent: temporary, prefix: "" },
];
const ofHolder = /^(lock|socket)/;

/** What is beyond the folders of the living server, if there is one. */
export const leftovers = async (folders: Folders, living: boolean): Promise<readonly string[]> => {
  const left: string[] = [];
  for (const { parent, prefix } of kinds(folders)) {
    const names = (await entries(parent)).filter((name) => name.startsWith(prefix));
    const [held] = living ? names : [];
    left.push(...names.slice(living ? 1 : 0).map((name) => join(parent, name)));
    if (held === undefined) continue;
    const inside = (await entries(join(parent, held))).filter((name) => !ofHolder.test(name));
    left.push(...inside.map((name) => join(parent, held, name)));
  }
  return left;
};

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
