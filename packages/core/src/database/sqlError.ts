/** Failures of the database among others. */
import type { SqlError } from "effect/sql";

export const isSqlError = (error: unknown): error is SqlError.SqlError =>
  typeof error === "object" && error !== null && "_tag" in error && error._tag === "SqlError";
