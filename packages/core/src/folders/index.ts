/** Folders of files under way. */
export * from "./held.ts";
export * from "./lock.ts";
export * from "./sweeping.ts";
