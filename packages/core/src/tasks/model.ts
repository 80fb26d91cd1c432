/** Background work as people see it: what was asked, how far it is, how it ended. */
import type { ComponentId, ProjectId } from "../ids/index.ts";
export const taskStates = ["queued", "running", "done", "failed", "cancelled"] as const;
export type TaskState = (typeof taskStates)[number];

export interface Task {
  readonly id: string;
  /** Which handler does it. */
  readonly kind: string;
  /** Tasks of one key never run at the same time; mostly the key of a repository. */
  readonly key: string;
  readonly payload: unknown;
  readonly state: TaskState;
  /** 0 to 100. */
  readonly progress: number;
  readonly log: string;
  readonly result: unknown;
  /** Why it failed. */
  readonly error: string | null;
  /** How often it was started. More than once when a process died or was stopped underway. */
  readonly attempts: number;
  /** Its last transaction has committed: a repeat must not do it again. */
  readonly applied: boolean;
  readonly componentId: ComponentId | null;
  readonly projectId: ProjectId | null;
  /** Address of the site where it was asked for. */
  readonly siteUrl: string;
  readonly created: Date;
  readonly started: Date | null;
  readonly finished: Date | null;
}

export interface NewTask<Payload> {
  readonly key: string;
  readonly payload: Payload;
  /** Whom it concerns, which decides who may see it. */
  readonly componentId?: ComponentId;
  readonly projectId?: ProjectId;
  /** What it works on where that is too much for a payload; thrown away when the task has ended. */
  readonly file?: Uint8Array;
  /** Be content with a task of the same kind, key and payload that has not started yet. */
  readonly coalesce?: boolean;
}

export const isFinished = (task: Task): boolean => task.state !== "queued" && task.state !== "running";
