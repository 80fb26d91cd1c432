/** Read-only strings get the text of their source. */
import { Schema } from "effect";
import { everywhere } from "../fits.ts";
import { defineKind } from "../kind.ts";

export const generateFillReadOnly = defineKind({
  id: "weblate.generate.fill_read_only",
  name: "Filled read-only strings",
  settings: Schema.Struct({}),
  defaults: {},
  repeatable: true,
  fits: everywhere,
  on: ["update", "daily"],
  act: ({ component, tools }) => tools.fillReadOnly(component.id),
});
