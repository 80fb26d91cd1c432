/** The clock, turned instead of waited for. */
import { Effect } from "effect";
import type { SqlClient } from "effect/sql";

/** Lets hours go by for strings that wait, and for what was tried and asked of repositories before. */
export const letPass = (sql: SqlClient.SqlClient, hours: number) =>
  Effect.gen(function* () {
    const ago = `${hours} hours`;
    yield* sql`update pending_changes set made = made - ${ago}::interval`;
    yield* sql`update units set updated = updated - ${ago}::interval where pending`;
    yield* sql`update repository_care set commit_tried = commit_tried - ${ago}::interval,
      push_tried = push_tried - ${ago}::interval, fetched = fetched - ${ago}::interval,
      fetch_tried = fetch_tried - ${ago}::interval`;
  });
