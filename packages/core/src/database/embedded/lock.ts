/**
 * One process per data folder, by a lock of the operating system. The holder's number lies beside it, for the message
 * only.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Effect } from "effect";
import type { Scope } from "effect";
import { isTaken, takeLock } from "../../folders/index.ts";
import { DataFolderInUse, EmbeddedDatabaseFailed } from "./errors.ts";

/** Locks `folder`, which is made when absent, until the scope closes. */
export const lockFolder = (
  folder: string,
): Effect.Effect<void, DataFolderInUse | EmbeddedDatabaseFailed, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.try({
      try: () => take(folder),
      catch: (cause) => (isTaken(cause) ? inUse(folder) : new EmbeddedDatabaseFailed({ folder, cause })),
    }),
    (lock) => Effect.sync(() => lock.close()),
  );

const take = (folder: string) => {
  mkdirSync(folder, { recursive: true });
  const lock = takeLock(join(folder, "lock"));
  try {
    writeFileSync(join(folder, "lock.pid"), `${process.pid}\n`);
    return lock;
  } catch (error) {
    lock.close();
    throw error;
  }
};

const inUse = (folder: string) => {
  const pid = readPid(join(folder, "lock.pid"));
  return new DataFolderInUse({ folder, ...(pid === undefined ? {} : { pid }) });
};

const readPid = (file: string) => {
  try {
    const pid = Number.parseInt(readFileSync(file, "utf8"), 10);
    return Number.isInteger(pid) ? pid : undefined;
  } catch {
    return undefined;
  }
};
