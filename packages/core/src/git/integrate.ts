/**
 * Bringing the remote's commits into our branch, by merging or by rebasing, without a working tree: files are merged as
 * objects, and the branch moves once, at the end. A conflict leaves everything as it was.
 */
import { Effect } from "effect";
import { type Draft, type Signature, writeCommit, writeCommits } from "./draft.ts";
import { GitFailed, type HeadMoved } from "./errors.ts";
import type { Git } from "./git.ts";
import { commitsBeside, type LocalCommit, localCommits } from "./history.ts";
import { areRelated, type Conflict, type MergeFiles, mergeTrees, treeOf } from "./mergeTrees.ts";
import { hasCommit } from "./pack.ts";
import {
  distance,
  type Guard,
  isAncestor,
  moveHead,
  type Moved,
  type Repository,
  tips,
  type UpToDate,
} from "./repository.ts";

/** `fastForward`: we had no commits of our own, so the branch just moved on. */
export type Integrated = UpToDate | (Moved & { readonly fastForward: boolean }) | Conflict;

export interface RebaseRequest<E, R> {
  readonly committer: Signature;
  /** A commit of ours that upstream has taken in as others: it and those before it are not replayed. */
  readonly taken?: string | undefined;
  readonly guard?: Guard<E, R>;
  /** What the remote had when our branch stood on it: where its history was rewritten, what it dropped is not ours. */
  readonly before?: readonly (string | null)[];
  readonly mergeFiles?: MergeFiles<E, R>;
}

export interface MergeRequest<E, R> extends Omit<RebaseRequest<E, R>, "taken"> {
  readonly message: string;
}

/**
 * Merges what was fetched. The merge commit's first parent is upstream; without commits of our own there is none. Over a
 * rewritten history our commits are replayed: a merge would bring back what the remote dropped.
 */
export const merge = <E = never, R = never>(repository: Repository, request: MergeRequest<E, R>) =>
  integrate(repository, request, ({ head, upstream, rewritten }) => {
    const { message, committer, mergeFiles } = request;
    if (rewritten !== null) return replayOurs(repository, { head, upstream, rewritten }, request);
    return Effect.gen(function* () {
      const merged = yield* mergeTrees(repository, upstream, head, mergeFiles);
      if (merged._tag === "conflict") return merged;
      const { tree, changes } = merged;
      const parents = [upstream, head];
      return yield* writeCommit(repository.folder, { parents, tree, changes, author: committer, committer, message });
    });
  });

/** Above this, replaying would take minutes: such a branch wants a merge, or a reset. */
const maxReplayed = 2_000;

/**
 * Replays our own commits on what was fetched, with their authors, dates and messages. Those that the remote has
 * already, merge commits, and those that change nothing any more are left out.
 */
export const rebase = <E = never, R = never>(repository: Repository, request: RebaseRequest<E, R>) =>
  integrate(repository, request, (between) => replayOurs(repository, between, request));

const replayOurs = <E, R>(
  repository: Repository,
  { head, upstream, rewritten }: Between,
  { committer, taken, mergeFiles }: RebaseRequest<E, R>,
) =>
  Effect.gen(function* () {
    const local = yield* localCommits(repository.folder, upstream, head, rewritten);
    const left = taken === undefined ? undefined : yield* commitsBeside(repository.folder, taken, head);
    const commits = left === undefined ? local : local.filter(({ revision }) => left.has(revision));
    if (commits.length > maxReplayed)
      return yield* GitFailed.of("rebase", `There are more than ${maxReplayed} local commits to replay.`);
    return yield* replay(repository, upstream, commits, committer, mergeFiles);
  });

/** What is to be combined; `rewritten` is what the remote had before, where that is in its history no more. */
interface Between {
  readonly head: string;
  readonly upstream: string;
  readonly rewritten: string | null;
}

type Combined = Conflict | { readonly _tag?: never; readonly revision: string };

const integrate = <E, R, E2, R2>(
  repository: Repository,
  { guard, before = [] }: Pick<RebaseRequest<E, R>, "guard" | "before">,
  combine: (between: Between) => Effect.Effect<Combined, E2, R2>,
): Effect.Effect<Integrated, GitFailed | HeadMoved | E | E2, Git | R | R2> =>
  Effect.gen(function* () {
    const { folder, branch } = repository;
    const { head, upstream } = yield* tips(repository);
    const { ahead, behind } = yield* distance(folder, { head, upstream });
    if (upstream === null || (head !== null && behind === 0)) return { _tag: "upToDate" };
    const rewritten = head === null ? null : yield* droppedBy(repository, { head, upstream, before });
    const own =
      rewritten === null || head === null ? ahead : (yield* distance(folder, { head, upstream: rewritten })).ahead;
    const fastForward = head === null || own === 0;
    if (!fastForward && rewritten === null && !(yield* areRelated(folder, head, upstream))) {
      const text = `The remote's branch ${branch} has no history in common with ours.`;
      return { _tag: "conflict", paths: [], text };
    }
    const combined = fastForward ? { revision: upstream } : yield* combine({ head, upstream, rewritten });
    if (combined._tag === "conflict") return combined;
    yield* moveHead(repository, head, combined.revision, guard);
    return { _tag: "moved", from: head, to: combined.revision, fastForward };
  });

interface Stand {
  readonly head: string;
  readonly upstream: string;
  readonly before: readonly (string | null)[];
}

/** The latest of `before` that the remote's history has no more and ours stands on. */
const droppedBy = Effect.fnUntraced(
  function* (repository: Repository, { head, upstream, before }: Stand) {
    let latest: string | null = null;
    for (const revision of new Set(before)) {
      if (revision === null || revision === upstream || !(yield* hasCommit(repository, revision))) continue;
      if (!(yield* isAncestor(repository, revision, head))) continue;
      if (yield* isAncestor(repository, revision, upstream)) continue;
      if (latest === null || (yield* isAncestor(repository, latest, revision))) latest = revision;
    }
    return latest;
  },
  Effect.catchTag("AddressRefused", Effect.die),
);

const replay = Effect.fnUntraced(function* <E, R>(
  repository: Repository,
  onto: string,
  commits: readonly LocalCommit[],
  committer: Signature,
  mergeFiles: MergeFiles<E, R> | undefined,
) {
  const { folder } = repository;
  /**
   * A commit with the tip's files on the parent of the one to replay: merging the two, git takes exactly that parent as
   * their base. (merge-tree takes a base by name only from git 2.40 on.)
   */
  const standIn = (commit: LocalCommit | undefined, files: Pick<Draft, "tree" | "changes">): Draft[] =>
    commit === undefined ? [] : [{ parents: [commit.parent], ...files, author: committer, committer, message: "" }];

  let tip = { revision: onto };
  let [stand] = yield* writeCommits(folder, standIn(commits[0], { tree: yield* treeOf(folder, onto) }));
  for (const [index, { revision, author, message, summary }] of commits.entries()) {
    const merged = yield* mergeTrees(repository, stand?.revision ?? onto, revision, mergeFiles);
    if (merged._tag === "conflict") {
      const text = `The commit ${revision.slice(0, 10)} (${summary}) does not fit:\n${merged.text}`;
      return { ...merged, text };
    }
    const { tree, changes } = merged;
    const replayed = { parents: [tip.revision], tree, changes, author, committer, message };
    const [next, nextStand] = yield* writeCommits(folder, [
      replayed,
      ...standIn(commits[index + 1], { tree, changes }),
    ]);
    if (next?.changed === true) tip = next;
    stand = nextStand;
  }
  return tip;
});
