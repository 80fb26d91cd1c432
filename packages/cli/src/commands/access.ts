/** `dragoman access`: ask who may do what. */
import { Effect } from "effect";
import { Argument, Command } from "effect/cli";
import { dragoman } from "../root.ts";

const explain = Command.make(
  "explain",
  {
    username: Argument.String("user").pipe(
      Argument.withDescription("Username; anonymous for those without an account"),
    ),
    permission: Argument.String("permission").pipe(Argument.withDescription("Codename, such as unit.edit")),
    object: Argument.String("object").pipe(
      Argument.withMetavar("project[/component[/language]]"),
      Argument.withDefault(""),
      Argument.withDescription("Where; nothing for permissions of the whole site"),
    ),
  },
  Effect.fnUntraced(function* (input) {
    const shared = yield* dragoman;
    const { explainAccess } = yield* Effect.promise(() => import("../acts/access.ts"));
    return yield* explainAccess(shared, input);
  }),
).pipe(
  Command.withDescription("Tell whether a user may do something, and why."),
  Command.withExamples([
    {
      command: "dragoman access explain ada unit.edit hello/app/cs",
      description: "May ada translate this into Czech?",
    },
    { command: "dragoman access explain ada project.add", description: "May ada make projects?" },
  ]),
);

export const access = Command.make("access").pipe(
  Command.withDescription("Ask who may do what."),
  Command.withSubcommands([explain]),
);
