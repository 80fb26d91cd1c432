/**
 * Folders that are read and written as one file each (`Repository.textFolders`). Such a file is named by the id of the
 * folder's tree, so that it can be had as long as its commits.
 */
import { Effect } from "effect";
import type { FileChange } from "./draft.ts";
import { GitFailed } from "./errors.ts";
import { Git } from "./git.ts";
import type { Repository, TextFolders } from "./repository.ts";
import { blobId, isFile, listTree, type TreeEntry, type TreeFile } from "./tree.ts";

/** In front of the id of a tree that stands for a file. */
const prefix = "tree:";

export const folderId = (tree: string): string => `${prefix}${tree}`;

export const isFolderId = (id: string): boolean => id.startsWith(prefix);

/** The folder that a file is a part of. */
export const folderOf = ({ textFolders }: Repository, path: string): string | undefined => {
  if (textFolders === undefined) return undefined;
  for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1)) {
    const folder = path.slice(0, end);
    if (textFolders.isPart(path.slice(end + 1)) && textFolders.has(folder)) return folder;
  }
  return undefined;
};

/** Those folders among the entries of a commit that hold texts. */
export const foldersAmong = (repository: Repository, entries: readonly TreeEntry[]): readonly TreeFile[] => {
  if (repository.textFolders === undefined) return [];
  const held = new Set(entries.map(({ mode, path }) => (isFile(mode) ? folderOf(repository, path) : undefined)));
  return entries
    .filter(({ mode, path }) => mode === "040000" && held.has(path))
    .map(({ path, id }) => ({ path, blob: folderId(id), executable: false }));
};

/** The id of a folder at a commit; null where it is not there. */
export const folderAt = (repository: Repository, revision: string, path: string) =>
  Effect.map(listTree(repository, revision, [], [path]), ([entry]) =>
    entry?.mode === "040000" ? folderId(entry.id) : null,
  );

/** The archive of a folder by its id. */
export const readFolder = Effect.fnUntraced(function* (repository: Repository, id: string, maxOutput: number) {
  const { textFolders } = repository;
  if (textFolders === undefined) return yield* GitFailed.of("cat-file", "This is not the id of a file.");
  const parts = partsAmong(textFolders, yield* listTree(repository, id.slice(prefix.length), ["-r"]));
  return textFolders.pack(yield* readAll(repository, parts, maxOutput));
});

const partsAmong = ({ isPart }: TextFolders, entries: readonly TreeEntry[]) =>
  entries.filter(({ mode, path }) => isFile(mode) && isPart(path));

/** Contents of blobs, by one process. */
const readAll = Effect.fnUntraced(function* (
  { folder }: Repository,
  parts: readonly TreeEntry[],
  maxOutput: number,
): Effect.fn.Return<readonly (readonly [string, Buffer])[], GitFailed, Git> {
  if (parts.length === 0) return [];
  const git = yield* Git;
  const operation = "cat-file";
  const stdin = `${parts.map(({ id }) => id).join("\n")}\n`;
  const { stdout } = yield* git.run({ operation, folder, args: [operation, "--batch"], stdin, maxOutput });
  let at = 0;
  const read: (readonly [string, Buffer])[] = [];
  for (const { path } of parts) {
    const end = stdout.indexOf("\n", at);
    const size = Number(stdout.toString("latin1", at, end).split(" ")[2]);
    if (end < 0 || Number.isNaN(size)) return yield* GitFailed.of(operation, `${path} cannot be read.`);
    read.push([path, stdout.subarray(end + 1, end + 1 + size)]);
    at = end + size + 2;
  }
  return read;
});

/** The changes with those of the files in folders instead of the folders', over the files that `revision` has. */
export const withoutFolders = Effect.fnUntraced(function* (
  repository: Repository,
  revision: string | null,
  changes: readonly FileChange[],
) {
  const { textFolders } = repository;
  if (textFolders === undefined) return changes;
  const files: FileChange[] = [];
  for (const change of changes)
    if (textFolders.has(change.path)) files.push(...(yield* partsChanged(repository, textFolders, revision, change)));
    else files.push(change);
  return files;
});

const partsChanged = Effect.fnUntraced(function* (
  repository: Repository,
  textFolders: TextFolders,
  revision: string | null,
  { path, content }: FileChange,
) {
  const entries = revision === null ? [] : yield* listTree(repository, revision, ["-r"], [path]);
  const inside = entries.map((entry) => ({ ...entry, path: entry.path.slice(path.length + 1) }));
  const known = new Map(partsAmong(textFolders, inside).map((part) => [part.path, part.id]));
  const wanted: ReadonlyMap<string, Uint8Array> =
    content === null
      ? new Map()
      : yield* Effect.mapError(Effect.fromResult(textFolders.unpack(content)), (reason) =>
          GitFailed.of("fast-import", reason),
        );
  return [
    ...[...wanted].filter(([name, bytes]) => known.get(name) !== blobId(bytes)),
    ...[...known.keys()].filter((name) => !wanted.has(name)).map((name) => [name, null] as const),
  ].map(([name, bytes]): FileChange => ({ path: `${path}/${name}`, content: bytes }));
});

/** The id under which a commit's listing has a file that was written with these bytes. */
export const writtenId = (repository: Repository, revision: string, path: string, bytes: Uint8Array) =>
  repository.textFolders?.has(path) === true
    ? Effect.map(folderAt(repository, revision, path), (id) => id ?? "")
    : Effect.succeed(blobId(bytes));
