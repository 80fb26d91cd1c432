/** What goes over the network: asking a remote for its default branch, fetching, pushing, and the first clone. */
import { Effect } from "effect";
import type { RemoteAddress } from "./address.ts";
import { type AddressRefused, GitFailed } from "./errors.ts";
import { packBytes, sweepPacks } from "./folder.ts";
import { Git } from "./git.ts";
import { checkBranch, checkRevision } from "./names.ts";
import { readRefs } from "./refs.ts";
import { create, type Guard, moveHead, type Repository, tips } from "./repository.ts";

/** The default branch of the remote; null when it has none yet. */
export const remoteHead = Effect.fnUntraced(function* (remote: RemoteAddress) {
  const git = yield* Git;
  const { stdout } = yield* git.run({
    operation: "ls-remote",
    folder: null,
    args: ["ls-remote", "--symref", "origin", "HEAD"],
    remote,
  });
  return /^ref: refs\/heads\/(.+)\tHEAD$/m.exec(stdout.toString())?.[1] ?? null;
});

/** Names of the branches of the remote. */
export const remoteBranches = Effect.fnUntraced(function* (remote: RemoteAddress) {
  const git = yield* Git;
  const { stdout } = yield* git.run({
    operation: "ls-remote",
    folder: null,
    args: ["ls-remote", "--heads", "origin"],
    remote,
  });
  return [...stdout.toString().matchAll(/\trefs\/heads\/(.+)$/gm)].map(([, name = ""]) => name);
});

/** Where another branch of the remote stands, brought here to be compared; null where there is none. */
export const fetchOther = Effect.fnUntraced(function* ({ folder }: Repository, remote: RemoteAddress, branch: string) {
  const git = yield* Git;
  yield* Effect.fromResult(checkBranch(branch));
  const ref = `refs/remotes/push/${branch}`;
  const asked = yield* git.run({
    operation: "ls-remote",
    folder: null,
    args: ["ls-remote", "--heads", "origin", `refs/heads/${branch}`],
    remote,
  });
  if (asked.stdout.length === 0) return null;
  yield* receive(folder, remote, `+refs/heads/${branch}:${ref}`);
  return (yield* Effect.promise(() => readRefs(folder, [ref])))?.[0] ?? null;
});

export interface Fetched {
  /** Where the remote's branch stood when it was last seen; null at the first fetch. */
  readonly before: string | null;
  readonly after: string;
}

/**
 * Brings the remote's branch, whole and without tags. Our own branch is not touched. Fails with git's words when the
 * remote cannot be reached or has no such branch, and when the repository grows over the limit.
 */
export const fetch = Effect.fnUntraced(function* (repository: Repository, remote: RemoteAddress) {
  const { folder, branch, upstream } = repository;
  const { upstream: before } = yield* tips(repository);
  yield* receive(folder, remote, `+refs/heads/${branch}:${upstream}`);
  const { upstream: after } = yield* tips(repository);
  if (after === null) return yield* GitFailed.of("fetch", `The remote has no branch ${branch}.`);
  return { before, after } satisfies Fetched;
});

/** git's fetch, which brings no more than the limit and leaves nothing behind when it fails. */
const receive = Effect.fnUntraced(function* (folder: string, remote: RemoteAddress, refs: string) {
  const git = yield* Git;
  const options = ["--quiet", "--no-tags", "--no-write-fetch-head", "--no-auto-maintenance", "--no-recurse-submodules"];
  const command = git.run({ operation: "fetch", folder, args: ["fetch", ...options, "origin", refs], remote });
  yield* Effect.raceFirst(command, watchSize(folder, git.settings.maxRepository)).pipe(
    Effect.tapError(() => sweepPacks(folder)),
  );
});

/** Never ends, but fails when the packs in `folder` take more than `limit` bytes: git has no such limit itself. */
const watchSize = (folder: string, limit: number) =>
  Effect.sleep("1 second").pipe(
    Effect.andThen(packBytes(folder)),
    Effect.flatMap((size) =>
      size > limit ? Effect.fail(GitFailed.of("fetch", `The repository is larger than ${limit} bytes.`)) : Effect.void,
    ),
    Effect.forever,
  );

/** Makes the repository and its branch from the remote unless they are there; then nothing is fetched. */
export const ensure = Effect.fnUntraced(function* (repository: Repository, remote: RemoteAddress) {
  yield* create(repository);
  const known = yield* tips(repository);
  if (known.head !== null) return known.head;
  const start = known.upstream ?? (yield* fetch(repository, remote)).after;
  const git = yield* Git;
  const args = ["symbolic-ref", "--end-of-options", "HEAD", repository.head];
  yield* git.run({ operation: "symbolic-ref", folder: repository.folder, args });
  yield* moveHead(repository, null, start);
  return start;
});

export type Pushed =
  | { readonly _tag: "pushed"; readonly revision: string }
  | { readonly _tag: "upToDate" }
  /** The remote refused; `behind`: because others were there before us. `text` is git's. */
  | { readonly _tag: "rejected"; readonly behind: boolean; readonly text: string };

/** Sends one commit to a ref that is no branch, as `refs/for/main` of Gerrit. Answers what the remote said. */
export const pushTo = <E, R>(
  { folder }: Repository,
  remote: RemoteAddress,
  { revision, ref, guard }: { readonly revision: string; readonly ref: string; readonly guard: Guard<E, R> },
) =>
  Effect.gen(function* () {
    const git = yield* Git;
    yield* Effect.fromResult(checkRevision(revision));
    yield* guard;
    const args = ["push", "--porcelain", "--no-recurse-submodules", "origin", `${revision}:${ref}`];
    const { stdout, stderr } = yield* git.run({ operation: "push", folder, args, remote, answers: [0, 1] });
    const line = stdout
      .toString()
      .split("\n")
      .find((text) => /^[ +\-*=!]\t/.test(text));
    if (line === undefined) return yield* GitFailed.of("push", stderr);
    return { taken: !line.startsWith("!"), text: [stderr, line.split("\t")[2] ?? ""].join("\n").trim() };
  });

export interface PushOptions<E, R> {
  /** Branch at the remote; our own branch's name unless told. */
  readonly pushBranch?: string;
  /** Overwrite what the remote has. */
  readonly force?: boolean;
  /** Overwrite the commit that the remote's branch is at, and no other one. */
  readonly replacing?: string | undefined;
  /** Pushed to another address than is fetched from: where that one's branch is now, only a fetch tells. */
  readonly elsewhere?: boolean;
  readonly guard?: Guard<E, R>;
}

/** Our git knows better than to push, or the remote's branch was moved while it took our commits. */
const overtaken =
  /\[rejected\].*\((?:fetch first|non-fast-forward|stale info)\)|\[remote rejected\].*\((?:.*\bcannot lock ref\b|failed to (?:update|lock)|incorrect old value)/;

/** Sends our branch. A refusal is an answer; no connection, no permission or no such repository is a failure. */
export const push = <E = never, R = never>(
  repository: Repository,
  remote: RemoteAddress,
  { pushBranch = repository.branch, force = false, replacing, elsewhere = false, guard }: PushOptions<E, R> = {},
): Effect.Effect<Pushed, AddressRefused | GitFailed | E, Git | R> =>
  Effect.gen(function* () {
    const { folder, branch, upstream } = repository;
    const git = yield* Git;
    yield* Effect.fromResult(checkBranch(pushBranch));
    const { head } = yield* tips(repository);
    if (head === null) return { _tag: "upToDate" };
    if (guard !== undefined) yield* guard;
    const { stdout, stderr } = yield* git.run({
      operation: "push",
      folder,
      args: [
        "push",
        "--porcelain",
        "--no-recurse-submodules",
        ...(replacing === undefined ? [] : [`--force-with-lease=refs/heads/${pushBranch}:${replacing}`]),
        "origin",
        `${force ? "+" : ""}${head}:refs/heads/${pushBranch}`,
      ],
      remote,
      answers: [0, 1],
    });
    const line = stdout
      .toString()
      .split("\n")
      .find((text) => /^[ +\-*=!]\t/.test(text));
    if (line === undefined) return yield* GitFailed.of("push", stderr);
    if (line.startsWith("!")) {
      const text = [stderr, line.split("\t")[2] ?? ""].filter((part) => part !== "").join("\n");
      return { _tag: "rejected", behind: overtaken.test(line), text };
    }
    if (pushBranch === branch && !elsewhere)
      yield* git.run({ operation: "update-ref", folder, args: ["update-ref", "--end-of-options", upstream, head] });
    return line.startsWith("=") ? { _tag: "upToDate" } : { _tag: "pushed", revision: head };
  });
