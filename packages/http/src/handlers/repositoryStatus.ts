/** How repositories show themselves on the wire. */
import type { ComponentStatus, RequestStatus } from "@dragoman/core/repository";

/** The state of a repository on the wire: `remote_commit` is the hash; what it says is in `remote_commit_info`. */
export const repositoryStatus = (status: ComponentStatus, url: string) => ({
  needs_commit: status.needsCommit,
  needs_merge: status.needsMerge,
  needs_push: status.needsPush,
  url,
  remote_commit: status.remoteCommit?.revision ?? null,
  remote_commit_info: status.remoteCommit,
  weblate_commit: status.localCommit,
  status: status.status,
  merge_failure: status.mergeFailure,
  ...(status.request === undefined ? {} : { merge_request: status.request && mergeRequest(status.request) }),
});

const mergeRequest = ({ number, url, state, branch, target, revision, said, opened, closed }: RequestStatus) => ({
  number,
  title: said.title,
  url,
  state,
  branch,
  target,
  revision,
  opened,
  closed,
});
