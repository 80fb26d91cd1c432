/** Codes of why a repository cannot be used that the console has words for. */
import { isFailure } from "@dragoman/client";

export const unusableCodes = [
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
export type UnusableCode = (typeof unusableCodes)[number];

export const codeOf = (code: string | undefined): UnusableCode | undefined =>
  unusableCodes.find((each) => each === code);

/** Why the server could not look into a repository. */
export const reasonIn = (error: unknown): UnusableCode | undefined =>
  isFailure(error) && error.kind === "invalid" ? codeOf(error.code) : undefined;

/** Whether it has no commit yet: nothing is wrong with it where a component begins with it. */
export const isEmpty = (error: unknown): boolean => reasonIn(error) === "empty";
