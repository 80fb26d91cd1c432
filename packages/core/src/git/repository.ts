/**
 * A bare repository on this machine's disk: making it, finding where its branches stand, comparing them, resetting and
 * tidying. It has no working tree (docs/decisions/0004-bare-repositories.md), and it is a cache of the remote: apart
 * from commits not yet pushed, deleting its folder loses nothing.
 */
import { Effect, Result } from "effect";
import { type AddressRefused, GitFailed, HeadMoved } from "./errors.ts";
import { createFolder, isRepository } from "./folder.ts";
import { Git } from "./git.ts";
import { checkBranch } from "./names.ts";
import { readRefs } from "./refs.ts";

export interface Repository {
  /** Absolute path of its folder. */
  readonly folder: string;
  readonly branch: string;
  /** Ref of our own commits. */
  readonly head: string;
  /** Ref of what the remote had when it was last fetched. */
  readonly upstream: string;
  /** Folders that are read and written as one file; none unless told. */
  readonly textFolders?: TextFolders;
}

/** Folders that stand for one file: an archive of the texts in them. */
export interface TextFolders {
  readonly has: (path: string) => boolean;
  /** Whether a file is one of the texts, by its path in the folder. */
  readonly isPart: (name: string) => boolean;
  readonly pack: (parts: readonly (readonly [string, Uint8Array])[]) => Buffer;
  /** The texts by their paths; why the archive cannot be read. */
  readonly unpack: (bytes: Uint8Array) => Result.Result<ReadonlyMap<string, Uint8Array>, string>;
}

/** Ids of the commits that the two branches stand at; null where a branch does not exist. */
export interface Tips {
  readonly head: string | null;
  readonly upstream: string | null;
}

/** Runs right before a branch is moved or pushed; when it fails, nothing is changed. */
export type Guard<E, R> = Effect.Effect<void, E, R>;

/** Names a repository by its folder and branch. Nothing is read. */
export const repositoryAt = (folder: string, branch: string): Result.Result<Repository, AddressRefused> =>
  Result.map(checkBranch(branch), () => ({
    folder,
    branch,
    head: `refs/heads/${branch}`,
    upstream: `refs/remotes/origin/${branch}`,
  }));

/** Makes the empty repository unless it is there. A repeat after an interruption completes it. */
export const create = Effect.fnUntraced(function* (repository: Repository) {
  const { folder, branch } = repository;
  if (yield* isRepository(folder)) return;
  yield* createFolder(folder);
  const git = yield* Git;
  yield* git.run({
    operation: "init",
    folder,
    args: ["init", "--quiet", "--bare", "--template=", `--initial-branch=${branch}`],
  });
});

export const tips = Effect.fnUntraced(function* ({ folder, head, upstream }: Repository) {
  const [ours, theirs] =
    (yield* Effect.promise(() => readRefs(folder, [head, upstream]))) ?? (yield* askForRefs(folder, [head, upstream]));
  return { head: ours ?? null, upstream: theirs ?? null } satisfies Tips;
});

const askForRefs = Effect.fnUntraced(function* (folder: string, names: readonly string[]) {
  const git = yield* Git;
  const operation = "for-each-ref";
  const args = [operation, "--format=%(objectname) %(refname)", ...names];
  const { stdout } = yield* git.run({ operation, folder, args });
  const ids = new Map(
    stdout
      .toString()
      .split("\n")
      .map((line) => [line.slice(line.indexOf(" ") + 1), line.split(" ")[0] ?? ""]),
  );
  return names.map((name) => ids.get(name) ?? null);
});

/** Moves our branch from `expected` (null: it must not exist) to `to`, in one step. Fails when it stands elsewhere. */
export const moveHead = <E = never, R = never>(
  repository: Repository,
  expected: string | null,
  to: string,
  guard?: Guard<E, R>,
): Effect.Effect<void, GitFailed | HeadMoved | E, Git | R> =>
  Effect.gen(function* () {
    const { folder, branch, head } = repository;
    const git = yield* Git;
    if (guard !== undefined) yield* guard;
    const old = expected ?? "0".repeat(to.length);
    yield* git
      .run({ operation: "update-ref", folder, args: ["update-ref", "--end-of-options", head, to, old] })
      .pipe(
        Effect.catchTag("GitFailed", (failure) =>
          Effect.flatMap(
            tips(repository),
            ({ head: actual }): Effect.Effect<never, HeadMoved | GitFailed> =>
              Effect.fail(actual === expected ? failure : new HeadMoved({ branch, expected, actual })),
          ),
        ),
      );
  });

/** Takes our branch's ref away; its commits stay until git tidies up. */
export const removeHead = Effect.fnUntraced(function* ({ folder, head }: Repository) {
  const git = yield* Git;
  yield* git.run({ operation: "update-ref", folder, args: ["update-ref", "--no-deref", "-d", head] });
});

/** Commits that only we have, and that only the remote has, as far as it was fetched. Without a remote both are 0. */
export interface Distance {
  readonly ahead: number;
  readonly behind: number;
}

export const aheadBehind = (repository: Repository) =>
  Effect.flatMap(tips(repository), (known) => distance(repository.folder, known));

/** Whether `later` has the commit `earlier` in its history; both must be there. */
export const isAncestor = (repository: Repository, earlier: string, later: string) =>
  Effect.map(distance(repository.folder, { head: earlier, upstream: later }), ({ ahead }) => ahead === 0);

/** Whether all changes of the commits of `theirs` are in those of `ours`, be it as other commits. */
export const hasAllOf = Effect.fnUntraced(function* ({ folder }: Repository, ours: string, theirs: string) {
  const git = yield* Git;
  const range = ["--cherry-pick", "--right-only", "--count", "--end-of-options", `${ours}...${theirs}`];
  const { stdout } = yield* git.run({ operation: "rev-list", folder, args: ["rev-list", ...range] });
  return stdout.toString().trim() === "0";
});

export const distance = Effect.fnUntraced(function* (folder: string, { head, upstream }: Tips) {
  if (head === null || upstream === null || head === upstream) return { ahead: 0, behind: 0 } satisfies Distance;
  const git = yield* Git;
  const args = ["rev-list", "--left-right", "--count", "--end-of-options", `${head}...${upstream}`];
  const { stdout } = yield* git.run({ operation: "rev-list", folder, args, lasting: true });
  const [ahead = 0, behind = 0] = stdout.toString().trim().split("\t").map(Number);
  return { ahead, behind } satisfies Distance;
});

/** Where the branch stands, for people to read. */
export const status = Effect.fnUntraced(function* (repository: Repository) {
  const { head, upstream } = yield* tips(repository);
  const { ahead, behind } = yield* distance(repository.folder, { head, upstream });
  const remote = `origin/${repository.branch}`;
  const commits = (count: number) => `${count} commit${count === 1 ? "" : "s"}`;
  const lines = [`On branch ${repository.branch}.`];
  if (head === null) lines.push("There are no commits yet.");
  else if (upstream === null) lines.push("There is no remote branch.");
  else if (ahead > 0 && behind > 0)
    lines.push(`It has diverged from ${remote}: ${commits(ahead)} to push and ${commits(behind)} to integrate.`);
  else if (ahead > 0) lines.push(`It is ahead of ${remote} by ${commits(ahead)}.`);
  else if (behind > 0) lines.push(`It is behind ${remote} by ${commits(behind)}.`);
  else lines.push(`It is at the same commit as ${remote}.`);
  return `${lines.join("\n")}\n`;
});

/** What a move of the branch did; `from` is null when the branch was made by it. */
export interface Moved {
  readonly _tag: "moved";
  readonly from: string | null;
  readonly to: string;
}
export interface UpToDate {
  readonly _tag: "upToDate";
}

/** Puts our branch where the remote's was last seen. Commits that were not pushed are lost. */
export const reset = <E = never, R = never>(
  repository: Repository,
  guard?: Guard<E, R>,
): Effect.Effect<Moved | UpToDate, GitFailed | HeadMoved | E, Git | R> =>
  Effect.gen(function* () {
    const { head, upstream } = yield* tips(repository);
    if (upstream === null || head === upstream) return { _tag: "upToDate" };
    yield* moveHead(repository, head, upstream, guard);
    return { _tag: "moved", from: head, to: upstream };
  });

/** Objects that nothing reaches stay this long, so that work under way never loses what it has just written. */
const unreachableSince = "1.hour.ago";

/** Deletes all branches and tags but ours and its upstream, then packs. Answers with the deleted refs. */
export const cleanup = <E = never, R = never>(
  repository: Repository,
  guard?: Guard<E, R>,
): Effect.Effect<readonly string[], GitFailed | E, Git | R> =>
  Effect.gen(function* () {
    const { folder, head, upstream } = repository;
    const git = yield* Git;
    const { stdout } = yield* git.run({
      operation: "for-each-ref",
      folder,
      args: ["for-each-ref", "--format=%(refname)"],
    });
    const extra = stdout
      .toString()
      .split("\n")
      .filter((ref) => ref !== "" && ref !== head && ref !== upstream);
    if (guard !== undefined) yield* guard;
    if (extra.length > 0)
      yield* git.run({
        operation: "update-ref",
        folder,
        args: ["update-ref", "--no-deref", "--stdin", "-z"],
        stdin: extra.map((ref) => `delete ${ref}\0\0`).join(""),
      });
    yield* git.run({
      operation: "gc",
      folder,
      args: ["gc", "--quiet", `--prune=${unreachableSince}`],
      timeLimit: git.settings.timeLimit.network,
    });
    return extra;
  });
