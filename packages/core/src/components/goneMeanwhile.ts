/** Background work whose component is removed while it runs: that is its end, in whatever way the work fails of it. */
import { Cause, Effect } from "effect";
import type { ComponentId } from "../ids/index.ts";
import type { Task } from "../tasks/index.ts";
import { OwnershipLost, type TaskRun } from "../tasks/inside.ts";
import { ComponentKeeping } from "./keeping.ts";

/** Lets work on a component fail only while the component is there; `gone` is the task's answer where it is not. */
export const endingWith =
  (componentId: ComponentId, task: Task, run: TaskRun, gone: unknown) =>
  <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<unknown, E, R | ComponentKeeping> =>
    Effect.catchCause(
      work,
      (cause): Effect.Effect<unknown, E, ComponentKeeping> =>
        Effect.gen(function* () {
          const isOurs = !Cause.hasInterruptsOnly(cause) && !(Cause.squash(cause) instanceof OwnershipLost);
          if (!isOurs || (yield* (yield* ComponentKeeping).byId(componentId)) !== undefined)
            return yield* Effect.failCause(cause);
          yield* run.log("The component was removed meanwhile.");
          yield* Effect.logInfo(`The task ${task.id} (${task.kind}) has ended: its component was removed meanwhile`);
          return gone;
        }),
    );
