import { Forbidden } from "@dragoman/core/access";
import { Components } from "@dragoman/core/components";
import { isFinished, type Task, Tasks } from "@dragoman/core/tasks";
import { Effect } from "effect";
import { tasksApi } from "../api/tasks.ts";
import { type Call, serve } from "../dispatch.ts";
import { json, noContent } from "../wire/reply.ts";

const visible = ({ actor, params }: Pick<Call<"/:id/">, "actor" | "params">) =>
  Effect.flatMap(Tasks, (service) => service.findFor(actor, params.id));

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
  serve(tasksApi.one, (call) => Effect.map(visible(call), (task) => json(show(task)))),
  serve(tasksApi.cancel, (call) =>
    Effect.gen(function* () {
      const task = yield* visible(call);
      const components = yield* Components;
      if (!(yield* components.mayStopTask(call.actor, task)))
        return yield* new Forbidden({ reason: "You may not stop this task." });
      yield* (yield* Tasks).cancel(task.id);
      return noContent;
    }),
  ),
];
