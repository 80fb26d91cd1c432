/** What became of our request at a forge, and what follows from its end. It is asked before upstream is brought in. */
import { Effect } from "effect";
import { isForgeKind } from "../forges/index.ts";
import { ForgeKeeping, type KeptRequest, makeRequestStore } from "../forges/inside.ts";
import { aheadBehind, isAncestor, tips } from "../git/inside.ts";
import type { RepositoryWork } from "./work.ts";

/** What the forge said, where somebody has merged what we proposed and we have not acted upon it. */
export interface Merged {
  readonly kept: KeptRequest;
  /** The last of our commits that upstream has taken in, in whatever form. */
  readonly revision: string;
}

/** Asks for the request that is open as far as we know. Work goes on where the forge does not answer. */
export const lookAtRequest = (work: RepositoryWork) =>
  Effect.gen(function* () {
    const { owner, log } = work;
    if (!isForgeKind(owner.vcs)) return undefined;
    const store = yield* makeRequestStore;
    const kept = yield* Effect.orDie(store.latest(owner.id));
    if (kept === undefined || kept.settled) return undefined;
    const session = yield* (yield* ForgeKeeping).session(owner);
    const into = { owner: kept.into_owner, name: kept.into_name };
    const found = yield* session.forge.read(into, kept.number);
    const state = found?.state ?? "closed";
    yield* Effect.orDie(store.looked(kept.id, state));
    if (state === "open") return undefined;
    yield* log(`The request ${kept.url} is ${state}.`);
    if (state === "closed") {
      yield* Effect.orDie(store.settle(kept.id));
      return undefined;
    }
    return { kept, revision: yield* lastTaken(work, kept, found?.revision ?? null) } satisfies Merged;
  }).pipe(
    Effect.catch((failure) =>
      "_tag" in failure && failure._tag.startsWith("Forge")
        ? Effect.as(work.log(failure.message), undefined)
        : Effect.fail(failure),
    ),
  );

/** What was pushed after the merge is not in it. Others may have added commits of their own to ours. */
const lastTaken = ({ repository }: RepositoryWork, kept: KeptRequest, told: string | null) =>
  told === null || told === kept.revision
    ? Effect.succeed(kept.revision)
    : isAncestor(repository, told, kept.revision).pipe(
        Effect.map((isOurs) => (isOurs ? told : kept.revision)),
        Effect.catchTag("GitFailed", () => Effect.succeed(kept.revision)),
      );

/** The commit up to which ours are upstream's by now, although not as our commits: squashed, or replayed there. */
export const takenBy = ({ owner, repository }: RepositoryWork, merged: Merged | undefined) =>
  Effect.gen(function* () {
    if (merged === undefined || merged.kept.target !== owner.branch) return undefined;
    const { upstream, head } = yield* tips(repository);
    if (upstream === null || head === null || head === upstream) return undefined;
    return (yield* isAncestor(repository, merged.revision, upstream)) ? undefined : merged.revision;
  }).pipe(Effect.catchTag("GitFailed", () => Effect.succeed(undefined)));

/**
 * After upstream was brought in: the next request begins anew, and the branch of this one goes. A forge may say that it
 * has merged before everybody can fetch it: then this waits for the next look.
 */
export const settleMerged = (work: RepositoryWork, { kept, revision }: Merged, integrated: boolean) =>
  Effect.gen(function* () {
    const { owner, repository, log } = work;
    const { upstream } = yield* tips(repository);
    const { ahead } = yield* aheadBehind(repository);
    const isHere = kept.target === owner.branch && ahead > 0 && upstream !== null;
    if (!integrated && isHere && !(yield* isAncestor(repository, revision, upstream))) return;
    const session = yield* (yield* ForgeKeeping).session(owner);
    if (session.kind.proposes === "branch" && ![owner.branch, kept.target].includes(kept.branch)) {
      const from = { owner: kept.from_owner, name: kept.from_name };
      const removed = yield* Effect.result(session.forge.removeBranch(from, kept.branch));
      yield* log(removed._tag === "Failure" ? removed.failure.message : `The branch ${kept.branch} is removed.`);
    }
    yield* Effect.orDie((yield* makeRequestStore).settle(kept.id));
  }).pipe(Effect.catch((failure) => work.log(failure.message)));
