/** Makes the prepared database folder that the package carries: an empty database with this version's schema. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { databaseLayer } from "../src/database/database.ts";
import { pgdata, writeSeed } from "../src/database/embedded/seed.ts";

const target = fileURLToPath(new URL("../dist/database/embedded/seed.bin", import.meta.url));

const dataDir = await mkdtemp(join(tmpdir(), "dragoman-seed-"));
try {
  const vacuum = Effect.flatMap(SqlClient.SqlClient, (sql) => sql`vacuum (freeze, analyze)`);
  await Effect.runPromise(vacuum.pipe(Effect.provide(databaseLayer({ kind: "embedded", dataDir, fsync: false }))));
  await writeSeed(pgdata(dataDir), target);
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
