/** Background work as rooms ask for it and look after it; no actor is asked. */
import { Context, type Duration, type Effect, type Latch } from "effect";
import type { ComponentId } from "../ids/index.ts";
import type { NotFound } from "../access/index.ts";
import type { TaskDefinition } from "./definition.ts";
import type { NewTask, Task } from "./model.ts";

export class TaskKeeping extends Context.Service<
  TaskKeeping,
  {
    /** Writes the task down, inside the caller's transaction if there is one. It starts once that has committed. */
    readonly submit: <Payload>(of: TaskDefinition<Payload>, task: NewTask<Payload>) => Effect.Effect<string>;
    readonly find: (id: string) => Effect.Effect<Task, NotFound>;
    /** The task when it has ended, or as it is when the time is up. Not for use inside a transaction. */
    readonly wait: (id: string, timeout: Duration.Input) => Effect.Effect<Task, NotFound>;
    /** Stops the task if it has not ended; answers whether it had not. */
    readonly cancel: (id: string) => Effect.Effect<boolean>;
    /** Whether a task runs that is about a component, of another kind than `besides`. */
    readonly isWorkedOn: (componentId: ComponentId, besides: string) => Effect.Effect<boolean>;
    /** How many tasks of each kind have not started. */
    readonly queueLengths: Effect.Effect<ReadonlyMap<string, number>>;
    /** Opened when there may be something to do in this process. */
    readonly work: Latch.Latch;
    /** Released whenever a task of this process has ended. */
    readonly ended: Latch.Latch;
  }
>()("@dragoman/core/tasks/TaskKeeping") {}
