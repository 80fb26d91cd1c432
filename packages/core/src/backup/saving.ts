/** Saves a database into an archive, as it was at one moment, while others go on writing. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { isKnownSchema, patiently } from "../database/index.ts";
import { writeArchive } from "./archive.ts";
import { DatabaseUnsuitable } from "./errors.ts";
import { archiveFormat, contentsOf, type Header, type OnProgress } from "./model.ts";
import { makeBackupStore, type Table } from "./store.ts";

export interface BackupOptions {
  /** Where the archive goes; nothing may be there yet. */
  readonly file: string;
  /** The key of the database's secrets, to be put into the archive. */
  readonly secretKey?: string | undefined;
  readonly onProgress?: OnProgress | undefined;
}

/** Characters that a portion should have; a larger row is one of its own. */
const portionSize = 1024 * 1024;
const mostRows = 5_000;

const portionsOf = (rows: readonly { readonly place: string; readonly size: number }[]) => {
  const portions: string[][] = [];
  let room = 0;
  for (const { place, size } of rows) {
    if (size > room) {
      portions.push([]);
      room = portionSize;
    }
    portions.at(-1)?.push(place);
    room -= size;
  }
  return portions;
};

/** For a client without migrations: a database of an older version is saved as it is. */
export const backUp = ({ file, secretKey, onProgress = () => {} }: BackupOptions) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient;
    const store = yield* makeBackupStore;

    const saved = Effect.gen(function* () {
      yield* store.snapshot;
      const migrations = yield* store.migrations;
      if (migrations === undefined || migrations.length === 0)
        return yield* new DatabaseUnsuitable({ reason: "There is nothing to save: the database is empty." });
      if (!isKnownSchema(migrations))
        return yield* new DatabaseUnsuitable({ reason: "The database is of a newer version: save it by that one." });
      const tables = yield* store.tables;
      const counts = yield* Effect.forEach(tables, (table) =>
        Effect.map(store.count(table), (rows) => [table.name, rows] as const),
      );
      const header: Header = {
        dragoman: "backup",
        format: archiveFormat,
        created: new Date().toISOString(),
        migrations,
        tables: Object.fromEntries(counts),
        sequences: Object.fromEntries(yield* store.sequences),
        secretKey: secretKey ?? null,
      };
      const contents = contentsOf(header);
      const archive = yield* writeArchive(file, header);
      let done = 0;

      const put = Effect.fnUntraced(function* (table: Table, places: readonly string[]) {
        const rows = yield* store.read(table, places);
        yield* archive.portion(table.name, rows.length, `[${rows.join(",")}]`);
        done += rows.length;
        onProgress((100 * done) / contents.rows);
      });
      const save = Effect.fnUntraced(function* (table: Table) {
        yield* store.open(table);
        for (;;) {
          const rows = yield* store.fetch(mostRows);
          if (rows.length === 0) break;
          for (const places of portionsOf(rows)) yield* put(table, places);
        }
        yield* store.close;
      });
      yield* Effect.forEach(tables, save, { discard: true });
      yield* archive.finish;
      return contents;
    });
    return yield* Effect.scoped(sql.withTransaction(saved));
  }).pipe(patiently);
