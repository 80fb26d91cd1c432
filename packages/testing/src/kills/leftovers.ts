/** What killed processes left on the disk, which their successors sweep. */
import { readdir } from "node:fs/promises";
import { join } from "node:path";

export interface Folders {
  readonly dataDir: string;
  /** The server's own folder of temporary files, so that nobody else's are taken for its. */
  readonly temporary: string;
}

const entries = (folder: string) => readdir(folder).catch((): string[] => []);

/** Names of uploads that no request waits for, and of temporary files beyond the meeting place of one living launcher. */
export const leftovers = async ({ dataDir, temporary }: Folders, living: boolean): Promise<readonly string[]> => {
  const meeting = (name: string) => living && name.startsWith("dragoman-launcher-");
  const temporaries = await entries(temporary);
  const launchers = temporaries.filter(meeting);
  return [
    ...(await entries(join(dataDir, "uploads"))).map((name) => `uploads/${name}`),
    ...temporaries.filter((name) => !meeting(name)),
    ...launchers.slice(1),
  ];
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
