/** Errors that are expected, in words. What has none is a defect, which is shown with its stack. */
import type { Forbidden, Invalid, NotFound, Refused } from "@dragoman/core/access";
import type { DataFolderUnusable } from "@dragoman/core/components";
import type { DatabaseUnavailable, DataFolderInUse, EmbeddedDatabaseFailed } from "@dragoman/core/database";
import type { RepositoryBusy } from "@dragoman/core/repository";
import type { SecretKeyUnusable, SecretUnreadable } from "@dragoman/core/secrets";
import type { ListenFailed, SettingInvalid } from "@dragoman/node";
import type { Migrator, SqlError } from "effect/sql";
import type { Failed } from "./failed.ts";

export type Expected =
  | DatabaseUnavailable
  | DataFolderInUse
  | DataFolderUnusable
  | EmbeddedDatabaseFailed
  | Failed
  | Forbidden
  | Invalid
  | ListenFailed
  | Migrator.MigrationError
  | NotFound
  | Refused
  | RepositoryBusy
  | SecretKeyUnusable
  | SecretUnreadable
  | SettingInvalid
  | SqlError.SqlError;

const lines = (fields: Readonly<Record<string, unknown>>, prefix = ""): string[] =>
  Object.entries(fields).flatMap(([name, messages]) =>
    Array.isArray(messages)
      ? [name === "non_field_errors" ? messages.join(" ") : `${prefix}${name}: ${messages.join(" ")}`]
      : lines(messages as Readonly<Record<string, unknown>>, `${prefix}${name}.`),
  );

const words: { readonly [Tag in Expected["_tag"]]: (error: Extract<Expected, { _tag: Tag }>) => string } = {
  DatabaseUnavailable: (error) => error.message,
  DataFolderInUse: (error) =>
    `${error.message} Stop the server there first, or run both on a PostgreSQL server (--database-url).`,
  DataFolderUnusable: (error) => error.message,
  EmbeddedDatabaseFailed: (error) => error.message,
  Failed: (error) => error.reason,
  Forbidden: (error) => error.reason,
  Invalid: (error) => lines(error.fields).join("\n"),
  ListenFailed: (error) => error.message,
  MigrationError: (error) => `The database cannot be brought to this version: ${error.message}`,
  NotFound: (error) => `There is no such ${error.object.toLowerCase()}.`,
  Refused: (error) => error.reason,
  RepositoryBusy: () => "Other work on the repository takes long. The operation waits in line and will still be done.",
  SecretKeyUnusable: (error) => error.message,
  SecretUnreadable: (error) => error.message,
  SettingInvalid: (error) => error.message,
  SqlError: ({ reason }) =>
    `The database failed: ${reason.cause instanceof Error ? reason.cause.message : reason.message}`,
};

export const explain = (error: Expected): string => (words[error._tag] as (error: Expected) => string)(error);
