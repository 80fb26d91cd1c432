/** Writes `schema.sql`, the schema that the migrations lead to. Run it after adding a migration. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Effect } from "effect";
import { databaseLayer } from "../src/database/database.ts";
import { describeSchema } from "./schema.ts";

const dataDir = await mkdtemp(join(tmpdir(), "dragoman-schema-"));
try {
  const layer = databaseLayer({ kind: "embedded", dataDir, fsync: false });
  const text = await Effect.runPromise(describeSchema.pipe(Effect.provide(layer)));
  await writeFile(new URL("../schema.sql", import.meta.url), text);
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
