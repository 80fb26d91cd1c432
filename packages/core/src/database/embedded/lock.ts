/**
 * One process per data folder. The lock is the operating system's, held through a SQLite file: it ends with the
 * process however that dies, and holds between containers that share the folder, where process numbers mean nothing.
 * The holder's number lies beside it, for the message only.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Effect } from "effect";
import type { Scope } from "effect";
import { DataFolderInUse, EmbeddedDatabaseFailed } from "./errors.ts";

/** SQLite's code for a file that somebody else has locked. */
const busy = 5;

/** Locks `folder`, which is made when absent, until the scope closes. */
export const lockFolder = (
  folder: string,
): Effect.Effect<void, DataFolderInUse | EmbeddedDatabaseFailed, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.try({
      try: () => take(folder),
      catch: (cause) => {
        const isBusy = cause instanceof Error && Reflect.get(cause, "errcode") === busy;
        return isBusy ? inUse(folder) : new EmbeddedDatabaseFailed({ folder, cause });
      },
    }),
    (lock) => Effect.sync(() => lock.close()),
  );

const take = (folder: string) => {
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(join(folder, "lock"));
  try {
    lock.exec("pragma locking_mode = exclusive; begin exclusive");
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
