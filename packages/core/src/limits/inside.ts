/** Limits, for other rooms of the core: nothing here asks for rights, and no package exports it. */
export { makeAttempts } from "./attempts.ts";
export { writtenSparingly } from "./sparingly.ts";
