/** Taking a repository over after a crash: removing what a killed git left, and looking whether everything is there. */
import { Effect } from "effect";
import type { GitFailed } from "./errors.ts";
import { isRepository, sweep } from "./folder.ts";
import { Git } from "./git.ts";
import type { Repository } from "./repository.ts";

/** `damaged`: objects are missing or broken; with a remote, `discard` the folder and `ensure` it again. */
export type Condition =
  | { readonly _tag: "sound"; readonly removed: readonly string[] }
  | { readonly _tag: "damaged"; readonly removed: readonly string[]; readonly text: string }
  | { readonly _tag: "absent" };

/**
 * Makes a repository usable after its owner or git was killed, and checks that everything its branches reach is there.
 * Only for the owner, before its first operation: a lock of a git that still runs would be removed as well.
 */
export const repair = Effect.fnUntraced(function* ({
  folder,
}: Repository): Effect.fn.Return<Condition, GitFailed, Git> {
  if (!(yield* isRepository(folder))) return { _tag: "absent" };
  const removed = yield* sweep(folder);
  const git = yield* Git;
  const { stdout, stderr, exitCode } = yield* git.run({
    operation: "fsck",
    folder,
    args: ["fsck", "--connectivity-only", "--no-dangling", "--no-progress"],
    answers: "any",
    timeLimit: git.settings.timeLimit.network,
  });
  if (exitCode === 0) return { _tag: "sound", removed };
  return { _tag: "damaged", removed, text: `${stdout.toString()}${stderr}`.trim() };
});
