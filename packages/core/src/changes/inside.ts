/** Changes, for other rooms of the core: nothing here asks for rights, and no package exports it. */
export type { Kept, KeptRow, Recorded } from "./kept.ts";
export { recordsFrom } from "./store.ts";
export * from "./visibility.ts";
export { ChangeKeeping } from "./keeping.ts";
export { Reactions } from "./reactions.ts";
