/** The operations on a repository, each from end to end. They run one at a time for each repository. */
import { Effect } from "effect";
import type { TranslationId } from "../ids/index.ts";
import { actions } from "../changes/index.ts";
import { Checkouts } from "../checkouts/inside.ts";
import { makeTransaction } from "../database/index.ts";
import { makePendingStore, makeUnpushedStore } from "../units/inside.ts";
import { bring, clear, done, fetchAndIntegrate, type Outcome, record, scan, settle } from "./bringing.ts";
import { commitPending } from "./committing.ts";
import { isPushed, isSentOn } from "./destination.ts";
import { pushOut } from "./pushing.ts";
import { damagedAlert } from "./tasks.ts";
import { aheadBehind, cleanup, fetch, reset, tips } from "../git/inside.ts";
import type { ResetOptions } from "./model.ts";
import { reclaim } from "./reclaiming.ts";
import { makeCareStore } from "./stores/care.ts";
import { note, type RepositoryWork } from "./work.ts";

export { type Outcome, scan } from "./bringing.ts";

/** Commits what is pending, then sends it on if the component wants that. */
export const commitAndPush = (work: RepositoryWork) =>
  Effect.gen(function* () {
    yield* commitPending(work);
    yield* pushIfWanted(work);
    return done;
  });

/** In a translation, an answer to "was there anything to commit?". */
export const commitTranslation = (work: RepositoryWork, translationId: TranslationId) =>
  Effect.gen(function* () {
    const commits = yield* commitPending(work, { translationId });
    yield* pushIfWanted(work);
    return { result: commits > 0 } satisfies Outcome;
  });

/** Sends commits on where the component wants that. */
export const pushIfWanted = (work: RepositoryWork) =>
  Effect.gen(function* () {
    if (!isSentOn(work.owner)) return done;
    const { ahead } = yield* aheadBehind(work.repository);
    if (ahead === 0) return done;
    const outcome = yield* pushOut({ ...work, userId: null });
    if (!outcome.result) yield* Effect.orDie((yield* makeCareStore).notPushed(work.owner.id));
    return outcome;
  });

export const pull = (work: RepositoryWork) =>
  Effect.gen(function* () {
    if (work.owner.vcs === "local") return done;
    const brought = yield* bring(work);
    if (!brought.result) return brought;
    yield* pushIfWanted(work);
    return brought;
  });

export const pushAll = (work: RepositoryWork) =>
  Effect.gen(function* () {
    if (work.owner.vcs === "local") return done;
    yield* commitPending(work);
    const { ahead } = yield* aheadBehind(work.repository);
    if (ahead === 0) return done;
    if (!isPushed(work.owner))
      return {
        result: false,
        detail: `Pushing is turned off for ${work.owner.project_name}/${work.owner.name}.`,
      } satisfies Outcome;
    const brought = yield* fetchAndIntegrate(work);
    return yield* brought._tag === "brought" ? pushOut(work, brought) : settle(work, brought);
  });

/**
 * Back to what the remote has. Strings that it lacks are kept, unless they are to be discarded: then the log alone tells
 * of them.
 */
export const resetAll = (work: RepositoryWork, { keep = "pending", discard = false }: ResetOptions = {}) =>
  Effect.gen(function* () {
    const { owner, repository } = work;
    const checkouts = yield* Checkouts;
    const remote = yield* checkouts.remote(owner);
    if (remote !== undefined && work.planned === undefined) yield* Effect.ignore(fetch(repository, remote));
    const { head, upstream } = yield* tips(repository);
    let homeless: readonly TranslationId[] = [];
    if (!discard && upstream !== null && head !== upstream) {
      yield* commitPending(work);
      ({ homeless } = yield* reclaim(work, upstream, keep));
    }
    yield* reset(repository, work.guard);
    yield* clear(work, "MergeFailure", "RepositoryOutdated", "PushFailure");
    if (discard) yield* discardWaiting(work);
    yield* record(work, actions.repositoryReset);
    for (const translationId of homeless) yield* commitPending(work, { translationId });
    yield* scan(work, { force: true });
    return done;
  });

const discardWaiting = (work: RepositoryWork) =>
  Effect.gen(function* () {
    const pending = yield* makePendingStore;
    const unpushed = yield* makeUnpushedStore;
    const transaction = yield* makeTransaction;
    for (const { id } of work.components)
      yield* transaction(Effect.andThen(pending.discard(id), Effect.orDie(unpushed.forget(id))));
  });

export const cleanUp = (work: RepositoryWork) =>
  Effect.gen(function* () {
    if (work.owner.vcs !== "local") yield* cleanup(work.repository, work.guard);
    yield* clear(work, damagedAlert);
    yield* note(work);
    return done;
  });

/** Makes the files say what the database says. */
export const syncFiles = (work: RepositoryWork) =>
  Effect.gen(function* () {
    const pending = yield* makePendingStore;
    const transaction = yield* makeTransaction;
    for (const component of work.components) yield* transaction(pending.markAll(component.id));
    return yield* commitAndPush(work);
  });

/** Reads the files without asking the remote. */
export const scanFiles = (work: RepositoryWork) =>
  Effect.gen(function* () {
    yield* commitPending(work);
    return { result: (yield* scan(work, { force: false })) > 0 } satisfies Outcome;
  });
