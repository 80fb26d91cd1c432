/**
 * Where refs stand, read from git's own files (gitrepository-layout(5)). Every step of the work asks for it: a process
 * for each answer costs more than the steps themselves.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** Null: there is no such ref. */
export type Ref = string | null;

/** The refs `names` in their order; undefined where only git can tell: another storage than files, or no repository. */
export const readRefs = async (folder: string, names: readonly string[]): Promise<readonly Ref[] | undefined> => {
  const loose = await Promise.all(names.map((name) => readLoose(folder, name)));
  if (loose.includes(undefined)) return undefined;
  if (!loose.includes(null)) return loose as readonly string[];
  // Read after the loose ones: git packs a ref first, and removes its own file then.
  const packed = await readPacked(folder);
  return packed && loose.map((ref, index) => ref ?? packed.get(names[index] ?? "") ?? null);
};

const readLoose = async (folder: string, name: string): Promise<Ref | undefined> => {
  const text = await textOf(join(folder, name));
  if (text === null || text === undefined) return text;
  return /^[0-9a-f]{40,64}\n$/.test(text) ? text.trimEnd() : undefined;
};

const readPacked = async (folder: string): Promise<ReadonlyMap<string, string> | undefined> => {
  const [text, head] = await Promise.all([textOf(join(folder, "packed-refs")), textOf(join(folder, "HEAD"))]);
  if (text === undefined || typeof head !== "string") return undefined;
  const lines = (text ?? "").matchAll(/^([0-9a-f]{40,64}) (.+)$/gm);
  return new Map(Array.from(lines, ([, id = "", name = ""]) => [name, id]));
};

/** Null: there is no such file. Undefined: it cannot be read. */
const textOf = (path: string): Promise<string | null | undefined> =>
  readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => (error.code === "ENOENT" ? null : undefined));
