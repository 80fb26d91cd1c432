import { Components } from "@dragoman/core/components";
import { isFinished, type Task, Tasks } from "@dragoman/core/tasks";
import { Effect } from "effect";
import { Overviews } from "@dragoman/core/overviews";
import { listedTaskShape, type TaskFilters, tasksApi } from "../api/tasks.ts";
import { serve } from "../dispatch.ts";
import { json, noContent } from "../wire/reply.ts";

/** The last hundredth is for what is done: so clients tell it from what failed or was stopped. */
const progressOf = ({ state, progress }: Task) => (state === "done" ? 100 : Math.min(progress, 99));

/** The id of a component stands in for the result while it is being made. */
const resultOf = (task: Task) =>
  (task.state === "failed" ? task.error : task.result) ??
  (task.componentId === null ? null : { progress: progressOf(task), component: task.componentId });

const show = (task: Task) => ({
  completed: isFinished(task),
  progress: progressOf(task),
  result: resultOf(task),
  log: task.log.trimEnd(),
});

const askedOf = ({ state: states = [], kind = "", mine = false }: typeof TaskFilters.Type) => ({ states, kind, mine });

export const tasks = [
  serve(tasksApi.list, ({ actor, query, list, view }) =>
    Effect.gen(function* () {
      const service = yield* Overviews;
      const { project = "", component = "", ...filters } = yield* query;
      const asked = askedOf(filters);
      return yield* list((slice) => service.tasks(actor, { project, component }, asked, view(listedTaskShape), slice));
    }),
  ),
  serve(tasksApi.ofComponent, ({ actor, params, query, list, view }) =>
    Effect.gen(function* () {
      const service = yield* Overviews;
      const asked = askedOf(yield* query);
      return yield* list((slice) =>
        service.tasksOfComponent(actor, params.project, params.component, asked, view(listedTaskShape), slice),
      );
    }),
  ),
  serve(tasksApi.one, ({ actor, params }) =>
    Effect.flatMap(Tasks, (service) => Effect.map(service.find(actor, params.id), (task) => json(show(task)))),
  ),
  serve(tasksApi.cancel, ({ actor, params }) =>
    Effect.flatMap(Components, (components) => Effect.as(components.stopTask(actor, params.id), noContent)),
  ),
];
