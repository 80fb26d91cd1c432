/** Brings a database to the schema of this version. Any number of processes may do it at once. */
import { Migrator } from "effect/sql";
import { migrations } from "./migrations/index.ts";

/** Runs what is missing; answers with what ran. */
export const migrate = Migrator.make({})({ table: "migrations", loader: Migrator.fromRecord(migrations) });
