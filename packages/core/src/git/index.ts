/** The git engine: bare repositories, commits without a working tree, and remotes, confined and bounded. */
export * from "./address.ts";
export * from "./commit.ts";
export * from "./damage.ts";
export type { FileChange, Signature } from "./draft.ts";
export * from "./credentials.ts";
export { defaultSettings, type GitSettings } from "./environment.ts";
export * from "./errors.ts";
export { discard, putAside } from "./folder.ts";
export { Git } from "./git.ts";
export { type CommitInfo, commitInfo } from "./history.ts";
export * from "./integrate.ts";
export * from "./local.ts";
export type { Conflict } from "./mergeTrees.ts";
export * from "./names.ts";
export * from "./objects.ts";
export * from "./pack.ts";
export * from "./remote.ts";
export * from "./repair.ts";
export {
  aheadBehind,
  cleanup,
  create,
  type Distance,
  type Guard,
  hasAllOf,
  isAncestor,
  type Moved,
  moveHead,
  type Repository,
  repositoryAt,
  reset,
  status,
  type Tips,
  tips,
  type UpToDate,
} from "./repository.ts";
export { SshAccess, type SshAccessShape, type SshFiles } from "./sshAccess.ts";
export { hostOf, knownName } from "./sshHost.ts";
export { gitVersion } from "./version.ts";
