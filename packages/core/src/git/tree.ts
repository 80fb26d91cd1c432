/** Trees of git: the entries of commits and folders, and the ids of what they hold. */
import { createHash } from "node:crypto";
import { Effect } from "effect";
import { GitFailed } from "./errors.ts";
import { Git } from "./git.ts";
import { isId } from "./names.ts";
import { type Repository, tips } from "./repository.ts";

export interface TreeFile {
  readonly path: string;
  /** Id of its content: equal ids, equal bytes. */
  readonly blob: string;
  readonly executable: boolean;
}

/** An entry of a commit or tree: its mode, its id, and its path from there. */
export interface TreeEntry {
  readonly mode: string;
  readonly id: string;
  readonly path: string;
}

/** The entries of a commit or tree, whose name was checked; of our branch unless told. */
export const listTree = Effect.fnUntraced(function* (
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
  const { stdout } = yield* git.run({
    operation,
    folder: repository.folder,
    args: [operation, ...options, "-z", "--full-tree", "--end-of-options", revision, ...paths],
    lasting: isId(revision),
  });
  return splitNul(stdout).map((entry): TreeEntry => {
    const tab = entry.indexOf("\t");
    const [mode = "", , id = ""] = entry.slice(0, tab).split(" ");
    return { mode, id, path: entry.slice(tab + 1) };
  });
});

/** The id that git gives to this content. */
export const blobId = (bytes: Uint8Array): string =>
  createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");

export const isFile = (mode: string) => mode === "100644" || mode === "100755";

export const splitNul = (output: Buffer): string[] => {
  const fields = output.toString("utf8").split("\0");
  fields.pop();
  return fields;
};
