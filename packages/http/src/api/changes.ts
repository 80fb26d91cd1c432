/** Changes: what happened, newest first. */
import { actions, type ChangeColumn, changeColumns } from "@dragoman/core/changes";
import { link, type Shape } from "@dragoman/core/database";
import { ok, pages } from "../wire/answer.ts";
import { get, noun, type Parameter } from "../wire/endpoint.ts";
import { list, shaped, text } from "../wire/json.ts";

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

const time = {
  anyOf: [
    { type: "string", format: "date-time" },
    { type: "string", format: "date" },
  ],
};

export const changeQuery: Readonly<Record<string, Parameter>> = {
  user: { schema: text, about: "Name of the user who did it." },
  action: {
    schema: list({ type: "integer", enum: Object.values(actions) }),
    about: "Number of a kind of change; may be given several times.",
  },
  timestamp_after: { schema: time, about: "ISO 8601 date or time, inclusive." },
  timestamp_before: { schema: time, about: "ISO 8601 date or time, inclusive." },
};

export const changesApi = noun("changes", {
  list: get("/api/changes/", { title: "List of changes", query: changeQuery, ...pages(Change) }),
  one: get("/api/changes/:id/", { title: "A change", answers: ok(Change) }),
});
