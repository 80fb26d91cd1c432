/**
 * A database for each test file, empty and at this version's schema, on every kind of database that this machine has:
 *
 *     describe.each(databases)("units on $name", (database) => {
 *       layer(database.layer, { excludeTestServices: true })((it) => { it.effect(...) });
 *     });
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rename, rm } from "node:fs/promises";
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

const migrations = new URL("../../core/src/database/migrations/index.ts", import.meta.url);

/** The texts of a module and all that it imports from its own package. */
const sources = async (module: URL, known = new Map<string, string>()): Promise<ReadonlyMap<string, string>> => {
  if (known.has(module.href)) return known;
  const text = await readFile(module, "utf8");
  known.set(module.href, text);
  for (const [, path = ""] of text.matchAll(/from "(\.[^"]+)"/g)) await sources(new URL(path, module), known);
  return known;
};

/** Changes with what the migrations do. Taken at once, while the files are as they were loaded. */
const schemaHash = sources(migrations).then((texts) => {
  const sorted = [...texts.values()].sort();
  return createHash("sha256").update(sorted.join()).digest("hex").slice(0, 16);
});

/** A migrated data folder, made once a schema on each machine: making one takes seconds, copying it does not. */
const template = async () => {
  const cache = process.env["DRAGOMAN_TEST_CACHE"] ?? tmpdir();
  const folder = join(cache, `dragoman-template-${await schemaHash}`);
  if (existsSync(folder)) return folder;
  await mkdir(cache, { recursive: true });
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
