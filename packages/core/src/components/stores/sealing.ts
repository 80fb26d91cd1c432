/** Credentials that stand in addresses. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { ComponentId } from "../../ids/index.ts";
import type { ComponentValues } from "../store.ts";

/** Addresses that hold credentials as they are; as the index `components_unsealed` has it. */
const unsealedAddress = (column: string) => `${column} ~* '^(https?://|ssh://[^/?#@:]*:)[^/?#]*@'`;

export const makeSealingStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const unsealed = sql<{ readonly id: ComponentId; readonly repo: string; readonly push: string }>`select id, repo, push
    from components where ${sql.literal(unsealedAddress("repo"))} or ${sql.literal(unsealedAddress("push"))}`;

  /** Unless somebody has changed the addresses meanwhile. */
  const takeCredentials = (
    { id, repo, push }: { readonly id: ComponentId; readonly repo: string; readonly push: string },
    values: ComponentValues,
  ) => sql`update components set ${sql.update(values)} where id = ${id} and repo = ${repo} and push = ${push}`;

  return { unsealed, takeCredentials };
});
