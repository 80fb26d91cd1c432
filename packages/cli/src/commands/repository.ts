/** `dragoman repository`: where repositories stand, and work on them. */
import { Effect } from "effect";
import { Argument, Command } from "effect/cli";
import { componentPlace } from "../places.ts";
import { dragoman, yes } from "../root.ts";

const acts = Effect.promise(() => import("../acts/repositories.ts"));

const place = Argument.String("place").pipe(
  Argument.withMetavar("project[/component]"),
  Argument.withDescription("A project with all of its repositories, or one component"),
);

const list = Command.make(
  "list",
  {
    project: Argument.String("project").pipe(
      Argument.withDefault(""),
      Argument.withDescription("Slug of a project; repositories of all of them unless given"),
    ),
  },
  Effect.fnUntraced(function* ({ project }) {
    const shared = yield* dragoman;
    return yield* (yield* acts).listRepositories(shared, project);
  }),
).pipe(
  Command.withDescription("List repositories, with the components that own them. They come and go with these."),
  Command.withShortDescription("List repositories with the components that own them"),
);

const show = Command.make(
  "show",
  { place: componentPlace },
  Effect.fnUntraced(function* (input) {
    const shared = yield* dragoman;
    return yield* (yield* acts).showRepository(shared, input.place);
  }),
).pipe(Command.withDescription("Show where the repository of a component is, and who shares it."));

const status = Command.make(
  "status",
  { place },
  Effect.fnUntraced(function* (input) {
    const shared = yield* dragoman;
    return yield* (yield* acts).repositoryStatus(shared, input.place);
  }),
).pipe(
  Command.withDescription("Tell what is to be committed, merged and pushed."),
  Command.withExamples([
    { command: "dragoman repository status hello", description: "All repositories of a project" },
    { command: "dragoman repository status hello/app", description: "One, with its commits" },
  ]),
);

const examples = (name: string, more = "") => [
  { command: `dragoman repository ${name} hello${more}`, description: "All repositories of a project" },
  { command: `dragoman repository ${name} hello/app${more}`, description: "The repository of one component" },
];

const operation = (name: "pull" | "push" | "commit" | "cleanup", description: string) =>
  Command.make(
    name,
    { place },
    Effect.fnUntraced(function* (input) {
      const shared = yield* dragoman;
      return yield* (yield* acts).operate(shared, name, input.place);
    }),
  ).pipe(Command.withDescription(description), Command.withExamples(examples(name)));

const reset = Command.make(
  "reset",
  { place, yes },
  Effect.fnUntraced(function* (input) {
    const shared = yield* dragoman;
    return yield* (yield* acts).reset(shared, input.place, input.yes);
  }),
).pipe(
  Command.withDescription("Throw away what was never pushed, and take what the remote repository has in its place."),
  Command.withShortDescription("Throw away what was never pushed"),
  Command.withExamples(examples("reset", " --yes")),
);

export const repository = Command.make("repository").pipe(
  Command.withDescription("Look at repositories, and work on them."),
  Command.withSubcommands([
    list,
    show,
    status,
    operation("pull", "Take over what is new in the remote repository."),
    operation("push", "Send commits to the remote repository."),
    operation("commit", "Write translations that are not in the files yet, and commit them."),
    operation("cleanup", "Remove what is left over in the clone, or make it anew where it is damaged."),
    reset,
  ]),
);
