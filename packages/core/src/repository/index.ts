/** Repositories: their state, their operations. */
export { type CommitAct, type CommitHook, CommitHooks } from "./commitHooks.ts";
export * from "./errors.ts";
export * from "./model.ts";
export { commitAndPush, type Outcome } from "./operations.ts";
export * from "./service.ts";
export { commitPending } from "./committing.ts";
export { openForTask } from "./handlers.ts";
export { addLanguage } from "./languages.ts";
export { commitMessage, componentVariables, messageVariables } from "./messageVariables.ts";
export { makePeople } from "./people.ts";
export { registerRepositoryTask } from "./tasks.ts";
export { note, placeOf, type RepositoryWork } from "./work.ts";
