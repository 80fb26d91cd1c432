/** The operations on a repository, each from end to end. They run one at a time for each repository. */
import { Effect } from "effect";
import { type Action, actions } from "../changes/actions.ts";
import { Changes } from "../changes/service.ts";
import { Checkouts } from "../components/checkouts.ts";
import { fitsMask } from "../components/discovery.ts";
import { server } from "../components/signature.ts";
import { Components } from "../components/service.ts";
import { makeTransaction } from "../database/transaction.ts";
import { syncComponent } from "../files/sync.ts";
import { makePendingStore } from "../units/pending.ts";
import { commitPending } from "./committing.ts";
import { commitMessage, componentVariables } from "./messageVariables.ts";
import {
  aheadBehind,
  changedFiles,
  cleanup,
  fetch,
  type GitFailed,
  merge,
  push,
  rebase,
  reset,
  tips,
} from "./vcs/index.ts";
import { note, placeOf, type RepositoryWork } from "./work.ts";

/** How an operation ended; `detail` is for people. */
export interface Outcome {
  readonly result: boolean;
  readonly detail?: string;
}

const done: Outcome = { result: true };

const record = (work: RepositoryWork, action: Action, target = "") =>
  Effect.flatMap(Changes, (changes) =>
    changes.record([{ ...placeOf(work.owner), action, userId: work.userId, target }]),
  );

/** Commits what is pending, then sends it on if the component wants that. */
export const commitAndPush = (work: RepositoryWork) =>
  Effect.gen(function* () {
    yield* commitPending(work);
    yield* pushIfWanted(work);
    return done;
  });

/** In a translation, an answer to "was there anything to commit?". */
export const commitTranslation = (work: RepositoryWork, translationId: number) =>
  Effect.gen(function* () {
    const commits = yield* commitPending(work, { translationId });
    yield* pushIfWanted(work);
    return { result: commits > 0 } satisfies Outcome;
  });

const pushIfWanted = (work: RepositoryWork) =>
  Effect.gen(function* () {
    if (!work.owner.push_on_commit || work.owner.push === "" || work.owner.vcs === "local") return;
    const { ahead } = yield* aheadBehind(work.repository);
    if (ahead > 0) yield* pushOut({ ...work, userId: null });
  });

/** Reads the files of all components of the repository again. */
export const scan = (work: RepositoryWork, options: { readonly force: boolean }) =>
  Effect.gen(function* () {
    let changed = 0;
    for (const component of work.components) {
      const synced = yield* syncComponent(component, work.repository, {
        userId: work.userId,
        ...options,
        progress: (percent, line) =>
          Effect.andThen(work.progress(percent), work.log(`${component.project_slug}/${component.path}: ${line}`)),
      });
      changed += synced.changed;
    }
    yield* note(work);
    return changed;
  });

/** The texts of git's refusals, as records and alerts keep them. */
const failed = (work: RepositoryWork, alert: string, action: Action | undefined, text: string) =>
  Effect.gen(function* () {
    const components = yield* Components;
    if (action !== undefined) yield* record(work, action, text);
    for (const component of work.components) yield* components.raiseAlert(component, alert, { error: text });
    yield* note(work);
  });

const clear = (work: RepositoryWork, ...alerts: string[]) =>
  Effect.flatMap(Components, (components) =>
    Effect.forEach(work.components, (component) => components.clearAlerts(component, alerts), { discard: true }),
  );

/** Whether commits that came touch files of the components. */
const touchesFiles = (work: RepositoryWork, from: string, to: string) =>
  Effect.map(changedFiles(work.repository, from, to), (files) =>
    files.some(({ path }) =>
      work.components.some(
        (component) =>
          [component.template, component.new_base, component.intermediate].includes(path) ||
          fitsMask(component.filemask)(path),
      ),
    ),
  );

export const pull = (work: RepositoryWork) =>
  Effect.gen(function* () {
    if (work.owner.vcs === "local") return done;
    const brought = yield* bring(work);
    if (!brought.result) return brought;
    yield* pushIfWanted(work);
    return brought;
  });

/** Fetches and integrates; without a push. */
const bring = (work: RepositoryWork) =>
  Effect.gen(function* () {
    const { owner, repository } = work;
    const checkouts = yield* Checkouts;
    const remote = yield* checkouts.remote(owner);
    if (remote === undefined) return done;
    const fetched = yield* Effect.result(fetch(repository, remote));
    if (fetched._tag === "Failure") {
      yield* failed(work, "UpdateFailure", undefined, messageOf(fetched.failure));
      return { result: false } satisfies Outcome;
    }
    yield* clear(work, "UpdateFailure");
    const before = yield* tips(repository);
    const { behind } = yield* aheadBehind(repository);
    if (behind === 0 || before.head === null || before.upstream === null) {
      yield* clear(work, "MergeFailure", "RepositoryOutdated");
      yield* note(work);
      return done;
    }
    if (yield* touchesFiles(work, before.head, before.upstream)) yield* commitPending(work);
    const style = owner.merge_style;
    const integrated = yield* style === "rebase"
      ? rebase(repository, { committer: server(), guard: work.guard })
      : merge(repository, {
          committer: server(),
          guard: work.guard,
          message: yield* commitMessage(work, owner, "merge_message", componentVariables(work, owner)),
        });
    if (integrated._tag === "conflict") {
      yield* failed(
        work,
        "MergeFailure",
        style === "rebase" ? actions.repositoryRebaseFailed : actions.repositoryMergeFailed,
        integrated.text,
      );
      return {
        result: false,
        detail: `The changes of ${owner.project_name}/${owner.name} do not fit those of the remote branch:\n${integrated.text}`,
      } satisfies Outcome;
    }
    yield* clear(work, "MergeFailure", "RepositoryOutdated");
    if (integrated._tag === "moved") {
      yield* record(work, style === "rebase" ? actions.repositoryRebased : actions.repositoryMerged);
      yield* scan(work, { force: false });
    }
    return done;
  });

const messageOf = (failure: GitFailed | { readonly message: string }) =>
  "text" in failure ? failure.text : failure.message;

export const pushAll = (work: RepositoryWork) =>
  Effect.gen(function* () {
    if (work.owner.vcs === "local") return done;
    yield* commitPending(work);
    const { ahead } = yield* aheadBehind(work.repository);
    if (ahead === 0) return done;
    if (work.owner.push === "")
      return {
        result: false,
        detail: `Pushing is turned off for ${work.owner.project_name}/${work.owner.name}.`,
      } satisfies Outcome;
    const brought = yield* bring(work);
    if (!brought.result) return brought;
    return yield* pushOut(work);
  });

/** Sends our commits; when the remote has moved meanwhile, once more after bringing its commits in. */
const pushOut = (work: RepositoryWork, again = true): Effect.Effect<Outcome, PushError, PushNeeds> =>
  Effect.gen(function* () {
    const { owner, repository } = work;
    const checkouts = yield* Checkouts;
    const remote = yield* checkouts.pushRemote(owner);
    if (remote === undefined) return done;
    const pushed = yield* Effect.result(
      push(repository, remote, {
        ...(owner.push_branch === "" ? {} : { pushBranch: owner.push_branch }),
        force: owner.vcs === "git-force-push",
        guard: work.guard,
      }),
    );
    if (pushed._tag === "Success" && pushed.success._tag === "rejected" && pushed.success.behind && again) {
      const brought = yield* bring(work);
      return brought.result ? yield* pushOut(work, false) : brought;
    }
    if (pushed._tag === "Failure" && pushed.failure._tag === "OwnershipLost") return yield* Effect.fail(pushed.failure);
    if (pushed._tag === "Failure" || pushed.success._tag === "rejected") {
      const text =
        pushed._tag === "Failure"
          ? messageOf(pushed.failure)
          : pushed.success._tag === "rejected"
            ? pushed.success.text
            : "";
      yield* failed(work, "PushFailure", actions.repositoryPushFailed, text);
      return { result: false, detail: text };
    }
    yield* clear(work, "PushFailure");
    if (pushed.success._tag === "pushed") yield* record(work, actions.changesPushed);
    yield* note(work);
    return done;
  });

type PushError = Effect.Error<ReturnType<typeof bring>>;
type PushNeeds = Effect.Services<ReturnType<typeof bring>>;

/** Back to what the remote has: our commits and what is pending are lost. */
export const resetAll = (work: RepositoryWork) =>
  Effect.gen(function* () {
    const { owner, repository } = work;
    const checkouts = yield* Checkouts;
    const pending = yield* makePendingStore;
    const remote = yield* checkouts.remote(owner);
    if (remote !== undefined) yield* Effect.ignore(fetch(repository, remote));
    yield* reset(repository, work.guard);
    yield* clear(work, "MergeFailure", "RepositoryOutdated", "PushFailure");
    const transaction = yield* makeTransaction;
    for (const component of work.components) yield* transaction(pending.discard(component.id));
    yield* record(work, actions.repositoryReset);
    yield* scan(work, { force: true });
    return done;
  });

export const cleanUp = (work: RepositoryWork) =>
  Effect.gen(function* () {
    if (work.owner.vcs !== "local") yield* cleanup(work.repository, work.guard);
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
