/** What other rooms do with repositories; no actor is asked. */
import { Context, type Effect } from "effect";
import type { ComponentFacts } from "../components/index.ts";
import type { Task } from "../tasks/index.ts";
import type { RepositoryBusy } from "./errors.ts";

export class RepositoryKeeping extends Context.Service<
  RepositoryKeeping,
  {
    /** Commits what is pending, for those who read files; needs no right of its own. */
    readonly commitPending: (component: ComponentFacts) => Effect.Effect<void, RepositoryBusy>;
    /** Waits for a task on a repository. */
    readonly finish: (taskId: string) => Effect.Effect<Task, RepositoryBusy>;
    /** Lets a component fetch from its remote in the background, once where it is asked for often; nobody is asked for rights. */
    readonly startPull: (
      component: Pick<ComponentFacts, "id" | "project_id" | "linked_component_id">,
    ) => Effect.Effect<void>;
  }
>()("@dragoman/core/repository/RepositoryKeeping") {}
