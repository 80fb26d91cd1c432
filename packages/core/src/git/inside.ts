/** The git engine: bare repositories, commits without a working tree, and remotes, confined and bounded. It asks for no rights. */
export { coAuthorLines, type Named, named, namesCoAuthor, partedMessage } from "./coAuthors.ts";
export * from "./commit.ts";
export type { FileChange, Signature } from "./draft.ts";
export { discard, putAside } from "./folder.ts";
export { Git, type OpenGit } from "./git.ts";
export { type CommitInfo, commitInfo } from "./history.ts";
export * from "./integrate.ts";
export * from "./local.ts";
export type { ChangedByBoth, Conflict, MergeFiles, Sides } from "./mergeTrees.ts";
export * from "./objects.ts";
export * from "./pack.ts";
export { type ChangedLines, commitsBetween, linesSinceParting, type ListedCommit } from "./range.ts";
export { mergeTrees } from "./mergeTrees.ts";
export { filesBetween, lastShared, type OwnCommit, ownCommits, type Piece, rewrite } from "./rewriting.ts";
export * from "./remote.ts";
export { folderOf, isFolderId, writtenId } from "./textFolders.ts";
export type { TreeFile } from "./tree.ts";
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
  removeHead,
  type Repository,
  repositoryAt,
  reset,
  status,
  type TextFolders,
  type Tips,
  tips,
  type UpToDate,
} from "./repository.ts";
export { advertisement, answerFetch } from "./serving.ts";
export { SshAccess, type SshAccessShape, type SshFiles } from "./sshAccess.ts";
export { squash, type SquashRequest } from "./squash.ts";
export { gitVersion } from "./version.ts";
