/**
 * Locks of the operating system, held through a SQLite file: a lock ends with its process however that dies, and holds
 * between containers that share a folder, where process numbers mean nothing.
 */
import { DatabaseSync } from "node:sqlite";

export interface FileLock {
  readonly close: () => void;
}

/** SQLite's code for a file that somebody else has locked. */
const busy = 5;

/** Whether a lock could not be taken because somebody else has it. */
export const isTaken = (error: unknown): boolean => error instanceof Error && Reflect.get(error, "errcode") === busy;

/** Makes the file where it is absent. Throws at once when somebody else has it: see `isTaken`. */
export const takeLock = (file: string): FileLock => {
  const lock = new DatabaseSync(file);
  try {
    lock.exec("pragma locking_mode = exclusive; begin exclusive");
    return lock;
  } catch (error) {
    lock.close();
    throw error;
  }
};
