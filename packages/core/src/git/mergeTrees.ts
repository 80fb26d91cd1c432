/** Comparing and merging the files of two commits as objects, by `git merge-tree`. No branch moves here. */
import { Effect } from "effect";
import { Git } from "./git.ts";

export interface Conflict {
  readonly _tag: "conflict";
  /** Files that could not be merged. */
  readonly paths: readonly string[];
  readonly text: string;
}

/** The merged files as the id of a tree, or why they cannot be merged. The base is the commits' last common ancestor. */
export const mergeTrees = Effect.fnUntraced(function* (folder: string, ours: string, theirs: string) {
  const git = yield* Git;
  const { stdout, exitCode } = yield* git.run({
    operation: "merge-tree",
    folder,
    args: ["merge-tree", "--write-tree", "-z", "--name-only", "--messages", "--end-of-options", ours, theirs],
    answers: [0, 1],
  });
  const [tree = "", ...fields] = stdout.toString("utf8").split("\0");
  if (exitCode === 0) return { _tag: "merged", tree } as const;
  const end = fields.indexOf("");
  return {
    _tag: "conflict",
    paths: [...new Set(fields.slice(0, end))],
    text: conflictText(fields.slice(end + 1)),
  } satisfies Conflict;
});

/** Of git's messages (number of paths, the paths, kind, text) those about conflicts. */
const conflictText = (fields: readonly string[]): string => {
  const lines: string[] = [];
  for (let index = 0; index < fields.length - 1; ) {
    index += Number(fields[index]) + 1;
    const [kind = "", text = ""] = fields.slice(index, index + 2);
    if (kind !== "Auto-merging") lines.push(text.trim());
    index += 2;
  }
  return lines.join("\n");
};

/** Whether two commits have an ancestor in common. */
export const areRelated = Effect.fnUntraced(function* (folder: string, one: string, other: string) {
  const git = yield* Git;
  const args = ["merge-base", "--end-of-options", one, other];
  const { exitCode } = yield* git.run({ operation: "merge-base", folder, args, answers: [0, 1] });
  return exitCode === 0;
});

/** Id of the files of a commit. */
export const treeOf = Effect.fnUntraced(function* (folder: string, revision: string) {
  const git = yield* Git;
  const args = ["rev-parse", "--verify", "--end-of-options", `${revision}^{tree}`];
  const { stdout } = yield* git.run({ operation: "rev-parse", folder, args });
  return stdout.toString().trim();
});
