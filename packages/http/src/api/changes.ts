/** Changes: what happened, newest first. */
import {
  actions,
  type ChangeColumn,
  changeColumns,
  type DayColumn,
  dayColumns,
  type DoerColumn,
  doerColumns,
  isAction,
} from "@dragoman/core/changes";
import { link, object, type Shape } from "@dragoman/core/database";
import { ok, pages } from "../wire/answer.ts";
import { field, Flag, Integer, problem, sentChoice } from "@dragoman/core/fields";
import { Schema } from "effect";
import { get, noun } from "../wire/endpoint.ts";
import { list, shaped } from "../wire/json.ts";
import { optional } from "../wire/query.ts";
import { AnyText } from "./parameters.ts";

export const changeShape: Shape<ChangeColumn> = {
  unit: link`/api/units/${"unit"}/`,
  component: link`/api/components/${"project"}/${"componentUrl"}/`,
  translation: link`/api/translations/${"project"}/${"componentUrl"}/${"language"}/`,
  user: link`/api/users/${"user"}/`,
  author: link`/api/users/${"author"}/`,
  timestamp: "timestamp",
  action: "action",
  target: "target",
  id: "id",
  action_name: "actionName",
  url: link`/api/changes/${"id"}/`,
};
export const Change = shaped("Change", changeColumns, changeShape);

/** A change with all that a page shows of it: both texts, the string, and places by name and by their pages. */
export const changeDetailsShape: Shape<ChangeColumn> = {
  ...changeShape,
  user: object({ username: "user", full_name: "userName", url: link`/api/users/${"user"}/` }, "user"),
  old: "old",
  gave_way: object({ to: "gaveWayTo", kept: "gaveWayKept" }, "gaveWayTo"),
  source: "source",
  context: "context",
  project: object({ slug: "project", name: "projectName", web_url: link`/projects/${"project"}/` }, "project"),
  component: object(
    {
      slug: "component",
      name: "componentName",
      path: "componentPath",
      url: link`/api/components/${"project"}/${"componentUrl"}/`,
      web_url: link`/projects/${"project"}/${"componentPath"}/`,
    },
    "component",
  ),
  language: object({ code: "language", name: "languageName", direction: "direction" }, "language"),
  translate_url: link`/translate/${"project"}/${"componentPath"}/${"language"}/`,
  web_url: link`/translate/${"project"}/${"componentPath"}/${"language"}/?checksum=${"checksum"}`,
};
const ChangeDetails = shaped("ChangeDetails", changeColumns, changeDetailsShape);

const listed = Object.values(actions);

const Actions = field(Schema.Array(Schema.Literals(listed)), { type: "array", items: sentChoice(listed) }, (input) => {
  const chosen: (typeof listed)[number][] = [];
  for (const text of Array.isArray(input) ? input.map(String) : []) {
    const action = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (!isAction(action)) return problem(`Select a valid choice. ${text} is not one of the available choices.`);
    chosen.push(action);
  }
  return chosen;
});

const instant = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;
const zone = /(Z|[+-]\d{2}:?\d{2})$/;
const sentTime = {
  anyOf: [
    { type: "string", format: "date-time" },
    { type: "string", format: "date" },
  ],
};

/** A date, or a time in UTC unless it says otherwise; nothing for no bound. */
const Time = field(Schema.NullOr(Schema.Date), sentTime, (input) => {
  const text = String(input);
  if (text === "") return null;
  const zoned = zone.test(text) || !text.includes(":") ? text : `${text}Z`;
  const date = new Date(zoned.replace(" ", "T"));
  return instant.test(text) && !Number.isNaN(date.getTime()) ? date : problem("Enter a valid date/time.");
});

const aboutTime = "ISO 8601 date or time, inclusive. Of a wrong one is told under `timestamp`.";

export const ChangeQuery = Schema.Struct({
  user: optional(AnyText, "Name of the user who did it."),
  action: optional(Actions, "Number of a kind of change; may be given several times."),
  timestamp_after: optional(Time, aboutTime),
  timestamp_before: optional(Time, aboutTime),
});

const ChangeDetailsQuery = Schema.Struct({
  ...ChangeQuery.fields,
  project: optional(AnyText, "Slug of the project.", "hello"),
  component: optional(
    AnyText,
    "Slug of the project, a slash, and the component's, behind those of its categories.",
    "hello/app",
  ),
  language: optional(AnyText, "Code of the language.", "cs"),
  unit: optional(Integer({ min: 1 }), "Id of the string."),
  gave_way: optional(
    Flag,
    "`true` shows only texts that gave way to others when upstream and we had both changed a string. `gave_way` says whose text stands there now.",
  ),
});

const { unit: _, gave_way: _gaveWay, ...ofPlaces } = ChangeDetailsQuery.fields;

/** How far back one looks unless told, and at most: whole logs are not counted for a page. */
export const usualDays = 90;
export const mostDays = 366;

export const ActivityQuery = Schema.Struct({
  ...ofPlaces,
  timestamp_after: optional(
    Time,
    `${aboutTime} ${usualDays} days before the end unless given, and never more than ${mostDays} before it.`,
  ),
});

export const dayShape: Shape<DayColumn> = { day: "day", changes: "changes", edits: "edits", people: "people" };
const Day = shaped("DayOfChanges", dayColumns, dayShape);

export const doerShape: Shape<DoerColumn> = {
  username: "user",
  full_name: "fullName",
  changes: "changes",
  edits: "edits",
  last_change: "lastChange",
  url: link`/api/users/${"user"}/`,
};
const Doer = shaped("PersonOfChanges", doerColumns, doerShape);

export const changesApi = noun("changes", {
  list: get("/api/changes/", { title: "List of changes", query: ChangeQuery, ...pages(Change) }),
  // Lists of changes themselves have the fields of version 5.5.
  details: get("/api/changes/details/", {
    title: "List of changes with both texts, strings and places",
    query: ChangeDetailsQuery,
    ...pages(ChangeDetails),
  }),
  days: get("/api/changes/days/", {
    title: "Numbers of changes by day",
    query: ActivityQuery,
    answers: ok(list(Day)),
  }),
  people: get("/api/changes/people/", {
    title: "Who made changes, those with most first",
    query: ActivityQuery,
    ...pages(Doer),
  }),
  one: get("/api/changes/:id/", { title: "A change", answers: ok(Change) }),
});
