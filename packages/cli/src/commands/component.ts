/** `dragoman component`: make components from repositories. */
import { Effect } from "effect";
import { Argument, Command, Flag } from "effect/cli";
import { dragoman, optional } from "../root.ts";

const create = Command.make(
  "create",
  {
    project: Argument.String("project").pipe(Argument.withDescription("Slug of the project")),
    slug: Argument.String("slug").pipe(Argument.withDescription("Short name of the component in addresses")),
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
  Effect.fnUntraced(function* ({ project, more, newBase, fileFormat, ...input }) {
    const shared = yield* dragoman;
    const { createComponent } = yield* Effect.promise(() => import("../acts/components.ts"));
    const given = {
      ...input,
      name: input.name ?? input.slug,
      file_format: fileFormat ?? "auto",
      filemask: input.filemask ?? "auto",
      new_base: newBase,
      ...more,
    };
    const fields = Object.entries(given).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as const],
    );
    return yield* createComponent(shared, project, Object.fromEntries(fields));
  }),
).pipe(
  Command.withDescription("Make a component from a repository, and wait until its files are read."),
  Command.withExamples([
    {
      command:
        "dragoman component create hello app --repo https://git.example.org/hello.git --file-format po --filemask 'po/*.po' --new-base po/hello.pot",
      description: "Translate the gettext files of a repository",
    },
    {
      command: "dragoman component create hello app --repo https://git.example.org/hello.git",
      description: "The same, with format, mask and template found out",
    },
  ]),
);

export const component = Command.make("component").pipe(
  Command.withDescription("Administer components."),
  Command.withSubcommands([create]),
);
