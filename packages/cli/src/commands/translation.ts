/** `dragoman translation`: the languages of components. */
import { Effect } from "effect";
import { Argument, Command } from "effect/cli";
import { componentPlace, translationPlace } from "../places.ts";
import { dragoman, yes } from "../root.ts";

const acts = Effect.promise(() => import("../acts/translations.ts"));

const list = Command.make(
  "list",
  { place: componentPlace },
  Effect.fnUntraced(function* ({ place }) {
    const shared = yield* dragoman;
    return yield* (yield* acts).listTranslations(shared, place);
  }),
).pipe(
  Command.withDescription("List the languages of a component, and how far each is."),
  Command.withExamples([{ command: "dragoman translation list hello/app", description: "All of hello/app" }]),
);

const show = Command.make(
  "show",
  { place: translationPlace },
  Effect.fnUntraced(function* ({ place }) {
    const shared = yield* dragoman;
    return yield* (yield* acts).showTranslation(shared, place);
  }),
).pipe(Command.withDescription("Show the file of a translation and the counts of its strings."));

const add = Command.make(
  "add",
  {
    place: componentPlace,
    language: Argument.String("language").pipe(Argument.withDescription("Code of the language, such as cs or pt_BR")),
  },
  Effect.fnUntraced(function* ({ place, language }) {
    const shared = yield* dragoman;
    return yield* (yield* acts).addTranslation(shared, place, language);
  }),
).pipe(
  Command.withDescription("Start a translation into another language, with a file of its own in the repository."),
  Command.withExamples([{ command: "dragoman translation add hello/app cs", description: "Translate into Czech" }]),
);

const remove = Command.make(
  "remove",
  { place: translationPlace, yes },
  Effect.fnUntraced(function* (input) {
    const shared = yield* dragoman;
    return yield* (yield* acts).removeTranslation(shared, input.place, input.yes);
  }),
).pipe(
  Command.withDescription("Remove a language of a component: its strings, and its file from the repository."),
  Command.withExamples([
    { command: "dragoman translation remove hello/app/cs --yes", description: "Without being asked" },
  ]),
);

export const translation = Command.make("translation").pipe(
  Command.withDescription("Administer the languages of components."),
  Command.withSubcommands([list, show, add, remove]),
);
