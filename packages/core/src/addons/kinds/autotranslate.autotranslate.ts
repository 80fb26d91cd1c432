/** Strings get what equal strings elsewhere in the project say. */
import { Effect, Schema } from "effect";
import { filters } from "../../autotranslation/index.ts";
import { Choice, field, Integer, Text } from "../../fields/index.ts";
import { everywhere } from "../fits.ts";
import { defineKind } from "../kind.ts";

/** None of them can be asked by itself; kept for what names them. */
const Engines = field(Schema.Array(Schema.String), { type: "array", items: { type: "string" } }, (input) =>
  (Array.isArray(input) ? input : [input]).map(String),
);

export const autotranslate = defineKind({
  id: "weblate.autotranslate.autotranslate",
  name: "Automatic translation",
  settings: Schema.Struct({
    mode: Choice(["suggest", "translate", "fuzzy"]),
    filter_type: Choice(filters),
    auto_source: Choice(["others"]),
    component: Schema.optionalKey(Text({ blank: true, max: 100 })),
    engines: Schema.optionalKey(Engines),
    threshold: Schema.optionalKey(Integer({ min: 1, max: 100 })),
  }),
  defaults: { mode: "suggest", filter_type: "todo", auto_source: "others", threshold: 80 },
  repeatable: true,
  fits: everywhere,
  on: ["update", "daily"],
  act: ({ component, translations, tools }, { mode, filter_type, component: from = "" }) =>
    Effect.forEach(
      translations.filter((translation) => !translation.is_source),
      (translation) => tools.autotranslate({ component, translation }, { mode, filter_type, component: from }),
      { discard: true },
    ),
});
