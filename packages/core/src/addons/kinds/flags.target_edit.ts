/** Translations that come new from files wait for another look. */
import { Schema } from "effect";
import { defineKind } from "../kind.ts";
import { knowsNoFuzzy } from "../fits.ts";

export const flagsTargetEdit = defineKind({
  id: "weblate.flags.target_edit",
  name: "New translations need editing",
  settings: Schema.Struct({}),
  defaults: {},
  fits: knowsNoFuzzy,
  files: () => ({ review: { targets: true } }),
});
