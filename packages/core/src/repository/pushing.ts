/**
 * Sending our commits. Who pushes at the same time as others loses now and then: what came is brought in, and ours sent
 * again. People are called only for what people have to settle.
 */
import { Effect } from "effect";
import { actions } from "../changes/index.ts";
import { Checkouts } from "../checkouts/inside.ts";
import { type Brought, clear, done, failed, fetchAndIntegrate, type Outcome, record, settle } from "./bringing.ts";
import { isForgeKind } from "../forges/index.ts";
import { aheadBehind, fetch, tips } from "../git/inside.ts";
import { type Destination, type End, mostTries, pushUntilTaken } from "./destination.ts";
import { propose } from "./proposing.ts";
import { note, type RepositoryWork } from "./work.ts";
import { ComponentKeeping } from "../components/inside.ts";

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
    if (isForgeKind(work.owner.vcs)) return yield* proposeOut(work, brought);
    const remote = yield* (yield* Checkouts).pushRemote(work.owner);
    if (remote === undefined) return brought === undefined ? done : yield* settle(work, brought);
    const { owner } = work;
    const destination: Destination = {
      remote,
      branch: owner.push_branch === "" ? owner.branch : owner.push_branch,
      isOwn: isOwnBranch(work),
      isElsewhere: isElsewhere(work),
      force: owner.vcs === "git-force-push",
    };
    const { end, moved } = yield* pushUntilTaken(work, destination, brought?.moved ?? false);
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

/** A request is for what upstream has now, so that is brought in before. */
const proposeOut = (work: RepositoryWork, before?: Extract<Brought, { readonly _tag: "brought" }>) =>
  Effect.gen(function* () {
    const brought = before ?? (yield* fetchAndIntegrate(work));
    if (brought._tag !== "brought") return yield* settle(work, brought);
    const { ahead } = yield* aheadBehind(work.repository);
    const proposed = ahead === 0 ? undefined : yield* propose(work);
    const settled = yield* settle(work, brought);
    switch (proposed?._tag) {
      case undefined:
        return settled;
      case "refused":
        yield* failed(work, "PushFailure", actions.repositoryPushFailed, proposed.text);
        return { result: false, detail: proposed.text } satisfies Outcome;
      case "later":
        yield* work.log(proposed.text);
        yield* note(work);
        return { result: false, detail: proposed.text } satisfies Outcome;
      case "proposed":
        yield* clear(work, "PushFailure");
        if (proposed.anew) yield* record(work, actions.changesPushed);
        yield* note(work);
        return done;
    }
  });
