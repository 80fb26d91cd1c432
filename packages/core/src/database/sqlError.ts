/** Failures of the database among others. */
import type { SqlError as Failures } from "effect/sql";

export type SqlError = Failures.SqlError;

export const isSqlError = (error: unknown): error is SqlError =>
  typeof error === "object" && error !== null && "_tag" in error && error._tag === "SqlError";
