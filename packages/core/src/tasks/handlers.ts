/** Who does which kind of background work. Rooms register; the runner looks up. */
import { Context, Cron, Effect, Layer } from "effect";
import { patiently } from "../database/index.ts";
import { SiteUrl } from "../site/index.ts";
import type { OwnershipLost } from "./errors.ts";
import type { Task } from "./model.ts";

/** What a running task can say and ask. */
export interface TaskRun {
  /** 0 to 100. People see it within a second. */
  readonly progress: (percent: number) => Effect.Effect<void>;
  readonly log: (line: string) => Effect.Effect<void>;
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
export type TaskHandler<E, R> = (task: Task, run: TaskRun) => Effect.Effect<unknown, E, R>;

/**
 * How long work of a kind may take. Each pace has slots of its own, so that what somebody waits for does not wait for an
 * import, nor an import for what nobody waits for.
 */
export type Pace = "prompt" | "long" | "idle";

/** A kind of work, by its name where it is prompt. */
export type TaskKind =
  | string
  | {
      readonly kind: string;
      readonly pace: Pace;
      /** Nothing that comes later relies on it: other work of its key goes first while it waits for a slot. */
      readonly yields?: boolean;
    };

export interface Registered {
  readonly pace: Pace;
  readonly yields: boolean;
  readonly handler: TaskHandler<unknown, never>;
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
 * pace than `prompt`, which is meant where none is told, stands back on the database too.
 */
export const registerTask = <E, R>(
  of: TaskKind,
  handler: TaskHandler<E, R>,
): Effect.Effect<void, never, TaskHandlers | R> =>
  Effect.gen(function* () {
    const { handlers } = yield* TaskHandlers;
    const { kind, pace, yields = false } = typeof of === "string" ? { kind: of, pace: "prompt" as const } : of;
    const context = yield* Effect.context<R>();
    handlers.set(kind, {
      pace,
      yields,
      handler: (task, run) => {
        const own = handler(task, run);
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
    yield* registerTask({ kind: name, pace: "idle" }, () => work);
    periodic.push({ name, cron: Cron.parseUnsafe(cron, "UTC") });
  });
