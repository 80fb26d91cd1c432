/** Tasks, for other rooms of the core: nothing here asks for rights, and no package exports it. */
export { defineTask, type Pace, type TaskDefinition, type TaskKind } from "./definition.ts";
export { tolerant } from "./endless.ts";
export { OwnershipLost } from "./errors.ts";
export { registerPeriodic, registerTask, type TaskHandler, TaskHandlers, type TaskRun } from "./handlers.ts";
export { TaskKeeping } from "./keeping.ts";
export { listen } from "./listener.ts";
export type { NewTask } from "./model.ts";
export { type RunnerOptions, taskRunner } from "./runner.ts";
