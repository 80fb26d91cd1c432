/** Categories of a project, of which one can stand in another. */
import type { Category } from "@dragoman/client";

/** Stands for the category that is made together with the component. */
export const newCategory = "new";

type Level = Pick<Category, "url" | "category" | "name" | "slug">;

/** From the outside in; nothing for a category that is not there. */
export const categoryPath = (categories: readonly Level[], url: string | null): readonly Level[] => {
  const found = categories.find((each) => each.url === url);
  if (found === undefined) return [];
  const others = categories.filter((each) => each !== found);
  return [...categoryPath(others, found.category), found];
};
