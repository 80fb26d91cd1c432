/**
 * Seals the credentials of addresses that an older version wrote into the database as they were. SQL could not do it in
 * a migration: the key is elsewhere.
 */
import { Effect } from "effect";
import { splitCredentials } from "../git/index.ts";
import { makeCredentials } from "../checkouts/inside.ts";
import { makeSealingStore } from "./stores/sealing.ts";

/** Answers how many components had any. */
export const sealStored = Effect.gen(function* () {
  const store = yield* makeSealingStore;
  const { seal } = yield* makeCredentials;
  const rows = yield* Effect.orDie(store.unsealed);
  for (const row of rows) {
    const repo = splitCredentials(row.repo);
    const push = splitCredentials(row.push);
    yield* Effect.orDie(
      store.takeCredentials(row, {
        repo: repo.address,
        push: push.address,
        ...(repo.credentials === undefined ? {} : { repo_credentials: seal(row.id, "repo", repo.credentials) }),
        ...(push.credentials === undefined ? {} : { push_credentials: seal(row.id, "push", push.credentials) }),
      }),
    );
  }
  if (rows.length > 0) yield* Effect.logInfo(`Sealed the credentials of ${rows.length} repositories.`);
  return rows.length;
});
