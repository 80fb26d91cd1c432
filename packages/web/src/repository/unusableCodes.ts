/** Codes of why a repository cannot be used that the console has words for. */

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
