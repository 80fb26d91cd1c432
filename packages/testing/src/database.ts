/**
 * A database for each test file, empty and at this version's schema, on every kind of database that this machine has:
 *
 *     describe.each(databases)("units on $name", (database) => {
 *       layer(database.layer, { excludeTestServices: true })((it) => { it.effect(...) });
 *     });
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdtemp, readdir, readFile, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PgClient } from "@effect/sql-pg";
import { type DatabaseOptions, databaseLayer } from "@dragoman/core/database";
import { Effect, Layer } from "effect";
import type { Scope } from "effect";
import type { SqlClient } from "effect/sql";
import { hasPostgres, postgresDatabase } from "./postgres.ts";

export interface TestDatabase {
  readonly name: "the embedded database" | "PostgreSQL";
  /** Where an empty database is, for processes that the test starts; gone when the scope closes. */
  readonly options: Effect.Effect<DatabaseOptions, never, Scope.Scope>;
  readonly layer: Layer.Layer<PgClient.PgClient | SqlClient.SqlClient>;
}

const migrationFolder = new URL("../../core/src/database/migrations/", import.meta.url);

/** Changes with the schema. */
const schemaHash = async () => {
  const hash = createHash("sha256");
  for (const file of (await readdir(migrationFolder)).sort())
    hash.update(await readFile(new URL(file, migrationFolder)));
  return hash.digest("hex").slice(0, 16);
};

/** A migrated data folder, made once a schema on each machine: making one takes seconds, copying it does not. */
const template = async () => {
  const folder = join(tmpdir(), `dragoman-template-${await schemaHash()}`);
  if (existsSync(folder)) return folder;
  const unfinished = await mkdtemp(`${folder}.`);
  const built = Layer.build(databaseLayer({ kind: "embedded", dataDir: unfinished, fsync: false }));
  await Effect.runPromise(Effect.scoped(built));
  // Somebody else may have been faster, then this one goes.
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true }));
  return folder;
};

const temporaryFolder = Effect.acquireRelease(
  Effect.promise(async () => {
    const folder = await mkdtemp(join(tmpdir(), "dragoman-test-"));
    await cp(await template(), folder, { recursive: true });
    return folder;
  }),
  (folder) => Effect.promise(() => rm(folder, { recursive: true, force: true })),
);

const make = (name: TestDatabase["name"], options: TestDatabase["options"]): TestDatabase => ({
  name,
  options,
  layer: Layer.unwrap(Effect.map(options, databaseLayer)).pipe(Layer.orDie),
});

export const embeddedDatabase: TestDatabase = make(
  "the embedded database",
  Effect.map(temporaryFolder, (dataDir) => ({ kind: "embedded", dataDir, fsync: false })),
);

export const postgres: TestDatabase = make(
  "PostgreSQL",
  Effect.map(postgresDatabase, (url) => ({ kind: "server", url, maxConnections: 10 })),
);

/** Those that this machine has. */
export const databases: ReadonlyArray<TestDatabase> = hasPostgres ? [embeddedDatabase, postgres] : [embeddedDatabase];
