/** Why a remote could not be used, as far as git's words and ours tell it. Pure. */
import type { GitFailed } from "./errors.ts";

export const remoteReasons = [
  "host_unknown",
  "host_changed",
  "no_ssh_access",
  "no_access",
  "no_branch",
  "empty",
  "not_found",
  "unreachable",
  "too_slow",
] as const;
export type RemoteReason = (typeof remoteReasons)[number];

const signs: readonly (readonly [RemoteReason, RegExp])[] = [
  ["host_changed", /has another key than the one that was confirmed/],
  ["host_unknown", /^The host \S+ is not known\./m],
  ["no_ssh_access", /Permission denied \(|does not take our ssh key/],
  ["no_branch", /couldn't find remote ref|The remote has no branch/],
  ["no_access", /Authentication failed|could not read (?:Username|Password)|The requested URL returned error: 40[13]/],
  ["not_found", /not found|does not exist|does not appear to be a git repository/i],
  ["unreachable", /Could not resolve host|Connection (?:refused|timed out|reset)|No route to host|Failed to connect/i],
];

/** Nothing where it is something else. */
export const reasonOf = ({ text, timedOut }: Pick<GitFailed, "text" | "timedOut">): RemoteReason | undefined =>
  timedOut ? "too_slow" : signs.find(([, sign]) => sign.test(text))?.[0];
