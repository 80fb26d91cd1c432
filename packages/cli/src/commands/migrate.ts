/** `dragoman migrate`. */
import { Effect } from "effect";
import { Command } from "effect/cli";
import { dragoman } from "../root.ts";

export const migrate = Command.make(
  "migrate",
  {},
  Effect.fnUntraced(function* () {
    const shared = yield* dragoman;
    const { migrateDatabase } = yield* Effect.promise(() => import("../acts/migrate.ts"));
    return yield* migrateDatabase(shared);
  }),
).pipe(
  Command.withDescription(
    "Bring the database to the schema of this version. A server does this by itself when it starts.",
  ),
  Command.withShortDescription("Bring the database to this version"),
);
