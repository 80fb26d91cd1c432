/** What stands between two commits, as people look at it: the commits with their files, and the lines that change. */
import { Effect } from "effect";
import { Git } from "./git.ts";
import { checkRevision } from "./names.ts";
import type { Repository } from "./repository.ts";

export interface ListedCommit {
  readonly revision: string;
  readonly shortrevision: string;
  readonly author_name: string;
  readonly author_email: string;
  readonly authordate: string;
  readonly summary: string;
  /** Of a merge, none. */
  readonly files: readonly string[];
}

/** Commits that `to` has and `from` lacks, newest first. */
export const commitsBetween = Effect.fnUntraced(function* (
  { folder }: Repository,
  { from, to, limit, offset }: { from: string; to: string; limit: number; offset: number },
) {
  yield* Effect.fromResult(checkRevision(from));
  yield* Effect.fromResult(checkRevision(to));
  const git = yield* Git;
  const format = "%x01%H %h %an %ae %aI %s".replaceAll(" ", "%x00");
  const { stdout } = yield* git.run({
    operation: "log",
    folder,
    args: [
      "log",
      "-z",
      "--no-show-signature",
      "--no-renames",
      "--name-only",
      "--topo-order",
      `--max-count=${limit}`,
      `--skip=${offset}`,
      `--format=${format}`,
      "--end-of-options",
      `${from}..${to}`,
    ],
  });
  return stdout
    .toString("utf8")
    .split(/\x01(?=[0-9a-f]{40})/)
    .slice(1)
    .map((text): ListedCommit => {
      const [revision = "", short = "", name = "", email = "", date = "", summary = "", ...files] = text.split("\0");
      return {
        revision,
        shortrevision: short,
        author_name: name,
        author_email: email,
        authordate: date.replace(/Z$/, "+00:00"),
        summary,
        files: files.map((path) => path.trimStart()).filter((path) => path !== ""),
      };
    });
});

export interface ChangedLines {
  readonly path: string;
  /** Null of a file that has no lines. */
  readonly added: number | null;
  readonly removed: number | null;
}

/** What `to` changed since the two parted, by files. */
export const linesSinceParting = Effect.fnUntraced(function* ({ folder }: Repository, from: string, to: string) {
  yield* Effect.fromResult(checkRevision(from));
  yield* Effect.fromResult(checkRevision(to));
  const git = yield* Git;
  const { stdout } = yield* git.run({
    operation: "diff",
    folder,
    args: ["diff", "--numstat", "-z", "--no-renames", "--no-ext-diff", "--no-textconv", `${from}...${to}`],
  });
  const number = (text = "") => (/^\d+$/.test(text) ? Number(text) : null);
  return stdout
    .toString("utf8")
    .split("\0")
    .filter((line) => line !== "")
    .map((line): ChangedLines => {
      const [added, removed, ...path] = line.split("\t");
      return { path: path.join("\t"), added: number(added), removed: number(removed) };
    });
});
