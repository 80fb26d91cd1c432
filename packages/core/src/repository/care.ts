/**
 * What happens to repositories by itself: strings that have waited long enough are committed, commits that could not be
 * pushed are pushed again, and remotes that tell of nothing are asked. Each is a task like those that people ask for.
 */
import { Context, Effect } from "effect";
import { makeTransaction } from "../database/index.ts";
import { registerPeriodic } from "../tasks/inside.ts";
import { type Due, makeCareStore } from "./stores/care.ts";
import { makeSubmitting } from "./submitting.ts";

/** Hours after which a remote is asked that did not tell of itself; 0 for never. */
export const FetchInterval = Context.Reference<number>("@dragoman/core/repository/FetchInterval", {
  defaultValue: () => 24,
});

export const makeCare = Effect.gen(function* () {
  const store = yield* makeCareStore;
  const { startCommit, startPull, startSending } = yield* makeSubmitting;
  const transaction = yield* makeTransaction;
  const hours = yield* FetchInterval;

  /** The try and its tasks stand in one transaction: neither is there without the other. */
  const begin = <E, R>(found: Effect.Effect<readonly Due[], E, R>, submit: (due: Due) => Effect.Effect<unknown>) =>
    transaction(
      Effect.flatMap(Effect.orDie(found), (all) =>
        Effect.as(Effect.forEach(all, submit, { discard: true }), all.length),
      ),
    );

  /** Each answers how many repositories it found. */
  const care = {
    commit: begin(store.toCommit, startCommit),
    push: begin(store.toPush, startSending),
    fetch: hours > 0 ? begin(store.toFetch(hours), startPull) : Effect.succeed(0),
  };
  yield* registerPeriodic("repository.commit-due", "3-59/10 * * * *", care.commit);
  yield* registerPeriodic("repository.push-due", "6-59/10 * * * *", care.push);
  yield* registerPeriodic("repository.fetch-due", "9-59/10 * * * *", care.fetch);
});
