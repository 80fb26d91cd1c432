/**
 * A repository for other people's git to fetch from: its branch, and nothing else. Version 0 of git's protocol alone,
 * because version 2 gives any object to whoever can name it (docs/decisions/0041-clones-of-our-repositories.md).
 */
import type { Readable } from "node:stream";
import { Effect } from "effect";
import { Git } from "./git.ts";
import type { Repository } from "./repository.ts";

/** Seconds without a word from the other side after which git gives up. */
const patience = 120;

const uploadPack = ({ head }: Repository, more: readonly string[]): readonly string[] => [
  "-c",
  "uploadpack.hideRefs=refs",
  "-c",
  `uploadpack.hideRefs=!${head}`,
  // Whoever asks waits: deltas that are not there already cost more than they save.
  "-c",
  "pack.window=0",
  "upload-pack",
  "--stateless-rpc",
  "--strict",
  `--timeout=${patience}`,
  ...more,
  ".",
];

/** Where the branch stands and what this git can do, as pkt-lines. */
export const advertisement = Effect.fnUntraced(function* (repository: Repository) {
  const git = yield* Git;
  const { stdout } = yield* git.run({
    operation: "upload-pack",
    folder: repository.folder,
    args: uploadPack(repository, ["--http-backend-info-refs"]),
  });
  return stdout;
});

/** One round of a fetch: what the other side has and wants, and the answer, both as they come. Ends with the scope. */
export const answerFetch = Effect.fnUntraced(function* (repository: Repository, asked: Readable) {
  const git = yield* Git;
  return yield* git.open({
    operation: "upload-pack",
    folder: repository.folder,
    args: uploadPack(repository, []),
    stdin: asked,
    // It says on its output what it dislikes, and ends with 128 then.
    answers: "any",
  });
});
