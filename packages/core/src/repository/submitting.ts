/** Work on repositories, left to tasks, and waited for. */
import { Effect, Schema } from "effect";
import type { TranslationId, UserId } from "../ids/index.ts";
import { type ComponentFacts, repositoryOwner } from "../components/index.ts";
import { repositoryKey } from "../components/inside.ts";
import { type TaskDefinition, TaskKeeping } from "../tasks/inside.ts";
import type { Outcome } from "./bringing.ts";
import { PlanOutdated, RepositoryBusy } from "./errors.ts";
import type { RepositoryPlan } from "./foresight.ts";
import type { OperationInput } from "./model.ts";
import { repositoryTasks } from "./taskKinds.ts";

type Place = Pick<ComponentFacts, "id" | "project_id" | "linked_component_id">;

const patience = "120 seconds";

const OutcomeSchema = Schema.Struct({
  result: Schema.Boolean,
  detail: Schema.optionalKey(Schema.String),
  outdated: Schema.optionalKey(Schema.Boolean),
});

/** What a plan that cannot be made says. */
const unforeseen = { commits: [], incoming: [], outgoing: [], dropped: [], strings: [], more_strings: 0 };

export const makeSubmitting = Effect.gen(function* () {
  const tasks = yield* TaskKeeping;

  const submit = <Payload>(
    component: Place,
    of: TaskDefinition<Payload>,
    payload: Payload,
    options: { readonly coalesce?: boolean } = {},
  ) =>
    tasks.submit(of, {
      key: repositoryKey(repositoryOwner(component)),
      payload,
      projectId: component.project_id,
      ...options,
    });

  const finish = (id: string) =>
    Effect.gen(function* () {
      const task = yield* Effect.catchTag(tasks.wait(id, patience), "NotFound", Effect.die);
      if (task.state === "queued" || task.state === "running") return yield* new RepositoryBusy();
      return task;
    });

  /** Answers the task when it has ended. */
  const run = <Payload>(component: Place, of: TaskDefinition<Payload>, payload: Payload) =>
    Effect.flatMap(submit(component, of, payload), finish);

  const operate = (
    component: Place,
    translationId: TranslationId | null,
    userId: UserId | null,
    { operation, ...options }: OperationInput & { readonly plan?: string },
  ) =>
    Effect.gen(function* () {
      const payload = { componentId: component.id, translationId, operation, userId, ...options };
      const task = yield* run(component, repositoryTasks.operate, payload);
      if (task.state !== "done")
        return { result: false, detail: task.error ?? "The operation was cancelled." } satisfies Outcome;
      const { outdated = false, ...outcome } = yield* Effect.orDie(
        Schema.decodeUnknownEffect(OutcomeSchema)(task.result),
      );
      if (outdated) return yield* new PlanOutdated({ reason: "The repository or its strings have changed since." });
      return outcome satisfies Outcome;
    });

  const foresee = (
    component: Place,
    translationId: TranslationId | null,
    userId: UserId,
    { operation, ...options }: OperationInput,
  ) =>
    Effect.gen(function* () {
      const payload = { componentId: component.id, translationId, operation, userId, ...options };
      const task = yield* run(component, repositoryTasks.foresee, payload);
      if (task.state === "done" && task.result !== null) return task.result as RepositoryPlan;
      const detail = task.error ?? "The component is gone.";
      return { operation, plan: "", result: false, detail, ...unforeseen } satisfies RepositoryPlan;
    });

  /** By the server itself; nobody waits for it. */
  const start = (operation: "commit" | "pull") => (component: Place) => {
    const payload = { componentId: component.id, translationId: null, operation, userId: null } as const;
    return Effect.asVoid(submit(component, repositoryTasks.operate, payload, { coalesce: true }));
  };

  /** Sends commits on where the component wants that. */
  const startSending = (component: Place) =>
    Effect.asVoid(submit(component, repositoryTasks.send, { componentId: component.id }, { coalesce: true }));

  return { finish, run, operate, foresee, startCommit: start("commit"), startPull: start("pull"), startSending };
});
