/** Every migration by number and name; each runs once, in order, in its own transaction. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { initial } from "./0001_initial.ts";

const run = (script: string) => Effect.flatMap(SqlClient.SqlClient, (sql) => sql.unsafe(script).raw);

export const migrations = {
  "0001_initial": run(initial),
};
