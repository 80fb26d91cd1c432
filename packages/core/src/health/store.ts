/** Whether the database answers, and with which schema. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { hasMigrated } from "../database/index.ts";

export const makeHealthStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  return { ask: sql`select 1`, hasMigrated: Effect.provideService(hasMigrated, SqlClient.SqlClient, sql) };
});
