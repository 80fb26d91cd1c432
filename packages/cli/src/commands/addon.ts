/** `dragoman addon`: administer add-ons, those of the whole site among them. */
import { Effect } from "effect";
import { Argument, Command, Flag } from "effect/cli";
import { componentPlace } from "../places.ts";
import { dragoman, optional } from "../root.ts";

const acts = Effect.promise(() => import("../acts/addons.ts"));

const install = Command.make(
  "install",
  {
    name: Argument.String("name").pipe(
      Argument.withDescription("Kind of the add-on, such as weblate.removal.comments"),
    ),
    site: Flag.Boolean("site").pipe(
      Flag.withDefault(false),
      Flag.withDescription("On the whole site: for every component that it fits"),
    ),
    project: optional(Flag.String("project").pipe(Flag.withDescription("Slug of the project that it is for"))),
    configuration: optional(
      Flag.String("configuration").pipe(
        Flag.withMetavar("json"),
        Flag.withDescription("Settings, as a JSON object; what is not told has its default"),
      ),
    ),
  },
  Effect.fnUntraced(function* (input) {
    const shared = yield* dragoman;
    return yield* (yield* acts).installAddon(shared, input);
  }),
).pipe(
  Command.withDescription("Install an add-on on the whole site, or on a project."),
  Command.withExamples([
    {
      command: "dragoman addon install weblate.removal.suggestions --site --configuration '{\"age\": 90}'",
      description: "Old suggestions go, everywhere",
    },
  ]),
);

const list = Command.make(
  "list",
  {},
  Effect.fnUntraced(function* () {
    const shared = yield* dragoman;
    return yield* (yield* acts).listAddons(shared);
  }),
).pipe(Command.withDescription("List all add-ons. Those without a project and a component are of the whole site."));

const remove = Command.make(
  "remove",
  { id: Argument.Int("addon").pipe(Argument.withDescription("Number of the add-on, from `dragoman addon list`")) },
  Effect.fnUntraced(function* (input) {
    const shared = yield* dragoman;
    return yield* (yield* acts).removeAddon(shared, input.id);
  }),
).pipe(Command.withDescription("Take an add-on away. What it has done stays."));

const discover = Command.make(
  "discover",
  {
    place: componentPlace,
    configuration: Flag.String("configuration").pipe(
      Flag.withMetavar("json"),
      Flag.withDescription("Settings of the add-on weblate.discovery.discovery, as a JSON object"),
    ),
  },
  Effect.fnUntraced(function* (input) {
    const shared = yield* dragoman;
    return yield* (yield* acts).previewDiscovery(shared, input.place, input.configuration);
  }),
).pipe(
  Command.withDescription(
    "Show which components discovery would make, which it has, and which it would remove. Nothing is done.",
  ),
  Command.withExamples([
    {
      command: `dragoman addon discover hello/app --configuration '{"match": "(?P<component>[^/]*)/(?P<language>[^/.]*)\\\\.po", "file_format": "po"}'`,
      description: "One component for each folder",
    },
  ]),
);

export const addon = Command.make("addon").pipe(
  Command.withDescription("Administer add-ons."),
  Command.withSubcommands([install, list, remove, discover]),
);
