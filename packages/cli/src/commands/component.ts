/** `dragoman component`: make components from repositories, look at them, change and remove them. */
import { Effect } from "effect";
import { Argument, Command, Flag } from "effect/cli";
import { componentPlace, newComponentPlace } from "../places.ts";
import { dragoman, optional, yes } from "../root.ts";

const acts = Effect.promise(() => import("../acts/components.ts"));

const create = Command.make(
  "create",
  {
    place: newComponentPlace,
    name: optional(Flag.String("name").pipe(Flag.withDescription("Name for people; the slug unless given"))),
    repo: Flag.String("repo").pipe(
      Flag.withDescription("Address of the repository, or dragoman://project/component to share one"),
    ),
    branch: optional(
      Flag.String("branch").pipe(Flag.withDescription("Branch; that of the repository's head unless given")),
    ),
    fileFormat: optional(
      Flag.String("file-format").pipe(
        Flag.withDescription("Such as po, json, aresource; found out by names and contents unless given"),
      ),
    ),
    filemask: optional(
      Flag.String("filemask").pipe(
        Flag.withDescription("Files of translations, with * for the language, such as po/*.po; found out unless given"),
      ),
    ),
    template: optional(
      Flag.String("template").pipe(Flag.withDescription("File with the source strings, of monolingual formats")),
    ),
    newBase: optional(
      Flag.String("new-base").pipe(Flag.withDescription("File that new translations start from, such as po/hello.pot")),
    ),
    more: Flag.KeyValuePair("set").pipe(
      Flag.withDefault({}),
      Flag.withDescription("Any other field of the API, such as --set merge_style=rebase; can be repeated"),
    ),
  },
  Effect.fnUntraced(function* ({ place: { project, slug }, more, newBase, fileFormat, ...input }) {
    const shared = yield* dragoman;
    const given = {
      ...input,
      slug,
      name: input.name ?? slug,
      file_format: fileFormat ?? "auto",
      filemask: input.filemask ?? "auto",
      new_base: newBase,
      ...more,
    };
    const fields = Object.entries(given).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as const],
    );
    return yield* (yield* acts).createComponent(shared, project, Object.fromEntries(fields));
  }),
).pipe(
  Command.withDescription("Make a component from a repository, and wait until its files are read."),
  Command.withExamples([
    {
      command:
        "dragoman component create hello/app --repo https://git.example.org/hello.git --file-format po --filemask 'po/*.po' --new-base po/hello.pot",
      description: "Translate the gettext files of a repository",
    },
    {
      command: "dragoman component create hello/app --repo https://git.example.org/hello.git",
      description: "The same, with format, mask and template found out",
    },
  ]),
);

const list = Command.make(
  "list",
  {
    project: Argument.String("project").pipe(
      Argument.withDefault(""),
      Argument.withDescription("Slug of a project; components of all of them unless given"),
    ),
  },
  Effect.fnUntraced(function* ({ project }) {
    const shared = yield* dragoman;
    return yield* (yield* acts).listComponents(shared, project);
  }),
).pipe(Command.withDescription("List the components of a project, or all."));

const show = Command.make(
  "show",
  { place: componentPlace },
  Effect.fnUntraced(function* ({ place }) {
    const shared = yield* dragoman;
    return yield* (yield* acts).showComponent(shared, place);
  }),
).pipe(Command.withDescription("Show the settings of a component, by the names that `component set` takes."));

const set = Command.make(
  "set",
  {
    place: componentPlace,
    settings: Argument.String("settings").pipe(
      Argument.withMetavar("name=value"),
      Argument.withDescription("A field of the API and its new value"),
      Argument.atLeast(1),
    ),
  },
  Effect.fnUntraced(function* ({ place, settings }) {
    const shared = yield* dragoman;
    return yield* (yield* acts).changeComponent(shared, place, settings);
  }),
).pipe(
  Command.withDescription("Change settings of a component, and wait until its files are read where that follows."),
  Command.withExamples([
    {
      command: "dragoman component set hello/app merge_style=merge push_on_commit=false",
      description: "What is not given stays",
    },
  ]),
);

const remove = Command.make(
  "remove",
  { place: componentPlace, yes },
  Effect.fnUntraced(function* (input) {
    const shared = yield* dragoman;
    return yield* (yield* acts).removeComponent(shared, input.place, input.yes);
  }),
).pipe(
  Command.withDescription(
    "Remove a component with its strings, and those that share its repository. The remote repository stays as it is.",
  ),
  Command.withShortDescription("Remove a component with its strings"),
  Command.withExamples([{ command: "dragoman component remove hello/app --yes", description: "Without being asked" }]),
);

export const component = Command.make("component").pipe(
  Command.withDescription("Administer components."),
  Command.withSubcommands([create, list, show, set, remove]),
);
