/** `dragoman project`: make projects, look at them, say who sees them, remove them, and give them tokens. */
import { Effect } from "effect";
import { Argument, Command, Flag } from "effect/cli";
import { dragoman, optional, yes } from "../root.ts";
import { projectToken } from "./projectToken.ts";

const accessNames = ["public", "protected", "private", "custom"] as const;
export type AccessName = (typeof accessNames)[number];

const slug = Argument.String("slug").pipe(Argument.withDescription("Short name of the project in addresses"));

const create = Command.make(
  "create",
  {
    slug,
    name: optional(Flag.String("name").pipe(Flag.withDescription("Name for people; the slug unless given"))),
    web: Flag.String("web").pipe(Flag.withDescription("Address of the project's site")),
    access: Flag.Literals("access", accessNames).pipe(
      Flag.withDefault("public"),
      Flag.withDescription("Who may see it"),
    ),
  },
  Effect.fnUntraced(function* (input) {
    const shared = yield* dragoman;
    const { createProject } = yield* Effect.promise(() => import("../acts/projects.ts"));
    return yield* createProject(shared, input);
  }),
).pipe(
  Command.withDescription("Make a project."),
  Command.withExamples([
    {
      command: "dragoman project create hello --name Hello --web https://hello.example.org",
      description: "Make a project that everybody sees",
    },
  ]),
);

const access = Command.make(
  "access",
  { slug, access: Argument.Literals("access", accessNames) },
  Effect.fnUntraced(function* (input) {
    const shared = yield* dragoman;
    const { setProjectAccess } = yield* Effect.promise(() => import("../acts/projects.ts"));
    return yield* setProjectAccess(shared, input.slug, input.access);
  }),
).pipe(
  Command.withDescription("Set who may see a project, and make the teams that this needs."),
  Command.withExamples([{ command: "dragoman project access hello private", description: "Only members see it" }]),
);

const list = Command.make(
  "list",
  {},
  Effect.fnUntraced(function* () {
    const shared = yield* dragoman;
    const { listProjects } = yield* Effect.promise(() => import("../acts/projects.ts"));
    return yield* listProjects(shared);
  }),
).pipe(Command.withDescription("List all projects."));

const show = Command.make(
  "show",
  { slug },
  Effect.fnUntraced(function* (input) {
    const shared = yield* dragoman;
    const { showProject } = yield* Effect.promise(() => import("../acts/projects.ts"));
    return yield* showProject(shared, input.slug);
  }),
).pipe(Command.withDescription("Show the settings of a project."));

const remove = Command.make(
  "remove",
  { slug, yes },
  Effect.fnUntraced(function* (input) {
    const shared = yield* dragoman;
    const { removeProject } = yield* Effect.promise(() => import("../acts/projects.ts"));
    return yield* removeProject(shared, input.slug, input.yes);
  }),
).pipe(
  Command.withDescription("Remove a project with all of its components and strings. This cannot be taken back."),
  Command.withExamples([{ command: "dragoman project remove hello --yes", description: "Without being asked" }]),
);

export const project = Command.make("project").pipe(
  Command.withDescription("Administer projects."),
  Command.withSubcommands([create, list, show, access, remove, projectToken]),
);
