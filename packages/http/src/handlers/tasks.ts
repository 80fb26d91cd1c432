import { Components } from "@dragoman/core/components";
import { isFinished, type Task, Tasks } from "@dragoman/core/tasks";
import { Effect } from "effect";
import { tasksApi } from "../api/tasks.ts";
import { serve } from "../dispatch.ts";
import { json, noContent } from "../wire/reply.ts";

/** The id of a component stands in for the result while it is being made. */
const show = (task: Task) => ({
  completed: isFinished(task),
  progress: task.state === "done" ? 100 : task.progress,
  result:
    task.result ??
    task.error ??
    (task.componentId === null ? null : { progress: task.progress, component: task.componentId }),
  log: task.log.trimEnd(),
});

export const tasks = [
  serve(tasksApi.one, ({ actor, params }) =>
    Effect.flatMap(Tasks, (service) => Effect.map(service.findFor(actor, params.id), (task) => json(show(task)))),
  ),
  serve(tasksApi.cancel, ({ actor, params }) =>
    Effect.flatMap(Components, (components) => Effect.as(components.stopTask(actor, params.id), noContent)),
  ),
];
