/** Reading commits: one as people see it, and those that only we have. */
import { Effect } from "effect";
import type { Signature } from "./draft.ts";
import { GitFailed } from "./errors.ts";
import { Git } from "./git.ts";
import { checkRevision, isId } from "./names.ts";
import type { Repository } from "./repository.ts";

/** A commit with the names that it has on the wire. Dates are ISO 8601 with the offset of their author. */
export interface CommitInfo {
  readonly revision: string;
  readonly shortrevision: string;
  readonly author: string;
  readonly author_name: string;
  readonly author_email: string;
  readonly authordate: string;
  readonly commit: string;
  readonly commit_name: string;
  readonly commit_email: string;
  readonly commitdate: string;
  /** Its lines without the spaces around them. */
  readonly message: string;
  readonly summary: string;
  /** Of a merge: the short ids of its parents. */
  readonly merge?: string;
}

export const commitInfo = Effect.fnUntraced(function* (repository: Repository, revision: string) {
  yield* Effect.fromResult(checkRevision(revision));
  const format = "%H %h %an %ae %aI %cn %ce %cI %p %B".replaceAll(" ", "%x00");
  const args = ["-1", `--format=${format}`, "--end-of-options", revision];
  const [fields] = yield* log(repository.folder, args, 10, isId(revision));
  if (fields === undefined) return yield* GitFailed.of("log", `There is no commit ${revision}.`);
  const [
    id = "",
    short = "",
    author = "",
    authorEmail = "",
    authorDate = "",
    committer = "",
    committerEmail = "",
    commitDate = "",
    parents = "",
    body = "",
  ] = fields;
  const lines = body
    .trim()
    .split("\n")
    .map((line) => line.trim());
  return {
    revision: id,
    shortrevision: short,
    author: `${author} <${authorEmail}>`,
    author_name: author,
    author_email: authorEmail,
    authordate: withOffset(authorDate),
    commit: `${committer} <${committerEmail}>`,
    commit_name: committer,
    commit_email: committerEmail,
    commitdate: withOffset(commitDate),
    message: lines.join("\n"),
    summary: lines[0] ?? "",
    ...(parents.includes(" ") ? { merge: parents } : {}),
  } satisfies CommitInfo;
});

/** Newer versions of git write UTC as `Z`, older ones as an offset. */
const withOffset = (date: string) => date.replace(/Z$/, "+00:00");

export interface LocalCommit {
  readonly revision: string;
  readonly parent: string;
  readonly author: Signature;
  readonly message: string;
  readonly summary: string;
}

/**
 * Commits of `head` that `upstream` lacks, oldest first; not merges, nor those that upstream has in other words, nor
 * those of `dropped`.
 */
export const localCommits = Effect.fnUntraced(function* (
  folder: string,
  upstream: string,
  head: string,
  dropped: string | null = null,
) {
  const format = "%H %P %an %ae %ad %B".replaceAll(" ", "%x00");
  const commits = yield* log(
    folder,
    [
      "--reverse",
      "--topo-order",
      "--no-merges",
      "--cherry-pick",
      "--right-only",
      "--date=raw",
      `--format=${format}`,
      "--end-of-options",
      `${upstream}...${head}`,
      ...(dropped === null ? [] : [`^${dropped}`]),
    ],
    6,
  );
  return commits.map(([revision = "", parent = "", name = "", email = "", date = "", message = ""]): LocalCommit => {
    const [seconds = "0", offset = "+0000"] = date.split(" ");
    const author = { name, email, date: new Date(Number(seconds) * 1000), offset };
    return { revision, parent, author, message, summary: message.split("\n")[0] ?? "" };
  });
});

/** Those of `head` that are not in `taken`, be it in other words. */
export const commitsBeside = Effect.fnUntraced(function* (folder: string, taken: string, head: string) {
  const git = yield* Git;
  const range = ["--cherry-pick", "--right-only", "--no-merges", "--end-of-options", `${taken}...${head}`];
  const { stdout } = yield* git.run({ operation: "rev-list", folder, args: ["rev-list", ...range] });
  return new Set(stdout.toString().split("\n"));
});

/** Runs `git log` with a format of `width` fields; a NUL stands between fields and after every commit. */
const log = Effect.fnUntraced(function* (folder: string, args: readonly string[], width: number, lasting = false) {
  const git = yield* Git;
  const operation = "log";
  const { stdout } = yield* git.run({
    operation,
    folder,
    args: [operation, "-z", "--no-show-signature", ...args],
    lasting,
  });
  const fields = stdout.toString("utf8").split("\0");
  return Array.from({ length: Math.floor(fields.length / width) }, (_, index) =>
    fields.slice(index * width, (index + 1) * width),
  );
});
