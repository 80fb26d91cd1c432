/** Where repositories stand, as people are told. Pure. */
import type { ComponentFacts } from "../components/index.ts";
import { isForgeKind } from "../forges/index.ts";
import type { KeptRequest } from "../forges/inside.ts";
import type { CommitInfo } from "../git/inside.ts";

export interface ProjectStatus {
  readonly needsCommit: boolean;
  readonly needsMerge: boolean;
  readonly needsPush: boolean;
}

export interface ComponentStatus extends ProjectStatus {
  readonly remoteCommit: CommitInfo | null;
  readonly localCommit: CommitInfo | null;
  readonly status: string;
  readonly mergeFailure: string | null;
  /** The newest request at a forge; undefined where the component proposes to none. */
  readonly request: RequestStatus | null | undefined;
}

/** A request at a forge, as people are told. */
export type RequestStatus = Pick<
  KeptRequest,
  "number" | "url" | "state" | "branch" | "target" | "revision" | "said" | "opened" | "closed"
>;

interface Alert {
  readonly name: string;
  readonly details: Readonly<Record<string, unknown>>;
}

export const statusOfProject = (components: readonly ComponentFacts[], needsCommit: boolean): ProjectStatus => ({
  needsCommit,
  needsMerge: components.some((component) => component.missing_commits > 0),
  needsPush: components.some((component) => component.outgoing_commits > 0),
});

/** `owner` owns the repository, and `alerts` are its alerts. */
export const statusOf = (
  owner: ComponentFacts,
  alerts: readonly Alert[],
  needsCommit: boolean,
  request: KeptRequest | undefined,
): ComponentStatus => {
  const failure = alerts.findLast(({ name }) => name === "MergeFailure" || name === "PushFailure");
  return {
    ...statusOfProject([owner], needsCommit),
    remoteCommit: owner.remote_commit,
    localCommit: owner.local_commit,
    status: owner.repository_status,
    mergeFailure: typeof failure?.details["error"] === "string" ? failure.details["error"] : null,
    request: isForgeKind(owner.vcs) ? (request ?? null) : undefined,
  };
};
