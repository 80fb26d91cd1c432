/** Repositories: their state, their operations. */
export * from "./errors.ts";
export * from "./model.ts";
export * from "./service.ts";
export type { ComponentStatus, ProjectStatus } from "./status.ts";
