/** Repository, for other rooms of the core: nothing here asks for rights, and no package exports it. */
export { commitAndPush, type Outcome } from "./operations.ts";
export { commitPending } from "./committing.ts";
export { openForTask } from "./handlers.ts";
export { addLanguage } from "./languages.ts";
export { commitMessage, componentVariables, messageVariables } from "./messageVariables.ts";
export { makePeople } from "./people.ts";
export { maySeeStatus, projectOf } from "./policy.ts";
export { registerRepositoryTask } from "./tasks.ts";
export { squash, squashModes } from "./squashing.ts";
export { note, placeOf, type RepositoryWork } from "./work.ts";
export { RepositoryKeeping } from "./keeping.ts";
export { type AfterCommits, type CommitAct, type CommitHook, CommitHooks } from "./commitHooks.ts";
