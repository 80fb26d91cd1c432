/** Categories. */
import { type CategoryColumn, CategoryPatch, NewCategory } from "@dragoman/core/categories";
import { link, type Shape } from "@dragoman/core/database";
import { del, get, patch, post, put } from "../wire/endpoint.ts";

export const categoryShape: Shape<CategoryColumn> = {
  id: "categoryId",
  name: "categoryName",
  slug: "category",
  project: link`/api/projects/${"project"}/`,
  category: link`/api/categories/${"parentId"}/`,
  url: link`/api/categories/${"categoryId"}/`,
  statistics_url: link`/api/categories/${"categoryId"}/statistics/`,
};

export const categoriesApi = {
  list: get("/api/categories/", { title: "List of categories" }),
  create: post("/api/categories/", { title: "Create a category", payload: NewCategory }),
  one: get("/api/categories/:id/", { title: "A category" }),
  replace: put("/api/categories/:id/", { title: "Change a category", payload: NewCategory }),
  change: patch("/api/categories/:id/", { title: "Change some of a category", payload: CategoryPatch }),
  remove: del("/api/categories/:id/", { title: "Delete a category with all that it holds" }),
  statistics: get("/api/categories/:id/statistics/", { title: "Statistics of a category" }),
  ofProject: get("/api/projects/:project/categories/", { title: "Categories of a project" }),
};
