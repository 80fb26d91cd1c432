/** Builds all packages anew, tests them as they would be installed, and publishes those that the registry lacks. */
import { build } from "./build.mjs";
import { call, capture, fail } from "./workspace/process.mjs";

/** `--dry-run` does everything but sending. */
export const run = async (args) => {
  const dry = args.includes("--dry-run");
  if (!dry && (await capture("git", ["status", "--porcelain"])) !== "")
    throw fail("There are changes that no commit has: what is published could not be found again.");
  await build({ force: true });
  if ((await call("vitest", ["run", "--project", "testing", "test/packages", "test/release"])) !== 0)
    throw fail("The packages are not in order: see above.");
  if (!dry) return call("changeset", ["publish"]);
  // Provenance needs a build service that can prove who it is: a run for show has none.
  return call("npm", ["publish", "--dry-run", "--workspaces", "--no-provenance"]);
};
