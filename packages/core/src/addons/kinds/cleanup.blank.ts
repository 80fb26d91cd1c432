/** Strings without a translation go from the translations' files, so that programs show the base's text. */
import { Schema } from "effect";
import { isMonolingual } from "../../components/index.ts";
import { defineKind } from "../kind.ts";
import { canRemove } from "../fits.ts";
import { withoutUnits } from "../removal.ts";

export const cleanupBlank = defineKind({
  id: "weblate.cleanup.blank",
  name: "Removal of blank strings",
  settings: Schema.Struct({}),
  defaults: {},
  automatic: ({ file_format: format }) => format === "aresource" || format === "moko-resource",
  fits: (component) => isMonolingual(component) && canRemove(component),
  on: ["update", "commit"],
  act: (at) => withoutUnits(at, (unit) => unit.target.every((form) => form === "")),
});
