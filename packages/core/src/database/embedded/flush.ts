/** Brings what was written to a folder's files to the disk, without the database having to stand still meanwhile. */
import { open, readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/** Answers what flushes the files that changed since it was called last. A file that goes meanwhile needs nothing. */
export const makeFlush = (folder: string): (() => Promise<void>) => {
  let flushed = 0;
  return async () => {
    const begun = Date.now();
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      const known = await stat(path).catch(() => undefined);
      if (known === undefined || known.mtimeMs < flushed) continue;
      const file = await open(path).catch(() => undefined);
      await file?.sync().finally(() => file.close());
    }
    flushed = begun;
  };
};
