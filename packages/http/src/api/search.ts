/** Search of the whole site, and what found things look like. */
import { constant, path } from "@dragoman/core/database";
import type { SiteShapes } from "@dragoman/core/search";
import { get } from "../wire/endpoint.ts";

export const searchApi = {
  find: get("/api/search/", {
    title: "Search of the whole site",
    query: { q: "Part of a name; the first five matches of each kind are answered." },
  }),
};

export const siteShapes: SiteShapes = {
  project: { url: path`/projects/${"project"}/`, name: "name", category: constant("Project") },
  category: { url: path`/projects/${"project"}/${"path"}/`, name: "name", category: constant("Category") },
  component: { url: path`/projects/${"project"}/${"path"}/`, name: "name", category: constant("Component") },
  user: { url: path`/user/${"name"}/`, name: "name", category: constant("User") },
  language: { url: path`/languages/${"code"}/`, name: "name", category: constant("Language") },
};
