/** What conditions in SQL are made with, where one room lends them to the stores of others. */
import type { SqlClient } from "effect/sql";

export type { Fragment } from "effect/sql/Statement";

/** A store's way to make SQL, handed to what makes conditions for it. */
export type Sql = SqlClient.SqlClient;
