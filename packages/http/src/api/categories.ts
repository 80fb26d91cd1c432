/** Categories. */
import { type CategoryColumn, categoryColumns, CategoryPatch, NewCategory } from "@dragoman/core/categories";
import { link, type Shape } from "@dragoman/core/database";
import { gone, made, ok, pages } from "../wire/answer.ts";
import { del, get, noun, patch, post, put } from "../wire/endpoint.ts";
import { shaped } from "../wire/json.ts";
import { need } from "../wire/need.ts";
import { body } from "../wire/payload.ts";
import { SummedStatistics } from "./statistics.ts";

export const categoryShape: Shape<CategoryColumn> = {
  id: "categoryId",
  name: "categoryName",
  slug: "category",
  project: link`/api/projects/${"project"}/`,
  category: link`/api/categories/${"parentId"}/`,
  url: link`/api/categories/${"categoryId"}/`,
  statistics_url: link`/api/categories/${"categoryId"}/statistics/`,
};
const Category = shaped("Category", categoryColumns, categoryShape);

const writing = {
  payload: body("NewCategory", NewCategory),
  example: { name: "Applications", slug: "apps", project: "/api/projects/hello/", category: null },
  needs: [need("project.edit")],
} as const;

export const categoriesApi = noun("categories", {
  list: get("/api/categories/", { title: "List of categories", ...pages(Category) }),
  create: post("/api/categories/", { title: "Create a category", answers: made(Category), ...writing }),
  one: get("/api/categories/:id/", { title: "A category", answers: ok(Category) }),
  replace: put("/api/categories/:id/", { title: "Change a category", answers: ok(Category), ...writing }),
  change: patch("/api/categories/:id/", {
    title: "Change some of a category",
    payload: body("CategoryPatch", CategoryPatch),
    example: { name: "Programs" },
    answers: ok(Category),
    needs: [need("project.edit")],
  }),
  remove: del("/api/categories/:id/", {
    title: "Delete a category with all that it holds",
    answers: gone,
    needs: [need("project.edit")],
  }),
  statistics: get("/api/categories/:id/statistics/", {
    title: "Statistics of a category",
    answers: ok(SummedStatistics),
  }),
  ofProject: get("/api/projects/:project/categories/", { title: "Categories of a project", ...pages(Category) }),
});
