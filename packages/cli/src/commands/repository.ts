/** `dragoman repository`: pull, push and commit. */
import { Effect } from "effect";
import { Argument, Command } from "effect/cli";
import { dragoman } from "../root.ts";

const operation = (name: "pull" | "push" | "commit", description: string) =>
  Command.make(
    name,
    {
      place: Argument.String("place").pipe(
        Argument.withMetavar("project[/component]"),
        Argument.withDescription("A project with all of its repositories, or one component"),
      ),
    },
    Effect.fnUntraced(function* ({ place }) {
      const shared = yield* dragoman;
      const { operate } = yield* Effect.promise(() => import("../acts/repositories.ts"));
      return yield* operate(shared, name, place);
    }),
  ).pipe(
    Command.withDescription(description),
    Command.withExamples([
      { command: `dragoman repository ${name} hello`, description: "All repositories of a project" },
      { command: `dragoman repository ${name} hello/app`, description: "The repository of one component" },
    ]),
  );

export const repository = Command.make("repository").pipe(
  Command.withDescription("Work on repositories."),
  Command.withSubcommands([
    operation("pull", "Take over what is new in the remote repository."),
    operation("push", "Send commits to the remote repository."),
    operation("commit", "Write translations that are not in the files yet, and commit them."),
  ]),
);
