/**
 * Folders of files under way: uploads that are received, repositories that are being made, sockets. Each is held by one
 * process, by a lock inside it, and goes with that process; of one that was killed, whichever process sweeps next takes
 * it away (sweeping.ts).
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type FileLock, isTaken, takeLock } from "./lock.ts";

export interface HeldFolder {
  readonly path: string;
  /** Removes it with all that is in it. */
  readonly release: () => void;
}

export const lockOf = (folder: string): string => join(folder, "lock");

/** Those of this process. */
const held = new Map<string, FileLock>();

const release = (path: string) => {
  held.get(path)?.close();
  held.delete(path);
  try {
    rmSync(path, { recursive: true, force: true });
  } catch {
    // What is left of it is swept: it has no lock any more.
  }
};

/** What removes them all at the end of this process. */
let releasing: NodeJS.Process | undefined;

export const isHeldHere = (path: string): boolean => held.has(path);

/** Who sweeps may meet a folder between its making and its locking: then there is another one. */
const mostTries = 5;

/** A new folder in `parent`, which must be there; its name begins with `prefix`. */
export const holdFolder = (parent: string, prefix: string, tries = 1): HeldFolder => {
  const path = mkdtempSync(join(parent, prefix));
  try {
    const lock = takeLock(lockOf(path));
    releasing ??= process.once("exit", () => [...held.keys()].forEach(release));
    held.set(path, lock);
    return { path, release: () => release(path) };
  } catch (error) {
    if (tries < mostTries && (isTaken(error) || !existsSync(path))) return holdFolder(parent, prefix, tries + 1);
    rmSync(path, { recursive: true, force: true });
    throw error;
  }
};

const ofProcess = new Map<string, HeldFolder>();

/** The folder in `parent` that this process has for files of one kind; `parent` is made when it is absent. */
export const processFolder = (parent: string, prefix: string): string => {
  const key = join(parent, prefix);
  const known = ofProcess.get(key);
  if (known !== undefined && existsSync(known.path)) return known.path;
  // Somebody has removed it.
  known?.release();
  mkdirSync(parent, { recursive: true });
  const made = holdFolder(parent, prefix);
  ofProcess.set(key, made);
  return made.path;
};
