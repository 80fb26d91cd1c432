/** The database: one dialect, embedded or on a server. */
export * from "./column.ts";
export { clientLayer, databaseLayer, type DatabaseOptions } from "./database.ts";
export { DataFolderInUse, EmbeddedDatabaseFailed } from "./embedded/errors.ts";
export { hasMigrated, isKnownSchema, migrate, migrateTo } from "./migrate.ts";
export { isOutage, isUnreachable, tellFailure } from "./outage.ts";
export { DatabaseUnavailable } from "./server.ts";
export * from "./rows.ts";
export * from "./pages.ts";
export * from "./shape.ts";
export type { Fragment, Sql } from "./sql.ts";
export * from "./transaction.ts";
export * from "./arrays.ts";
export * from "./chunks.ts";
export * from "./urgency.ts";
export type { SqlError } from "./sqlError.ts";
