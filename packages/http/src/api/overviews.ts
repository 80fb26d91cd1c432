/** Where work is: components by languages. */
import { link, object, type Shape } from "@dragoman/core/database";
import { Choice, Flag } from "@dragoman/core/fields";
import {
  type AlertColumn,
  alertColumns,
  type CellColumn,
  cellColumns,
  type HeadColumn,
  headColumns,
  type MatrixColumn,
  matrixColumns,
  matrixOrders,
  type RecentColumn,
  recentColumns,
  type WorkColumn,
  workColumns,
} from "@dragoman/core/overviews";
import { Schema } from "effect";
import { ok, pageOf, pages } from "../wire/answer.ts";
import { get, noun, type PageSizes } from "../wire/endpoint.ts";
import { extended, list, named, shaped } from "../wire/json.ts";
import { need } from "../wire/need.ts";
import { optional } from "../wire/query.ts";
import { AnyText, LanguageCodes } from "./parameters.ts";

const component: Shape<MatrixColumn> = {
  id: "componentId",
  name: "componentName",
  slug: "component",
  path: "componentPath",
  category_path: "categoryPath",
  locked: "locked",
  is_glossary: "isGlossary",
  alerts: "alerts",
  /** Null for those who may not see where the repository stands. */
  repository: object({ needs_commit: "needsCommit", needs_merge: "needsMerge", needs_push: "needsPush" }, "needsMerge"),
  url: link`/api/components/${"project"}/${"componentUrl"}/`,
  web_url: link`/projects/${"project"}/${"componentPath"}/`,
};

const cell: Shape<CellColumn> = {
  language: "language",
  is_source: "isSource",
  total: "total",
  total_words: "total_words",
  translated: "translated",
  translated_words: "translated_words",
  translated_percent: "translated_percent",
  untranslated: "untranslated",
  fuzzy: "fuzzy",
  approved: "approved",
  readonly: "readonly",
  failing: "failing",
  suggestions: "suggestions",
  comments: "comments",
  translate_url: link`/translate/${"project"}/${"componentPath"}/${"language"}/`,
};

const language: Shape<HeadColumn> = {
  id: "languageId",
  code: "code",
  name: "name",
  direction: "direction",
  url: link`/api/languages/${"code"}/`,
};

export const matrixShapes = { component, cell, language };

const Cell = shaped("MatrixCell", cellColumns, cell);
const MatrixLanguage = shaped("MatrixLanguage", headColumns, language);
const MatrixComponent = named(
  "MatrixComponent",
  extended(shaped("MatrixComponent", matrixColumns, component), { cells: list(Cell) }),
);

/** A component can have a cell for each of 200 languages and more. */
const sizes: PageSizes = { standard: 50, most: 200 };

export const MatrixQuery = Schema.Struct({
  language: optional(LanguageCodes, "Codes of the languages to show, with commas between them; all unless told.", [
    "cs",
    "de",
  ]),
  q: optional(AnyText, "Part of a component's name or address.", "app"),
  order: optional(
    Choice(matrixOrders),
    "`name`: by address. `left`: those with most strings left to translate into these languages first.",
  ),
});

const matrix = {
  query: MatrixQuery,
  paged: sizes,
  answers: ok(pageOf(MatrixComponent, { languages: list(MatrixLanguage) })),
} as const;

const queues = {
  total: "total",
  translated: "translated",
  translated_percent: "translated_percent",
  untranslated: "untranslated",
  fuzzy: "fuzzy",
  unapproved: "unapproved",
  failing: "failing",
  suggestions: "suggestions",
  comments: "comments",
} as const;

const place = {
  project: object({
    slug: "project",
    name: "projectName",
    url: link`/api/projects/${"project"}/`,
    web_url: link`/projects/${"project"}/`,
  }),
  language: object({
    code: "language",
    name: "languageName",
    direction: "direction",
    url: link`/api/languages/${"language"}/`,
  }),
} as const;

export const workShape: Shape<WorkColumn> = {
  ...place,
  watched: "watched",
  ...queues,
  translate_url: link`/translate/${"project"}/-/${"language"}/`,
};

export const recentShape: Shape<RecentColumn> = {
  ...place,
  component: object({
    slug: "component",
    name: "componentName",
    path: "componentPath",
    url: link`/api/components/${"project"}/${"componentUrl"}/`,
  }),
  timestamp: "timestamp",
  ...queues,
  url: link`/api/translations/${"project"}/${"componentUrl"}/${"language"}/`,
  translate_url: link`/translate/${"project"}/${"componentPath"}/${"language"}/`,
};

export const alertShape: Shape<AlertColumn> = {
  name: "name",
  severity: "severity",
  text: "text",
  help: "help",
  since: "since",
  details: "details",
  component: link`/api/components/${"project"}/${"componentUrl"}/`,
  component_name: "componentName",
  web_url: link`/projects/${"project"}/${"component"}/`,
};
const Alert = shaped("Alert", alertColumns, alertShape);

export const WorkQuery = Schema.Struct({
  language: optional(
    LanguageCodes,
    "Codes of languages, with commas between them; those that the user has translated into unless told.",
    ["cs", "de"],
  ),
  watched: optional(Flag, "Whether only projects count that the user watches."),
});

const own = [need("own account", "user.edit")];

export const overviewsApi = noun("overviews", {
  matrix: get("/api/projects/:project/matrix/", { title: "Components of a project by languages", ...matrix }),
  categoryMatrix: get("/api/categories/:id/matrix/", { title: "Components of a category by languages", ...matrix }),
  alerts: get("/api/projects/:project/alerts/", { title: "Alerts of a project's components", ...pages(Alert) }),
  componentAlerts: get("/api/components/:project/:component/alerts/", {
    title: "Alerts of a component",
    ...pages(Alert),
  }),
  work: get("/api/users/:username/work/", {
    title: "What waits for a user, by projects and languages",
    query: WorkQuery,
    ...pages(shaped("Work", workColumns, workShape)),
    needs: own,
  }),
  recent: get("/api/users/:username/recent/", {
    title: "Translations that a user worked on last",
    ...pages(shaped("RecentTranslation", recentColumns, recentShape)),
    needs: own,
  }),
});
