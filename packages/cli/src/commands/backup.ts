/** `dragoman backup` and `dragoman restore`. */
import { Effect } from "effect";
import { Argument, Command, Flag } from "effect/cli";
import { dragoman } from "../root.ts";

const acts = Effect.promise(() => import("../acts/backup.ts"));

export const backup = Command.make(
  "backup",
  {
    file: Argument.String("file").pipe(Argument.withDescription("Where it goes; nothing may be there yet")),
    withKey: Flag.Boolean("with-key").pipe(
      Flag.withDefault(false),
      Flag.withDescription("Put the key of the secrets in it: whoever has the file can then read them"),
    ),
  },
  Effect.fnUntraced(function* (input) {
    const shared = yield* dragoman;
    return yield* (yield* acts).makeBackup(shared, input);
  }),
).pipe(
  Command.withDescription(
    "Save the database in one file, as it is at one moment. A PostgreSQL server goes on serving; an embedded database has to be stopped.",
  ),
  Command.withShortDescription("Save the database in one file"),
  Command.withExamples([
    { command: "dragoman backup dragoman-monday.backup", description: "The key of the secrets is kept apart from it" },
  ]),
);

export const restore = Command.make(
  "restore",
  {
    file: Argument.String("file").pipe(Argument.withDescription("A file that `dragoman backup` made")),
    withoutSecrets: Flag.Boolean("without-secrets").pipe(
      Flag.withDefault(false),
      Flag.withDescription("Leave out credentials and keys of ssh, because the key that opens them is lost"),
    ),
  },
  Effect.fnUntraced(function* (input) {
    const shared = yield* dragoman;
    return yield* (yield* acts).restoreBackup(shared, input);
  }),
).pipe(
  Command.withDescription(
    "Fill an empty database from a backup, of either kind of database into either. What goes wrong leaves it empty.",
  ),
  Command.withShortDescription("Fill an empty database from a backup"),
  Command.withExamples([
    {
      command: "dragoman restore dragoman-monday.backup --database-url postgres://dragoman@db/dragoman",
      description: "Move an embedded database to a PostgreSQL server",
    },
  ]),
);
