/** Background work: submitted in transactions, done once, one at a time for each key, on any number of processes. */
export { OwnershipLost } from "./errors.ts";
export {
  type Pace,
  registerPeriodic,
  registerTask,
  type TaskHandler,
  TaskHandlers,
  type TaskKind,
  type TaskRun,
} from "./handlers.ts";
export { isFinished, type NewTask, type Task, type TaskState } from "./model.ts";
export { type RunnerOptions, taskRunner } from "./runner.ts";
export { Tasks } from "./service.ts";
