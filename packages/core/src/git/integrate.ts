/**
 * Bringing the remote's commits into our branch, by merging or by rebasing, without a working tree: files are merged as
 * objects, and the branch moves once, at the end. A conflict leaves everything as it was.
 */
import { Effect } from "effect";
import { type Draft, type Signature, writeCommit, writeCommits } from "./draft.ts";
import { GitFailed, type HeadMoved } from "./errors.ts";
import type { Git } from "./git.ts";
import { type LocalCommit, localCommits } from "./history.ts";
import { areRelated, type Conflict, mergeTrees, treeOf } from "./mergeTrees.ts";
import { distance, type Guard, moveHead, type Moved, type Repository, tips, type UpToDate } from "./repository.ts";

/** `fastForward`: we had no commits of our own, so the branch just moved on. */
export type Integrated = UpToDate | (Moved & { readonly fastForward: boolean }) | Conflict;

export interface RebaseRequest<E, R> {
  readonly committer: Signature;
  readonly guard?: Guard<E, R>;
}

export interface MergeRequest<E, R> extends RebaseRequest<E, R> {
  readonly message: string;
}

/** Merges what was fetched. The merge commit's first parent is upstream; without commits of our own there is none. */
export const merge = <E = never, R = never>(
  repository: Repository,
  { message, committer, guard }: MergeRequest<E, R>,
) =>
  integrate(repository, guard, (head, upstream) =>
    Effect.gen(function* () {
      const { folder } = repository;
      const merged = yield* mergeTrees(folder, upstream, head);
      if (merged._tag === "conflict") return merged;
      const parents = [upstream, head];
      return yield* writeCommit(folder, { parents, tree: merged.tree, author: committer, committer, message });
    }),
  );

/** Above this, replaying would take minutes: such a branch wants a merge, or a reset. */
const maxReplayed = 2_000;

/**
 * Replays our own commits on what was fetched, with their authors, dates and messages. Those that the remote has
 * already, merge commits, and those that change nothing any more are left out.
 */
export const rebase = <E = never, R = never>(repository: Repository, { committer, guard }: RebaseRequest<E, R>) =>
  integrate(repository, guard, (head, upstream) =>
    Effect.gen(function* () {
      const commits = yield* localCommits(repository.folder, upstream, head);
      if (commits.length > maxReplayed)
        return yield* GitFailed.of("rebase", `There are more than ${maxReplayed} local commits to replay.`);
      return yield* replay(repository.folder, upstream, commits, committer);
    }),
  );

type Combined = Conflict | { readonly _tag?: never; readonly revision: string };

const integrate = <E, R, E2, R2>(
  repository: Repository,
  guard: Guard<E, R> | undefined,
  combine: (head: string, upstream: string) => Effect.Effect<Combined, E2, R2>,
): Effect.Effect<Integrated, GitFailed | HeadMoved | E | E2, Git | R | R2> =>
  Effect.gen(function* () {
    const { folder, branch } = repository;
    const { head, upstream } = yield* tips(repository);
    const { ahead, behind } = yield* distance(folder, { head, upstream });
    if (upstream === null || (head !== null && behind === 0)) return { _tag: "upToDate" };
    const fastForward = head === null || ahead === 0;
    if (!fastForward && !(yield* areRelated(folder, head, upstream))) {
      const text = `The remote's branch ${branch} has no history in common with ours.`;
      return { _tag: "conflict", paths: [], text };
    }
    const combined = fastForward ? { revision: upstream } : yield* combine(head, upstream);
    if (combined._tag === "conflict") return combined;
    yield* moveHead(repository, head, combined.revision, guard);
    return { _tag: "moved", from: head, to: combined.revision, fastForward };
  });

const replay = Effect.fnUntraced(function* (
  folder: string,
  onto: string,
  commits: readonly LocalCommit[],
  committer: Signature,
) {
  /**
   * A commit with the tip's files on the parent of the one to replay: merging the two, git takes exactly that parent as
   * their base. (merge-tree takes a base by name only from git 2.40 on.)
   */
  const standIn = (commit: LocalCommit | undefined, tree: string): Draft[] =>
    commit === undefined ? [] : [{ parents: [commit.parent], tree, author: committer, committer, message: "" }];

  let tip = { revision: onto };
  let [stand] = yield* writeCommits(folder, standIn(commits[0], yield* treeOf(folder, onto)));
  for (const [index, { revision, author, message, summary }] of commits.entries()) {
    const merged = yield* mergeTrees(folder, stand?.revision ?? onto, revision);
    if (merged._tag === "conflict") {
      const text = `The commit ${revision.slice(0, 10)} (${summary}) does not fit:\n${merged.text}`;
      return { ...merged, text };
    }
    const replayed = { parents: [tip.revision], tree: merged.tree, author, committer, message };
    const [next, nextStand] = yield* writeCommits(folder, [replayed, ...standIn(commits[index + 1], merged.tree)]);
    if (next?.changed === true) tip = next;
    stand = nextStand;
  }
  return tip;
});
