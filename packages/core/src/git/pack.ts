/** Commits as bytes, to be kept elsewhere and put back into a repository that lacks them. */
import { Effect } from "effect";
import { GitFailed } from "./errors.ts";
import { Git } from "./git.ts";
import { checkRevision } from "./names.ts";
import type { Repository } from "./repository.ts";

/** Largest pack, in bytes: it is one value of the database. */
const largestPack = 256 * 1024 ** 2;

/** What leads to the commit `to`, for who has the commits `from` and all before them. */
export const packCommits = Effect.fnUntraced(function* (
  { folder }: Repository,
  { from, to }: { readonly from: readonly string[]; readonly to: string },
) {
  const git = yield* Git;
  for (const revision of [...from, to]) yield* Effect.fromResult(checkRevision(revision));
  const operation = "pack-objects";
  return yield* Effect.scoped(
    Effect.gen(function* () {
      const { stdout, finish } = yield* git.open({
        operation,
        folder,
        args: [operation, "--revs", "--thin", "--delta-base-offset", "--stdout", "-q"],
        stdin: [to, ...from.map((revision) => `^${revision}`)].map((line) => `${line}\n`).join(""),
      });
      const chunks: Buffer[] = [];
      let size = 0;
      yield* Effect.tryPromise({
        try: async () => {
          for await (const chunk of stdout as AsyncIterable<Buffer>) {
            size += chunk.length;
            if (size > largestPack) throw new Error(`The commits take more than ${largestPack} bytes.`);
            chunks.push(chunk);
          }
        },
        catch: (error) => GitFailed.of(operation, error instanceof Error ? error.message : String(error)),
      });
      yield* finish;
      return new Uint8Array(Buffer.concat(chunks));
    }),
  );
});

/** Puts a pack into the repository. No branch moves. Fails where the repository lacks what the pack stands on. */
export const unpackCommits = Effect.fnUntraced(function* ({ folder }: Repository, pack: Uint8Array) {
  const git = yield* Git;
  yield* git.run({
    operation: "index-pack",
    folder,
    args: ["index-pack", "--stdin", "--fix-thin"],
    stdin: pack,
    timeLimit: git.settings.timeLimit.network,
  });
});

/** Asked so that a repository that cannot be read fails, instead of lacking it. */
export const hasCommit = Effect.fnUntraced(function* ({ folder }: Repository, revision: string) {
  const git = yield* Git;
  yield* Effect.fromResult(checkRevision(revision));
  const operation = "cat-file";
  const args = [operation, "--batch-check=%(objecttype)"];
  const { stdout } = yield* git.run({ operation, folder, args, stdin: `${revision}^{commit}\n` });
  return stdout.toString() === "commit\n";
});

/** Whether nothing is missing of a commit: its files, and all commits before it. */
export const isWhole = Effect.fnUntraced(function* ({ folder }: Repository, revision: string) {
  const git = yield* Git;
  yield* Effect.fromResult(checkRevision(revision));
  const args = ["rev-list", "--objects", "--quiet", revision, "--not", "--remotes=origin"];
  const { exitCode } = yield* git.run({ operation: "rev-list", folder, args, answers: "any" });
  return exitCode === 0;
});
