/** Untranslated strings get the text of their source, to be edited. */
import { Effect, Schema } from "effect";
import { actions } from "../../changes/index.ts";
import { sourceAsTarget } from "../../units/index.ts";
import { defineKind } from "../kind.ts";
import { byAddon } from "../tools.ts";

export const generatePrefill = defineKind({
  id: "weblate.generate.prefill",
  name: "Prefilled translations",
  settings: Schema.Struct({}),
  defaults: {},
  repeatable: true,
  fits: ({ is_glossary: isGlossary }) => !isGlossary,
  on: ["update", "daily"],
  act: ({ component, tools }) =>
    Effect.gen(function* () {
      const ids = yield* tools.untranslated(component.id);
      yield* tools.words(
        ids,
        (unit) =>
          unit.state === 0 && unit.source.some((form) => form !== "")
            ? { target: sourceAsTarget(unit), state: 10 }
            : undefined,
        byAddon(actions.automaticallyTranslated),
      );
    }),
});
