/** What git this machine has. */
import { Effect } from "effect";
import { GitFailed } from "./errors.ts";
import { Git } from "./git.ts";

/** `git merge-tree --write-tree` came with 2.38. */
const oldest = [2, 38] as const;

/** The version of git, like "2.39.5". Fails when there is none, or when it is too old for the engine. */
export const gitVersion = Effect.gen(function* () {
  const git = yield* Git;
  const { stdout } = yield* git.run({ operation: "version", folder: null, args: ["version"] });
  const version = /\d+(?:\.\d+)+/.exec(stdout.toString())?.[0] ?? "";
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major < oldest[0] || (major === oldest[0] && minor < oldest[1]))
    return yield* GitFailed.of(
      "version",
      `git ${oldest.join(".")} or newer is needed, and this is ${version || "unknown"}.`,
    );
  return version;
});
