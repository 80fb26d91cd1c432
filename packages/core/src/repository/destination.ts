/** Pushing our branch until it is taken, whoever pushes at the same time. */
import { Effect, Random } from "effect";
import type { ComponentFacts } from "../components/index.ts";
import { isForgeKind } from "../forges/index.ts";
import type { RemoteAddress } from "../git/index.ts";
import { fetchOther, hasAllOf, insistOnRemote, isAncestor, push, tips } from "../git/inside.ts";
import { type Brought, fetchAndIntegrate, messageOf } from "./bringing.ts";
import type { RepositoryWork } from "./work.ts";

export interface Destination {
  readonly remote: RemoteAddress;
  readonly branch: string;
  /** A branch that is not the one that we follow. */
  readonly isOwn: boolean;
  /** Another way to the same repository, or a fork, whose commits are not upstream's. */
  readonly isElsewhere: boolean;
  readonly force: boolean;
}

/** What is proposed needs no address to push to: it goes to the repository itself, or to a fork. */
export const isPushed = ({ push, vcs }: Pick<ComponentFacts, "push" | "vcs">) =>
  vcs !== "local" && (push !== "" || isForgeKind(vcs));

/** Whether commits are sent on by themselves. */
export const isSentOn = (owner: Pick<ComponentFacts, "push" | "vcs" | "push_on_commit">) =>
  owner.push_on_commit && isPushed(owner);

/** How often a push is tried that others overtake. */
export const mostTries = 5;
/** Milliseconds before the second try, more or less; twice as many before each later one. */
const firstPause = 100;

export type End =
  | { readonly _tag: "taken"; readonly anew: boolean }
  /** Others were faster each time. The next push begins where this one ended. */
  | { readonly _tag: "overtaken" }
  | { readonly _tag: "refused"; readonly text: string }
  | Exclude<Brought, { readonly _tag: "brought" }>;

export const pushUntilTaken = (work: RepositoryWork, destination: Destination, movedBefore: boolean) =>
  Effect.gen(function* () {
    const { repository, guard } = work;
    const { remote, branch: pushBranch, isElsewhere: elsewhere, force } = destination;
    let moved = movedBefore;
    let news = false;
    let replacing: string | undefined;
    const ending = (end: End) => ({ end, moved });
    for (let tries = 1; ; tries++) {
      const pushed = yield* Effect.result(push(repository, remote, { pushBranch, force, replacing, elsewhere, guard }));
      if (pushed._tag === "Failure") {
        if (pushed.failure._tag === "OwnershipLost") return yield* pushed.failure;
        yield* insistOnRemote(repository, pushed.failure);
        return ending({ _tag: "refused", text: messageOf(pushed.failure) });
      }
      const answer = pushed.success;
      if (answer._tag !== "rejected") return ending({ _tag: "taken", anew: answer._tag === "pushed" });
      if (!answer.behind) return ending({ _tag: "refused", text: answer.text });
      // Where nothing has come between the tries, it was no race.
      if (tries === mostTries) return ending(news ? { _tag: "overtaken" } : { _tag: "refused", text: answer.text });
      yield* work.log(`Others have pushed meanwhile (${tries} of ${mostTries}): ${answer.text}`);
      yield* Effect.sleep(firstPause * 2 ** (tries - 1) * (0.5 + (yield* Random.next)));
      if (destination.isOwn) {
        const seen = yield* lookAtOwnBranch(work, remote, pushBranch);
        if (seen._tag === "refused") return ending(seen);
        news ||= replacing !== seen.replacing;
        replacing = seen.replacing;
      } else {
        // What was integrated and not read yet must not be written into: it would count as read.
        const brought = yield* fetchAndIntegrate(work, { writes: !moved });
        if (brought._tag !== "brought") return ending(brought);
        moved ||= brought.moved;
        news ||= brought.news;
        // A fork has what we pushed before a rebase. Upstream by another way has what was just brought in.
        const seen = elsewhere ? yield* lookAtOwnBranch(work, remote, pushBranch) : undefined;
        replacing = seen?._tag === "seen" ? seen.replacing : undefined;
        news ||= replacing !== undefined;
      }
    }
  });

/**
 * Our own branch at the remote, or that of a fork, does not follow from ours any more, after a rebase or a reset. It may
 * be replaced where it is what we pushed last, or has no change that ours lacks; never where somebody else has added to it.
 */
const lookAtOwnBranch = (work: RepositoryWork, remote: RemoteAddress, branch: string) =>
  Effect.gen(function* () {
    const { owner, repository } = work;
    const fetched = yield* Effect.result(fetchOther(repository, remote, branch));
    if (fetched._tag === "Failure") {
      yield* insistOnRemote(repository, fetched.failure);
      return { _tag: "refused", text: messageOf(fetched.failure) } as const;
    }
    const theirs = fetched.success;
    const { head } = yield* tips(repository);
    if (theirs === null || head === null || (yield* isAncestor(repository, theirs, head)))
      return { _tag: "seen", replacing: undefined } as const;
    if (theirs === owner.pushed_revision || (yield* hasAllOf(repository, head, theirs)))
      return { _tag: "seen", replacing: theirs } as const;
    const text = `The branch ${branch} of the remote has commits that did not come from here.`;
    return { _tag: "refused", text } as const;
  });
