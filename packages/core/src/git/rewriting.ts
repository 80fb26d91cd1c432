/**
 * Our own commits written anew in other pieces: which commits only we have, what each changed, and a chain of commits that
 * ends with the same files. No branch moves before the whole chain is there.
 */
import { Effect } from "effect";
import { type KnownFile, type Signature, writeCommits } from "./draft.ts";
import { GitFailed } from "./errors.ts";
import { Git } from "./git.ts";
import { mergeBase, treeOf } from "./mergeTrees.ts";
import { isReadable } from "./objects.ts";
import { type Guard, isAncestor, moveHead, type Repository } from "./repository.ts";
import { hasCommit } from "./pack.ts";

export interface OwnCommit {
  readonly revision: string;
  readonly isMerge: boolean;
  readonly author: Signature;
  readonly message: string;
  /** What it left of the files that it changed; none of a merge. */
  readonly files: readonly KnownFile[];
}

/** One commit of the new chain. */
export interface Piece {
  readonly author: Signature;
  readonly message: string;
  readonly files: readonly KnownFile[];
}

/**
 * The commit after which nobody else has anything of `head`: where it parted from `upstream`, or what was pushed
 * elsewhere since then. Null where there is none.
 */
export const lastShared = Effect.fnUntraced(
  function* (repository: Repository, head: string, upstream: string, pushed: string | null) {
    const base = yield* mergeBase(repository.folder, upstream, head);
    if (base === null || pushed === null || !(yield* hasCommit(repository, pushed))) return base;
    return (yield* isAncestor(repository, pushed, head)) && (yield* isAncestor(repository, base, pushed))
      ? pushed
      : base;
  },
  Effect.catchTag("AddressRefused", Effect.die),
);

/** Commits that `head` has and `base` lacks, oldest first. */
export const ownCommits = Effect.fnUntraced(function* ({ folder }: Repository, base: string, head: string) {
  const git = yield* Git;
  const format = "%x01%H %P %an %ae %ad %B".replaceAll(" ", "%x00");
  const layout = ["-z", "--no-show-signature", "--date=raw", `--format=${format}%x00`];
  const files = ["--raw", "--no-abbrev", "--no-renames"];
  const order = ["--reverse", "--topo-order"];
  const { stdout } = yield* git.run({
    operation: "log",
    folder,
    args: ["log", ...layout, ...files, ...order, "--end-of-options", `${base}..${head}`],
  });
  return stdout
    .toString("utf8")
    .split(/\x01(?=[0-9a-f]{40})/)
    .slice(1)
    .map((text): OwnCommit => {
      const [revision = "", parents = "", name = "", email = "", date = "", message = "", ...rest] = text.split("\0");
      const [seconds = "0", offset = "+0000"] = date.split(" ");
      const author = { name, email, date: new Date(Number(seconds) * 1000), offset };
      return { revision, isMerge: parents.includes(" "), author, message, files: knownFiles(rest) };
    });
});

/** What `to` has otherwise than `from`. */
export const filesBetween = Effect.fnUntraced(function* ({ folder }: Repository, from: string, to: string) {
  const git = yield* Git;
  const args = ["diff-tree", "-r", "-z", "--raw", "--no-abbrev", "--no-renames", "--end-of-options", from, to];
  const { stdout } = yield* git.run({ operation: "diff-tree", folder, args });
  return knownFiles(stdout.toString("utf8").split("\0"));
});

const knownFiles = (fields: readonly string[]): readonly KnownFile[] =>
  fields.flatMap((field, index) => {
    const [, mode = "", blob = ""] = /^\s*:\d+ (\d+) [0-9a-f]+ ([0-9a-f]+) [A-Z]\d*$/.exec(field) ?? [];
    if (mode === "") return [];
    return [{ path: fields[index + 1] ?? "", mode, blob: mode === "000000" ? null : blob }];
  });

/** Puts a chain of commits over `base` in the place of those that lead to `head`; the files stay as they are. */
export const rewrite = Effect.fnUntraced(function* <E, R>(
  repository: Repository,
  { base, head, pieces }: { readonly base: string; readonly head: string; readonly pieces: readonly Piece[] },
  committer: Signature,
  guard: Guard<E, R>,
) {
  const { folder } = repository;
  if (!pieces.every(({ files }) => files.every(({ path }) => isReadable(path))))
    return yield* GitFailed.of("fast-import", "A commit names a file in a way that cannot be written again.");
  const written = yield* writeCommits(
    folder,
    pieces.map(({ author, message, files }, index) => ({
      parents: [index === 0 ? base : `:${index}`],
      known: files,
      author,
      committer,
      message,
    })),
  );
  const last = written.at(-1);
  if (last === undefined || last.tree !== (yield* treeOf(folder, head)))
    return yield* GitFailed.of("fast-import", "The new commits would not end with the same files.");
  yield* moveHead(repository, head, last.revision, guard);
  return last.revision;
});
