/**
 * Reading a repository's content: what files a commit has, their bytes, and what differs between two commits. Links and
 * submodules are named but never followed.
 */
import { Effect } from "effect";
import { GitFailed } from "./errors.ts";
import { Git } from "./git.ts";
import { checkRevision, confinePath, isId } from "./names.ts";
import { type Repository, tips } from "./repository.ts";

export interface TreeFile {
  readonly path: string;
  /** Id of its content: equal ids, equal bytes. */
  readonly blob: string;
  readonly executable: boolean;
}

/** An entry that is not read: why, and its path as far as it is text. */
export interface SkippedEntry {
  readonly path: string;
  readonly because: "link" | "submodule" | "unsafe path";
}

export interface TreeListing {
  readonly files: readonly TreeFile[];
  readonly skipped: readonly SkippedEntry[];
}

/** All files of a commit, in git's order (bytes of the path). `revision` is our branch unless told. */
export const listFiles = Effect.fnUntraced(function* (repository: Repository, revision?: string) {
  const stdout = yield* listTree(repository, revision, ["-r"]);
  const files: TreeFile[] = [];
  const skipped: SkippedEntry[] = [];
  for (const entry of splitNul(stdout)) {
    const tab = entry.indexOf("\t");
    const path = entry.slice(tab + 1);
    const [mode = "", , blob = ""] = entry.slice(0, tab).split(" ");
    if (mode === "120000") skipped.push({ path, because: "link" });
    else if (mode === "160000") skipped.push({ path, because: "submodule" });
    else if (!isReadable(path)) skipped.push({ path, because: "unsafe path" });
    else files.push({ path, blob, executable: mode === "100755" });
  }
  return { files, skipped } satisfies TreeListing;
});

const listTree = Effect.fnUntraced(function* (
  repository: Repository,
  given: string | undefined,
  options: readonly string[],
  paths: readonly string[] = [],
) {
  const git = yield* Git;
  const operation = "ls-tree";
  // By its id, because then the answer lasts.
  const revision = given ?? (yield* tips(repository)).head;
  if (revision === null) return yield* GitFailed.of(operation, `The branch ${repository.branch} has no commits.`);
  yield* Effect.fromResult(checkRevision(revision));
  const { stdout } = yield* git.run({
    operation,
    folder: repository.folder,
    args: [operation, ...options, "-z", "--full-tree", "--end-of-options", revision, ...paths],
    lasting: isId(revision),
  });
  return stdout;
});

/** Largest file that is read, in bytes. */
export const largestFile = 256 * 1024 ** 2;

/** Bytes of a file by the id of its content. */
export const readBlob = Effect.fnUntraced(function* ({ folder }: Repository, blob: string, maxOutput = largestFile) {
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
  const stdout = yield* listTree(repository, revision, [], [path]);
  const blob = /^100(?:644|755) blob ([0-9a-f]+)\t/.exec(stdout.toString())?.[1];
  return blob === undefined ? null : yield* readBlob(repository, blob, maxSize);
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

const isFile = (mode: string) => mode === "100644" || mode === "100755";

/** Paths that are not UTF-8 come out of the decoding with U+FFFD, and could not be named again. */
export const isReadable = (path: string) => !path.includes("\ufffd") && confinePath(path)._tag === "Success";

const splitNul = (output: Buffer): string[] => {
  const fields = output.toString("utf8").split("\0");
  fields.pop();
  return fields;
};
