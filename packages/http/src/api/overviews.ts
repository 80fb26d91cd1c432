/** Where work is: components by languages. */
import { link, object, type Shape } from "@dragoman/core/database";
import { Choice } from "@dragoman/core/fields";
import {
  type CellColumn,
  cellColumns,
  type HeadColumn,
  headColumns,
  type MatrixColumn,
  matrixColumns,
  matrixOrders,
} from "@dragoman/core/overviews";
import { Schema } from "effect";
import { ok, pageOf } from "../wire/answer.ts";
import { get, noun, type PageSizes } from "../wire/endpoint.ts";
import { extended, list, named, shaped } from "../wire/json.ts";
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
  language: optional(LanguageCodes, "Codes of the languages to show, with commas between them; all unless told."),
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

export const overviewsApi = noun("overviews", {
  matrix: get("/api/projects/:project/matrix/", { title: "Components of a project by languages", ...matrix }),
  categoryMatrix: get("/api/categories/:id/matrix/", { title: "Components of a category by languages", ...matrix }),
});
