/** What editors ask for: sets of strings, and what stands around one of them. */
import { mostIds, mostRows, queues, type RowColumn, rowColumns, SortBy, UnitIds } from "@dragoman/core/editor";
import { link, type Shape } from "@dragoman/core/database";
import { Schema } from "effect";
import { ok } from "../wire/answer.ts";
import { get, noun } from "../wire/endpoint.ts";
import { count, integer, list, named, oneOf, record, shaped, text } from "../wire/json.ts";
import { optional, parameter } from "../wire/query.ts";
import { AnyText, searchQuery } from "./parameters.ts";

/** Where strings are looked for: `-` and nothing stand for all there are. */
const scope = {
  project: optional(AnyText, "Slug of a project.", "hello"),
  component: optional(AnyText, "Slug of a component, behind those of its categories with `/` between.", "app"),
  language: optional(AnyText, "Code of a language.", "cs"),
  q: searchQuery(),
};

const order = "Keys of the order with commas, `-` before those that go down; `-priority` unless given.";

export const rowShape: Shape<RowColumn> = {
  id: "id",
  project: "project",
  component: "componentPath",
  language: "language",
  source: "source",
  target: "target",
  context: "context",
  state: "state",
  position: "position",
  priority: "priority",
  has_suggestion: "hasSuggestion",
  has_comment: "hasComment",
  has_failing_check: "hasFailingCheck",
  last_updated: "lastUpdated",
  url: link`/api/units/${"id"}/`,
};
const Row = shaped("UnitRow", rowColumns, rowShape);

const Ids = named("UnitIds", record({ count, ids: list(integer) }));
const Queue = named("UnitQueue", record({ name: oneOf(Object.keys(queues)), q: text, count }));

export const editorApi = noun("editor", {
  ids: get("/api/units/ids/", {
    title: `Ids of strings in an order, ${mostIds.toLocaleString("en")} at most`,
    query: Schema.Struct({ ...scope, sort_by: optional(SortBy, order, "position") }),
    answers: ok(Ids),
    fails: ["Refused"],
  }),
  rows: get("/api/units/rows/", {
    title: `Rows of strings by their ids, ${mostRows} at most`,
    query: Schema.Struct({ ids: parameter(UnitIds, "Ids with commas; those of no string are passed over.", "1,2") }),
    answers: ok(list(Row)),
  }),
  counts: get("/api/units/counts/", {
    title: "Numbers of strings by what is to be done with them",
    query: Schema.Struct(scope),
    answers: ok(list(Queue)),
    fails: ["Refused"],
  }),
});
