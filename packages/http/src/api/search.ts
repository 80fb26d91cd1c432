/** Search of the whole site, and what found things look like. */
import { constant, path } from "@dragoman/core/database";
import type { SiteShapes } from "@dragoman/core/search";
import { Schema } from "effect";
import { ok } from "../wire/answer.ts";
import { get, noun } from "../wire/endpoint.ts";
import { list, named, oneOf, record, text } from "../wire/json.ts";
import { optional } from "../wire/query.ts";
import { AnyText } from "./parameters.ts";

/** `url` is the path of a page, without the address of the site. */
const Found = named(
  "Found",
  record({
    url: { type: "string", format: "iri-reference" },
    name: text,
    category: oneOf(["Project", "Category", "Component", "User", "Language"]),
  }),
);

const Field = named(
  "SearchField",
  record({
    name: text,
    kind: oneOf(["text", "name", "number", "date", "choice"]),
    about: text,
    operators: list(text),
    /** Where it takes one of a few; else empty. */
    values: list(text),
  }),
);

export const searchApi = noun("search", {
  fields: get("/api/search/fields/", {
    title: "Fields of search queries, with what they take",
    answers: ok(list(Field)),
  }),
  find: get("/api/search/", {
    title: "Search of the whole site",
    query: Schema.Struct({
      q: optional(AnyText, "Part of a name; the first five matches of each kind are answered.", "hello"),
    }),
    answers: ok(list(Found)),
  }),
});

export const siteShapes: SiteShapes = {
  project: { url: path`/projects/${"project"}/`, name: "name", category: constant("Project") },
  category: { url: path`/projects/${"project"}/${"path"}/`, name: "name", category: constant("Category") },
  component: { url: path`/projects/${"project"}/${"path"}/`, name: "name", category: constant("Component") },
  user: { url: path`/user/${"name"}/`, name: "name", category: constant("User") },
  language: { url: path`/languages/${"code"}/`, name: "name", category: constant("Language") },
};
