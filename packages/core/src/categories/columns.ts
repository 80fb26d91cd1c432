/** Columns of a category for shapes, over `categories k` and its project `p`. */
export const categoryColumns = {
  categoryId: "k.id",
  categoryName: "k.name",
  category: "k.slug",
  parentId: "k.category_id",
  project: "p.slug",
} as const;
export type CategoryColumn = keyof typeof categoryColumns;
