/** Reads that work on repositories needs beside the nouns' own. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { UserId } from "../ids/index.ts";

export const makePeopleStore = Effect.map(SqlClient.SqlClient, (sql) => ({
  user: (id: UserId) =>
    Effect.map(
      sql<{
        username: string;
        full_name: string;
        email: string | null;
      }>`select username, full_name, email from users where id = ${id}`,
      (rows) => rows[0],
    ),
}));
