/** Comparing and merging the files of two commits as objects, by `git merge-tree`. No branch moves here. */
import { Effect } from "effect";
import type { FileChange } from "./draft.ts";
import { Git } from "./git.ts";
import { changedFiles } from "./objects.ts";
import type { Repository } from "./repository.ts";
import { folderAt, folderOf, withoutFolders } from "./textFolders.ts";

export interface Conflict {
  readonly _tag: "conflict";
  /** Files that could not be merged. */
  readonly paths: readonly string[];
  readonly text: string;
}

/** A file that both sides changed, or made, and that git's lines may not fit: ids of its versions. */
export interface ChangedByBoth {
  /** In the merged tree. */
  readonly path: string;
  /** What our side calls it: another name where upstream has moved it. */
  readonly ourPath: string;
  /** Null where both sides made it. */
  readonly base: string | null;
  readonly upstream: string;
  readonly ours: string;
}

/** The commits whose files are merged. */
export interface Sides {
  readonly base: string;
  readonly upstream: string;
  readonly ours: string;
}

/** Merges files by what they hold, before git merges their lines; those that it does not answer are left to git. */
export type MergeFiles<E, R> = (
  files: readonly ChangedByBoth[],
  sides: Sides,
) => Effect.Effect<readonly FileChange[], E, R>;

export interface MergedTrees {
  readonly _tag: "merged";
  readonly tree: string;
  /** Files that stand in the place of those of the tree. */
  readonly changes: readonly FileChange[];
}

/** The merged files, or why they cannot be merged. The base is the commits' last common ancestor. */
export const mergeTrees = Effect.fnUntraced(function* <E = never, R = never>(
  repository: Repository,
  upstream: string,
  ours: string,
  mergeFiles?: MergeFiles<E, R>,
) {
  const git = yield* Git;
  const { folder } = repository;
  const { stdout, exitCode } = yield* git.run({
    operation: "merge-tree",
    folder,
    args: ["merge-tree", "--write-tree", "-z", "--messages", "--end-of-options", upstream, ours],
    answers: [0, 1],
  });
  const [tree = "", ...fields] = stdout.toString("utf8").split("\0");
  const end = fields.indexOf("");
  const stages = fields.slice(0, end).map(stageOf);
  const messages = messagesOf(fields.slice(end + 1));
  // Of files that both sides changed git tells that it merged them, also where their lines fit.
  const base = mergeFiles === undefined || messages.length === 0 ? null : yield* mergeBase(folder, upstream, ours);
  const answers: readonly FileChange[] =
    mergeFiles === undefined || base === null
      ? []
      : yield* Effect.flatMap(changedByBoth(repository, { base, upstream, ours }, stages), (files) =>
          files.length === 0 ? Effect.succeed([]) : mergeFiles(files, { base, upstream, ours }),
        );
  const changes = yield* withoutFolders(repository, tree, answers);
  const answered = new Set(answers.map(({ path }) => path));
  const isMerged = (path: string) => answered.has(folderOf(repository, path) ?? path);
  const paths = [...new Set(stages.map(({ path }) => path))].filter((path) => !isMerged(path));
  if (exitCode === 0 || paths.length === 0) return { _tag: "merged", tree, changes } satisfies MergedTrees;
  return { _tag: "conflict", paths, text: conflictText(messages, isMerged) } satisfies Conflict;
});

/** One version of a file in conflict: 1 is the base's, 2 upstream's, 3 ours. */
interface Stage {
  readonly path: string;
  readonly blob: string;
  readonly number: number;
  readonly isFile: boolean;
}

const stageOf = (entry: string): Stage => {
  const [mode = "", blob = "", number = ""] = entry.slice(0, entry.indexOf("\t")).split(" ");
  return { path: entry.slice(entry.indexOf("\t") + 1), blob, number: Number(number), isFile: mode.startsWith("100") };
};

/** Files that both sides changed: under one name, or, where git found no way, under the name that upstream gave them. */
const changedByBoth = Effect.fnUntraced(function* (repository: Repository, sides: Sides, stages: readonly Stage[]) {
  const changed = (to: string) =>
    Effect.catchTag(changedFiles(repository, sides.base, to), "AddressRefused", Effect.die);
  const ours = yield* changed(sides.ours);
  const theirs = new Map((yield* changed(sides.upstream)).map((file) => [file.path, file]));
  const found = new Map<string, ChangedByBoth>();
  for (const { path, before, after } of ours) {
    const upstream = theirs.get(path)?.after ?? null;
    if (after !== null && upstream !== null && after !== upstream)
      found.set(path, { path, ourPath: path, base: before, upstream, ours: after });
  }
  for (const [path, of] of Map.groupBy(stages, (stage) => stage.path)) {
    const version = (number: number) => of.find((stage) => stage.number === number)?.blob;
    const [base, upstream, own] = [version(1), version(2), version(3)];
    if (found.has(path) || upstream === undefined || own === undefined || !of.every(({ isFile }) => isFile)) continue;
    const ourPath = ours.find(({ after }) => after === own)?.path ?? path;
    found.set(path, { path, ourPath, base: base ?? null, upstream, ours: own });
  }
  const conflicts = stages.map(({ path }) => path);
  return yield* asFolders(repository, [...found.values()], conflicts, sides);
});

/** Files in a text folder are told as the folder, also those that one side took away: there they are texts. */
const asFolders = Effect.fnUntraced(function* (
  repository: Repository,
  files: readonly ChangedByBoth[],
  conflicts: readonly string[],
  sides: Sides,
) {
  const paths = [...files.map(({ path }) => path), ...conflicts];
  const folders = new Set(paths.flatMap((path) => folderOf(repository, path) ?? []));
  const told: ChangedByBoth[] = files.filter(({ path }) => folderOf(repository, path) === undefined);
  for (const path of folders) {
    const at = (revision: string) => folderAt(repository, revision, path);
    const [base, upstream, ours] = [yield* at(sides.base), yield* at(sides.upstream), yield* at(sides.ours)];
    if (upstream !== null && ours !== null) told.push({ path, ourPath: path, base, upstream, ours });
  }
  return told;
});

export const mergeBase = Effect.fnUntraced(function* (folder: string, one: string, other: string) {
  const git = yield* Git;
  const args = ["merge-base", "--end-of-options", one, other];
  const { stdout, exitCode } = yield* git.run({ operation: "merge-base", folder, args, answers: [0, 1] });
  return exitCode === 0 ? stdout.toString().trim() : null;
});

interface Message {
  readonly paths: readonly string[];
  readonly kind: string;
  readonly text: string;
}

/** What git says behind the files: number of paths, the paths, kind, text. */
const messagesOf = (fields: readonly string[]): readonly Message[] => {
  const messages: Message[] = [];
  for (let index = 0; index < fields.length - 1; ) {
    const end = index + 1 + Number(fields[index]);
    const [kind = "", text = ""] = fields.slice(end, end + 2);
    messages.push({ paths: fields.slice(index + 1, end), kind, text: text.trim() });
    index = end + 2;
  }
  return messages;
};

/** Of git's messages those about conflicts that nobody settled. */
const conflictText = (messages: readonly Message[], isSettled: (path: string) => boolean): string =>
  messages
    .filter(({ kind, paths }) => kind !== "Auto-merging" && !paths.every(isSettled))
    .map(({ text }) => text)
    .join("\n");

/** Whether two commits have an ancestor in common. */
export const areRelated = (folder: string, one: string, other: string) =>
  Effect.map(mergeBase(folder, one, other), (base) => base !== null);

/** Id of the files of a commit. */
export const treeOf = Effect.fnUntraced(function* (folder: string, revision: string) {
  const git = yield* Git;
  const args = ["rev-parse", "--verify", "--end-of-options", `${revision}^{tree}`];
  const { stdout } = yield* git.run({ operation: "rev-parse", folder, args });
  return stdout.toString().trim();
});
