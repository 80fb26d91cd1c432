/** What an update would bring, without bringing it: told for one commit of the remote. */
import { Effect } from "effect";
import { Checkouts } from "../checkouts/inside.ts";
import { aheadBehind, fetch, insistOnRemote, linesSinceParting, mergeTrees, tips } from "../git/inside.ts";
import { messageOf } from "./bringing.ts";
import { isRead } from "./ownFiles.ts";
import { note, type RepositoryWork } from "./work.ts";

/** Files of a plan; more are only counted. */
const mostFiles = 500;

export interface UpdatePlan {
  /** Of the remote; null where there is none, or it cannot be reached. */
  readonly revision: string | null;
  readonly incoming: number;
  readonly outgoing: number;
  readonly files: readonly {
    readonly path: string;
    readonly added: number | null;
    readonly removed: number | null;
    /** Whether components of the repository read it. */
    readonly translated: boolean;
  }[];
  readonly more_files: number;
  /** Files whose changes do not fit ours. */
  readonly conflicts: readonly string[];
  /** Why the remote could not be asked. */
  readonly problem: string | null;
}

const none = { incoming: 0, outgoing: 0, files: [], more_files: 0, conflicts: [], problem: null };

/** Fetches, and looks; our branch stays where it is. */
export const planUpdate = (work: RepositoryWork) =>
  Effect.gen(function* () {
    const { owner, repository } = work;
    const remote = yield* (yield* Checkouts).remote(owner);
    if (remote === undefined) return { revision: null, ...none } satisfies UpdatePlan;
    const fetched = yield* Effect.result(fetch(repository, remote));
    if (fetched._tag === "Failure") {
      yield* insistOnRemote(repository, fetched.failure);
      return { revision: null, ...none, problem: messageOf(fetched.failure) } satisfies UpdatePlan;
    }
    yield* note(work);
    const { head, upstream } = yield* tips(repository);
    const { ahead, behind } = yield* aheadBehind(repository);
    const counted = { ...none, revision: upstream, incoming: behind, outgoing: ahead };
    if (head === null || upstream === null || behind === 0) return counted satisfies UpdatePlan;
    const files = yield* linesSinceParting(repository, head, upstream);
    const merged = ahead === 0 ? undefined : yield* mergeTrees(repository, upstream, head);
    const isOurs = isRead(work);
    return {
      ...counted,
      files: files.slice(0, mostFiles).map((file) => ({ ...file, translated: isOurs(file.path) })),
      more_files: Math.max(0, files.length - mostFiles),
      conflicts: merged?._tag === "conflict" ? merged.paths : [],
    } satisfies UpdatePlan;
  });
