/** Translation memory. */
export * from "./columns.ts";
export * from "./service.ts";
export type { Match, Wanted } from "./store.ts";
