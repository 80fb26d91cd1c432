/** Why the embedded database cannot be opened. */
import { Schema } from "effect";

export class DataFolderInUse extends Schema.TaggedError<DataFolderInUse>()("DataFolderInUse", {
  folder: Schema.String,
  /** The number of the process that has the folder, when it can be told. */
  pid: Schema.optional(Schema.Int),
}) {
  override get message() {
    const holder = this.pid === undefined ? "another process" : `process ${this.pid}`;
    return `The data folder ${this.folder} is in use by ${holder}.`;
  }
}

/** A broken database, a folder that may not be written, a full disk. */
export class EmbeddedDatabaseFailed extends Schema.TaggedError<EmbeddedDatabaseFailed>()("EmbeddedDatabaseFailed", {
  folder: Schema.String,
  cause: Schema.Defect(),
}) {
  override get message() {
    return `The database in ${this.folder} could not be opened: ${String(this.cause)}`;
  }
}
