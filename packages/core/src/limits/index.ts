/** Limits of how often something may be done. */
export * from "./address.ts";
export { makeWindows } from "./memory.ts";
export * from "./model.ts";
export * from "./service.ts";
export { type Attempt, AttemptLimit, TooManyAttempts } from "./attempts.ts";
