/** Errors that are expected, in words. What has none is a defect, which is shown with its stack. */
import type { Forbidden, Invalid, NotFound, Refused } from "@dragoman/core/access";
import type { ArchiveNotWritten, ArchiveUnusable, DatabaseUnsuitable } from "@dragoman/core/backup";
import type { DataFolderUnusable } from "@dragoman/core/checkouts";
import type { DatabaseUnavailable, DataFolderInUse, EmbeddedDatabaseFailed } from "@dragoman/core/database";
import type { TooManyAttempts } from "@dragoman/core/limits";
import type { PlanOutdated, RepositoryBusy } from "@dragoman/core/repository";
import type { SecretKeyUnusable, SecretUnreadable } from "@dragoman/core/secrets";
import type { ListenFailed, SettingInvalid } from "@dragoman/node";
import type { Migrator, SqlError } from "effect/sql";
import type { Failed } from "./failed.ts";
import { errorJson } from "./presenter.ts";

export type Expected =
  | ArchiveNotWritten
  | ArchiveUnusable
  | DatabaseUnsuitable
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
  | PlanOutdated
  | RepositoryBusy
  | SecretKeyUnusable
  | SecretUnreadable
  | SettingInvalid
  | SqlError.SqlError
  | TooManyAttempts;

interface Explained<E> {
  /** What programs tell the error by: these stay what they are. */
  readonly code: string;
  readonly words: (error: E) => string;
}

const message = (error: { readonly message: string }) => error.message;

const explained: { readonly [Tag in Expected["_tag"]]: Explained<Extract<Expected, { _tag: Tag }>> } = {
  TooManyAttempts: {
    code: "too_many_attempts",
    words: (error) => `Too many attempts. Come back in ${error.seconds} seconds.`,
  },
  ArchiveNotWritten: { code: "backup_not_written", words: message },
  ArchiveUnusable: { code: "backup_unusable", words: message },
  DatabaseUnsuitable: { code: "database_unsuitable", words: message },
  DatabaseUnavailable: { code: "database_unavailable", words: message },
  DataFolderInUse: {
    code: "data_folder_in_use",
    words: (error) =>
      `${error.message} Stop the server there first, or run both on a PostgreSQL server (--database-url).`,
  },
  DataFolderUnusable: { code: "data_folder_unusable", words: message },
  EmbeddedDatabaseFailed: { code: "database_failed", words: message },
  Failed: { code: "failed", words: (error) => error.reason },
  Forbidden: { code: "forbidden", words: (error) => error.reason },
  Invalid: { code: "invalid", words: message },
  ListenFailed: { code: "listen_failed", words: message },
  MigrationError: {
    code: "migration_failed",
    words: (error) => `The database cannot be brought to this version: ${error.message}`,
  },
  NotFound: { code: "not_found", words: (error) => `There is no such ${error.object.toLowerCase()}.` },
  PlanOutdated: { code: "plan_outdated", words: (error) => error.reason },
  Refused: { code: "refused", words: (error) => error.reason },
  RepositoryBusy: {
    code: "repository_busy",
    words: () => "Other work on the repository takes long. The operation waits in line and will still be done.",
  },
  SecretKeyUnusable: { code: "secret_key_unusable", words: message },
  SecretUnreadable: { code: "secret_unreadable", words: message },
  SettingInvalid: { code: "setting_invalid", words: message },
  SqlError: {
    code: "database_failed",
    words: ({ reason }) =>
      `The database failed: ${reason.cause instanceof Error ? reason.cause.message : reason.message}`,
  },
};

/** For people; under `--json` for programs. */
export const explain = (error: Expected, json: boolean): string => {
  const { code, words } = explained[error._tag] as Explained<Expected>;
  const message = words(error);
  const fields = error._tag === "Invalid" ? { fields: error.fields } : {};
  return json ? errorJson({ code, message, ...fields }) : message;
};
