/** Repositories without a remote: here the only copy of their files, so they are never discarded. */
import { Effect } from "effect";
import { commit, type CommitRequest } from "./commit.ts";
import { create, type Repository, tips } from "./repository.ts";

const readme = `# Translations

This repository has no remote: it was created by Dragoman, which keeps the translations here.
`;

/**
 * Makes the repository with a first commit that holds a README, and a second one with `changes` when there are any.
 * Where the branch exists already, only those of `changes` that differ are committed. Answers with the branch's commit.
 */
export const initLocal = Effect.fnUntraced(function* <E = never, R = never>(
  repository: Repository,
  { changes, ...rest }: Omit<CommitRequest<E, R>, "parent">,
) {
  yield* create(repository);
  const { head } = yield* tips(repository);
  if (head === null)
    yield* commit(repository, {
      ...rest,
      changes: [{ path: "README.md", content: Buffer.from(readme) }],
      message: "Repository created",
      parent: null,
    });
  return yield* commit(repository, { ...rest, changes });
});
