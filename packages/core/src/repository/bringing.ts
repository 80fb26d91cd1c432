/** Bringing the remote's commits in: fetched, joined with ours as the component wants, read into the database. */
import { Effect } from "effect";
import { type Action, actions } from "../changes/index.ts";
import { Checkouts, server } from "../checkouts/inside.ts";
import { syncComponent } from "../files/inside.ts";
import { makeCareStore } from "./stores/care.ts";
import { commitPending } from "./committing.ts";
import { commitMessage, componentVariables } from "./messageVariables.ts";
import { aheadBehind, changedFiles, fetch, insistOnRemote, merge, rebase, tips } from "../git/inside.ts";
import { keepLost, mergedStrings } from "./mergedStrings.ts";
import { lookAtRequest, settleMerged, takenBy } from "./requests.ts";
import { isRead } from "./ownFiles.ts";
import { note, placeOf, type RepositoryWork } from "./work.ts";
import { ComponentKeeping } from "../components/inside.ts";
import { ChangeKeeping } from "../changes/inside.ts";

/** How an operation ended; `detail` is for people. */
export interface Outcome {
  readonly result: boolean;
  readonly detail?: string;
  /** Nothing was done: it was planned, and would do something else now. */
  readonly outdated?: boolean;
}

export const done: Outcome = { result: true };

export const record = (work: RepositoryWork, action: Action, target = "") =>
  Effect.flatMap(ChangeKeeping, (changes) =>
    changes.record([{ ...placeOf(work.owner), action, userId: work.userId, target }]),
  );

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
export const failed = (work: RepositoryWork, alert: string, action: Action | undefined, text: string) =>
  Effect.gen(function* () {
    const components = yield* ComponentKeeping;
    if (action !== undefined) yield* record(work, action, text);
    for (const component of work.components) yield* components.raiseAlert(component, alert, { error: text });
    yield* note(work);
  });

export const clear = (work: RepositoryWork, ...alerts: string[]) =>
  Effect.flatMap(ComponentKeeping, (components) =>
    Effect.forEach(work.components, (component) => components.clearAlerts(component, alerts), { discard: true }),
  );

/** Whether commits that came touch files of the components. */
export const touchesFiles = (work: RepositoryWork, from: string, to: string) =>
  Effect.map(changedFiles(work.repository, from, to), (files) => {
    const isOurs = isRead(work);
    return files.some(({ path }) => isOurs(path));
  });

/** What became of the remote's commits. Where our branch was `moved`, its files are still to be read: see `settle`. */
export type Brought =
  | {
      readonly _tag: "brought";
      readonly moved: boolean;
      /** The remote had what was not known yet. */
      readonly news: boolean;
    }
  | { readonly _tag: "unreachable"; readonly text: string }
  | { readonly _tag: "conflict"; readonly text: string };

const nothing: Brought = { _tag: "brought", moved: false, news: false };

/** What the plan's making has fetched: nothing later comes in. */
const asFetched = ({ repository }: RepositoryWork) =>
  Effect.map(tips(repository), ({ upstream }) => ({ before: upstream, after: upstream }));

/** Fetches and integrates. `writes`: unless told otherwise, strings that wait are written where upstream has changed files. */
export const fetchAndIntegrate = (work: RepositoryWork, { writes = true }: { readonly writes?: boolean } = {}) =>
  Effect.gen(function* () {
    const { owner, repository } = work;
    const checkouts = yield* Checkouts;
    const remote = yield* checkouts.remote(owner);
    if (remote === undefined) return nothing;
    const merged = yield* lookAtRequest(work);
    const fetched = yield* Effect.result(work.planned === undefined ? fetch(repository, remote) : asFetched(work));
    if (fetched._tag === "Failure") {
      yield* insistOnRemote(repository, fetched.failure);
      return { _tag: "unreachable", text: messageOf(fetched.failure) } satisfies Brought;
    }
    yield* Effect.orDie((yield* makeCareStore).fetched(owner.id));
    const news = fetched.success.before !== fetched.success.after;
    const before = yield* tips(repository);
    const { behind } = yield* aheadBehind(repository);
    if (behind === 0 || before.head === null || before.upstream === null) {
      if (merged !== undefined) yield* settleMerged(work, merged, false);
      return { _tag: "brought", moved: false, news } satisfies Brought;
    }
    if (writes && (yield* touchesFiles(work, before.head, before.upstream))) yield* commitPending(work);
    const taken = yield* takenBy(work, merged);
    const request = {
      committer: server(),
      taken,
      guard: work.guard,
      // The database knows what another process has seen, the clone what was seen since this work began.
      before: [owner.upstream_revision, fetched.success.before],
      mergeFiles: yield* mergedStrings(work, keepLost(work)),
    };
    const integrated = yield* owner.merge_style === "rebase" || taken !== undefined
      ? rebase(repository, request)
      : merge(repository, {
          ...request,
          message: yield* commitMessage(work, owner, "merge_message", componentVariables(work, owner)),
        });
    if (integrated._tag !== "conflict" && merged !== undefined) yield* settleMerged(work, merged, true);
    return integrated._tag === "conflict"
      ? ({ _tag: "conflict", text: integrated.text } satisfies Brought)
      : ({ _tag: "brought", moved: integrated._tag === "moved", news } satisfies Brought);
  });

/** Tells what became of it, and reads the files where our branch was moved: `moved`, where that was so before. */
export const settle = (work: RepositoryWork, brought: Brought, moved = false) =>
  Effect.gen(function* () {
    const { owner } = work;
    const rebases = owner.merge_style === "rebase";
    if (moved || (brought._tag === "brought" && brought.moved)) {
      yield* record(work, rebases ? actions.repositoryRebased : actions.repositoryMerged);
      yield* scan(work, { force: false });
    } else if (brought._tag === "brought") yield* note(work);
    if (brought._tag === "unreachable") {
      yield* failed(work, "UpdateFailure", undefined, brought.text);
      return { result: false } satisfies Outcome;
    }
    yield* clear(work, "UpdateFailure");
    if (brought._tag === "conflict") {
      const { text } = brought;
      const action = rebases ? actions.repositoryRebaseFailed : actions.repositoryMergeFailed;
      yield* failed(work, "MergeFailure", action, text);
      return {
        result: false,
        detail: `The changes of ${owner.project_name}/${owner.name} do not fit those of the remote branch:\n${text}`,
      } satisfies Outcome;
    }
    yield* clear(work, "MergeFailure", "RepositoryOutdated");
    return done;
  });

/** Fetches, integrates and reads; without a push. */
export const bring = (work: RepositoryWork) =>
  Effect.flatMap(fetchAndIntegrate(work), (brought) => settle(work, brought));

/** git's words without the name of the command. */
export const messageOf = (failure: { readonly message: string }): string =>
  "text" in failure && typeof failure.text === "string" ? failure.text : failure.message;
