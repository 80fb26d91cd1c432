/**
 * Commits that no remote has, kept in the database: a repository on a disk can be made again from these and its remote,
 * and a process that has an older one brings it up to date. The database's `head_revision` is the commit that its
 * strings agree with, whatever any disk says.
 */
import { Effect } from "effect";
import type { ComponentId } from "../ids/index.ts";
import type { GitFailed, RemoteAddress } from "../git/index.ts";
import {
  aheadBehind,
  fetch,
  Git,
  type Guard,
  hasCommit,
  insistSound,
  isAncestor,
  isWhole,
  moveHead,
  packCommits,
  type Repository,
  tips,
  unpackCommits,
} from "../git/inside.ts";
import { makeCheckoutStore } from "./store.ts";

/** With more than these, all are packed into one. */
const mostPacks = 50;

/** What is to be written down, inside the transaction that makes it true. */
export type Keeping = Effect.Effect<void>;

/** A commit that was just made, and the one before it. */
export interface MadeCommit {
  readonly revision: string;
  readonly parent: string | null;
}

export const makeKeptCommits = Effect.gen(function* () {
  const { known, write, packs: keptPacks } = yield* makeCheckoutStore;
  const git = yield* Git;

  /** Looks at the repository as it stands now; of a commit just made, only at that. */
  const prepare = (
    componentId: ComponentId,
    repository: Repository,
    made?: MadeCommit,
  ): Effect.Effect<Keeping, GitFailed> =>
    Effect.gen(function* () {
      const kept = yield* known(componentId);
      if (made !== undefined && made.parent !== null && made.parent === kept.head && kept.packs < mostPacks) {
        const pack = yield* packCommits(repository, { from: [made.parent], to: made.revision });
        return write(componentId, made.revision, pack, false);
      }
      const { head, upstream } = yield* tips(repository);
      if (head === null) return Effect.void;
      const { ahead } = yield* aheadBehind(repository);
      if (upstream !== null && ahead === 0) return write(componentId, head, "none", true);
      if (kept.head === head) return Effect.void;
      const base = upstream === null ? [] : [upstream];
      const follows =
        kept.head !== null &&
        kept.packs < mostPacks &&
        (yield* hasCommit(repository, kept.head)) &&
        (yield* isWhole(repository, kept.head)) &&
        (yield* isAncestor(repository, kept.head, head));
      const pack = yield* packCommits(repository, {
        from: follows && kept.head !== null ? [...base, kept.head] : base,
        to: head,
      });
      return write(componentId, head, pack, !follows);
    }).pipe(Effect.provideService(Git, git), Effect.catchTag("AddressRefused", Effect.die));

  /**
   * Brings a repository that lacks the database's commit up to it. Answers false when that cannot be: the remote has
   * lost what the commits stand on.
   */
  const bring = (componentId: ComponentId, repository: Repository, remote: RemoteAddress | undefined) =>
    Effect.gen(function* () {
      const { head: wanted } = yield* known(componentId);
      if (wanted === null || (yield* tips(repository)).head === wanted || (yield* hasCommit(repository, wanted)))
        return true;
      if (remote !== undefined) yield* Effect.ignore(fetch(repository, remote));
      for (const pack of yield* keptPacks(componentId)) yield* Effect.ignore(unpackCommits(repository, pack));
      if (!(yield* hasCommit(repository, wanted)) || !(yield* isWhole(repository, wanted))) {
        // Of a damaged one nobody can tell what it lacks.
        yield* insistSound(repository);
        return false;
      }
      const { head } = yield* tips(repository);
      // Somebody else may do the same at this moment.
      yield* Effect.ignore(moveHead(repository, head, wanted));
      return true;
    }).pipe(Effect.provideService(Git, git), Effect.catchTag("AddressRefused", Effect.die));

  /** Puts the branch where the database says that it is: elsewhere it was moved by work that did not come to its end, or by nobody since others worked. */
  const steady = <E, R>(componentId: ComponentId, repository: Repository, guard: Guard<E, R>) =>
    Effect.gen(function* () {
      const { head: wanted } = yield* known(componentId);
      const { head } = yield* tips(repository);
      if (wanted !== null && head !== wanted) yield* moveHead(repository, head, wanted, guard);
    }).pipe(Effect.provideService(Git, git));

  /** The component gets another repository. */
  const forget = (componentId: ComponentId) => write(componentId, null, "none", true);

  /** The commit that the database's strings agree with. */
  const wanted = (componentId: ComponentId) => Effect.map(known(componentId), ({ head }) => head);

  return { prepare, bring, steady, forget, wanted };
});
