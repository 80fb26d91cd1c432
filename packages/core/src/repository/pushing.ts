/**
 * Sending our commits. Who pushes at the same time as others loses now and then: what came is brought in, and ours sent
 * again. People are called only for what people have to settle.
 */
import { Effect, Random } from "effect";
import { actions } from "../changes/index.ts";
import { Checkouts } from "../checkouts/inside.ts";
import {
  type Brought,
  clear,
  done,
  failed,
  fetchAndIntegrate,
  messageOf,
  type Outcome,
  record,
  settle,
} from "./bringing.ts";
import type { RemoteAddress } from "../git/index.ts";
import { fetch, fetchOther, hasAllOf, insistOnRemote, isAncestor, push, tips } from "../git/inside.ts";
import { note, type RepositoryWork } from "./work.ts";
import { ComponentKeeping } from "../components/inside.ts";

/** How often a push is tried that others overtake. */
const mostTries = 5;
/** Milliseconds before the second try, more or less; twice as many before each later one. */
const firstPause = 100;

type End =
  | { readonly _tag: "taken"; readonly anew: boolean }
  /** Others were faster each time. The next push begins where this one ended. */
  | { readonly _tag: "overtaken" }
  | { readonly _tag: "refused"; readonly text: string }
  | Exclude<Brought, { readonly _tag: "brought" }>;

/** Whether our commits go to a branch that is not the one that we follow. */
const isOwnBranch = ({ owner }: RepositoryWork) => owner.push_branch !== "" && owner.push_branch !== owner.branch;

/** It may be another way to the same repository, or a fork, whose commits are not upstream's. */
const isElsewhere = ({ owner }: RepositoryWork) => owner.push !== owner.repo;

const look = ({ owner, repository }: RepositoryWork) =>
  Effect.flatMap(
    Effect.flatMap(Checkouts, (checkouts) => checkouts.remote(owner)),
    (remote) => (remote === undefined ? Effect.void : fetch(repository, remote)),
  );

/** Sends our commits. `brought`: what was integrated just before, and is not read yet. */
export const pushOut = (work: RepositoryWork, brought?: Extract<Brought, { readonly _tag: "brought" }>) =>
  Effect.gen(function* () {
    const remote = yield* (yield* Checkouts).pushRemote(work.owner);
    if (remote === undefined) return brought === undefined ? done : yield* settle(work, brought);
    const { end, moved } = yield* pushUntilTaken(work, remote, brought?.moved ?? false);
    // Only now: while files are read, others push.
    if (end._tag === "unreachable" || end._tag === "conflict") return yield* settle(work, end, moved);
    if (brought !== undefined || moved) yield* settle(work, { _tag: "brought", moved, news: false });
    return yield* tell(work, end);
  });

const tell = (work: RepositoryWork, end: Exclude<End, Brought>) =>
  Effect.gen(function* () {
    switch (end._tag) {
      case "refused":
        yield* failed(work, "PushFailure", actions.repositoryPushFailed, end.text);
        return { result: false, detail: end.text } satisfies Outcome;
      case "overtaken": {
        const detail = `Others have pushed meanwhile, ${mostTries} times. The commits are kept for the next push.`;
        yield* work.log(detail);
        yield* note(work);
        return { result: false, detail } satisfies Outcome;
      }
      case "taken": {
        yield* clear(work, "PushFailure");
        if (end.anew) yield* record(work, actions.changesPushed);
        const { head } = yield* tips(work.repository);
        if (isOwnBranch(work) || isElsewhere(work)) yield* (yield* ComponentKeeping).notePushed(work.owner.id, head);
        if (!isOwnBranch(work) && isElsewhere(work)) yield* Effect.ignore(look(work));
        yield* note(work);
        return done;
      }
    }
  });

const pushUntilTaken = (work: RepositoryWork, remote: RemoteAddress, movedBefore: boolean) =>
  Effect.gen(function* () {
    const { owner, repository, guard } = work;
    const pushBranch = owner.push_branch === "" ? owner.branch : owner.push_branch;
    let moved = movedBefore;
    let news = false;
    let replacing: string | undefined;
    const ending = (end: End) => ({ end, moved });
    for (let tries = 1; ; tries++) {
      const force = owner.vcs === "git-force-push";
      const elsewhere = isElsewhere(work);
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
      if (isOwnBranch(work)) {
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
