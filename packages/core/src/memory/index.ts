/** Translation memory. */
export * from "./columns.ts";
export { leastQuality, type Quality } from "./likeness.ts";
export { type MemoryMatch, mostMatches } from "./matches.ts";
export * from "./service.ts";
export { type Match, type MemoryScope, scopes as memoryScopes, type Wanted } from "./store.ts";
