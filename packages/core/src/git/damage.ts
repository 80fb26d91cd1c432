/**
 * Telling a damaged repository by how git fails. Nothing is looked for while all goes well: a failure that damage could
 * explain makes the owner of the repository look (repair.ts).
 */
import { Cause } from "effect";
import { GitFailed } from "./errors.ts";

/** They fail for reasons of the remote's as well. */
const overNetwork: ReadonlySet<string> = new Set(["fetch", "push", "ls-remote"]);

/** What git says of its own files, in the language that `environment` gives it. */
const damage = new RegExp(
  [
    "not a git repository",
    "unable to create '[^']*\\.lock'|cannot lock ref|another git process",
    "(?:bad|missing|invalid|broken|corrupt) (?:object|tree|blob|commit|ref|sha1|pack|index|config|line)",
    "is (?:empty|corrupt|truncated|damaged)|corrupted?\\b|inflate|data stream error|too (?:short|small)",
    "unable to (?:read|unpack|parse|resolve|find|open)|could not (?:read|parse|open)|failed to (?:read|unpack|traverse)",
    "unexpected line|does not match index|not a valid object|does not point to a valid|reference broken",
    "did not send all necessary objects|revision walk setup failed|unresolved deltas",
  ].join("|"),
  "i",
);

/** Words of our git; what a remote says of itself is marked. */
const ownWords = (text: string) =>
  text
    .split("\n")
    .filter((line) => !/^remote:|remote rejected|remote repository|unable to access|does not appear to be/.test(line))
    .join("\n");

/** Whether damage of the repository, or a lock that was left in it, may be why git failed. */
export const isSuspect = (failure: unknown): failure is GitFailed =>
  failure instanceof GitFailed &&
  failure.exitCode !== null &&
  !failure.timedOut &&
  (!overNetwork.has(failure.operation) || damage.test(ownWords(failure.text)));

/** The failure of git in a cause that damage could explain, be it expected there or not. */
export const suspectIn = (cause: Cause.Cause<unknown>): GitFailed | undefined => {
  const error = Cause.squash(cause);
  return isSuspect(error) ? error : undefined;
};
