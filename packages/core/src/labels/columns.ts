/** Columns of a label for shapes, over `labels b`. */
import type { LabelId } from "../ids/index.ts";
import { int, oneOf, text } from "../database/index.ts";
import { labelColors } from "./model.ts";

export const labelColumns = {
  id: int<LabelId>("b.id"),
  name: text("b.name"),
  color: oneOf(labelColors, "b.color"),
} as const;
export type LabelColumn = keyof typeof labelColumns;
