/** Background tasks. */
import { link, type Shape } from "@dragoman/core/database";
import { type TaskListColumn, taskListColumns } from "@dragoman/core/overviews";
import { statusPermissions } from "@dragoman/core/repository";
import { taskStates } from "@dragoman/core/tasks";
import { Flag } from "@dragoman/core/fields";
import { Schema } from "effect";
import { gone, ok, pages } from "../wire/answer.ts";
import { del, get, noun } from "../wire/endpoint.ts";
import { anyOf, flag, named, record, shaped, text } from "../wire/json.ts";
import { need, where } from "../wire/need.ts";
import { optional } from "../wire/query.ts";
import { AnyText, Words } from "./parameters.ts";

const Task = named(
  "Task",
  record({
    completed: flag,
    progress: {
      type: "integer",
      minimum: 0,
      maximum: 100,
      description: "100 of what is done alone: a completed task with less failed, or was stopped.",
    },
    result: {
      ...anyOf({ type: "object", additionalProperties: true }, text, { type: "null" }),
      description: "What the work gave or is about, or in words why it failed.",
    },
    log: text,
  }),
);

export const listedTaskShape: Shape<TaskListColumn> = {
  id: "id",
  kind: "kind",
  operation: "operation",
  state: "state",
  progress: "progress",
  step: "step",
  error: "error",
  result: "result",
  attempts: "attempts",
  created: "created",
  started: "started",
  finished: "finished",
  user: link`/api/users/${"user"}/`,
  project: link`/api/projects/${"project"}/`,
  component: link`/api/components/${"project"}/${"componentUrl"}/`,
  url: link`/api/tasks/${"id"}/`,
};
const ListedTask = shaped("ListedTask", taskListColumns, listedTaskShape);

const filters = {
  state: optional(Words(taskStates), "States, with commas between them; all unless told."),
  kind: optional(AnyText, "A kind of work.", "repository.operate"),
  mine: optional(Flag, "Whether only what the caller asked for is listed."),
};
export const TaskFilters = Schema.Struct(filters);
export const TaskListQuery = Schema.Struct({
  ...filters,
  project: optional(AnyText, "Slug of the project that it is about.", "hello"),
  component: optional(AnyText, "Path of the component in that project.", "app"),
});

const params = {
  id: {
    schema: { type: "string", format: "uuid" },
    about: "Id of the task.",
    example: "0197b2f0-7c1e-7000-8000-000000000001",
  },
} as const;

export const tasksApi = noun("tasks", {
  // `/api/tasks/` itself is not there for clients of version 5.5.
  list: get("/api/tasks/all/", { title: "List of background tasks", query: TaskListQuery, ...pages(ListedTask) }),
  ofComponent: get("/api/components/:project/:component/tasks/", {
    title: "Background tasks of a component and its repository",
    query: TaskFilters,
    ...pages(ListedTask),
    needs: [need(...statusPermissions)],
  }),
  one: get("/api/tasks/:id/", { title: "A background task", params, answers: ok(Task) }),
  cancel: del("/api/tasks/:id/", {
    title: "Stop a background task",
    params,
    answers: gone,
    needs: [where("it works on a component", "component.edit"), where("it works on no component", "superuser")],
  }),
});
