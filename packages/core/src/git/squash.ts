/** All that we have and upstream lacks, as one commit that no branch points to. */
import { Effect } from "effect";
import { coAuthorLines } from "./coAuthors.ts";
import { type Signature, writeCommit } from "./draft.ts";
import { localCommits } from "./history.ts";
import { treeOf } from "./mergeTrees.ts";
import { type Repository, tips } from "./repository.ts";

export interface SquashRequest {
  readonly committer: Signature;
  /** Written with the people whose commits it has, as trailers. */
  readonly message: (trailers: readonly string[]) => string;
}

/** Undefined where there is nothing. What upstream has has to be integrated. */
export const squash = Effect.fnUntraced(function* (repository: Repository, { committer, message }: SquashRequest) {
  const { folder } = repository;
  const { head, upstream } = yield* tips(repository);
  if (head === null || upstream === null) return undefined;
  const trailers = coAuthorLines(yield* localCommits(folder, upstream, head), [committer]);
  const draft = {
    parents: [upstream],
    tree: yield* treeOf(folder, head),
    author: committer,
    committer,
    message: message(trailers),
  };
  const written = yield* writeCommit(folder, draft);
  return written.changed ? written.revision : undefined;
});
