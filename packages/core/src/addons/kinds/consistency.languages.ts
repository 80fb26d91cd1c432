/** Every component of the project has the languages that the others have. */
import { Effect, Schema } from "effect";
import { codecById } from "@dragoman/formats";
import { isMonolingual } from "../../components/index.ts";
import { everywhere } from "../fits.ts";
import { defineKind } from "../kind.ts";

export const consistencyLanguages = defineKind({
  id: "weblate.consistency.languages",
  name: "Same languages in all components",
  settings: Schema.Struct({}),
  defaults: {},
  scope: "project",
  fits: everywhere,
  on: ["language", "daily"],
  act: ({ component, tools, addLanguage }) =>
    Effect.gen(function* () {
      const startsFiles =
        isMonolingual(component) || component.new_base !== "" || codecById(component.file_format)?.id === "tbx";
      if (!startsFiles || component.new_lang === "none") return;
      for (const id of yield* tools.missingLanguages(component.id)) yield* addLanguage(id);
    }),
});
