/** Statistics as tables, and feeds of changes: paths beside the API, for programs that know nothing of it. */
import type { ChangeColumn } from "@dragoman/core/changes";
import { link, type Shape } from "@dragoman/core/database";
import { field } from "@dragoman/core/fields";
import { Schema } from "effect";
import { type Answers, bytes, unlessKnown } from "../wire/answer.ts";
import { get, noun } from "../wire/endpoint.ts";
import { type Json, list } from "../wire/json.ts";
import { optional } from "../wire/query.ts";
import { ProjectLanguage, TranslationStatistics } from "./statistics.ts";

/** What is no CSV is JSON, whatever it was asked to be. */
const TableFormat = field(Schema.Literals(["json", "csv"]), { type: "string", default: "json" }, (input) =>
  input === "csv" ? "csv" : "json",
);
export const TableQuery = Schema.Struct({ format: optional(TableFormat, "`csv`; JSON for all else.", "csv") });

const asTable = {
  query: TableQuery,
  ownFormat: true,
  quota: "exports",
} as const;
const asFeed = { ownFormat: true, quota: "exports", answers: unlessKnown(bytes("application/rss+xml")) } as const;
const table = (row: Json): Answers => ({ 200: { schema: list(row), types: ["text/csv"] } });

export const exportsApi = noun("exports", {
  component: get("/exports/stats/:project/:component/", {
    title: "Statistics of a component's translations",
    ...asTable,
    answers: table(TranslationStatistics),
  }),
  project: get("/exports/stats/:project/", {
    title: "Statistics of a project's languages",
    ...asTable,
    answers: table(ProjectLanguage),
  }),
});

export const feedsApi = noun("feeds", {
  site: get("/exports/rss/", { title: "Feed of changes", ...asFeed }),
  language: get("/exports/rss/language/:language/", { title: "Feed of changes in a language", ...asFeed }),
  languageAnywhere: get("/exports/rss/-/-/:language/", { title: "Feed of changes in a language", ...asFeed }),
  languageOfProject: get("/exports/rss/:project/-/:language/", {
    title: "Feed of changes in a language of a project",
    ...asFeed,
  }),
  project: get("/exports/rss/:project/", { title: "Feed of changes in a project", ...asFeed }),
  component: get("/exports/rss/:project/:component/", { title: "Feed of changes in a component", ...asFeed }),
  translation: get("/exports/rss/:project/:component/:language/", {
    title: "Feed of changes in a translation",
    ...asFeed,
  }),
});

/** What an item of a feed is made of. `page` is the nearest thing that has a page of its own, the others behind it. */
export const feedItemShape: Shape<ChangeColumn> = {
  id: link`/api/changes/${"id"}/`,
  action: "actionName",
  timestamp: "timestamp",
  author: "userName",
  project_name: "projectName",
  component_name: "componentName",
  language_name: "languageName",
  unit: link`/translate/${"project"}/${"componentPath"}/${"language"}/?checksum=${"checksum"}`,
  translation: link`/projects/${"project"}/${"componentPath"}/${"language"}/`,
  component: link`/projects/${"project"}/${"componentPath"}/`,
  project: link`/projects/${"project"}/`,
};
