/**
 * Reading a repository's content: what files a commit has, their bytes, and what differs between two commits. Links and
 * submodules are named but never followed.
 */
import { Effect } from "effect";
import { GitFailed } from "./errors.ts";
import { Git } from "./git.ts";
import { checkRevision, confinePath, isId } from "./names.ts";
import type { Repository } from "./repository.ts";
import { folderId, foldersAmong, isFolderId, readFolder } from "./textFolders.ts";
import { isFile, listTree, splitNul, type TreeFile } from "./tree.ts";

/** An entry that is not read: why, and its path as far as it is text. */
export interface SkippedEntry {
  readonly path: string;
  readonly because: "link" | "submodule" | "unsafe path";
}

export interface TreeListing {
  readonly files: readonly TreeFile[];
  readonly skipped: readonly SkippedEntry[];
}

/** All files of a commit, in git's order (bytes of the path), behind text folders. `revision` is our branch unless told. */
export const listFiles = Effect.fnUntraced(function* (repository: Repository, revision?: string) {
  if (revision !== undefined) yield* Effect.fromResult(checkRevision(revision));
  const entries = yield* listTree(repository, revision, repository.textFolders === undefined ? ["-r"] : ["-r", "-t"]);
  const files: TreeFile[] = [...foldersAmong(repository, entries)];
  const skipped: SkippedEntry[] = [];
  for (const { mode, id, path } of entries) {
    if (mode === "040000") continue;
    if (mode === "120000") skipped.push({ path, because: "link" });
    else if (mode === "160000") skipped.push({ path, because: "submodule" });
    else if (!isReadable(path)) skipped.push({ path, because: "unsafe path" });
    else files.push({ path, blob: id, executable: mode === "100755" });
  }
  return { files, skipped } satisfies TreeListing;
});

/** Largest file that is read, in bytes. */
export const largestFile = 256 * 1024 ** 2;

/** Bytes of a file by the id of its content. */
export const readBlob = Effect.fnUntraced(function* (repository: Repository, blob: string, maxOutput = largestFile) {
  if (isFolderId(blob)) return yield* readFolder(repository, blob, maxOutput);
  const { folder } = repository;
  const git = yield* Git;
  const operation = "cat-file";
  if (!isId(blob)) return yield* GitFailed.of(operation, "This is not the id of a file.");
  const { stdout } = yield* git.run({ operation, folder, args: [operation, "blob", blob], maxOutput, lasting: true });
  return stdout;
});

/** Bytes of one file of a commit; null when there is no such file, or a link, a submodule or a folder in its place. */
export const readFile = Effect.fnUntraced(function* (
  repository: Repository,
  path: string,
  { revision, maxSize }: { readonly revision?: string; readonly maxSize?: number } = {},
) {
  yield* Effect.fromResult(confinePath(path));
  if (revision !== undefined) yield* Effect.fromResult(checkRevision(revision));
  const [entry] = yield* listTree(repository, revision, [], [path]);
  const isFolder = entry?.mode === "040000" && repository.textFolders?.has(path) === true;
  if (entry === undefined || !(isFolder || isFile(entry.mode))) return null;
  return yield* readBlob(repository, isFolder ? folderId(entry.id) : entry.id, maxSize);
});

/** A file that differs: its content before and after, null where there is no file. */
export interface ChangedFile {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Files that differ between two commits; a renamed file is one that went and one that came. */
export const changedFiles = Effect.fnUntraced(function* (repository: Repository, from: string, to: string) {
  const git = yield* Git;
  yield* Effect.fromResult(checkRevision(from));
  yield* Effect.fromResult(checkRevision(to));
  const { stdout } = yield* git.run({
    operation: "diff-tree",
    folder: repository.folder,
    args: ["diff-tree", "-r", "-z", "--raw", "--no-abbrev", "--no-renames", "--end-of-options", from, to],
  });
  const changed: ChangedFile[] = [];
  const fields = splitNul(stdout);
  for (let index = 0; index + 1 < fields.length; index += 2) {
    const [oldMode = "", newMode = "", oldBlob = "", newBlob = ""] = (fields[index] ?? "").slice(1).split(" ");
    const path = fields[index + 1] ?? "";
    const before = isFile(oldMode) ? oldBlob : null;
    const after = isFile(newMode) ? newBlob : null;
    if ((before !== null || after !== null) && isReadable(path)) changed.push({ path, before, after });
  }
  return changed;
});

/** Paths that are not UTF-8 come out of the decoding with U+FFFD, and could not be named again. */
export const isReadable = (path: string) => !path.includes("\ufffd") && confinePath(path)._tag === "Success";
