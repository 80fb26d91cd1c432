/**
 * One process per data folder. The lock is the operating system's, held through a SQLite file: it ends with the
 * process however that dies, and holds between containers that share the folder, where process numbers mean nothing.
 * The holder's number lies beside it, for the message only.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Effect, Schema } from "effect";
import type { Scope } from "effect";

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

/** Locks `folder`, which is made when absent, until the scope closes. */
export const lockFolder = (folder: string): Effect.Effect<void, DataFolderInUse, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.suspend(() => {
      mkdirSync(folder, { recursive: true });
      const holder = join(folder, "lock.pid");
      const lock = new DatabaseSync(join(folder, "lock"));
      try {
        lock.exec("pragma locking_mode = exclusive; begin exclusive");
      } catch {
        lock.close();
        const pid = readPid(holder);
        return Effect.fail(new DataFolderInUse({ folder, ...(pid === undefined ? {} : { pid }) }));
      }
      writeFileSync(holder, `${process.pid}\n`);
      return Effect.succeed(lock);
    }),
    (lock) => Effect.sync(() => lock.close()),
  );

const readPid = (file: string) => {
  try {
    const pid = Number.parseInt(readFileSync(file, "utf8"), 10);
    return Number.isInteger(pid) ? pid : undefined;
  } catch {
    return undefined;
  }
};
