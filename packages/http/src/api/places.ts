/** What stands at an address below a project. */
import { link, object, type Shape } from "@dragoman/core/database";
import { Text } from "@dragoman/core/fields";
import { type PlaceColumn, placeColumns } from "@dragoman/core/places";
import { Schema } from "effect";
import { ok } from "../wire/answer.ts";
import { get, noun } from "../wire/endpoint.ts";
import { shaped } from "../wire/json.ts";
import { parameter } from "../wire/query.ts";

export const placeShape: Shape<PlaceColumn> = {
  kind: "kind",
  project: object({
    slug: "project",
    name: "projectName",
    url: link`/api/projects/${"project"}/`,
    web_url: link`/projects/${"project"}/`,
  }),
  categories: "categories",
  component: object(
    {
      slug: "component",
      name: "componentName",
      path: "componentPath",
      is_glossary: "isGlossary",
      url: link`/api/components/${"project"}/${"componentUrl"}/`,
      web_url: link`/projects/${"project"}/${"componentPath"}/`,
    },
    "component",
  ),
  language: object(
    { code: "language", name: "languageName", direction: "direction", url: link`/api/languages/${"language"}/` },
    "language",
  ),
};

export const placesApi = noun("places", {
  find: get("/api/places/", {
    title: "What stands at an address below a project",
    query: Schema.Struct({
      path: parameter(
        Text({ blank: true }),
        "Slug of the project and what stands below it in addresses of pages, such as `hello/app/cs` or `hello/-/cs`.",
        "hello/app",
      ),
    }),
    fails: ["NotFound"],
    answers: ok(shaped("Place", placeColumns, placeShape)),
  }),
});
