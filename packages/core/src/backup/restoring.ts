/** Fills an empty database from an archive, in one transaction: whatever goes wrong leaves it empty. */
import { Effect, Layer } from "effect";
import { SqlClient } from "effect/sql";
import { isKnownSchema, migrate, migrateTo, patiently } from "../database/index.ts";
import {
  currentKeys,
  discardSecrets,
  keepKey,
  keepsSecrets,
  SecretKeyUnusable,
  type SecretOptions,
  Secrets,
} from "../secrets/index.ts";
import { readArchive } from "./archive.ts";
import { ArchiveUnusable, DatabaseUnsuitable } from "./errors.ts";
import { contentsOf, type Header, type OnProgress } from "./model.ts";
import { makeBackupStore } from "./store.ts";

export interface RestoreOptions {
  readonly file: string;
  /** Where the key of the secrets is looked for; one that the archive has goes into the file where there is none. */
  readonly secrets: SecretOptions;
  /** Leave out what is sealed, because its key is lost. */
  readonly withoutSecrets?: boolean;
  readonly onProgress?: OnProgress | undefined;
}

/** For a client without migrations. Ends with the schema of this version. */
export const restore = ({ file, secrets, withoutSecrets = false, onProgress = () => {} }: RestoreOptions) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient;
    const store = yield* makeBackupStore;
    const { header, next } = yield* readArchive(file);
    const damaged = new ArchiveUnusable({ file, reason: "it is damaged, or not whole." });
    if (!isKnownSchema(header.migrations))
      return yield* new ArchiveUnusable({ file, reason: "it was made by a newer version." });
    const key = withoutSecrets ? undefined : yield* keyToKeep(header, secrets);
    const contents = contentsOf(header);

    const load = Effect.gen(function* () {
      yield* insistEmpty(header);
      yield* migrateTo(header.migrations);
      const obstacles = yield* store.obstacles;
      const tables = yield* store.tables;
      yield* store.each(obstacles.map(({ remove }) => remove));
      yield* store.empty(tables);
      const byName = new Map(tables.map((table) => [table.name, table]));
      const loaded = new Map<string, number>();
      let done = 0;
      for (;;) {
        const found = yield* next;
        if (found === undefined) break;
        const table = byName.get(found.portion.table);
        if (table === undefined) return yield* damaged;
        yield* store.insert(table, found.rows);
        loaded.set(table.name, (loaded.get(table.name) ?? 0) + found.portion.rows);
        done += found.portion.rows;
        // Making the indexes and comparing the keys is left then.
        onProgress((90 * done) / contents.rows);
      }
      if (Object.entries(header.tables).some(([name, rows]) => rows !== (loaded.get(name) ?? 0))) return yield* damaged;
      for (const [table, { column, next: value }] of Object.entries(header.sequences)) {
        if (!byName.has(table)) return yield* damaged;
        yield* store.setSequence(table, column, value);
      }
      yield* store.each(obstacles.map(({ make }) => make));
      yield* migrate;
      if (withoutSecrets || !(yield* keepsSecrets)) yield* discardSecrets;
      else yield* insistKey(secrets, key);
      yield* store.analyze;
      if (key !== undefined) yield* keepKey(secrets.file, key);
      return contents;
    });
    return yield* sql.withTransaction(load);
  }).pipe(Effect.scoped, patiently);

/** A database whose secrets do not open would not start. */
const insistKey = (secrets: SecretOptions, key: string | undefined) =>
  Effect.scoped(Layer.build(Secrets.layer(key === undefined ? secrets : { ...secrets, keys: [key] }))).pipe(
    Effect.mapError(({ reason }) => new SecretKeyUnusable({ reason: `${reason} ${otherRemedies(secrets.file)}` })),
  );

const otherRemedies = (file: string) =>
  `Without the setting, a copy of that file as ${file} does too. ` +
  "Where the key is lost, `dragoman restore --without-secrets` leaves out what it sealed.";

/** Nothing there, or only what migrations plant, none of them later than those of the archive. */
const insistEmpty = (header: Header) =>
  Effect.gen(function* () {
    const store = yield* makeBackupStore;
    if ((yield* store.tableCount) === 0) return;
    const migrations = yield* store.migrations;
    const refuse = (reason: string) => new DatabaseUnsuitable({ reason });
    if (migrations === undefined) return yield* refuse("The database has tables of others: make one of its own.");
    if (String(migrations) !== String(header.migrations.slice(0, migrations.length)))
      return yield* refuse("The database has the schema of another version than the backup: make a new, empty one.");
    yield* store.lock;
    if (!(yield* store.isUntouched))
      return yield* refuse("The database is not empty: a backup is restored into a new one only.");
  });

/** The key that the archive has, where neither a setting nor a file has one. */
const keyToKeep = ({ secretKey }: Header, secrets: SecretOptions) =>
  secretKey === null
    ? Effect.succeed(undefined)
    : Effect.map(currentKeys(secrets), (keys) => (keys.length === 0 ? secretKey : undefined));
