/** `dragoman doctor`. */
import { Effect } from "effect";
import { Command, Flag } from "effect/cli";
import { dragoman } from "../root.ts";

export const doctor = Command.make(
  "doctor",
  {
    fix: Flag.Boolean("fix").pipe(Flag.withDefault(false), Flag.withDescription("Mend what can be mended")),
  },
  Effect.fnUntraced(function* ({ fix }) {
    const shared = yield* dragoman;
    const { consultDoctor } = yield* Effect.promise(() => import("../acts/doctor.ts"));
    return yield* consultDoctor(shared, fix);
  }),
).pipe(
  Command.withDescription(
    "Look whether all agrees: counters and strings, files and the database, checks, folders, keys. Exit code 1 where something differs.",
  ),
  Command.withShortDescription("Look whether all agrees, and mend what does not"),
  Command.withExamples([
    { command: "dragoman doctor", description: "Look, and change nothing" },
    { command: "dragoman doctor --fix", description: "Mend, and look again" },
  ]),
);
