/** Components as rows, for what is listed of them. */
import { systemActor } from "@dragoman/core/access";
import { type ComponentColumn, Components } from "@dragoman/core/components";
import type { View } from "@dragoman/core/database";
import { Projects } from "@dragoman/core/projects";
import { Effect } from "effect";
import { allRows } from "./rows.ts";

/** Of all projects where `project` is "". */
export const componentRows = (project: string, shape: View<ComponentColumn>["shape"]) =>
  Effect.gen(function* () {
    const components = yield* Components;
    const filter = project === "" ? {} : { projectId: (yield* (yield* Projects).find(systemActor, project)).id };
    return yield* allRows((slice) => components.page(systemActor, filter, { shape, baseUrl: "" }, slice));
  });
