/** Who does which kind of background work. Rooms register; the runner looks up. */
import { Context, Cron, Effect, Layer, Schema } from "effect";
import { patiently } from "../database/index.ts";
import { SiteUrl } from "../site/index.ts";
import { defineTask, type Pace, type TaskDefinition } from "./definition.ts";
import type { OwnershipLost } from "./errors.ts";
import type { Task } from "./model.ts";

/** What a running task can say and ask. */
export interface TaskRun {
  /** 0 to 100. People see it within a second. */
  readonly progress: (percent: number) => Effect.Effect<void>;
  readonly log: (line: string) => Effect.Effect<void>;
  /** What the task was asked to work on. */
  readonly file: Effect.Effect<Uint8Array>;
  /**
   * Fails unless this run still owns its key. To be asked before each step that cannot be taken back; inside a
   * transaction the key stays owned until it ends.
   */
  readonly guard: Effect.Effect<void, OwnershipLost>;
  /**
   * Runs `last` in a transaction that is guarded and marks the task as applied, and keeps what it answers as the
   * task's result. A task that is started again after that ends at once.
   */
  readonly apply: <A, E, R>(last: Effect.Effect<A, E, R>) => Effect.Effect<A, E | OwnershipLost, R>;
}

/**
 * Does a task. It may run again when its process died or was stopped, so it must either be repeatable or end in
 * `run.apply`. Its answer, unless undefined, becomes the task's result; it must fit JSON.
 */
export type TaskHandler<Payload, E, R> = (payload: Payload, run: TaskRun, task: Task) => Effect.Effect<unknown, E, R>;

export interface Registered {
  readonly pace: Pace;
  readonly yields: boolean;
  readonly handle: (task: Task, run: TaskRun) => Effect.Effect<unknown, unknown>;
}

export interface Periodic {
  readonly name: string;
  readonly cron: Cron.Cron;
}

export class TaskHandlers extends Context.Service<
  TaskHandlers,
  {
    readonly handlers: Map<string, Registered>;
    readonly periodic: Array<Periodic>;
  }
>()("@dragoman/core/tasks/TaskHandlers") {
  static readonly layer = Layer.sync(TaskHandlers, () => TaskHandlers.of({ handlers: new Map(), periodic: [] }));
}

/**
 * Registers the handler of a kind. A process starts only tasks of kinds that are registered in it. Work of another
 * pace than `prompt` stands back on the database too.
 */
export const registerTask = <Payload, E, R>(
  { kind, pace, yields, decode }: TaskDefinition<Payload>,
  handler: TaskHandler<Payload, E, R>,
): Effect.Effect<void, never, TaskHandlers | R> =>
  Effect.gen(function* () {
    const { handlers } = yield* TaskHandlers;
    const context = yield* Effect.context<R>();
    handlers.set(kind, {
      pace,
      yields,
      handle: (task, run) => {
        const own = Effect.flatMap(decode(task.payload), (payload) => handler(payload, run, task));
        const sited = task.siteUrl === "" ? own : Effect.provideService(own, SiteUrl, task.siteUrl);
        const work = Effect.provide(sited, context);
        return pace === "prompt" ? work : patiently(work);
      },
    });
  });

/**
 * Registers work that is done whenever `cron` (five or six fields, UTC) says so: once in all processes together, and
 * never twice at a time. What falls due while no process runs is left out.
 */
export const registerPeriodic = <E, R>(
  name: string,
  cron: string,
  work: Effect.Effect<unknown, E, R>,
): Effect.Effect<void, never, TaskHandlers | R> =>
  Effect.gen(function* () {
    const { periodic } = yield* TaskHandlers;
    yield* registerTask(defineTask({ kind: name, pace: "idle" }, Schema.Json), () => Effect.asVoid(work));
    periodic.push({ name, cron: Cron.parseUnsafe(cron, "UTC") });
  });
