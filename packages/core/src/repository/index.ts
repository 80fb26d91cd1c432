/** Repositories: their state, their operations. */
export { type CommitAct, type CommitHook, CommitHooks } from "./commitHooks.ts";
export * from "./errors.ts";
export * from "./model.ts";
export * from "./service.ts";
