/** What editors ask for: sets of strings, and what stands around one of them. */
import { checkIds } from "@dragoman/core/checks";
import {
  acts,
  type HistoryColumn,
  historyColumns,
  mostIds,
  mostRows,
  queues,
  type RowColumn,
  rowColumns,
  SortBy,
  UnitIds,
} from "@dragoman/core/editor";
import { Integer } from "@dragoman/core/fields";
import { refusals } from "@dragoman/core/units";
import { link, type Shape } from "@dragoman/core/database";
import { Schema } from "effect";
import { ok, pages } from "../wire/answer.ts";
import { get, noun } from "../wire/endpoint.ts";
import { count, flag, instant, integer, list, named, nullable, oneOf, record, shaped, text } from "../wire/json.ts";
import { optional, parameter } from "../wire/query.ts";
import { Highlight } from "./checks.ts";
import { AnyText, searchQuery } from "./parameters.ts";
import { Label } from "./shapes.ts";
import { Unit } from "./units.ts";

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

export const historyShape: Shape<HistoryColumn> = {
  id: "id",
  action: "action",
  action_name: "actionName",
  timestamp: "timestamp",
  old: "old",
  target: "target",
  user: link`/api/users/${"user"}/`,
  user_name: "userName",
  author: link`/api/users/${"author"}/`,
};
const Happened = shaped("UnitChange", historyColumns, historyShape);

const Form = named(
  "UnitForm",
  record({ text, category: nullable(text), examples: list(count), highlights: list(Highlight) }),
);
const language = { code: text, name: text, direction: oneOf(["ltr", "rtl"]), forms: list(Form) };
const Verdict = named(
  "Verdict",
  record({ allowed: flag, code: nullable(oneOf(Object.keys(refusals))), reason: nullable(text) }),
);
const person = { username: text, full_name: text };
const counted = ["translations", "history", "screenshots", "suggestions", "comments"];

const Editing = named(
  "Editing",
  record({
    source: record({ ...language, previous: text }),
    target: record(language),
    max_length: nullable(integer),
    flags: list(text),
    source_info: record({ id: integer, explanation: text, extra_flags: text, labels: list(Label) }),
    locations: list(record({ location: text, url: nullable(text) })),
    checks: list(
      named(
        "FailingCheck",
        record({ check: oneOf([...checkIds]), name: text, description: text, enforced: flag, dismissed: flag }),
      ),
    ),
    may: record(Object.fromEntries(acts.map((act) => [act, Verdict]))),
    lock: nullable(record({ user: nullable(record(person)), timestamp: instant })),
    last_change: nullable(record({ ...person, timestamp: instant, action_name: text })),
    counts: record(Object.fromEntries(counted.map((name) => [name, count]))),
    unit: Unit,
  }),
);

const Term = named(
  "GlossaryTerm",
  record({
    unit: integer,
    source: text,
    target: text,
    explanation: text,
    state: integer,
    forbidden: flag,
    read_only: flag,
    terminology: flag,
    glossary: text,
    spans: list(list(record({ start: count, end: count }))),
  }),
);

const mostNearby = 100;
export const usualNearby = 10;

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
  editing: get("/api/units/:id/editing/", {
    title: "A string with all that an editor shows of it",
    answers: ok(Editing),
  }),
  translations: get("/api/units/:id/translations/", {
    title: "A string in other languages",
    answers: ok(list(Unit)),
  }),
  nearby: get("/api/units/:id/nearby/", {
    title: "Strings around a string in its file",
    query: Schema.Struct({
      count: optional(
        Integer({ min: 1, max: mostNearby }),
        `How many before it, and how many behind: ${usualNearby} unless given.`,
      ),
    }),
    answers: ok(list(Row)),
  }),
  sameSource: get("/api/units/:id/same-source/", {
    title: "Strings with the same text in the same language",
    answers: ok(list(Row)),
  }),
  variants: get("/api/units/:id/variants/", {
    title: "Strings that are variants of it, by the component's expression for variants or by the flag variant",
    answers: ok(list(Row)),
  }),
  glossary: get("/api/units/:id/glossary/", {
    title: "Terms of glossaries in a string, longest first",
    answers: ok(list(Term)),
  }),
  history: get("/api/units/:id/history/", { title: "What happened to a string, newest first", ...pages(Happened) }),
});
