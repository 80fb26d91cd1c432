/** Repositories: their state, their operations. */
export { FetchInterval } from "./care.ts";
export * from "./columns.ts";
export * from "./errors.ts";
export {
  type ForeseenCommit,
  type ForeseenString,
  type ProjectPlan,
  type RepositoryPlan,
  stringFates,
} from "./foresight.ts";
export * from "./looking.ts";
export * from "./model.ts";
export * from "./service.ts";
export type { UpdatePlan } from "./planning.ts";
export type { ComponentStatus, ProjectStatus, RequestStatus } from "./status.ts";
