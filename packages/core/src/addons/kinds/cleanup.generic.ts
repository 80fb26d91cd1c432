/** Strings that the base file has no more go from the translations' files. */
import { Schema } from "effect";
import { defineKind } from "../kind.ts";
import { isMonolingual } from "../../components/index.ts";
import { canRemove } from "../fits.ts";
import { withoutUnits } from "../removal.ts";

export const cleanupGeneric = defineKind({
  id: "weblate.cleanup.generic",
  name: "Removal of stale strings",
  settings: Schema.Struct({}),
  defaults: {},
  fits: (component) => isMonolingual(component) && canRemove(component),
  on: ["update"],
  act: (at) => withoutUnits(at, (unit, base) => base.byId(unit.id) === undefined),
});
