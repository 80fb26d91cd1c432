/** Clones: what other people's git fetches from the repositories of components. */
export * from "./errors.ts";
export * from "./service.ts";
