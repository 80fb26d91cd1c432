/** Brings a database to the schema of this version. Any number of processes may do it at once. */
import { Effect } from "effect";
import { Migrator, SqlClient } from "effect/sql";
import { migrations } from "./migrations/index.ts";

/** Runs what is missing; answers with what ran. */
export const migrate = Migrator.make({})({ table: "migrations", loader: Migrator.fromRecord(migrations) });

/** Whether this version knows all of these migrations, named as in `0001_initial`. */
export const isKnownSchema = (names: readonly string[]): boolean =>
  names.every((name) => Object.hasOwn(migrations, name));

/** Brings an empty database to the schema that these migrations make. */
export const migrateTo = (names: readonly string[]) =>
  Migrator.make({})({
    table: "migrations",
    loader: Migrator.fromRecord(
      Object.fromEntries(Object.entries(migrations).filter(([name]) => names.includes(name))),
    ),
  });

const numbers = Object.keys(migrations).map((name) => Number.parseInt(name, 10));

/** Whether all of them have run; those of a newer version beside them do no harm. */
export const hasMigrated = Effect.flatMap(SqlClient.SqlClient, (sql) =>
  Effect.map(
    sql<{ run: number }>`select count(*) as run from migrations where migration_id = any(${numbers}::int[])`,
    ([row]) => row?.run === numbers.length,
  ),
);
