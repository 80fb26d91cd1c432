/** Source strings that come new from files wait for another look. */
import { Schema } from "effect";
import { isMonolingual } from "../../components/index.ts";
import { defineKind } from "../kind.ts";
import { knowsNoFuzzy } from "../fits.ts";

export const flagsSourceEdit = defineKind({
  id: "weblate.flags.source_edit",
  name: "New source strings need editing",
  settings: Schema.Struct({}),
  defaults: {},
  fits: (component) => isMonolingual(component) && component.edit_template && knowsNoFuzzy(component),
  files: () => ({ review: { sources: true } }),
});
