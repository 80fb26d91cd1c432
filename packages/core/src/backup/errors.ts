/** How a backup or a restore can fail. Nothing is changed then. */
import { Schema } from "effect";

/** The file is no archive of ours, is damaged, or is of a newer version. */
export class ArchiveUnusable extends Schema.TaggedError<ArchiveUnusable>()("ArchiveUnusable", {
  file: Schema.String,
  reason: Schema.String,
}) {
  override get message(): string {
    return `The backup ${this.file} cannot be used: ${this.reason}`;
  }
}

/** The file cannot be written. */
export class ArchiveNotWritten extends Schema.TaggedError<ArchiveNotWritten>()("ArchiveNotWritten", {
  file: Schema.String,
  reason: Schema.String,
}) {
  override get message(): string {
    return `The backup ${this.file} cannot be written: ${this.reason}`;
  }
}

/** The database is not one to save, or not one to restore into. */
export class DatabaseUnsuitable extends Schema.TaggedError<DatabaseUnsuitable>()("DatabaseUnsuitable", {
  reason: Schema.String,
}) {
  override get message(): string {
    return this.reason;
  }
}
