/** Old comments go. */
import { Schema } from "effect";
import { Integer } from "../../fields/index.ts";
import { everywhere } from "../fits.ts";
import { defineKind } from "../kind.ts";

export const removalComments = defineKind({
  id: "weblate.removal.comments",
  name: "Removal of old comments",
  settings: Schema.Struct({ age: Integer({ min: 0, max: 36_500 }) }),
  defaults: { age: 30 },
  scope: "project",
  fits: everywhere,
  on: ["daily"],
  act: ({ component, tools }, { age }) => tools.removeOld("comments", component, age, 0),
});
