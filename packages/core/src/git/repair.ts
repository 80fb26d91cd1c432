/** Taking a repository over after a crash: removing what a killed git left, and looking whether everything is there. */
import { appendFile, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { Effect } from "effect";
import { isSuspect } from "./damage.ts";
import { GitFailed, type HeadMoved } from "./errors.ts";
import { isLocked, isRepository, sweep } from "./folder.ts";
import { Git } from "./git.ts";
import { isWhole } from "./pack.ts";
import { moveHead, type Repository, tips } from "./repository.ts";

/** `damaged`: git cannot use it, or objects are missing or broken. */
export type Condition =
  | { readonly _tag: "sound"; readonly removed: readonly string[] }
  | { readonly _tag: "damaged"; readonly removed: readonly string[]; readonly text: string }
  | { readonly _tag: "absent" };

/**
 * Makes a repository usable after its owner or git was killed, and checks that all it holds can be read. Only for the
 * owner, while nothing else of its own runs there: a lock of a git that still runs would be removed as well.
 */
export const repair = Effect.fnUntraced(function* (
  repository: Repository,
): Effect.fn.Return<Condition, GitFailed, Git> {
  if (!(yield* isRepository(repository.folder))) return { _tag: "absent" };
  const removed = yield* sweep(repository.folder);
  const text = yield* damageOf(repository);
  return text === undefined ? { _tag: "sound", removed } : { _tag: "damaged", removed, text };
});

/** Upstreams have old commits that today's git would not write; they can be used all the same. */
const oddity = /^(?:error|warning) in (?:blob|tree|commit|tag) /;
/** fsck's exit code for objects that it does not like; others are for what is missing or cannot be read. */
const disliked = 1;

/** What git finds damaged, each object read; undefined where that is nothing. */
const damageOf = Effect.fnUntraced(function* ({ folder }: Repository) {
  const git = yield* Git;
  const { stdout, stderr, exitCode } = yield* git.run({
    operation: "fsck",
    folder,
    args: ["fsck", "--full", "--no-dangling", "--no-progress"],
    answers: "any",
    timeLimit: git.settings.timeLimit.network,
  });
  const lines = `${stdout.toString()}${stderr}`.split("\n").filter((line) => line !== "" && !oddity.test(line));
  const isSound = exitCode === 0 || (exitCode === disliked && lines.length === 0);
  return isSound ? undefined : lines.slice(0, 10).join("\n") || `git fsck ended with exit code ${exitCode}.`;
});

/** Fails where git finds the repository damaged. Changes nothing. */
export const insistSound = (repository: Repository): Effect.Effect<void, GitFailed, Git> =>
  Effect.flatMap(damageOf(repository), (text) =>
    text === undefined
      ? Effect.void
      : Effect.fail(new GitFailed({ operation: "fsck", text, exitCode: disliked, timedOut: false })),
  );

/** Fails where not the remote, but our repository or a lock in it is why git failed. */
export const insistOnRemote = (repository: Repository, failure: unknown): Effect.Effect<void, GitFailed, Git> =>
  Effect.gen(function* () {
    if (!isSuspect(failure)) return;
    if (yield* isLocked(repository.folder)) return yield* failure;
    yield* insistSound(repository);
  });

/** Takes the commit `wanted` and all before it out of a damaged repository, as far as they are whole there. */
export const salvage = (
  repository: Repository,
  damaged: Repository,
  wanted: string | null,
): Effect.Effect<boolean, HeadMoved, Git> =>
  Effect.gen(function* () {
    const { folder } = repository;
    const git = yield* Git;
    const from = wanted ?? (yield* tips(damaged)).head;
    if (from === null) return false;
    const alternates = join(folder, "objects", "info", "alternates");
    yield* Effect.promise(async () => {
      await mkdir(join(folder, "objects", "info"), { recursive: true });
      await appendFile(alternates, `${join(damaged.folder, "objects")}\n`);
    });
    const { head: before } = yield* tips(repository);
    const moved = Effect.gen(function* () {
      yield* moveHead(repository, before, from);
      const timeLimit = git.settings.timeLimit.network;
      yield* git.run({ operation: "repack", folder, args: ["repack", "-a", "-d", "-q"], timeLimit });
      return true;
    });
    return yield* Effect.ensuring(
      Effect.flatMap(isWhole(repository, from), (is) => (is ? moved : Effect.succeed(false))),
      Effect.promise(() => rm(alternates, { force: true })),
    ).pipe(
      Effect.tap((is) => (is ? insistSound(repository) : Effect.void)),
      // The repository is used without it then.
      Effect.tapError(() => (before === null ? Effect.void : Effect.ignore(moveHead(repository, from, before)))),
    );
  }).pipe(Effect.catchTags({ GitFailed: () => Effect.succeed(false), AddressRefused: Effect.die }));
