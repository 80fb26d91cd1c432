/**
 * Committing file changes to our branch: the commit is written first, and the branch then moved to it only if it still
 * stands where the changes started from. Killed anywhere in between, the branch is as before and a repeat is safe.
 */
import { Effect } from "effect";
import { type FileChange, type Signature, writeCommit } from "./draft.ts";
import { AddressRefused, type GitFailed, type HeadMoved } from "./errors.ts";
import { Git } from "./git.ts";
import { checkRevision, confinePath, isId } from "./names.ts";
import { type Guard, moveHead, type Repository, tips } from "./repository.ts";
import { withoutFolders } from "./textFolders.ts";

export interface CommitRequest<E, R> {
  readonly changes: readonly FileChange[];
  readonly message: string;
  readonly author: Signature;
  readonly committer: Signature;
  /** The commit that the changes were made from; where the branch stands now unless told. Null: there is none yet. */
  readonly parent?: string | null;
  readonly guard?: Guard<E, R>;
}

export type Committed =
  | { readonly _tag: "committed"; readonly revision: string; readonly parent: string | null }
  /** The files were like that already. */
  | { readonly _tag: "unchanged"; readonly revision: string };

/** Commits `changes`, all or none. Fails with HeadMoved when the branch is not at `parent` any more. */
export const commit = <E = never, R = never>(
  repository: Repository,
  request: CommitRequest<E, R>,
): Effect.Effect<Committed, AddressRefused | GitFailed | HeadMoved | E, Git | R> =>
  Effect.gen(function* () {
    const { folder } = repository;
    const { changes: wanted, guard, parent: given, ...words } = request;
    if (typeof given === "string") yield* Effect.fromResult(checkRevision(given));
    const parent = given === undefined ? (yield* tips(repository)).head : given;
    const changes = yield* withoutFolders(repository, parent, wanted);
    yield* checkChanges(changes);
    const modes = parent === null ? new Map<string, string>() : yield* modesAt(folder, parent, changes);
    yield* checkPlaces(changes, modes);
    const { revision, changed } = yield* writeCommit(folder, {
      ...words,
      parents: parent === null ? [] : [parent],
      changes: changes.map((change) => ({
        ...change,
        executable: change.executable ?? modes.get(change.path) === "100755",
      })),
    });
    if (parent !== null && !changed) return { _tag: "unchanged", revision: parent };
    yield* moveHead(repository, parent, revision, guard);
    return { _tag: "committed", revision, parent };
  });

const refuse = (path: string, reason: string) =>
  Effect.fail(new AddressRefused({ subject: "path", reason: `${path}: ${reason}` }));

const checkChanges = Effect.fnUntraced(function* (changes: readonly FileChange[]) {
  const paths = new Set<string>();
  for (const { path } of changes) {
    yield* Effect.fromResult(confinePath(path));
    if (paths.has(path)) return yield* refuse(path, "The path is named twice.");
    paths.add(path);
  }
  for (const path of paths)
    for (const folder of foldersOf(path))
      if (paths.has(folder)) return yield* refuse(path, "The path lies inside another one that is changed.");
});

const foldersOf = (path: string): string[] => {
  const parts = path.split("/");
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join("/"));
};

/** A write never goes through a link or into a submodule, and never takes the place of one, or of a folder. */
const checkPlaces = Effect.fnUntraced(function* (changes: readonly FileChange[], modes: ReadonlyMap<string, string>) {
  for (const { path, content } of changes) {
    for (const folder of foldersOf(path)) {
      const mode = modes.get(folder);
      if (mode !== undefined && mode !== "040000") return yield* refuse(path, `${folder} is not a folder.`);
    }
    const mode = modes.get(path);
    if (mode === "120000") return yield* refuse(path, "This is a link.");
    if (mode === "160000") return yield* refuse(path, "This is a submodule.");
    if (mode === "040000" && content !== null) return yield* refuse(path, "This is a folder.");
  }
});

/** As many paths as surely fit into the arguments of one process; for more, the whole commit is listed. */
const maxArguments = 400;

/** Modes of the changed paths and of the folders above them, as far as a commit has them. */
const modesAt = Effect.fnUntraced(function* (folder: string, revision: string, changes: readonly FileChange[]) {
  const git = yield* Git;
  const paths = [...new Set(changes.flatMap(({ path }) => [...foldersOf(path), path]))];
  const modes = new Map<string, string>();
  if (paths.length === 0) return modes;
  const which =
    paths.length > maxArguments ? ["-r", "--end-of-options", revision] : ["--end-of-options", revision, ...paths];
  const args = ["ls-tree", "-t", "-z", "--full-tree", ...which];
  const { stdout } = yield* git.run({ operation: "ls-tree", folder, args, lasting: isId(revision) });
  for (const entry of stdout.toString("utf8").split("\0"))
    if (entry !== "") modes.set(entry.slice(entry.indexOf("\t") + 1), entry.slice(0, 6));
  return modes;
});
