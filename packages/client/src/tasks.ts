/** Waiting for background work, with its progress. */
import { type Call, type CallOptions, callOf, type Result } from "./call.ts";
import { sleep } from "./exchange.ts";
import { aborted, type Failure, isFailure, taskFailed } from "./failure.ts";
import type { Operations } from "./generated/operations.ts";
import type { Task } from "./generated/schemas.ts";

export interface TaskOptions extends CallOptions {
  /** Milliseconds between looks, at first and at most: 250 and 2,000 unless given. */
  readonly between?: readonly [first: number, most: number] | undefined;
}

export interface TaskWaiting {
  /** What is seen of a task, each time that it changed, until it is completed. Failures are thrown, its own among them. */
  watch(task: TaskName, options?: TaskOptions): AsyncIterable<Task>;
  /** The task once it is done, with its `result`; of one that failed or was stopped a failure. */
  finished(task: TaskName, options?: TaskOptions & { readonly onProgress?: (task: Task) => void }): Call<Task>;
}

/** Its id, or its address as answers have it, such as `task_url` of a component. */
export type TaskName = string | { readonly id: string };

export const waitingFor = (tasks: Operations["tasks"]): TaskWaiting => {
  const watch: TaskWaiting["watch"] = (task, options = {}) => looks(tasks, idOf(task), options);
  return {
    watch,
    finished: (task, { onProgress, ...options } = {}) => callOf(last(watch(task, options), onProgress)),
  };
};

const idOf = (task: TaskName): string => (typeof task === "string" ? (/([^/]+)\/*$/.exec(task)?.[1] ?? "") : task.id);

async function* looks(
  tasks: Operations["tasks"],
  id: string,
  { signal, between: [first, most] = [250, 2000] }: TaskOptions,
): AsyncGenerator<Task, void, undefined> {
  let seen = "";
  for (let wait = first; ; wait = Math.min(wait * 1.5, most)) {
    const task = await tasks.one({ id }, { signal }).orThrow();
    const now = JSON.stringify(task);
    if (now !== seen) yield task;
    if (task.completed) {
      // Only what is done has come to its end.
      if (task.progress < 100) throw taskFailed(task);
      return;
    }
    seen = now;
    if (await sleep(wait, signal)) throw aborted(signal as AbortSignal);
  }
}

const last = async (
  watched: AsyncIterable<Task>,
  onProgress: ((task: Task) => void) | undefined,
): Promise<Result<Task>> => {
  let value: Task | undefined;
  try {
    for await (value of watched) onProgress?.(value);
    return { ok: true, value: value as Task };
  } catch (error) {
    if (isFailure(error)) return { ok: false, error: error satisfies Failure };
    throw error;
  }
};
