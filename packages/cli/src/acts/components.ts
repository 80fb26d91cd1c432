/** Administration of components. */
import { systemActor } from "@dragoman/core/access";
import { Components, NewComponent } from "@dragoman/core/components";
import { decodeFields } from "@dragoman/core/fields";
import { isFinished, Tasks } from "@dragoman/core/tasks";
import { Effect } from "effect";
import { Failed } from "../failed.ts";
import { printOne } from "../output.ts";
import { withProgress } from "../progress.ts";
import type { Shared } from "../root.ts";
import { administer } from "./open.ts";

/** Makes a component and waits until its files are read. `fields` are those of the API. */
export const createComponent = (shared: Shared, project: string, fields: Readonly<Record<string, string>>) =>
  administer(
    shared,
    Effect.gen(function* () {
      const components = yield* Components;
      const id = yield* components.create(systemActor, project, decodeFields(NewComponent, fields));
      const component = yield* components.byId(id);
      if (component?.task_id != null) yield* awaitTask(component.task_id, "Reading the files");
      const { path: slug = "", file_format = "", filemask = "" } = component ?? {};
      yield* printOne(
        shared.json,
        { id, project, slug, file_format, filemask },
        `Made the component ${project}/${slug} of ${filemask} (${file_format}).`,
      );
    }),
  );

const awaitTask = (id: string, label: string) =>
  Effect.gen(function* () {
    const tasks = yield* Tasks;
    const find = Effect.orDie(tasks.find(id));
    const ended = Effect.repeat(Effect.orDie(tasks.wait(id, "10 seconds")), { until: isFinished });
    const task = yield* withProgress(
      label,
      Effect.map(find, ({ progress }) => progress),
      ended,
    );
    if (task.state !== "done") return yield* new Failed({ reason: task.error ?? `The task was ${task.state}.` });
  });
