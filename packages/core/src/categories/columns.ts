/** Columns of a category for shapes, over `categories k` and its project `p`. */
import type { CategoryId } from "../ids/index.ts";
import { int, nullable, text } from "../database/index.ts";

export const categoryColumns = {
  categoryId: int<CategoryId>("k.id"),
  categoryName: text("k.name"),
  category: text("k.slug"),
  parentId: nullable(int<CategoryId>("k.category_id")),
  project: text("p.slug"),
} as const;
export type CategoryColumn = keyof typeof categoryColumns;
