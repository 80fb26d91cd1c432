/** Labels of a project, put on source units. */
import { Schema } from "effect";
import { Choice, Text } from "../fields/index.ts";

export const labelColors = [
  "navy",
  "blue",
  "aqua",
  "teal",
  "olive",
  "green",
  "lime",
  "yellow",
  "orange",
  "red",
  "maroon",
  "fuchsia",
  "purple",
  "black",
  "gray",
  "silver",
] as const;

export const NewLabel = Schema.Struct({ name: Text({ max: 190 }), color: Choice(labelColors) });
export type NewLabel = typeof NewLabel.Type;

export const LabelPatch = Schema.Struct({
  name: Schema.optionalKey(NewLabel.fields.name),
  color: Schema.optionalKey(NewLabel.fields.color),
});
export type LabelPatch = typeof LabelPatch.Type;
