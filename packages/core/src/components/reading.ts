/**
 * Reading repositories beside the work on them. Who reads must not repair: where git cannot read, a task that has the
 * repository for itself mends it, and it is read again.
 */
import { Effect } from "effect";
import { suspectIn } from "../git/index.ts";
import { TaskKeeping } from "../tasks/inside.ts";
import { Checkouts } from "../checkouts/inside.ts";
import type { ComponentFacts } from "./facts.ts";
import { mendTask, repositoryKey } from "./tasks.ts";

const patience = "120 seconds";

export const makeReading = Effect.map(
  Effect.all([TaskKeeping, Checkouts]),
  ([tasks, { place }]) =>
    /** `owner` owns the repository that `read` reads. */
    <A, E, R>(owner: Pick<ComponentFacts, "id" | "project_id">, read: Effect.Effect<A, E, R>) =>
      Effect.catchCause(read, (cause) =>
        Effect.gen(function* () {
          if (suspectIn(cause) === undefined) return yield* Effect.failCause(cause);
          const id = yield* tasks.submit(mendTask(place), {
            key: repositoryKey(owner.id),
            payload: { componentId: owner.id },
            projectId: owner.project_id,
            coalesce: true,
          });
          const task = yield* Effect.orDie(tasks.wait(id, patience));
          if (task.state === "done") return yield* read;
          // Who could begin it may be gone for good.
          if (task.state === "queued") yield* tasks.cancel(id);
          return yield* Effect.failCause(cause);
        }),
      ),
);
