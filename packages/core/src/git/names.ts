/** Names that go into git: branches, paths inside a repository, revisions. Only the harmless ones pass. */
import { Result } from "effect";
import { AddressRefused } from "./errors.ts";

const refuse = (subject: "branch" | "path" | "revision", reason: string) =>
  Result.fail(new AddressRefused({ subject, reason }));

const control = /\p{Cc}/u;

/** A branch name by git's rules, without what could be read as an option or an expression. */
export const checkBranch = (name: string): Result.Result<string, AddressRefused> => {
  const no = (reason: string) => refuse("branch", reason);
  if (name === "") return no("The name of the branch is empty.");
  if (Buffer.byteLength(name) > 200 || !name.isWellFormed())
    return no("The name of the branch is too long or not text.");
  if (name.startsWith("-")) return no("The name of a branch may not start with a hyphen.");
  if (control.test(name) || /[ ~^:?*[\\]/.test(name))
    return no("The name of the branch holds characters that are not allowed.");
  if (name === "@" || name === "HEAD" || name.includes("@{") || name.includes("..") || name.endsWith("."))
    return no("The name of the branch reads as an expression.");
  if (name.split("/").some((part) => part === "" || part.startsWith(".") || part.endsWith(".lock")))
    return no("A part of the name of the branch is empty, starts with a dot, or ends with .lock.");
  return Result.succeed(name);
};

/** Code points that some file systems pass over when they compare names. */
const ignorable = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
const gitFolder = /^(?:\.git|git~[0-9]+)(?:[ .]*|:.*)$/;

/**
 * A path or file mask that stays inside a repository: relative, `/` between its parts, no `.` or `..`, and nothing that
 * any file system takes for `.git`. The characters of masks mean nothing here.
 */
export const confinePath = (path: string): Result.Result<string, AddressRefused> => {
  const no = (reason: string) => refuse("path", reason);
  if (path === "") return no("The path is empty.");
  if (!path.isWellFormed()) return no("The path is not text.");
  if (Buffer.byteLength(path) > 4000) return no("The path is too long.");
  if (control.test(path)) return no("The path holds control characters.");
  if (path.includes("\\")) return no("The path holds a backslash: use / between folders.");
  if (path.startsWith("/")) return no("The path must be relative to the repository.");
  for (const part of path.split("/")) {
    if (part === "" || part === ".") return no("The path has an empty part.");
    if (part === "..") return no("The path leads out of the repository.");
    if (Buffer.byteLength(part) > 255) return no("A part of the path is too long.");
    if (gitFolder.test(part.replace(ignorable, "").toLowerCase())) return no("The path leads into the data of git.");
  }
  return Result.succeed(path);
};

/** Whether this is the id of a commit, and no name that moves. */
export const isId = (revision: string): boolean => /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(revision);

/** A full object id, or a full ref name of a branch as this engine writes them. */
export const checkRevision = (revision: string): Result.Result<string, AddressRefused> =>
  isId(revision)
    ? Result.succeed(revision)
    : Result.flatMap(checkBranch(/^refs\/(?:heads|remotes\/origin)\/(.+)$/.exec(revision)?.[1] ?? ""), () =>
        Result.succeed(revision),
      ).pipe(Result.mapError(() => new AddressRefused({ subject: "revision", reason: "This is not a revision." })));
