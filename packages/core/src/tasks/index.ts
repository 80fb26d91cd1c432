/** Background work: submitted in transactions, done once, one at a time for each key, on any number of processes. */
export { defineTask, type Pace, type TaskDefinition, type TaskKind } from "./definition.ts";
export { OwnershipLost } from "./errors.ts";
export {
  registerPeriodic,
  registerTask,
  type TaskHandler,
  TaskHandlers,
  type TaskRun,
} from "./handlers.ts";
export { isFinished, type NewTask, type Task, type TaskState } from "./model.ts";
export { type RunnerOptions, taskRunner } from "./runner.ts";
export { Tasks } from "./service.ts";
