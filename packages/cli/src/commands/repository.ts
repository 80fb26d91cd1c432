/** `dragoman repository`: where repositories stand, and work on them. */
import { Effect } from "effect";
import { Argument, Command, Flag } from "effect/cli";
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

const alerts = Command.make(
  "alerts",
  { place },
  Effect.fnUntraced(function* (input) {
    const shared = yield* dragoman;
    return yield* (yield* acts).listAlerts(shared, input.place);
  }),
).pipe(
  Command.withDescription("List what is wrong, and what helps. With --json, with its files and strings."),
  Command.withExamples([
    { command: "dragoman repository alerts hello", description: "Of all components of a project" },
    { command: "dragoman repository alerts hello/app --json", description: "Of one, with details" },
  ]),
);

const examples = (name: string, more = "") => [
  { command: `dragoman repository ${name} hello${more}`, description: "All repositories of a project" },
  { command: `dragoman repository ${name} hello/app${more}`, description: "The repository of one component" },
];

const dryRun = Flag.Boolean("dry-run").pipe(
  Flag.withDefault(false),
  Flag.withDescription("Tell what would happen, commit by commit and string by string, and do nothing"),
);

const operation = (name: "pull" | "push" | "commit" | "cleanup" | "file-sync", description: string) =>
  Command.make(
    name,
    { place, dryRun },
    Effect.fnUntraced(function* (input) {
      const shared = yield* dragoman;
      const { operate, foresee } = yield* acts;
      return yield* input.dryRun
        ? foresee(shared, { operation: name }, input.place)
        : operate(shared, { operation: name }, input.place);
    }),
  ).pipe(
    Command.withDescription(description),
    Command.withExamples([
      ...examples(name),
      { command: `dragoman repository ${name} hello/app --dry-run`, description: "Look at what it would do" },
    ]),
  );

const keep = Flag.Literals("keep", ["pending", "suggestions"]).pipe(
  Flag.withDefault("pending"),
  Flag.withDescription("What strings that were never pushed become"),
);
const discard = Flag.Boolean("discard").pipe(
  Flag.withDefault(false),
  Flag.withDescription("Throw away strings that were never pushed"),
);

const reset = Command.make(
  "reset",
  { place, keep, discard, dryRun, yes },
  Effect.fnUntraced(function* (input) {
    const shared = yield* dragoman;
    const { foresee, reset: back } = yield* acts;
    const asked = { operation: "reset", keep: input.keep, discard: input.discard } as const;
    return yield* input.dryRun ? foresee(shared, asked, input.place) : back(shared, asked, input.place, input.yes);
  }),
).pipe(
  Command.withDescription(
    "Drop commits that were never pushed, and take what the remote repository has in their place. Their strings wait to " +
      "be committed again, unless they are to be suggestions or to be thrown away.",
  ),
  Command.withShortDescription("Drop commits that were never pushed"),
  Command.withExamples([
    ...examples("reset", " --yes"),
    { command: "dragoman repository reset hello/app --keep suggestions", description: "Let people accept the strings" },
    { command: "dragoman repository reset hello/app --discard", description: "Throw the strings away too" },
  ]),
);

export const repository = Command.make("repository").pipe(
  Command.withDescription("Look at repositories, and work on them."),
  Command.withSubcommands([
    list,
    show,
    status,
    alerts,
    operation("pull", "Take over what is new in the remote repository."),
    operation("push", "Send commits to the remote repository."),
    operation("commit", "Write translations that are not in the files yet, and commit them."),
    operation("file-sync", "Write all translations into the files again, and commit what differs."),
    operation("cleanup", "Remove what is left over in the clone, or make it anew where it is damaged."),
    reset,
  ]),
);
