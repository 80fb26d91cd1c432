/** Repositories: their state, their operations, and the git engine under them. */
export { type CommitAct, type CommitHook, CommitHooks } from "./commitHooks.ts";
export * from "./errors.ts";
export * from "./model.ts";
export type { Outcome } from "./operations.ts";
export { isRepositoryGone, suspectIn } from "../git/index.ts";
export * from "./service.ts";
