/** Brings the database to the schema of this version without serving. */
import { clientLayer, migrate } from "@dragoman/core/database";
import { readSettings } from "@dragoman/node";
import { Effect } from "effect";
import { printRows } from "../output.ts";
import type { Shared } from "../root.ts";

export const migrateDatabase = (shared: Shared) =>
  Effect.gen(function* () {
    const settings = yield* readSettings(shared);
    const ran = yield* Effect.provide(migrate, clientLayer(settings.database));
    const rows = ran.map(([number, name]) => ({ number, name }));
    yield* printRows(shared.json, rows, "The database is at the schema of this version.");
  });
