/** Places as people name them: `PROJECT`, `PROJECT/COMPONENT`, `PROJECT/COMPONENT/LANGUAGE`, with categories between. */
import { Effect } from "effect";
import { Argument, CliError } from "effect/cli";

export interface ComponentPlace {
  readonly project: string;
  /** With the slugs of its categories, between slashes. */
  readonly component: string;
}

export interface TranslationPlace extends ComponentPlace {
  readonly language: string;
}

const split = <A>(what: string, fewest: number, read: (parts: readonly string[]) => A) =>
  Effect.fnUntraced(function* (text: string) {
    const parts = text.split("/");
    if (parts.length < fewest || parts.includes(""))
      return yield* new CliError.InvalidValue({ option: "place", value: text, expected: what, kind: "argument" });
    return read(parts);
  });

export const componentPlace: Argument.Argument<ComponentPlace> = Argument.String("component").pipe(
  Argument.withMetavar("project/component"),
  Argument.withDescription("The component, behind the slugs of its project and of its categories"),
  Argument.mapEffect(
    split("project/component", 2, ([project = "", ...path]) => ({ project, component: path.join("/") })),
  ),
);

/** Where a component is to be: categories are chosen by `--set category=ID`. */
export const newComponentPlace: Argument.Argument<{ readonly project: string; readonly slug: string }> =
  Argument.String("component").pipe(
    Argument.withMetavar("project/component"),
    Argument.withDescription("Slug of the project, and of the component that is to be in it"),
    Argument.mapEffect(split("project/component", 2, ([project = "", ...path]) => ({ project, slug: path.join("/") }))),
  );

export const translationPlace: Argument.Argument<TranslationPlace> = Argument.String("translation").pipe(
  Argument.withMetavar("project/component/language"),
  Argument.withDescription("The component with its project, and the code of the language"),
  Argument.mapEffect(
    split("project/component/language", 3, ([project = "", ...path]) => ({
      project,
      component: path.slice(0, -1).join("/"),
      language: path.at(-1) ?? "",
    })),
  ),
);
