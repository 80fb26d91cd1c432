/** Old suggestions go. */
import { Schema } from "effect";
import { Integer } from "../../fields/index.ts";
import { everywhere } from "../fits.ts";
import { defineKind } from "../kind.ts";

export const removalSuggestions = defineKind({
  id: "weblate.removal.suggestions",
  name: "Removal of old suggestions",
  settings: Schema.Struct({ age: Integer({ min: 0, max: 36_500 }), votes: Schema.optionalKey(Integer()) }),
  defaults: { age: 30 },
  scope: "project",
  fits: everywhere,
  on: ["daily"],
  act: ({ component, tools }, { age, votes = 0 }) => tools.removeOld("suggestions", component, age, votes),
});
