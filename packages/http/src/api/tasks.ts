/** Background tasks. */
import { gone, ok } from "../wire/answer.ts";
import { del, get, noun } from "../wire/endpoint.ts";
import { anyOf, flag, named, record, text } from "../wire/json.ts";
import { where } from "../wire/need.ts";

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

const params = {
  id: {
    schema: { type: "string", format: "uuid" },
    about: "Id of the task.",
    example: "0197b2f0-7c1e-7000-8000-000000000001",
  },
} as const;

export const tasksApi = noun("tasks", {
  one: get("/api/tasks/:id/", { title: "A background task", params, answers: ok(Task) }),
  cancel: del("/api/tasks/:id/", {
    title: "Stop a background task",
    params,
    answers: gone,
    needs: [where("it works on a component", "component.edit"), where("it works on no component", "superuser")],
  }),
});
